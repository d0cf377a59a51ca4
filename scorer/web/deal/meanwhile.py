"""Тем временем: what another phone wrote while a form lay open, a sentence an entry."""

from __future__ import annotations

from collections.abc import Sequence

from scorer.ledger.events import AnyEvent
from scorer.ledger.log import unseen
from scorer.store.parties import Loaded
from scorer.web.presenters.entries import Entries


def told(loaded: Loaded, seq: int, own: Sequence[AnyEvent] = ()) -> tuple[str, ...]:
    """What was written after the first `seq` events and matters to a form, in order; not what is its `own`."""
    entries = Entries(loaded.party, loaded.state)
    return tuple(entries.told(event) for event in unseen(loaded.party.events, seq) if event not in own)
