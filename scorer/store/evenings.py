"""Вечер: the parties the same players have finished around the time of one of theirs."""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy import bindparam, select

from scorer.store.base import db
from scorer.store.models import PartyRow

EVENING = timedelta(hours=12)


_NEARBY = (
    PartyRow.club_id == bindparam("club"),
    PartyRow.finished,
    ~PartyRow.hidden,
    # A party is written to last after it starts: the index over the last change finds those of the evening.
    PartyRow.updated >= bindparam("from"),
    PartyRow.started.between(bindparam("from"), bindparam("to")),
)
_WINNERS = select(PartyRow.id, PartyRow.winner).where(*_NEARBY)
_PARTIES = select(PartyRow).where(*_NEARBY)


def finished_nearby(club_id: int, started: datetime) -> tuple[tuple[str, int | None], ...]:
    """The club's finished parties of that evening with their winners: as long as this is the same, so is its score."""
    rows = db.session.execute(_WINNERS, _around(club_id, started))
    return tuple((party_id, winner) for party_id, winner in rows)


def evening(row: PartyRow) -> tuple[int, ...] | None:
    """Parties won by each seat of `row` within twelve hours of its start; None where none was finished."""
    seats = row.opening["player_ids"]
    parties = [
        other
        for other in db.session.scalars(_PARTIES, _around(row.club_id, row.started))
        if sorted(other.opening["player_ids"]) == sorted(seats)
    ]
    winners = [other.opening["player_ids"][other.winner] for other in parties if other.winner is not None]
    return tuple(winners.count(player) for player in seats) if parties else None


def _around(club_id: int, started: datetime) -> dict[str, object]:
    return {"club": club_id, "from": started - EVENING, "to": started + EVENING}
