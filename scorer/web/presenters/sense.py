"""Есть ли смысл: what a table should know about rules that can be played, but hardly as meant."""

from __future__ import annotations

from collections.abc import Iterator

from scorer.rules.ruleset import Ruleset
from scorer.web.presenters.rulebook.book import WORDS
from scorer.web.presenters.rulebook.play_words import can_be_done
from scorer.web.presenters.text import Text, gettext, lazy_gettext

FAR = 30
"""Stakes: more are not won in an evening."""
_WITH_BAIT = lazy_gettext("Only where points are written and somebody can be baited.")
_THREE = lazy_gettext("Only where three play for points.")
_TARGET = lazy_gettext("Only where there is a number to play to.")
_SEVEN = lazy_gettext("Only where the seven is exchanged at all.")
_BAIT_FINE = lazy_gettext("Only where there is a fine for baits.")
_NO_TRICK_FINE = lazy_gettext("Only where there is a fine for a deal without a trick.")

NEEDS: dict[str, Text] = {
    "pass_fine": lazy_gettext("Only where points are written and after a passed deal the same player deals again."),
    "pass_fine_after": lazy_gettext("Only where passed deals running are fined."),
    "fifty_offer": lazy_gettext("Only where two play."),
    "melds_below_a_tie": lazy_gettext("Only where nobody writes equal melds."),
    "seven_when": _SEVEN,
    "seven_from_first_six": _SEVEN,
    "bait_points": _WITH_BAIT,
    "bella_survives_bait": _WITH_BAIT,
    "card_bait_melds": lazy_gettext("Only where points are written."),
    "tie": _WITH_BAIT,
    "hanging_order": lazy_gettext("Only where more than one hanging bait can be running."),
    "dealer_after_hanging": lazy_gettext("Only where equal points are a hanging bait and who wrote more deals next."),
    "winning_lead": lazy_gettext("Only where two play."),
    "claim_at_record": _TARGET,
    "mid_deal_claim": _TARGET,
    "both_reach": _TARGET,
    "bait_fine": _WITH_BAIT,
    "bait_fine_from": _BAIT_FINE,
    "bait_fine_every": _BAIT_FINE,
    "no_trick_fine": lazy_gettext("Only where points are written."),
    "no_trick_fine_from": _NO_TRICK_FINE,
    "no_trick_fine_every": _NO_TRICK_FINE,
    "three_goal": lazy_gettext("Only where three play, and not for stakes without a bait."),
    "three_bait": _THREE,
    "three_hanging_again": lazy_gettext("Only where three play and equal points are a hanging bait."),
    "stake": lazy_gettext("Only where stakes are written."),
    "stake_bait_double": lazy_gettext("Only where two play for stakes and somebody can be baited."),
    "dave": lazy_gettext("Only where two play for stakes."),
}
"""What must hold for an option to change anything."""


def idle(option: str, ruleset: Ruleset) -> str:
    """Why an option changes nothing at a table of these rules, empty where it does."""
    if option not in WORDS or WORDS[option].when(ruleset):
        return ""
    return str(NEEDS[option])


def doubts(ruleset: Ruleset) -> Iterator[str]:
    """What makes little sense together, a sentence each; none of it is refused."""
    target, lead = ruleset.target, ruleset.winning_lead
    if target is None and ruleset.deals is None and lead is None:
        yield gettext("There is no number to play to, no number of deals and no lead: such a party must be broken off.")
    if ruleset.stakes and target is not None and target > FAR * ruleset.stake:
        yield gettext("It is played for stakes: to %(target)d is very far, a deal brings few.", target=target)
    if lead is not None and target is not None and lead > target:
        yield gettext("A lead of %(lead)d cannot come before %(target)d.", lead=lead, target=target)
    if ruleset.fifty_offer is not None and ruleset.stakes:
        yield gettext("Points without play are written as stakes here: %(points)d of them.", points=ruleset.fifty_offer)
    if any(not can_be_done(kind, ruleset) for kind in ruleset.offences):
        yield gettext("The seven may be exchanged on the second trump here: that is no offence.")
