"""Записи словами: what kind of entry an event is."""

from __future__ import annotations

from scorer.ledger import events as e
from scorer.web.presenters.text import Text, lazy_pgettext

_NAMES: dict[type[e.AnyEvent], Text] = {
    e.DealPlayed: lazy_pgettext("entry", "deal"),
    e.Passed: lazy_pgettext("entry", "passed deal"),
    e.Fifty: lazy_pgettext("entry", "points without play"),
    e.AgreeHanging: lazy_pgettext("entry", "agreement on the hanging points"),
    e.Claim: lazy_pgettext("entry", "announcement of the end"),
    e.Correction: lazy_pgettext("entry", "correction"),
    e.Void: lazy_pgettext("entry", "undo"),
    e.Amend: lazy_pgettext("entry", "amendment"),
    e.Reopen: lazy_pgettext("entry", "change of the opening"),
    e.Rules: lazy_pgettext("entry", "agreement on the rules"),
    e.Adjust: lazy_pgettext("entry", "change of the score"),
    e.Confirm: lazy_pgettext("entry", "confirmation"),
    e.Close: lazy_pgettext("entry", "breaking off"),
}


def event_name(event: e.AnyEvent) -> str:
    """What an entry is called: «сдача», «пересдача»."""
    return str(_NAMES[type(event)])
