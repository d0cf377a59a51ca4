"""Игроки of a club: found again whatever a name is typed like, renamed without losing their history."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain, count
from uuid import uuid4

from sqlalchemy import select

from scorer.ledger.seen import as_seen
from scorer.rules.refusal import Refused
from scorer.store.base import db
from scorer.store.likeness import likeness
from scorer.store.models import Club, Player
from scorer.store.transaction import writing


class UnknownPlayer(LookupError):
    """No such player in this club."""


class NameTaken(ValueError):
    """Another player of the club has a name that is read as the same."""

    def __init__(self, player: Player) -> None:
        super().__init__(player.name)
        self.player = player


def players_named(club: Club, names: Sequence[str], ids: Mapping[str, str] | None = None) -> tuple[Player, ...]:
    """The club's players of these names, in their order; who is not known yet is added.

    `ids` are ids of those whose players were lost, by name. Refuses `players.same_name` where two
    names are those of one person.
    """
    keys = [likeness(name) for name in names]
    query = select(Player).where(Player.club_id == club.id, Player.key.in_(keys))
    known = {player.key: player for player in db.session.scalars(query)}
    persons: set[str] = set()
    for seat, (name, key) in enumerate(zip(names, keys, strict=True)):
        player = known[key] = known.get(key) or new_player(club, name, (ids or {}).get(name))
        if player.person_id in persons:
            raise Refused("players.same_name", at=f"players[{seat}]", name=name)
        persons.add(player.person_id)
    return tuple(known[key] for key in keys)


def players_entered(club: Club, names: Sequence[str], ids: Sequence[str] | None) -> tuple[Player, ...]:
    """The players of a party from elsewhere: those of the club these ids name, else of these names.

    Names that only look alike are two players, for they sat at one table. Refuses
    `players.same_name` where two are one person.
    """
    given = [db.session.get(Player, player_id) for player_id in ids or ()]
    known = [player if player is not None and player.club_id == club.id else None for player in given]
    found: list[Player] = []
    for seat, name in enumerate(names):
        player = known[seat] if known else None
        if player is None:
            alike = list(map(likeness, names)).count(likeness(name)) > 1
            player = _exactly(club, name) if alike else players_named(club, [name])[0]
        if any(player.person_id == other.person_id for other in found):
            raise Refused("players.same_name", at=f"players[{seat}]", name=name)
        found.append(player)
    return tuple(found)


def _exactly(club: Club, name: str) -> Player:
    """The player who is called so to the letter; who is not known yet is added beside those who are called alike."""
    query = select(Player).where(Player.club_id == club.id, Player.name == as_seen(name)).order_by(Player.id)
    player = db.session.scalar(query.limit(1))
    if player is None:
        key = free_key(club, name)
        player = new_player(club, name)
        player.key = key
    return player


def free_key(club: Club, name: str) -> str:
    """The key of a name, or one nobody types where another player has it: two of one name from elsewhere."""
    taken = set(db.session.scalars(select(Player.key).where(Player.club_id == club.id)))
    numbered = (f"{likeness(name)} {number}" for number in count(2))
    return next(key for key in chain([likeness(name)], numbered) if key not in taken)


def new_player(club: Club, name: str, player_id: str | None = None) -> Player:
    """A player nobody of the club is called like, put into the session."""
    player_id = player_id or str(uuid4())
    player = Player(id=player_id, club_id=club.id, name=as_seen(name), key=likeness(name), person_id=player_id)
    db.session.add(player)
    return player


def add_player(club: Club, name: str) -> Player:
    """A new player; raises `NameTaken`."""
    with writing():
        _check_free(club, name)
        player = new_player(club, name)
        db.session.flush()
    return player


def player_of(club: Club, player_id: str) -> Player:
    """A player of the club; raises `UnknownPlayer`."""
    player = db.session.get(Player, player_id)
    if player is None or player.club_id != club.id:
        raise UnknownPlayer(player_id)
    return player


def called(club: Club, name: str) -> Player | None:
    """The player of the club whose name is read as this one."""
    return db.session.scalar(select(Player).where(Player.club_id == club.id, Player.key == likeness(name)))


def persons_of(club: Club) -> tuple[Player, ...]:
    """The club's players by name, of those that are one person the one it goes by."""
    query = select(Player).where(Player.club_id == club.id, Player.person_id == Player.id)
    return tuple(db.session.scalars(query.order_by(Player.key, Player.id)))


def find_persons(club: Club, text: str = "", *, skip: int, most: int) -> tuple[Player, ...]:
    """The club's persons by name, those a part of whose name is typed; the first are skipped."""
    query = select(Player).where(Player.club_id == club.id, Player.person_id == Player.id)
    if text:
        named = Player.key.contains(likeness(text), autoescape=True)
        query = query.where(Player.id.in_(select(Player.person_id).where(Player.club_id == club.id, named)))
    return tuple(db.session.scalars(query.order_by(Player.key, Player.id).offset(skip).limit(most)))


def persons_like(club: Club, text: str) -> tuple[Player, ...]:
    """Who a name typed may mean: whose name it is, under whichever it is known; else whose it is part of."""
    key = likeness(text)
    known = select(Player.person_id).where(Player.club_id == club.id)
    for query in (known.where(Player.key == key), known.where(Player.key.contains(key, autoescape=True))):
        persons = select(Player).where(Player.id.in_(query)).order_by(Player.key, Player.id)
        found = tuple(db.session.scalars(persons))
        if found:
            return found
    return ()


def _check_free(club: Club, name: str) -> None:
    other = called(club, name)
    if other is not None:
        raise NameTaken(other)
