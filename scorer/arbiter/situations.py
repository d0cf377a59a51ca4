"""Положение: cards as a question tells them; no card twice, no hand of ten."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from scorer.ledger.reading import list_of
from scorer.rules.cards import DECK, HAND_SIZE, Card
from scorer.rules.refusal import Refused

ORDER = {card: place for place, card in enumerate(DECK)}
"""Where a card stands in an answer: suits ♠♥♦♣, ranks from the seven up."""


def cards(value: object) -> tuple[Card, ...]:
    """A list of cards, none of them twice."""
    found = list_of(Card.parse)(value)
    check_once(found)
    return found


def hand(value: object) -> tuple[Card, ...]:
    """The cards of one hand: up to nine."""
    found = cards(value)
    check_size(found)
    return found


def check_size(held: Sequence[Card]) -> None:
    """Refuse more cards than a hand has."""
    if len(held) > HAND_SIZE:
        raise Refused("hand.too_many_cards", count=len(held), most=HAND_SIZE)


def check_once(*groups: Iterable[Card]) -> None:
    """Refuse a card that is in two places."""
    seen: set[Card] = set()
    for card in (card for group in groups for card in group):
        if card in seen:
            raise Refused("card.twice", card=str(card))
        seen.add(card)


def plain(held: Iterable[Card]) -> list[str]:
    """Cards as their codes, in the order of answers."""
    return [str(card) for card in sorted(held, key=ORDER.__getitem__)]
