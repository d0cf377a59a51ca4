"""Имена коротко: where a sentence must stay short, a long name is told by its first word."""

from __future__ import annotations

from collections.abc import Sequence

LONG = 15
"""Names up to so many characters are told whole."""


def brief(names: Sequence[str]) -> tuple[str, ...]:
    """The names, each longer one by its first word; all whole where that would not tell them apart.

    >>> brief(("Константин Александрович", "Боря"))
    ('Константин', 'Боря')
    >>> brief(("Анна Мария Петровна", "Анна"))
    ('Анна Мария Петровна', 'Анна')
    """
    short = tuple(name.split()[0] if len(name) > LONG else name for name in names)
    return short if len({name.casefold() for name in short}) == len(names) else tuple(names)
