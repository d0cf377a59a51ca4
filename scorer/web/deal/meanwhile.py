"""Тем временем: what another phone wrote while a form lay open, a sentence an entry."""

from __future__ import annotations

from scorer.ledger.events import Amend, AnyEvent, Reopen, Void
from scorer.ledger.party import Row
from scorer.store.parties import Loaded
from scorer.web.presenters.outcomes import row_sentence
from scorer.web.presenters.text import gettext


def told(loaded: Loaded, seq: int) -> tuple[str, ...]:
    """What was written after the first `seq` events, in order."""
    rows = {row.event: row for row in loaded.state.rows}
    return tuple(_told(event, rows.get(event.id), loaded) for event in loaded.party.events[seq:])


def _told(event: AnyEvent, row: Row | None, loaded: Loaded) -> str:
    if row is not None:
        said = row_sentence(row, loaded.state.players, event)
        return gettext("Deal %(number)s. %(row)s", number=row.number, row=said) if row.number else said
    if isinstance(event, Void):
        return gettext("An entry was undone.")
    if isinstance(event, Amend):
        return gettext("An entry was changed.")
    if isinstance(event, Reopen):
        return gettext("The start of the party was put right.")
    return gettext("An entry was made and undone again.")
