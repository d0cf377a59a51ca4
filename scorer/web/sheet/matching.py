"""Сверка: what a printed sheet with this code shows of the party."""

from __future__ import annotations

from scorer.ledger.party import Party
from scorer.web.presenters.text import gettext, ngettext


def matching(entries: int | None, party: Party) -> str:
    """Whether the sheet is of this party, and how much was written since. `entries` is None for a code it never had."""
    if entries is None:
        return gettext("This party never had a sheet with this code: another party, or a slip in the code.")
    since = len(party.events) - entries
    if not since:
        return gettext("The sheet is of this party and shows all of it.")
    return ngettext(
        "The sheet is of this party; %(num)d entry was written since.",
        "The sheet is of this party; %(num)d entries were written since.",
        since,
    )
