"""Пересчёт взяток: a pile counted card by card, with «Пропускаю» at the jass.

Rules: R-COUNT: melds first, then the cards one by one. The jass may be counted up front;
when it turns up it is passed, and no 2 is added.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from scorer.arbiter.situations import cards
from scorer.ledger.reading import Fields, count, one_of
from scorer.rules.cards import LAST_TRICK, Card, Rank, Suit
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset

KEYS = ("trump", "pile", "melds", "jack_first", "last_trick")


class Counted(NamedTuple):
    """A card of the pile: what it adds, the sum so far, and whether it is passed."""

    card: Card
    points: int
    running: int
    passed: bool


def count_pile(pile: Sequence[Card], trump: Suit, *, melds: int = 0, jack_first: bool = False) -> tuple[Counted, ...]:
    """The pile in the order it is turned up; refuses a jass counted that is not in it."""
    jass = Card(Rank.JACK, trump)
    if jack_first and jass not in pile:
        raise Refused("count.jack_missing", at="jack_first", card=str(jass))
    running = melds + (jass.points(trump) if jack_first else 0)
    lines = []
    for card in pile:
        passed = jack_first and card == jass
        points = 0 if passed else card.points(trump)
        running += points
        lines.append(Counted(card, points, running, passed))
    return tuple(lines)


def answer(fields: Fields, _: Ruleset) -> dict[str, Any]:
    """Every card with the running total, the sum with the last trick, and how many cards."""
    trump = fields.required("trump", one_of(Suit))
    pile = fields.required("pile", cards)
    melds = fields.optional("melds", count) or 0
    jack_first = fields.flag("jack_first")
    lines = count_pile(pile, trump, melds=melds, jack_first=jack_first)
    running = lines[-1].running if lines else melds
    return {
        "lines": [{"card": str(c.card), "points": c.points, "running": c.running, "pass": c.passed} for c in lines],
        "total": running + (LAST_TRICK if fields.flag("last_trick") else 0),
        "cards": len(pile),
    }
