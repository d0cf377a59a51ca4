"""Кто есть кто: which players are one person by the mergings in force."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sqlalchemy import func, select, update

from scorer.store.base import db
from scorer.store.models import Club, Merging, Player
from scorer.store.stats_models import Seat


def find_persons(club_id: int) -> None:
    """Keep with every player of a club, and every seat, whose it is; within a transaction that writes."""
    persons = persons_by_player(club_id)
    for player in db.session.scalars(select(Player).where(Player.club_id == club_id)):
        player.person_id = persons[player.id]
        wrong = (Seat.player_id == player.id, Seat.person_id != player.person_id)
        db.session.execute(update(Seat).where(*wrong).values(person_id=player.person_id))
    db.session.flush()


def latest_persons(club: Club, *, most: int) -> tuple[Player, ...]:
    """The club's persons who sat down last, the latest first; after them, by name, who never did; no more than `most`.

    Each goes by his present name. Seats of hidden parties are no sitting down.
    """
    sat = select(func.max(Seat.started)).where(Seat.person_id == Player.id, ~Seat.hidden).scalar_subquery()
    query = select(Player).where(Player.club_id == club.id, Player.person_id == Player.id)
    return tuple(db.session.scalars(query.order_by(sat.desc().nulls_last(), Player.key, Player.id).limit(most)))


def persons_by_player(club_id: int) -> dict[str, str]:
    """Every player's person, himself where he is merged into nobody."""
    ids = db.session.scalars(select(Player.id).where(Player.club_id == club_id)).all()
    return persons_of_ids(ids, {merging.player_id: merging.into_id for merging in mergings_in_force(club_id)})


def persons_of_ids(ids: Iterable[str], into: Mapping[str, str]) -> dict[str, str]:
    """Where each id leads when mergings are followed to their end.

    >>> persons_of_ids(["a", "b", "c"], {"a": "b", "b": "c"})
    {'a': 'c', 'b': 'c', 'c': 'c'}
    """
    found = {}
    for one in ids:
        person = one
        while person in into:
            person = into[person]
        found[one] = person
    return found


def mergings_in_force(club_id: int) -> tuple[Merging, ...]:
    """The club's mergings that were not undone, in the order they were made."""
    query = select(Merging).where(Merging.club_id == club_id, Merging.undone.is_(None)).order_by(Merging.id)
    return tuple(db.session.scalars(query))
