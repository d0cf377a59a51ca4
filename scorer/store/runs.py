"""Побед подряд: each party won knows how many were won running up to it.

A change of one party touches those after it only as far as the run goes.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Any

from sqlalchemy import Select, select, tuple_, update

from scorer.store.base import db
from scorer.store.stats_models import Seat

TOGETHER = 50
"""Rows read at once: most runs are shorter."""


def run_on(person_id: str, started: datetime, party_id: str) -> None:
    """Count a person's runs anew from a party on, after its result came, changed or went."""
    place = tuple_(started, party_id)
    before = db.session.execute(_counted(person_id).where(place > _PLACE).order_by(*_BACKWARDS).limit(1)).first()
    run = before.run if before else 0
    for row in _from(person_id, started, party_id):
        run = run + 1 if row.won else 0
        if row.run == run and row.party_id != party_id:
            return
        write_run(row, run)


def write_run(row: Any, run: int) -> None:
    """Keep a seat's run, where it is another than before."""
    if row.run != run:
        one = (Seat.party_id == row.party_id, Seat.seat == row.seat)
        db.session.execute(update(Seat).where(*one).values(run=run))


_PLACE = tuple_(Seat.started, Seat.party_id)
_BACKWARDS = (Seat.started.desc(), Seat.party_id.desc())


def _counted(person_id: str) -> Select[str, int, datetime, int, int]:
    """A person's finished parties that are not hidden."""
    query = select(Seat.party_id, Seat.seat, Seat.started, Seat.won, Seat.run)
    return query.where(Seat.person_id == person_id, ~Seat.hidden, Seat.finished)


def _from(person_id: str, started: datetime, party_id: str) -> Iterator[Any]:
    """His parties from one on, itself first if it counts, a handful at a time."""
    later = tuple_(started, party_id) <= _PLACE
    while True:
        query = _counted(person_id).where(later).order_by(Seat.started, Seat.party_id).limit(TOGETHER)
        rows = db.session.execute(query).all()
        yield from rows
        if len(rows) < TOGETHER:
            return
        later = tuple_(rows[-1].started, rows[-1].party_id) < _PLACE
