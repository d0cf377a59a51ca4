"""Вечер: the parties the same players have finished around the time of one of theirs."""

from __future__ import annotations

from datetime import timedelta

from sqlalchemy import select

from scorer.store.base import db
from scorer.store.models import PartyRow

EVENING = timedelta(hours=12)


def evening(row: PartyRow) -> tuple[int, ...] | None:
    """Parties won by each seat of `row` within twelve hours of its start; None where none was finished."""
    query = select(PartyRow).where(
        PartyRow.club_id == row.club_id,
        PartyRow.finished,
        # Parties end after they start: the index over the last change finds them.
        PartyRow.updated >= row.started - EVENING,
        PartyRow.started.between(row.started - EVENING, row.started + EVENING),
    )
    seats = row.opening["player_ids"]
    parties = [other for other in db.session.scalars(query) if sorted(other.opening["player_ids"]) == sorted(seats)]
    winners = [other.opening["player_ids"][other.winner] for other in parties if other.winner is not None]
    return tuple(winners.count(player) for player in seats) if parties else None
