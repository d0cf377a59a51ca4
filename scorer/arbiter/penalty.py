"""Штрафы: what an offence costs at this table.

Rules: R-CARD-BAIT, R-RANK-INQUIRY, R-CLAIM, R-DEAL; the last five are R-SILENT: no source
settles them, and the effect is advice.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from scorer.ledger.reading import Fields
from scorer.rules.choices import OffenceKind
from scorer.rules.offences import CARD_BAITS
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset

KEYS = ("offence",)


class Effect(StrEnum):
    """What an offence costs."""

    CARD_BAIT = "card_bait"
    VOID_MELDS = "void_melds"
    NONE = "none"
    PARTY_LOST = "party_lost"
    REDEAL_ON_DEMAND = "redeal_on_demand"
    MELD_LOST = "meld_lost"
    CARD_TAKEN_BACK = "card_taken_back"
    SAME_DEALER_DEALS_AGAIN = "same_dealer_deals_again"


FALSE_CLAIM = "false_claim"
ALWAYS = {
    FALSE_CLAIM: Effect.PARTY_LOST,
    "dealer_exposed_own": Effect.NONE,
    "dealer_exposed_other": Effect.REDEAL_ON_DEMAND,
}
"""Offences every table knows."""

ADVICE = {
    "late_meld": Effect.MELD_LOST,
    "lead_out_of_turn": Effect.CARD_TAKEN_BACK,
    "misdeal": Effect.SAME_DEALER_DEALS_AGAIN,
    "too_few_cards": Effect.SAME_DEALER_DEALS_AGAIN,
}
"""What no source settles (R-SILENT)."""

OFFENCES = (*map(str, OffenceKind), *ALWAYS, *ADVICE)


def effect_of(offence: str, ruleset: Ruleset) -> Effect:
    """What `offence` costs; refuses `offence.unknown`."""
    if offence in ALWAYS:
        return ALWAYS[offence]
    if offence in ADVICE:
        return ADVICE[offence]
    if offence not in OFFENCES:
        raise Refused("offence.unknown", at="offence", offence=offence, choices=OFFENCES)
    if offence not in ruleset.offences:
        return Effect.NONE
    return Effect.CARD_BAIT if offence in CARD_BAITS else Effect.VOID_MELDS


def answer(fields: Fields, ruleset: Ruleset) -> dict[str, Any]:
    """The effect of the offence."""
    offence = fields.required("offence", lambda value: value if isinstance(value, str) else "")
    return {"effect": str(effect_of(offence, ruleset))}
