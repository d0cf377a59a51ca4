"""Суммы: which sums a party's figures are part of, and how a party's change gets into them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any

from sqlalchemy.dialects import postgresql, sqlite

from scorer.store.base import db
from scorer.store.figures import NAMES, Figures
from scorer.store.stats_models import Tally

NOTHING = Figures()


class Scope(StrEnum):
    """What a sum is over; `part` of a tally says which."""

    ALL = "all"
    PRESET = "preset"
    MONTH = "month"
    PAIR = "pair"


@dataclass(frozen=True, slots=True)
class Key:
    """A tally: whose, over what, and which part of that."""

    person: str
    scope: Scope
    part: str


@dataclass(frozen=True, slots=True)
class Sitting:
    """A person at a party, with what decides which sums his figures are part of."""

    person: str
    preset: str
    month: str
    figures: Figures
    gains: tuple[int, ...]


Sums = dict[Key, Figures]


def sums_of(sittings: Sequence[Sitting]) -> Sums:
    """Everything one party adds to the sums."""
    sums: Sums = {}
    for one in sittings:
        add(sums, _own(one))
        others = zip(sittings, one.gains, strict=False)  # a seat may be lost: the proof is to tell that, not to stop
        add(sums, (_against(one, other, gain) for other, gain in others if other is not one))
    return sums


def add(sums: Sums, more: Iterable[tuple[Key, Figures]]) -> None:
    """Put more into the sums."""
    for key, figures in more:
        sums[key] = sums.get(key, NOTHING) + figures


def difference(before: Mapping[Key, Figures], after: Mapping[Key, Figures]) -> Sums:
    """What changed from one to the other; nothing where nothing did."""
    changed = {key: after.get(key, NOTHING) - before.get(key, NOTHING) for key in {**before, **after}}
    return {key: figures for key, figures in changed.items() if figures != NOTHING}


def write_sums(club_id: int, sums: Mapping[Key, Figures]) -> None:
    """Add to what the tallies hold; in one order always, so that two writers never wait for each other."""
    rows = [
        {"club_id": club_id, "person_id": key.person, "scope": str(key.scope), "part": key.part, **figures.named()}
        for key, figures in sorted(sums.items(), key=lambda item: (item[0].person, item[0].scope, item[0].part))
    ]
    if rows:
        db.session.execute(_adding(db.engine.dialect.name), rows)


def _own(one: Sitting) -> Iterator[tuple[Key, Figures]]:
    yield Key(one.person, Scope.ALL, ""), one.figures
    yield Key(one.person, Scope.PRESET, one.preset), one.figures
    yield Key(one.person, Scope.MONTH, one.month), one.figures


def _against(one: Sitting, other: Sitting, gain: int) -> tuple[Key, Figures]:
    """What counts between two: who of them won and how much, and what the first played in those parties."""
    mine = one.figures
    figures = Figures(
        parties=mine.parties,
        won=mine.won,
        lost=other.figures.won,
        drawn=mine.drawn,
        running=mine.running,
        deals=mine.deals,
        scored=mine.scored,
        points=mine.points,
        gain=gain,
    )
    return Key(one.person, Scope.PAIR, other.person), figures


@cache
def _adding(dialect: str) -> Any:
    """The statement that adds a row's figures to its tally, or begins one."""
    insert: Any = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}[dialect](Tally)
    return insert.on_conflict_do_update(
        index_elements=[Tally.person_id, Tally.scope, Tally.part],
        set_={name: getattr(Tally, name) + insert.excluded[name] for name in NAMES},
    )
