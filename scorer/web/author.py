"""Кто пишет: who this device is, said once; every entry it writes carries that name."""

from __future__ import annotations

from collections.abc import Sequence

from flask import session

from scorer.ledger.names import LONGEST_NAME, same_name_key

AUTHOR = "author"
"""In the session: the name, a player's or the scribe's."""


def author() -> str | None:
    """The name this device writes under, None where nobody said so yet."""
    name = session.get(AUTHOR)
    return name if isinstance(name, str) and name.strip() else None


def introduce(name: str) -> None:
    """From now on this device writes under `name`; an empty one takes it back."""
    if name.strip():
        session[AUTHOR] = name.strip()[:LONGEST_NAME]
    else:
        session.pop(AUTHOR, None)


def seat_of_author(players: Sequence[str]) -> int | None:
    """The seat of who holds this device, None where he does not play or nobody said who it is."""
    name = author()
    keys = [same_name_key(player) for player in players]
    return keys.index(same_name_key(name)) if name and same_name_key(name) in keys else None
