"""Рост? Every kind asked of every kind, at tables that know each offence, both or none."""

from itertools import product

import pytest

from scorer.arbiter.ask import ask
from scorer.rules.refusal import Refused

WITHOUT, LONGER = "rank_inquiry_without_equal", "rank_inquiry_with_longer"
ORDER = (None, 3, 4, "four")
"""From no meld to the highest kind."""


@pytest.mark.parametrize(("called", "own"), list(product(ORDER[1:], ORDER)))
@pytest.mark.parametrize("offences", [[WITHOUT, LONGER], [WITHOUT], [LONGER], []], ids=str)
def test_asking_is_free_with_an_equal_meld_and_costs_what_this_table_knows(
    called: object, own: object, offences: list[str]
) -> None:
    answer = ask({"ask": "rank_inquiry", "ruleset": {"offences": offences}, "called": called, "own": own})
    offence, penalty = (LONGER, "void_melds") if ORDER.index(own) > ORDER.index(called) else (WITHOUT, "card_bait")
    costs = own != called and offence in offences
    assert answer == {"allowed": not costs, "penalty": penalty if costs else None}


@pytest.mark.parametrize("called", [2, 5, "3", 3.0, 4.0, True, None, "bella", [3], {}])
def test_a_kind_that_is_none_is_refused(called: object) -> None:
    with pytest.raises(Refused) as refused:
        ask({"ask": "rank_inquiry", "called": called, "own": 3})
    assert refused.value.code in {"value.bad", "key.missing"}
    assert refused.value.at == "called"
