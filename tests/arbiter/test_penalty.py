"""Штрафы: every offence at every table."""

import pytest

from scorer.arbiter.ask import ask
from scorer.arbiter.penalty import ADVICE, ALWAYS, OFFENCES
from scorer.rules.choices import OffenceKind
from scorer.rules.presets import PRESETS, preset
from scorer.rules.refusal import Refused


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("kind", OffenceKind)
def test_an_offence_costs_something_where_it_is_in_force(name: str, kind: OffenceKind) -> None:
    effect = ask({"ask": "penalty", "ruleset": {"preset": name}, "offence": str(kind)})["effect"]
    costs = "void_melds" if kind is OffenceKind.RANK_INQUIRY_WITH_LONGER else "card_bait"
    assert effect == (costs if kind in preset(name).offences else "none")


@pytest.mark.parametrize(
    ("offence", "effect"),
    [
        ("false_claim", "party_lost"),
        ("dealer_exposed_own", "none"),
        ("dealer_exposed_other", "redeal_on_demand"),
        ("late_meld", "meld_lost"),
        ("lead_out_of_turn", "card_taken_back"),
        ("misdeal", "same_dealer_deals_again"),
        ("too_few_cards", "same_dealer_deals_again"),
    ],
)
def test_what_no_option_changes_costs_the_same_everywhere(offence: str, effect: str) -> None:
    assert {ask({"ask": "penalty", "ruleset": {"preset": name}, "offence": offence})["effect"] for name in PRESETS} == {
        effect
    }


def test_every_offence_is_an_offence_of_the_rules_known_to_all_or_advice() -> None:
    assert set(OFFENCES) == {*map(str, OffenceKind), *ALWAYS, *ADVICE}


@pytest.mark.parametrize("offence", ["", "cheating", 5])
def test_an_unknown_offence_is_refused(offence: object) -> None:
    with pytest.raises(Refused) as refused:
        ask({"ask": "penalty", "offence": offence})
    assert (refused.value.code, refused.value.at) == ("offence.unknown", "offence")
