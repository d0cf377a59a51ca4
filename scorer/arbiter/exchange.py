"""Обмен семёрки: may the seven be taken for the turned card, and what does it bring.

Rules: R-EXCHANGE, R-CARD-BAIT. The seven is of the turned suit.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from scorer.arbiter.hand import best_of
from scorer.arbiter.situations import check_once, hand
from scorer.ledger.fact_reading import Seating
from scorer.ledger.reading import Fields, bad, one_of, whole
from scorer.rules.cards import Card, Rank, Suit
from scorer.rules.choices import OffenceKind, SevenExchange, SevenWhen
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset

KEYS = (
    "round",
    "seat",
    "maker",
    "trump",
    "turned",
    "take",
    "hand",
    "first_six",
    "called",
)
FIRST_SIX = 6


class Take(StrEnum):
    """Which card is taken for the seven."""

    TURNED = "turned"
    BOTTOM = "bottom"


class Because(StrEnum):
    """Why an exchange is allowed or not; the first that applies."""

    SECOND_TRUMP = "second_trump"
    BOTTOM_CARD = "bottom_card"
    OFF = "off"
    NOT_MAKER = "not_maker"
    NO_SEVEN = "no_seven"
    NOT_IN_FIRST_SIX = "not_in_first_six"
    TOO_LATE = "too_late"
    ALLOWED = "allowed"


OFFENCES = {
    Because.SECOND_TRUMP: OffenceKind.SEVEN_ON_SECOND_TRUMP,
    Because.BOTTOM_CARD: OffenceKind.SEVEN_FOR_BOTTOM_CARD,
}
"""What an exchange done all the same would be, where that is an offence."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Exchange:
    """Who wants which card for the seven, and from which hand.

    `first_six` are the cards held before the last three were dealt, None where not told;
    `called` is whether the melds were called already.
    """

    round: int
    seat: int
    maker: int
    trump: Suit
    turned: Card
    take: Take
    hand: tuple[Card, ...]
    first_six: tuple[Card, ...] | None = None
    called: bool = False

    @property
    def seven(self) -> Card:
        """The card that may be given: the seven of the turned suit."""
        return Card(Rank.SEVEN, self.turned.suit)


def answer(fields: Fields, ruleset: Ruleset) -> dict[str, Any]:
    """Whether the exchange is allowed, the penalty, and the melds before and after it."""
    wanted = _read(fields, ruleset)
    because = rule_exchange(wanted, ruleset)
    before = after = best_of(wanted.hand, wanted.trump, ruleset).total
    if because is Because.ALLOWED:
        held = {*wanted.hand, wanted.turned} - {wanted.seven}
        after = best_of(held, wanted.trump, ruleset).total
    return {
        "allowed": because is Because.ALLOWED,
        "because": str(because),
        "penalty": "card_bait" if OFFENCES.get(because) in ruleset.offences else None,
        "melds_before": before,
        "melds_after": after,
    }


def rule_exchange(wanted: Exchange, ruleset: Ruleset) -> Because:
    """Whether an exchange is allowed, or the first reason why not."""
    first_six = wanted.seven in ((wanted.seven,) if wanted.first_six is None else wanted.first_six)
    second = wanted.round == 2 and ruleset.seven_when is SevenWhen.FIRST_TRUMP
    makers = ruleset.seven_exchange is SevenExchange.MAKER
    applies = (
        (second, Because.SECOND_TRUMP),
        (wanted.take is Take.BOTTOM, Because.BOTTOM_CARD),
        (ruleset.seven_exchange is SevenExchange.OFF, Because.OFF),
        (makers and wanted.seat != wanted.maker, Because.NOT_MAKER),
        (wanted.seven not in wanted.hand, Because.NO_SEVEN),
        (ruleset.seven_from_first_six and not first_six, Because.NOT_IN_FIRST_SIX),
        (wanted.called, Because.TOO_LATE),
    )
    return next((because for holds, because in applies if holds), Because.ALLOWED)


def _read(fields: Fields, ruleset: Ruleset) -> Exchange:
    seating = Seating([ruleset.players])
    wanted = Exchange(
        round=fields.required("round", whole(1, 2)),
        seat=fields.required("seat", seating.seat),
        maker=fields.required("maker", seating.seat),
        trump=fields.required("trump", one_of(Suit)),
        turned=fields.required("turned", Card.parse),
        take=fields.required("take", one_of(Take)),
        hand=fields.required("hand", hand),
        first_six=fields.optional("first_six", hand),
        called=fields.flag("called"),
    )
    check_once(wanted.hand, (wanted.turned,))
    six = wanted.first_six or ()
    if len(six) > FIRST_SIX:
        raise bad("list", at="first_six", length=FIRST_SIX)
    for card in six:
        if card not in wanted.hand:
            raise Refused("card.not_held", at="first_six", card=str(card))
    return wanted
