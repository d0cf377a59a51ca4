"""Другое имя: a player goes by another name from now on, and stays known by the one he played under."""

from __future__ import annotations

from sqlalchemy import select

from scorer.ledger.seen import as_seen
from scorer.store.base import db
from scorer.store.clock import now
from scorer.store.likeness import likeness
from scorer.store.merging import persons_anew
from scorer.store.models import Club, Merging, Player
from scorer.store.persons import mergings_in_force
from scorer.store.players import NameTaken, called, new_player, player_of
from scorer.store.stats import lock_club
from scorer.store.stats_models import Seat
from scorer.store.transaction import writing


def rename_player(club: Club, player_id: str, name: str) -> Player:
    """Another name for a player from now on; parties keep the name they were played under.

    A name he played under leads to him further, as one made one with him does, until that is
    undone. A name that was made one with his is the one the person goes by then. Returns who
    has the name. Raises `UnknownPlayer`, `NameTaken`.
    """
    with writing():
        lock_club(club.id)
        player = player_of(club, player_id)
        other = called(club, name) or player
        if other.person_id != player.person_id:
            raise NameTaken(other)
        if other is player:
            _name(club, player, name)
        else:
            other.name = as_seen(name)
            _go_by(club, other)
    return other


def _name(club: Club, player: Player, name: str) -> None:
    before = player.name
    kept = player.key != likeness(name) and _played(player)
    player.name, player.key = as_seen(name), likeness(name)
    db.session.flush()  # the old name is free now
    if kept:
        former = new_player(club, before)
        former.person_id = player.person_id
        db.session.flush()
        db.session.add(Merging(club_id=club.id, player_id=former.id, into_id=player.id, at=now()))


def _played(player: Player) -> bool:
    """Whether parties were played under the name he has: a slip put right leaves no trace."""
    names = db.session.scalars(select(Seat.name).where(Seat.player_id == player.id).distinct())
    return any(likeness(name) == player.key for name in names)


def _go_by(club: Club, player: Player) -> None:
    """Turn the mergings about that lead from a player to the person he is: he is that person then."""
    into = {merging.player_id: merging for merging in mergings_in_force(club.id)}
    one = player.id
    while one in into:
        merging, moment = into[one], now()
        merging.undone = moment
        db.session.add(Merging(club_id=club.id, player_id=merging.into_id, into_id=one, at=moment))
        one = merging.into_id
    persons_anew(club)
