"""Заново: a club's sums and runs made again from the seats of its parties."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby
from typing import Any

from flask import g
from sqlalchemy import delete, select, update

from scorer.store.base import db
from scorer.store.figures import NAMES, VERSION, Figures
from scorer.store.models import PartyRow
from scorer.store.runs import write_run
from scorer.store.stats import LATER, lock_club
from scorer.store.stats_models import Seat, Tally
from scorer.store.sums import Sitting, Sums, add, sums_of, write_sums
from scorer.store.transaction import writing


@contextmanager
def summed_at_the_end(club_id: int) -> Iterator[None]:
    """Many parties at once: their seats are kept as they come, the sums and runs of the club made at the end.

    Should the program die before, it makes them when it is started again: the parties do not
    count as counted until then.
    """
    setattr(g, LATER, True)
    try:
        yield
    finally:
        setattr(g, LATER, False)
        with writing():
            recount(club_id)
            uncounted = (PartyRow.club_id == club_id, PartyRow.counted == 0)
            db.session.execute(update(PartyRow).where(*uncounted).values(counted=VERSION))


def recount(club_id: int) -> None:
    """Make the sums and runs of a club again; within a transaction that writes."""
    lock_club(club_id)
    db.session.flush()
    db.session.execute(delete(Tally).where(Tally.club_id == club_id))
    write_sums(club_id, sums_of_seats(seats_by_party(club_id)))
    for row, run in runs_of_seats(seats_by_person(club_id)):
        write_run(row, run)


def seats_by_party(club_id: int) -> Iterable[Any]:
    """The seats that count, those of a party together."""
    columns = (Seat.party_id, Seat.person_id, Seat.preset, Seat.month, Seat.gains)
    query = select(*columns, *(getattr(Seat, name) for name in NAMES))
    return db.session.execute(query.where(Seat.club_id == club_id, ~Seat.hidden).order_by(Seat.party_id, Seat.seat))


def seats_by_person(club_id: int) -> Sequence[Any]:
    """All seats, those of a person together in the order of his parties."""
    whose = [Seat.party_id, Seat.seat, Seat.player_id, Seat.person_id]
    order = (Seat.person_id, Seat.started, Seat.party_id)
    query = select(*whose, Seat.finished, Seat.hidden, Seat.won, Seat.run)
    return db.session.execute(query.where(Seat.club_id == club_id).order_by(*order)).all()


def sums_of_seats(rows: Iterable[Any]) -> Sums:
    """What seats, party by party, come to in all."""
    sums: Sums = {}
    for _, seats in groupby(rows, key=lambda row: row.party_id):
        sittings = [
            Sitting(row.person_id, row.preset, row.month, Figures(*(getattr(row, name) for name in NAMES)), row.gains)
            for row in seats
        ]
        add(sums, sums_of(sittings).items())
    return sums


def runs_of_seats(rows: Iterable[Any]) -> Iterator[tuple[Any, int]]:
    """Every seat, person by person in the order of the parties, with the run it is part of."""
    for _, seats in groupby(rows, key=lambda row: row.person_id):
        run = 0
        for row in seats:
            if row.hidden or not row.finished:
                yield row, 0
                continue
            run = run + 1 if row.won else 0
            yield row, run
