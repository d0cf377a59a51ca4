"""Один человек: two players found to be the same person, and told apart again.

A merging is a record: nothing is lost by it, and undoing it leads back to two players, each
with the parties that were entered under his name.
"""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import select
from sqlalchemy.orm import aliased

from scorer.store.base import db
from scorer.store.clock import now
from scorer.store.models import Club, Merging, Player
from scorer.store.persons import find_persons
from scorer.store.players import player_of
from scorer.store.recount import recount
from scorer.store.stats import lock_club
from scorer.store.stats_models import Seat
from scorer.store.transaction import writing


class SamePerson(ValueError):
    """These players are one person already."""


class PlayedTogether(ValueError):
    """These players sat at one table, so they cannot be one person."""


class UnknownMerging(LookupError):
    """No such merging in force in this club."""


def merge(club: Club, player_id: str, into_id: str, *, at: datetime | None = None) -> Merging:
    """From now on two players are one person, who goes by the name of the second; `at` is when that was found.

    Raises `UnknownPlayer`, `SamePerson`, `PlayedTogether`.
    """
    with writing():
        lock_club(club.id)
        one, other = (player_of(club, player_of(club, player).person_id) for player in (player_id, into_id))
        if one is other:
            raise SamePerson(one.name)
        if _played_together(one, other):
            raise PlayedTogether(one.name)
        merging = Merging(club_id=club.id, player_id=one.id, into_id=other.id, at=at or now())
        db.session.add(merging)
        persons_anew(club)
    return merging


def part(club: Club, merging_id: int) -> Merging:
    """Undo a merging; raises `UnknownMerging`."""
    with writing():
        lock_club(club.id)
        merging = db.session.get(Merging, merging_id)
        if merging is None or merging.club_id != club.id or merging.undone is not None:
            raise UnknownMerging(merging_id)
        merging.undone = now()
        persons_anew(club)
    return merging


def mergings_into(player: Player) -> tuple[tuple[Merging, Player], ...]:
    """The mergings in force by which others became this person, with who they were, oldest first."""
    query = (
        select(Merging, Player)
        .join(Player, Player.id == Merging.player_id)
        .where(Merging.into_id == player.id, Merging.undone.is_(None))
        .order_by(Merging.id)
    )
    return tuple((merging, other) for merging, other in db.session.execute(query))


def persons_anew(club: Club) -> None:
    """Who is who by the mergings in force, and every figure that rests on it; within a transaction that writes."""
    db.session.flush()
    find_persons(club.id)
    recount(club.id)


def _played_together(one: Player, other: Player) -> bool:
    theirs = aliased(Seat)
    query = select(Seat.party_id).join(theirs, theirs.party_id == Seat.party_id)
    query = query.where(Seat.person_id == one.id, theirs.person_id == other.id).limit(1)
    return db.session.scalar(query) is not None
