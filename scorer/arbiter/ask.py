"""Вопрос: a question as JSON to the ruling on it, strictly (party-file.md «Questions»)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from scorer.arbiter import (
    bella,
    claim,
    count,
    deal,
    exchange,
    hand,
    melds,
    penalty,
    play,
    rank_inquiry,
)
from scorer.ledger.reading import Fields, mapping
from scorer.rules.presets import read_ruleset
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset

QUESTIONS: dict[str, tuple[tuple[str, ...], Callable[[Fields, Ruleset], dict[str, Any]]]] = {
    "melds": (melds.KEYS, melds.answer),
    "hand": (hand.KEYS, hand.answer),
    "play": (play.KEYS, play.answer),
    "exchange": (exchange.KEYS, exchange.answer),
    "rank_inquiry": (rank_inquiry.KEYS, rank_inquiry.answer),
    "bella": (bella.KEYS, bella.answer),
    "count": (count.KEYS, count.answer),
    "claim": (claim.KEYS, claim.answer),
    "deal": (deal.KEYS, deal.answer),
    "penalty": (penalty.KEYS, penalty.answer),
}
"""Every question, the keys of its situation, and who answers it."""


def ask(document: object) -> dict[str, Any]:
    """The ruling on a question; refuses by name what it cannot rule on.

    >>> ask({"ask": "penalty", "offence": "revoke"})
    {'effect': 'card_bait'}
    """
    kind = mapping(document).get("ask")
    if kind is None:
        raise Refused("key.missing", at="ask", key="ask")
    if not isinstance(kind, str) or kind not in QUESTIONS:
        raise Refused("ask.unknown", at="ask", choices=tuple(QUESTIONS))
    keys, answer = QUESTIONS[kind]
    fields = Fields(document, ("ask", "ruleset", *keys))
    _, ruleset = fields.optional("ruleset", _ruleset) or read_ruleset({})
    return answer(fields, ruleset)


def _ruleset(document: object) -> tuple[str, Ruleset]:
    return read_ruleset(mapping(document))
