"""A ruleset as parts of an address: it comes back as it went."""

import pytest

from scorer.rules.presets import PRESETS, preset
from scorer.rules.ruleset import Ruleset
from scorer.web import address
from tests.rules.deals import refused


@pytest.mark.parametrize(
    "ruleset",
    [
        Ruleset(),
        Ruleset(target=None, offences=(), must_trump=False, pass_fine=30),
        *(preset(name) for name in PRESETS),
        preset("moscow").with_options({"seven_exchange": "off", "mid_deal_claim": "off", "offences": ["revoke"]}),
    ],
)
def test_an_address_keeps_every_option(ruleset: Ruleset) -> None:
    for name in PRESETS:
        assert address.read(name, address.changes(name, ruleset)) == ruleset


def test_only_what_differs_from_the_variant_is_in_it() -> None:
    assert address.changes("kharkov", preset("kharkov")) == {}
    assert address.changes("moscow", preset("kharkov")) == {"rule_equal_melds": "first"}


def test_what_is_no_rule_is_left_alone_and_a_rule_that_is_none_is_refused() -> None:
    assert address.read("moscow", {"name": "Наши", "own": "x"}) == preset("moscow")
    with refused("ruleset.unknown_option", "weather"):
        address.read("moscow", {"rule_weather": "fine"})


@pytest.mark.parametrize("typed", ["many", "", "-1", "1.5", "٣٠١", "9" * 10])
def test_a_number_that_is_none_is_refused_at_its_option(typed: str) -> None:
    with refused("ruleset.bad_value", "target"):
        address.read("moscow", {"rule_target": typed})
