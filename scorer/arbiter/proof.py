"""Проверка счёта: piles and stock are the whole deck, so each proves the others.

Rules: R-CARDS, R-COUNT. All together make 152; one that was not laid out is what the others
leave. A trick has a card of each player, so a pile has a multiple of them, and the stock what
is left when each holds nine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scorer.arbiter.situations import check_once
from scorer.rules.cards import DECK, HAND_SIZE, Card, Suit
from scorer.rules.refusal import Refused


@dataclass(frozen=True, slots=True)
class Proof:
    """Every pile and, last, the stock, by their cards; None where two and more were not laid out.

    `derived` is the one that the others leave, `missing` are cards in none of them, `odd`
    the places of those that have a number of cards they cannot have.
    """

    parts: tuple[tuple[Card, ...] | None, ...]
    derived: int | None
    missing: tuple[Card, ...]
    odd: tuple[int, ...]

    @property
    def holds(self) -> bool:
        """Whether all is proven: the whole deck lies there, each part with a number it can have."""
        return None not in self.parts and not self.missing and not self.odd


def prove(piles: Sequence[Sequence[Card] | None], stock: Sequence[Card] | None) -> Proof:
    """Piles by seat and the stock, None where not laid out; refuses `card.twice`.

    >>> half = DECK[:18]
    >>> prove([half[:8], half[8:]], None).derived
    2
    """
    parts: list[tuple[Card, ...] | None] = [None if part is None else tuple(part) for part in (*piles, stock)]
    laid = [part for part in parts if part is not None]
    check_once(*laid)
    rest = tuple(card for card in DECK if not any(card in part for part in laid))
    unknown = [place for place, part in enumerate(parts) if part is None]
    derived = unknown[0] if len(unknown) == 1 else None
    if derived is not None:
        parts[derived] = rest
    return Proof(
        parts=tuple(parts),
        derived=derived,
        missing=() if unknown else rest,
        odd=tuple(place for place, part in enumerate(parts) if part is not None and _odd(part, place, len(piles))),
    )


def check_last_trick(proof: Proof, seat: int) -> None:
    """Refuse the last trick (`cards.no_trick_conflict`) to a seat whose pile must be empty.

    It is where it was found so, and where the other piles hold every card in play.
    """
    *piles, _ = proof.parts
    others = sum(len(part or ()) for place, part in enumerate(piles) if place != seat)
    if piles[seat] == () or (not piles[seat] and others >= len(piles) * HAND_SIZE):
        raise Refused("cards.no_trick_conflict", at="last_trick", seat=seat)


def points_of(cards: Sequence[Card], trump: Suit) -> int:
    """What cards come to, bare.

    >>> points_of(DECK, Suit.HEARTS)
    152
    """
    return sum(card.points(trump) for card in cards)


def _odd(part: Sequence[Card], place: int, players: int) -> bool:
    if place == players:
        return len(part) != len(DECK) - players * HAND_SIZE
    return len(part) % players != 0 or len(part) > players * HAND_SIZE
