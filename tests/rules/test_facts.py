"""Facts are values: what was seen does not change, and equal facts are equal."""

import dataclasses
from dataclasses import replace

import pytest

from scorer.rules.facts import Deal, Meld, Offence, Running, same_facts
from tests.rules.deals import deal, fifty, offence, terz


@pytest.mark.parametrize("kind", [Deal, Meld, Offence, Running])
def test_facts_are_given_by_name_and_stay_as_they_are(kind: type) -> None:
    assert all(field.kw_only for field in dataclasses.fields(kind))
    facts = {Deal: deal((50, 50)), Meld: terz(0, "KS"), Offence: offence(0), Running: Running(maker=0, cards=(5, 5))}
    with pytest.raises(dataclasses.FrozenInstanceError):
        setattr(facts[kind], dataclasses.fields(kind)[0].name, 1)


def test_equal_facts_are_equal_and_hash_alike() -> None:
    one, other = deal((50, 50), melds=(terz(0, "KS"),)), deal((50, 50), melds=(terz(0, "KS"),))
    assert one == other
    assert len({one, other}) == 1
    assert one != deal((50, 50), melds=(terz(0, "QS"),))


def test_the_same_said_in_another_order_is_the_same() -> None:
    one = deal((82, 48), melds=(terz(0), fifty(1)), offences=(offence(0), offence(1, "rank_inquiry_with_longer")))
    assert same_facts(one, replace(one, melds=one.melds[::-1], offences=one.offences[::-1]))


def test_any_other_fact_is_another_deal() -> None:
    one = deal((82, 48), melds=(terz(0),))
    assert not same_facts(one, replace(one, melds=(terz(1),)))
    assert not same_facts(one, replace(one, cards=(48, 82)))
