"""«Проходит ли мой козырь?» Whether the melds of a hand stand against those that are told of the others.

Rules: R-EXCHANGE, R-MELDS; with three R-THREE: the maker must beat both, and the defenders'
melds all stand if their best does.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from scorer.rules.cards import Card, Suit
from scorer.rules.facts import Meld
from scorer.rules.meld_cards import check_melds, meld_cards
from scorer.rules.melds import rule_melds, strongest_first
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset


def check_others(others: Sequence[Meld], ruleset: Ruleset, *, seen: Iterable[Card], trump: Suit) -> None:
    """Refuse melds of the others that cannot be, or with a card that is `seen` elsewhere (`card.twice`)."""
    elsewhere = set(seen)
    check_melds(others, ruleset, trump=trump, bella=None)
    for place, meld in enumerate(others):
        for card in sorted(map(str, meld_cards(meld, ruleset) & elsewhere)):
            raise Refused("card.twice", at=f"melds[{place}]", card=card)


def writers(
    mine: Sequence[Meld],
    others: Sequence[Meld],
    ruleset: Ruleset,
    *,
    maker: int,
    order: Sequence[int],
    trump: Suit,
) -> tuple[int, ...] | None:
    """The seats whose melds stand, the highest first; None where top cards decide that nobody has told.

    >>> terzes = [Meld(seat=seat, length=3, top=Card.parse(top)) for seat, top in enumerate(("9H", "KS"))]
    >>> writers(terzes[:1], terzes[1:], Ruleset(), maker=0, order=(0, 1), trump=Suit.HEARTS)
    (1,)
    """
    try:
        ruling = rule_melds([*mine, *others], ruleset, maker=maker, order=order, trump=trump)
    except Refused:
        return None
    highest = strongest_first(ruling.written, ruleset, trump)
    return tuple(dict.fromkeys(meld.seat for meld in highest))
