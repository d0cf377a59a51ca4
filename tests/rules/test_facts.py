"""Facts are values: what was seen does not change, and equal facts are equal."""

import dataclasses

import pytest

from scorer.rules.facts import Deal, Meld, Offence, Running
from tests.rules.deals import deal, offence, terz


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
