"""Вечер: parties that belong together, each begun some hours after the one before by somebody of those.

A party that runs past midnight is of the evening it began, and so is the next one: the day of
an evening is the local day its earliest party was begun, by the offset that was stored with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import Select, bindparam, select

from scorer.store.base import db
from scorer.store.models import Club, PartyRow, Player
from scorer.store.stats_models import Seat

GAP = timedelta(hours=6)
"""At most so long from the start of a party to that of the next one of the same evening, or from its last entry where
the next one is begun from it.
"""


def place(row: PartyRow, persons: Sequence[str]) -> None:
    """Put a new party into the evening of the party before it with one of these persons, else the one after, else
    its own.
    """
    near = (
        select(PartyRow)
        .join(Seat, Seat.party_id == PartyRow.id)
        .where(
            PartyRow.club_id == row.club_id,
            PartyRow.id != row.id,
            PartyRow.evening_id.is_not(None),
            Seat.person_id.in_(persons),
        )
    )
    before = near.where(PartyRow.started.between(row.started - GAP, row.started)).order_by(PartyRow.started.desc())
    after = near.where(PartyRow.started.between(row.started, row.started + GAP)).order_by(PartyRow.started)
    other = db.session.scalar(before.limit(1)) or db.session.scalar(after.limit(1))
    row.evening_id = row.id if other is None else other.evening_id


def going_on(row: PartyRow, moment: datetime) -> str | None:
    """The evening of a party, where another begun from it at a moment is of the same, however long it took.

    None where its last entry is of hours ago, and the next one of another evening.
    """
    return row.evening_id if moment - row.updated <= GAP else None


def day_of(row: PartyRow) -> str:
    """The local day the evening of a party began, "2026-11-29"."""
    earliest = _others(row).order_by(PartyRow.started, PartyRow.id).limit(1)
    first = min((row, *db.session.scalars(earliest)), key=lambda one: (one.started, one.id))
    began = datetime.fromisoformat(first.opening["started"])
    # A moment out of all reason is not the one that is kept.
    return (began if began == first.started else first.started).date().isoformat()


def is_placed(row: PartyRow) -> bool:
    """Whether the evening of a party is one of its club; which of them it is, is kept and follows from nothing."""
    first = db.session.get(PartyRow, row.evening_id) if row.evening_id else None
    return first is not None and first.club_id == row.club_id


def on_another_day(row: PartyRow) -> tuple[PartyRow, ...]:
    """The other parties of the evening of one that are kept under another day than it is."""
    return tuple(db.session.scalars(_others(row).where(PartyRow.day != row.day)))


def _others(row: PartyRow) -> Select[PartyRow]:
    """The other parties of the evening of one, hidden ones among them."""
    query = select(PartyRow).where(PartyRow.evening_id == row.evening_id, PartyRow.club_id == row.club_id)
    return query.where(PartyRow.id != row.id)


class UnknownEvening(LookupError):
    """No such evening in this club."""


@dataclass(frozen=True, slots=True)
class Attendant:
    """A person of an evening: the parties played to their end, those won of them, and what was won by the account."""

    person: str
    name: str
    parties: int
    won: int
    gain: int


@dataclass(frozen=True, slots=True)
class Evening:
    """An evening: the local day it began, its parties as they were begun, and who was there, the most wins first.

    `deals` are those played in each party, in the order of the parties.
    """

    id: str
    day: str
    parties: tuple[PartyRow, ...]
    deals: tuple[int, ...]
    people: tuple[Attendant, ...]


class Sat(NamedTuple):
    """A seat of an evening's party: who sat there, and the result; `deals` are those of the party."""

    party: str
    person: str
    name: str
    parties: int
    won: int
    gain: int
    deals: int


_SEATS = (
    select(Seat.party_id, Seat.person_id, Player.name, Seat.parties, Seat.won, Seat.gain, Seat.deals)
    .join(PartyRow, PartyRow.id == Seat.party_id)
    .join(Player, Player.id == Seat.person_id)
    .where(PartyRow.evening_id == bindparam("evening"), ~PartyRow.hidden)
    .order_by(PartyRow.started, PartyRow.id, Seat.seat)
)


def seats_of_evening(evening_id: str | None) -> tuple[Sat, ...]:
    """Every seat of the evening's parties: as long as these are the same, so is the score."""
    return tuple(Sat(*row) for row in db.session.execute(_SEATS, {"evening": evening_id}))


def score(seats: Sequence[Sat], party_id: str) -> tuple[Attendant, ...]:
    """The score of an evening as a party's table tells it: who sits there first, then the others by their wins.

    Empty until a party is played to its end.
    """
    if not any(sat.parties for sat in seats):
        return ()
    here = [sat.person for sat in seats if sat.party == party_id]
    people = _people(seats)
    return tuple(sorted(people, key=lambda one: here.index(one.person) if one.person in here else len(here)))


def evening_of(club: Club, evening_id: str) -> Evening:
    """An evening of the club by its first party; raises `UnknownEvening`."""
    query = select(PartyRow).where(PartyRow.evening_id == evening_id, PartyRow.club_id == club.id, ~PartyRow.hidden)
    parties = tuple(db.session.scalars(query.order_by(PartyRow.started, PartyRow.id)))
    if not parties:
        raise UnknownEvening(evening_id)
    seats = seats_of_evening(evening_id)
    deals = {sat.party: sat.deals for sat in seats}
    return Evening(
        id=evening_id,
        day=parties[0].day or "",
        parties=parties,
        deals=tuple(deals[row.id] for row in parties),
        people=tuple(_people(seats)),
    )


def _people(seats: Sequence[Sat]) -> list[Attendant]:
    people: dict[str, Attendant] = {}
    for sat in seats:
        one = people.get(sat.person, Attendant(sat.person, sat.name, 0, 0, 0))
        people[sat.person] = replace(
            one, parties=one.parties + sat.parties, won=one.won + sat.won, gain=one.gain + sat.gain
        )
    return sorted(people.values(), key=lambda one: -one.won)
