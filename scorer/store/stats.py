"""Показатели в базе: who sits at a party and what it comes to for them, kept in the transaction of its events."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from flask import g
from sqlalchemy import select

from scorer.ledger.accounts import gains, read_wager
from scorer.ledger.party import Party, State
from scorer.rules.refusal import Refused
from scorer.store.base import db
from scorer.store.evenings import day_of, on_another_day, place
from scorer.store.figures import NAMES, VERSION, Figures, figures_of
from scorer.store.models import Club, PartyRow, Player
from scorer.store.players import players_named
from scorer.store.runs import run_on
from scorer.store.stats_models import Seat
from scorer.store.sums import Sitting, Sums, difference, sums_of, write_sums

LATER = "sum_later"
"""In the application context while many parties come at once: sums and runs are made at the end (`recount`)."""


def count(row: PartyRow, party: Party, state: State, entered: Mapping[str, str]) -> None:
    """Count a party anew: its seats, the sums they are part of, and the runs its end goes into.

    `entered` are ids of players by name, where it is known from elsewhere whose a name is.
    Refuses `players.same_name` where two seats are one person's.
    """
    lock_club(row.club_id)
    seats = seats_of(row)
    before, results = sums_in(seats), {seat.person_id: result_of(seat) for seat in seats}
    new = row.day is None
    seats = seat_anew(row, party, state, seats, entered)
    if new:
        _on_one_day(row)
    if g.get(LATER):
        row.counted = 0
        return
    write_sums(row.club_id, difference(before, sums_in(seats)))
    after = {seat.person_id: result_of(seat) for seat in seats}
    for person in {**results, **after}:
        if results.get(person) != after.get(person):
            run_on(person, row.started, row.id)


def _on_one_day(row: PartyRow) -> None:
    """The evening of a party that came later and was begun earlier is of another day: so are the others of it."""
    for other in on_another_day(row):
        seats = seats_of(other)
        before = sums_in(seats)
        other.day = row.day
        for seat in seats:
            seat.month = month_of(other)
        db.session.flush()
        if not g.get(LATER):
            write_sums(row.club_id, difference(before, sums_in(seats)))


def set_hidden(row: PartyRow, *, hidden: bool) -> None:
    """Take a party out of its club's lists and figures, or bring it back."""
    lock_club(row.club_id)
    seats = seats_of(row)
    before = sums_in(seats)
    row.hidden = hidden
    for seat in seats:
        seat.hidden = hidden
        if hidden:
            seat.run = 0
    db.session.flush()
    write_sums(row.club_id, difference(before, sums_in(seats)))
    for seat in seats:
        run_on(seat.person_id, row.started, row.id)


def lock_club(club_id: int) -> None:
    """One writer of a club's figures at a time: they are read before they are written."""
    db.session.get_one(Club, club_id, with_for_update=True)


def seats_of(row: PartyRow) -> list[Seat]:
    """The seats of a party as they were counted last."""
    return list(db.session.scalars(select(Seat).where(Seat.party_id == row.id).order_by(Seat.seat)))


def persons_at(row: PartyRow) -> tuple[Player, ...]:
    """Who sits at a party, seat by seat, as they are known now."""
    query = select(Player).join(Seat, Seat.person_id == Player.id).where(Seat.party_id == row.id)
    return tuple(db.session.scalars(query.order_by(Seat.seat)))


def sums_in(seats: Sequence[Seat]) -> Sums:
    """What these seats of one party are part of; nothing where it is hidden."""
    return sums_of([sitting(seat) for seat in seats if not seat.hidden])


def sitting(seat: Seat) -> Sitting:
    """A seat as it counts."""
    figures = Figures(*(getattr(seat, name) for name in NAMES))
    return Sitting(seat.person_id, seat.preset, seat.month, figures, tuple(seat.gains))


def result_of(seat: Seat) -> int | None:
    """Whether a party was won at a seat, None where it does not count for runs."""
    return seat.won if seat.finished and not seat.hidden else None


def seat_anew(
    row: PartyRow, party: Party, state: State, seats: Sequence[Seat], entered: Mapping[str, str] | None = None
) -> list[Seat]:
    """The seats of a party with its figures as they are now; those nobody sits at any more are gone."""
    players = list(_seated(row, state.players, seats, entered or {}))
    if row.evening_id is None:
        place(row, [player.person_id for player in players])
    if row.day is None:
        row.day = day_of(row)
    known = {seat.seat: seat for seat in seats}
    found = []
    for number, (player, values) in enumerate(zip(players, derived(row, party, state), strict=True)):
        seat = known.pop(number, None) or Seat(party_id=row.id, seat=number, run=0)
        seat.player_id, seat.person_id = player.id, player.person_id
        for name, value in values.items():
            setattr(seat, name, value)
        if result_of(seat) is None:
            seat.run = 0
        db.session.add(seat)
        found.append(seat)
    for seat in known.values():
        db.session.delete(seat)
    row.counted = VERSION
    db.session.flush()
    return found


def derived(row: PartyRow, party: Party, state: State) -> Iterator[dict[str, Any]]:
    """What a party's seats hold that follows from its events and its row, by column; runs aside."""
    won = gains(state, read_wager(row.wager) if row.wager else None)
    for number, counted in enumerate(figures_of(party, state)):
        yield {
            "club_id": row.club_id,
            "name": state.players[number],
            "started": row.started,
            "finished": state.finished,
            "hidden": row.hidden,
            "preset": state.preset,
            "month": month_of(row),
            "gains": list(won[number]),
            "best_deal": counted.best_deal,
            **replace(counted.figures, gain=sum(won[number])).named(),
        }


def month_of(row: PartyRow) -> str:
    """The month a party counts in, that of its evening: "2026-11"."""
    return (row.day or "")[:7]


def _seated(row: PartyRow, names: Sequence[str], seats: Sequence[Seat], entered: Mapping[str, str]) -> Iterator[Player]:
    """Who sits where: as counted before, as the party was opened, else who is called so now."""
    known = dict(zip(row.opening["players"], row.opening["player_ids"], strict=True))
    known |= {seat.name: seat.player_id for seat in seats} | dict(entered)
    club = db.session.get_one(Club, row.club_id)
    persons: set[str] = set()
    for number, name in enumerate(names):
        player = db.session.get(Player, known[name]) if name in known else None
        if player is None:
            (player,) = players_named(club, [name], {name: known[name]} if name in known else {})
        if player.person_id in persons:
            raise Refused("players.same_name", at=f"players[{number}]", name=name)
        persons.add(player.person_id)
        yield player
