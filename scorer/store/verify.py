"""Проверка: whether everything kept beside the events is what the events come to. Writes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, select

from scorer.ledger.party import Party, State
from scorer.ledger.replay import replay
from scorer.rules.refusal import Refused
from scorer.store.base import db
from scorer.store.evenings import day_of, is_placed
from scorer.store.figures import NAMES, VERSION, Figures
from scorer.store.imports import began
from scorer.store.models import Club, EventRow, PartyRow, Player
from scorer.store.parties import read_log, standing, stands
from scorer.store.persons import persons_by_player
from scorer.store.recount import runs_of_seats, seats_by_party, seats_by_person, sums_of_seats
from scorer.store.stats import derived, seats_of
from scorer.store.stats_models import Tally
from scorer.store.sums import Key, Scope, difference


@dataclass(frozen=True, slots=True)
class Difference:
    """What is kept of a thing otherwise than it was counted anew."""

    of: str
    what: str
    kept: object
    counted: object

    def __str__(self) -> str:
        return f"{self.of}: {self.what} is {self.kept!r}, counted {self.counted!r}"


@dataclass(frozen=True, slots=True)
class Holdings:
    """How much there is to prove."""

    clubs: int
    players: int
    parties: int
    entries: int


def holdings() -> Holdings:
    """Everything that is kept, counted."""
    tables = (Club, Player, PartyRow, EventRow)
    return Holdings(*(db.session.scalar(select(func.count()).select_from(table)) or 0 for table in tables))


def verify() -> Iterator[Difference]:
    """Everything that differs: parties first, then what their seats come to, club by club.

    Seats that differ from their party make the sums look right or wrong only as far as the
    seats themselves are: both are told.
    """
    for party_id in db.session.scalars(select(PartyRow.id).order_by(PartyRow.started, PartyRow.id)).all():
        yield from _party(db.session.get_one(PartyRow, party_id))
    for club_id in db.session.scalars(select(Club.id).order_by(Club.id)).all():
        yield from _persons(club_id)
        yield from _sums(club_id)
        yield from _runs(club_id)


def _party(row: PartyRow) -> Iterator[Difference]:
    of = f"party {row.id}"
    try:
        party = read_log(row)
        state = replay(party)
    except Refused as refused:
        yield Difference(of, "log", "refused", str(refused))
        return
    kept = {"seq": row.seq, "totals": row.totals, "winner": row.winner, "finished": row.finished}
    kept |= {"counted": row.counted, "stands": stands(row), "started": row.started, "day": row.day}
    counted = {"seq": len(party.events), "totals": list(state.totals), "winner": state.winner}
    counted |= {"finished": state.finished, "counted": VERSION, "stands": standing(state)}
    yield from _compared(of, kept, {**counted, "started": began(row), "day": day_of(row)})
    if not is_placed(row):
        yield Difference(of, "evening", row.evening_id, "none of its club")
    yield from _seats(row, party, state)


def _seats(row: PartyRow, party: Party, state: State) -> Iterator[Difference]:
    seats = {seat.seat: seat for seat in seats_of(row)}
    for number, values in enumerate(derived(row, party, state)):
        of = f"party {row.id}, seat {number}"
        seat = seats.pop(number, None)
        if seat is None:
            yield Difference(of, "seat", None, values["name"])
        else:
            yield from _compared(of, {name: getattr(seat, name) for name in values}, values)
    for number, seat in seats.items():
        yield Difference(f"party {row.id}, seat {number}", "seat", seat.name, None)


def _compared(of: str, kept: dict[str, Any], counted: dict[str, Any]) -> Iterator[Difference]:
    for name, value in counted.items():
        if kept[name] != value:
            yield Difference(of, name, kept[name], value)


def _persons(club_id: int) -> Iterator[Difference]:
    """Players and seats, whose they are."""
    persons = persons_by_player(club_id)
    for player in db.session.scalars(select(Player).where(Player.club_id == club_id)):
        if player.person_id != persons[player.id]:
            yield Difference(f"player {player.id}", "person", player.person_id, persons[player.id])
    for row in seats_by_person(club_id):
        of = f"party {row.party_id}, seat {row.seat}"
        if row.player_id not in persons:
            yield Difference(of, "player", row.player_id, "nobody of its club")
        elif row.person_id != persons[row.player_id]:
            yield Difference(of, "person", row.person_id, persons[row.player_id])


def _sums(club_id: int) -> Iterator[Difference]:
    tallies = db.session.scalars(select(Tally).where(Tally.club_id == club_id))
    kept = {
        Key(one.person_id, Scope(one.scope), one.part): Figures(*(getattr(one, name) for name in NAMES))
        for one in tallies
    }
    counted = sums_of_seats(seats_by_party(club_id))
    for key in difference(kept, counted):
        of = f"player {key.person}, {key.scope} {key.part}".rstrip()
        yield from _compared(of, kept.get(key, Figures()).named(), counted.get(key, Figures()).named())


def _runs(club_id: int) -> Iterator[Difference]:
    for row, run in runs_of_seats(seats_by_person(club_id)):
        if row.run != run:
            yield Difference(f"party {row.party_id}, seat {row.seat}", "run", row.run, run)
