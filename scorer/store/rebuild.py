"""Пересчёт: everything that follows from the events made again from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select, select

from scorer.ledger.replay import replay
from scorer.rules.refusal import Refused
from scorer.store.base import db
from scorer.store.evenings import is_placed
from scorer.store.figures import VERSION
from scorer.store.imports import began
from scorer.store.models import Club, PartyRow
from scorer.store.parties import keep, locked, read_log
from scorer.store.persons import find_persons
from scorer.store.recount import recount
from scorer.store.stats import lock_club, seat_anew, seats_of
from scorer.store.transaction import writing

TOGETHER = 50
"""Parties in one transaction: others may write in between."""


def rebuild() -> tuple[str, ...]:
    """Make again what is kept beside every party and club; the ids of parties that are refused.

    That is: whose log is, or two of whose names are by now one player's. Who is one person with whom is found first,
    for seats are counted by that.
    """
    clubs = db.session.scalars(select(Club.id)).all()
    for club_id in clubs:
        with writing():
            lock_club(club_id)
            find_persons(club_id)
    _place_again()
    refused = _count_again(select(PartyRow.id).order_by(PartyRow.started, PartyRow.id))
    _sum_again(clubs)
    return refused


def count_outdated() -> None:
    """Count what an older version of the program counted otherwise, or not at all."""
    outdated = PartyRow.counted < VERSION
    clubs = db.session.scalars(select(PartyRow.club_id).where(outdated).distinct()).all()
    _count_again(select(PartyRow.id).where(outdated).order_by(PartyRow.started, PartyRow.id))
    _sum_again(clubs)


def _place_again() -> None:
    """When every party was begun, and which evening it is of where it is of none: days rest on those of others."""
    ids = db.session.scalars(select(PartyRow.id)).all()
    for begin in range(0, len(ids), TOGETHER):
        with writing():
            for party_id in ids[begin : begin + TOGETHER]:
                row = locked(party_id)
                row.started = began(row)
                if not is_placed(row):
                    row.evening_id = None


def _count_again(parties: Select[Any]) -> tuple[str, ...]:
    """Parties with their seats as their logs say, some at a time; the ids of those that are refused."""
    ids = db.session.scalars(parties).all()
    refused: list[str] = []
    for begin in range(0, len(ids), TOGETHER):
        with writing():
            refused += [party_id for party_id in ids[begin : begin + TOGETHER] if not _counted(locked(party_id))]
    return tuple(refused)


def _counted(row: PartyRow) -> bool:
    """Whether the party could be counted; where not, nothing of it is changed."""
    lock_club(row.club_id)
    try:
        party = read_log(row)
        state = replay(party)
        with db.session.begin_nested():
            keep(row, party, state)
            row.day = None
            seat_anew(row, party, state, seats_of(row))
    except Refused:
        return False
    return True


def _sum_again(clubs: Sequence[int]) -> None:
    for club_id in clubs:
        with writing():
            lock_club(club_id)
            find_persons(club_id)
            recount(club_id)
