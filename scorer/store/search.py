"""Поиск партий: a club's parties a page at a time, those still running first, then the latest begun.

A page begins where the one before ended, by the place of its last party, so that the thousandth
page is found as fast as the first.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from uuid import UUID

from sqlalchemy import ColumnElement, Select, and_, false, or_, select, true

from scorer.store.base import db
from scorer.store.models import Club, PartyRow, Player
from scorer.store.stats_models import Seat

PAGE = 20
ZONES = timedelta(hours=14)
"""No local time is further from Greenwich."""
LONGEST_EVENING = timedelta(days=2)
"""A party begun later after the day of its evening is not looked for."""
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_PLACE = re.compile(r"([rf])(-?\d{1,17})\.([0-9a-f]{32})")


@dataclass(frozen=True, slots=True)
class Place:
    """Where a party stands in the order of the list."""

    finished: bool
    started: datetime
    party: str

    def __str__(self) -> str:
        """The place as it stands in an address."""
        moment = (self.started - _EPOCH) // timedelta(microseconds=1)
        return f"{'f' if self.finished else 'r'}{moment}.{UUID(self.party).hex}"

    @classmethod
    def read(cls, text: str) -> Place | None:
        """The place an address names, None where it names none.

        >>> place = Place(finished=True, started=datetime(2026, 11, 29, 16, 40, tzinfo=UTC), party=str(UUID(int=1)))
        >>> str(place), Place.read(str(place)) == place, Place.read("f0")
        ('f1795970400000000.00000000000000000000000000000001', True, None)
        """
        found = _PLACE.fullmatch(text)
        if found is None:
            return None
        try:
            started = _EPOCH + timedelta(microseconds=int(found[2]))
        except OverflowError:
            return None
        return cls(found[1] == "f", started, str(UUID(found[3])))


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is looked for: parties of a person, of evenings from one day to another, both included."""

    person: Player | None = None
    since: date | None = None
    until: date | None = None


@dataclass(frozen=True, slots=True)
class Page:
    """Parties in their order, and where the next page begins after, None where there is no other."""

    parties: tuple[PartyRow, ...]
    next: Place | None


def find_parties(club: Club, wanted: Wanted, after: Place | None = None, *, most: int = PAGE) -> Page:
    """A page of the club's parties that are wanted; hidden ones are not there."""
    found: list[PartyRow] = []
    for finished in (False, True):
        if after is not None and after.finished and not finished:
            continue
        # One after the other: an index gives each in its order, however many there are.
        from_here = after if after is not None and after.finished == finished else None
        query = _of(club, wanted, finished=finished).where(*_within(wanted))
        found += db.session.scalars(_in_order(query, wanted, from_here).limit(most + 1 - len(found)))
        if len(found) > most:
            last = found[most - 1]
            return Page(tuple(found[:most]), Place(last.finished, last.started, last.id))
    return Page(tuple(found), None)


def _of(club: Club, wanted: Wanted, *, finished: bool) -> Select[PartyRow]:
    """The parties to choose from: the club's, or those of the person, by whose seats they are found."""
    ended = true() if finished else false()
    if wanted.person is None:
        return select(PartyRow).where(
            PartyRow.club_id == club.id, PartyRow.hidden == false(), PartyRow.finished == ended
        )
    sat = and_(Seat.person_id == wanted.person.id, Seat.hidden == false(), Seat.finished == ended)
    return select(PartyRow).join(Seat, Seat.party_id == PartyRow.id).where(sat, PartyRow.club_id == club.id)


def _in_order(query: Select[PartyRow], wanted: Wanted, after: Place | None) -> Select[PartyRow]:
    started, party = (PartyRow.started, PartyRow.id) if wanted.person is None else (Seat.started, Seat.party_id)
    if after is not None:
        same = and_(started == after.started, party < after.party)
        query = query.where(started <= after.started, or_(started < after.started, same))
    return query.order_by(started.desc(), party.desc())


def _within(wanted: Wanted) -> list[ColumnElement[bool]]:
    """The days asked for; the moments about them let an index skip the rest."""
    started = PartyRow.started if wanted.person is None else Seat.started
    bounds: list[ColumnElement[bool]] = []
    if wanted.since is not None:
        bounds += [PartyRow.day >= wanted.since.isoformat(), started >= _midnight(wanted.since) - ZONES]
    if wanted.until is not None:
        bounds += [PartyRow.day <= wanted.until.isoformat()]
        bounds += [started <= _midnight(wanted.until) + ZONES + LONGEST_EVENING]
    return bounds


def _midnight(day: date) -> datetime:
    # Days near the ends of the calendar have no moment in every zone.
    return datetime.combine(min(max(day, date(1971, 1, 1)), date(2300, 1, 1)), time(), UTC)
