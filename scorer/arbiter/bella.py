"""Белла: may it still be called.

Rules: R-BELLA: before any move while one of its cards is held (S0), or with its first card
(S3): `bella_window`.
"""

from __future__ import annotations

from typing import Any

from scorer.arbiter.situations import cards, check_once, check_size
from scorer.ledger.reading import Fields, one_of
from scorer.rules.cards import Suit
from scorer.rules.choices import BellaWindow
from scorer.rules.meld_cards import bella_cards
from scorer.rules.ruleset import Ruleset

KEYS = ("trump", "held", "played")


def answer(fields: Fields, ruleset: Ruleset) -> dict[str, Any]:
    """Whether the bella may be called, and why."""
    bella = bella_cards(fields.required("trump", one_of(Suit)))
    held = fields.required("held", cards)
    played = fields.required("played", cards)
    check_once(held, played)
    check_size((*held, *played))
    if not bella <= {*held, *played}:
        because = "not_both"
    elif len(bella & {*held}) < (2 if ruleset.bella_window is BellaWindow.FIRST_CARD else 1):
        because = "too_late"
    else:
        because = "allowed"
    return {"allowed": because == "allowed", "because": because}
