"""Карты: 32 cards, what each is worth, and the order of a run (rules.md «Cards», S0).

A card is written rank then suit: `10H`, `AS`. Card points are whole points.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import NamedTuple

from scorer.rules.refusal import Refused


class Suit(StrEnum):
    """Масть, in the order the file format lists them: ♠ ♥ ♦ ♣."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"


class Rank(StrEnum):
    """Достоинство, from the seven up to the ace in the natural order of runs."""

    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "10"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"


NATURAL = tuple(Rank)
"""Runs follow 7 8 9 10 J Q K A, trumps too (S0, S3)."""

PLAIN_TRICK = tuple(map(Rank, ("7", "8", "9", "J", "Q", "K", "10", "A")))
"""Plain cards by trick-taking strength; also the order of runs in S1's example."""

TRUMP_TRICK = tuple(map(Rank, ("7", "8", "Q", "K", "10", "A", "9", "J")))
"""Trumps by trick-taking strength: above the ace the menel and the jass."""

PLAIN_POINTS = {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2}
TRUMP_POINTS = {**PLAIN_POINTS, Rank.JACK: 20, Rank.NINE: 14}
DECK_POINTS = 152
LAST_TRICK = 10
HAND_SIZE = 9


class Card(NamedTuple):
    """A card: rank and suit.

    >>> Card.parse("10H"), str(Card.parse("AS"))
    (Card(rank=<Rank.TEN: '10'>, suit=<Suit.HEARTS: 'H'>), 'AS')
    """

    rank: Rank
    suit: Suit

    @staticmethod
    def parse(text: object) -> Card:
        """The card of a code such as `10H`; refuses `card.unknown`."""
        card = _codes().get(text) if isinstance(text, str) else None
        if card is None:
            raise Refused("card.unknown", card=text)
        return card

    def __str__(self) -> str:
        return f"{self.rank.value}{self.suit.value}"

    def points(self, trump: Suit) -> int:
        """Card points with `trump` as trump: the jass 20, the menel 14 (S0).

        >>> Card.parse("JH").points(Suit.HEARTS), Card.parse("JH").points(Suit.SPADES)
        (20, 2)
        """
        return (TRUMP_POINTS if self.suit is trump else PLAIN_POINTS).get(self.rank, 0)


DECK = tuple(Card(rank, suit) for suit in Suit for rank in Rank)


@cache
def _codes() -> dict[str, Card]:
    return {str(card): card for card in DECK}
