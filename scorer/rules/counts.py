"""R-CARDS: which counts can be. Whole card points, without the last trick.

Two players hold 18 of the 32 cards, so their counts make 18…146 together; three hold 27,
which makes 85…152. The deck holds 152: with the stock counted too, that proves a count.
"""

from __future__ import annotations

from collections.abc import Sequence

from scorer.rules.cards import DECK_POINTS
from scorer.rules.refusal import Refused

BOUNDS = {2: (18, 146), 3: (85, 152)}
"""The least and the most that all counts of a deal make together, by players."""

NO_SUM = 151
"""No sum either: a single point cannot be left in the stock."""


def check_counts(
    cards: Sequence[int],
    *,
    last_trick: int | None,
    no_tricks: Sequence[int] = (),
    stock: int | None = None,
) -> None:
    """Refuse counts that no deal gives.

    >>> check_counts((80, 50), last_trick=0, stock=22)
    """
    for seat, count in enumerate(cards):
        if count == 1:
            raise Refused("cards.impossible", at=f"cards[{seat}]", seat=seat, count=count)
    check_sum(sum(cards), players=len(cards))
    check_stock(sum(cards), stock)
    for seat in no_tricks:
        if cards[seat] or last_trick == seat or len(set(no_tricks)) == len(cards):
            raise Refused("cards.no_trick_conflict", at="no_tricks", seat=seat, count=cards[seat])


def check_sum(total: int, *, players: int) -> None:
    """Refuse a sum of all counts that cannot be."""
    least, most = BOUNDS[players]
    if not least <= total <= most or total == NO_SUM:
        raise Refused("cards.total_out_of_range", at="cards", total=total, least=least, most=most)


def check_stock(total: int, stock: int | None) -> None:
    """Refuse a stock that does not make 152 with what was counted."""
    if stock is not None and total + stock != DECK_POINTS:
        raise Refused("cards.deck_mismatch", at="stock", total=total, stock=stock, deck=DECK_POINTS)


def check_running_counts(cards: Sequence[int]) -> None:
    """Refuse counts that cannot be in the middle of a deal: the lower bound falls away."""
    _, most = BOUNDS[len(cards)]
    for seat, count in enumerate(cards):
        if count == 1:
            raise Refused("cards.impossible", at=f"cards[{seat}]", seat=seat, count=count)
    total = sum(cards)
    if total > most or total == NO_SUM:
        raise Refused("cards.total_out_of_range", at="cards", total=total, least=0, most=most)
