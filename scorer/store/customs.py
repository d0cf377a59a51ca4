"""Обычаи клуба: what it plays for, and the letters it writes at a bait and the like."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scorer.ledger.accounts import Wager, write_wager
from scorer.store.base import db
from scorer.store.models import Club
from scorer.store.parties import derive, load, locked
from scorer.store.transaction import writing

MARKED = ("bait", "hanging", "card_bait")
"""Outcomes a club may have letters of its own for."""


def agree_wager(party_id: str, wager: Wager | None) -> None:
    """Play a party for something, or for nothing; what follows from it is counted anew. Raises `UnknownParty`."""
    with writing():
        row = locked(party_id)
        row.wager = write_wager(wager) if wager else None
        loaded = load(row)
        derive(row, loaded.party, loaded.state)


def play_for(club: Club, unit: str) -> None:
    """What the amounts of the club are of; empty where that is not said."""
    with writing():
        db.session.refresh(club, with_for_update=True)
        club.unit = unit or None


def set_stake(club: Club, stake: int | None) -> None:
    """The stake of the club's short games unless another is said at their start; None for the variant's."""
    with writing():
        db.session.refresh(club, with_for_update=True)
        club.stake = stake


def write_marks(club: Club, marks: Mapping[str, str]) -> None:
    """The club's own letters by outcome; the usual ones where there are none."""
    with writing():
        db.session.refresh(club, with_for_update=True)
        kept: dict[str, Any] = {outcome: letters for outcome, letters in marks.items() if letters}
        club.marks = kept or None
