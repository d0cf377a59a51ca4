"""Вечер словами: its score."""

from __future__ import annotations

from collections.abc import Sequence

from scorer.store.evenings import Attendant


def evening_score(people: Sequence[Attendant], seats: int) -> str:
    """«2 : 1» where nobody but the `seats` of this table was there, else everybody by name; empty without a score."""
    if len(people) == seats:
        return " : ".join(str(one.won) for one in people)
    return ", ".join(f"{one.name} {one.won}" for one in people)
