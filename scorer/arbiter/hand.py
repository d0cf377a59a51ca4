"""Что у меня на руках? The best melds of a hand, which to name first, and the bella.

Rules: R-MELDS 1-4. Best is the most points, then the strongest first. A row of cards is
named whole unless splitting it brings more; with `split_runs` off one meld a row.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from scorer.arbiter.situations import hand as read_hand
from scorer.ledger.reading import Fields, one_of
from scorer.rules.cards import Card, Rank, Suit
from scorer.rules.counting import BELLA
from scorer.rules.facts import Meld
from scorer.rules.meld_cards import FOUR_RANKS, bella_cards
from scorer.rules.melds import run_order, strength, strongest_first, worth
from scorer.rules.ruleset import Ruleset

KEYS = ("trump", "hand")
SHORTEST = 3


@dataclass(frozen=True, slots=True)
class Hand:
    """What a hand can call: melds, the strongest first, their points, and the bella."""

    melds: tuple[Meld, ...]
    points: int
    bella: bool

    @property
    def total(self) -> int:
        """Points of the melds and of the bella."""
        return self.points + (BELLA if self.bella else 0)


def best_of(held: Iterable[Card], trump: Suit, ruleset: Ruleset) -> Hand:
    """The best that can be called from the cards held; of equal melds the one first that the table makes better.

    Melds are told at seat 0.
    """
    held = frozenset(held)
    melds = [
        Meld(seat=0, four=rank)
        for rank in FOUR_RANKS
        if ruleset.fours and all(Card(rank, suit) in held for suit in Suit)
    ]
    for row in _rows(held, run_order(ruleset)):
        melds += _best_split(row, ruleset)
    return Hand(
        melds=strongest_first(melds, ruleset, trump),
        points=sum(worth(meld, ruleset)[0] for meld in melds),
        bella=bella_cards(trump) <= held,
    )


def answer(fields: Fields, ruleset: Ruleset) -> dict[str, Any]:
    """The melds with their points, what they come to, and whether there is a bella."""
    held = fields.required("hand", read_hand)
    found = best_of(held, fields.required("trump", one_of(Suit)), ruleset)
    best = [_told(meld) | {"points": worth(meld, ruleset)[0]} for meld in found.melds]
    return {"best": best, "points": found.points, "bella": found.bella}


def _told(meld: Meld) -> dict[str, Any]:
    if meld.four is not None:
        return {"four": str(meld.four)}
    return {"run": str(meld.top), "length": meld.length}


def _rows(held: frozenset[Card], ranks: Sequence[Rank]) -> Iterator[tuple[Card, ...]]:
    """Every row of three and more cards of a suit in the order of runs, low to high."""
    for suit in Suit:
        row: list[Card] = []
        for card in (*(Card(rank, suit) for rank in ranks), None):
            if card in held:
                row.append(card)
                continue
            if len(row) >= SHORTEST:
                yield tuple(row)
            row = []


def _best_split(row: tuple[Card, ...], ruleset: Ruleset) -> list[Meld]:
    """A row as melds: the whole of it, or the parts that bring more."""
    ways = _parts(len(row)) if ruleset.split_runs else ((len(row),),)
    return max((_cut(row, lengths) for lengths in ways), key=lambda melds: _rank(melds, ruleset))


def _cut(row: tuple[Card, ...], lengths: Sequence[int]) -> list[Meld]:
    """Runs of `lengths`, the first from the top of the row."""
    melds, end = [], len(row)
    for length in lengths:
        melds.append(Meld(seat=0, length=length, top=row[end - 1]))
        end -= length
    return melds


def _rank(melds: list[Meld], ruleset: Ruleset) -> tuple[int, int, list[tuple[int, int]]]:
    points = sum(worth(meld, ruleset)[0] for meld in melds)
    return points, -len(melds), sorted((strength(m, ruleset) for m in melds), reverse=True)


@cache
def _parts(length: int) -> tuple[tuple[int, ...], ...]:
    """Every way to cut a row into runs of three and more, nothing left over.

    >>> _parts(7)
    ((3, 4), (4, 3), (7,))
    """
    ways = [(first, *rest) for first in range(SHORTEST, length - SHORTEST + 1) for rest in _parts(length - first)]
    return (*ways, (length,))
