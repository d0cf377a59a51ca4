"""Можно ли так ходить? Which cards may be played to a trick, and which duty a card breaks.

Rules: R-PLAY. Follow suit; void: trump (`must_trump`); a trump is beaten by a higher one if
held (`overtrump`); a plain card need not be beaten.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

from scorer.arbiter.situations import cards, check_once, hand, plain
from scorer.ledger.reading import Fields, one_of
from scorer.rules.cards import TRUMP_TRICK, Card, Suit
from scorer.rules.choices import Overtrump
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset

KEYS = ("trump", "hand", "trick", "card")


class Duty(StrEnum):
    """What a card must do."""

    FOLLOW = "follow"
    TRUMP = "trump"
    OVERTRUMP = "overtrump"


def duties(
    held: Sequence[Card], trick: Sequence[Card], trump: Suit, ruleset: Ruleset
) -> list[tuple[Duty, frozenset[Card]]]:
    """The duties of a hand before a trick, in order, each with the cards that fulfil it."""
    if not trick:
        return []
    led = trick[0].suit
    following = frozenset(card for card in held if card.suit is led)
    trumps = frozenset(card for card in held if card.suit is trump)
    found: list[tuple[Duty, frozenset[Card]]] = []
    if following:
        found.append((Duty.FOLLOW, following))
    elif trumps and ruleset.must_trump:
        found.append((Duty.TRUMP, trumps))
    if found and found[0][1] == trumps and _must_beat(led is trump, ruleset):
        higher = _above(trumps, trick, trump)
        if higher:
            found.append((Duty.OVERTRUMP, higher))
    return found


def answer(fields: Fields, ruleset: Ruleset) -> dict[str, Any]:
    """The legal cards, and for a card whether it is legal or a revoke, and why."""
    trump = fields.required("trump", one_of(Suit))
    held = fields.required("hand", hand)
    trick = fields.required("trick", cards)
    card = fields.optional("card", Card.parse)
    if len(trick) >= ruleset.players:
        raise Refused("play.trick_too_long", at="trick", most=ruleset.players - 1)
    check_once(held, trick)
    if card is not None and card not in held:
        raise Refused("card.not_held", at="card", card=str(card))
    legal, broken = frozenset(held), None
    for duty, fulfil in duties(held, trick, trump, ruleset):
        legal &= fulfil
        if broken is None and card is not None and card not in fulfil:
            broken = duty
    verdict = None if card is None else "revoke" if broken else "legal"
    return {"legal": plain(legal), "verdict": verdict, "because": broken and str(broken)}


def _must_beat(trump_led: bool, ruleset: Ruleset) -> bool:
    if ruleset.overtrump is Overtrump.TRUMP_LED:
        return trump_led
    return ruleset.overtrump is Overtrump.ALWAYS


def _above(trumps: frozenset[Card], trick: Sequence[Card], trump: Suit) -> frozenset[Card]:
    """The trumps higher than every trump in the trick; none where there is none in it."""
    played = [TRUMP_TRICK.index(card.rank) for card in trick if card.suit is trump]
    if not played:
        return frozenset()
    return frozenset(card for card in trumps if TRUMP_TRICK.index(card.rank) > max(played))
