"""Штрафы словами: what each offence is called, what it costs, and whether that is only our advice."""

from __future__ import annotations

from collections.abc import Mapping

from scorer.arbiter.penalty import ADVICE, ALWAYS, Effect
from scorer.rules.choices import OffenceKind
from scorer.rules.ruleset import Ruleset
from scorer.web.presenters.text import Text, gettext, lazy_gettext
from scorer.web.presenters.words import OFFENCES

NAMES: Mapping[str, Text] = {
    **{str(kind): text for kind, text in OFFENCES.items()},
    "false_claim": lazy_gettext("end announced wrongly"),
    "dealer_exposed_own": lazy_gettext("the dealer shows his own cards"),
    "dealer_exposed_other": lazy_gettext("the dealer shows another's cards"),
    "late_meld": lazy_gettext("a meld called late"),
    "lead_out_of_turn": lazy_gettext("a lead out of turn"),
    "misdeal": lazy_gettext("a misdeal"),
    "too_few_cards": lazy_gettext("a card missing in a hand"),
}
"""Every offence the arbiter knows."""

EFFECTS: Mapping[Effect, Text] = {
    Effect.CARD_BAIT: lazy_gettext("Card bait"),
    Effect.VOID_MELDS: lazy_gettext("The asker's melds are void"),
    Effect.NONE: lazy_gettext("No penalty"),
    Effect.PARTY_LOST: lazy_gettext("The party is lost"),
    Effect.REDEAL_ON_DEMAND: lazy_gettext("A new deal, if it is asked for"),
    Effect.MELD_LOST: lazy_gettext("The meld is lost"),
    Effect.CARD_TAKEN_BACK: lazy_gettext("The card is taken back"),
    Effect.SAME_DEALER_DEALS_AGAIN: lazy_gettext("The same player deals again"),
}

_WHY: Mapping[str, Text] = {
    "false_claim": lazy_gettext("Whoever announces the end without having enough loses the party."),
    "dealer_exposed_own": lazy_gettext("Whoever deals shows them to his own cost: the deal goes on."),
    "dealer_exposed_other": lazy_gettext("Whose cards were shown may ask for a new deal."),
    "late_meld": lazy_gettext("No source says it: we advise that a meld not called in time brings nothing."),
    "lead_out_of_turn": lazy_gettext(
        "No source says it: we advise to take the card back and let the right player lead."
    ),
    "misdeal": lazy_gettext("No source says it: we advise a new deal by the same player, if no trick is taken yet."),
    "too_few_cards": lazy_gettext(
        "No source says it: we advise a new deal by the same player, if no trick is taken yet."
    ),
}

_COSTS: Mapping[Effect, Text] = {
    Effect.CARD_BAIT: lazy_gettext("At this table that costs a card bait: the cards go to the other side."),
    Effect.VOID_MELDS: lazy_gettext("At this table whoever asks so writes no melds, and the other side does."),
    Effect.NONE: lazy_gettext("At this table that is no offence."),
}

_POINTS: Mapping[str, str] = {
    "false_claim": "R-CLAIM",
    "dealer_exposed_own": "R-DEAL",
    "dealer_exposed_other": "R-DEAL",
    **dict.fromkeys(ADVICE, "R-SILENT"),
    str(OffenceKind.RANK_INQUIRY_WITH_LONGER): "R-RANK-INQUIRY",
    str(OffenceKind.RANK_INQUIRY_WITHOUT_EQUAL): "R-RANK-INQUIRY",
}


def offence(kind: str) -> str:
    """What an offence is called."""
    return str(NAMES[kind])


def effect(code: str) -> str:
    """What it costs, in a word or two."""
    return str(EFFECTS[Effect(code)])


def why(kind: str, code: str, ruleset: Ruleset) -> str:
    """Why it costs that: with stakes a card bait moves no cards but a stake."""
    if code == Effect.CARD_BAIT and ruleset.stakes:
        return gettext("At this table that costs a card bait: the offender pays a stake to each of the others.")
    return str(_WHY.get(kind) or _COSTS[Effect(code)])


def point(kind: str) -> str:
    """The point of the rules that tells of it."""
    return _POINTS.get(kind, "R-CARD-BAIT")


def is_advice(kind: str) -> bool:
    """Whether no source settles it."""
    return kind in ADVICE


KNOWN_TO_ALL = tuple(ALWAYS)
UNSETTLED = tuple(ADVICE)
