"""Имена: who plays. Two or three names of 1-40 characters, told apart at a glance."""

from __future__ import annotations

from scorer.ledger.reading import Reader, list_of, text
from scorer.rules.refusal import Refused

LONGEST_NAME = 40
PLAYERS = (2, 3)

name: Reader[str] = text(LONGEST_NAME)


def same_name_key(player: str) -> str:
    """What two names are compared by: no case, no spaces.

    >>> same_name_key("Анна Мария") == same_name_key("аннамария ")
    True
    """
    return "".join(player.split()).casefold()


def players(value: object) -> tuple[str, ...]:
    """The names of the players; refuses `players.count` and `players.same_name`."""
    found = list_of(name)(value)
    if len(found) not in PLAYERS:
        raise Refused("players.count", count=len(found), least=PLAYERS[0], most=PLAYERS[-1])
    seen: dict[str, str] = {}
    for seat, player in enumerate(found):
        key = same_name_key(player)
        if key in seen:
            raise Refused("players.same_name", at=f"[{seat}]", name=player)
        seen[key] = player
    return found
