"""Variants: each differs from Moscow in what the format says, and in nothing else."""

from importlib import resources
from typing import Any

import pytest

from scorer.rules.presets import PRESETS, preset, read_ruleset
from scorer.rules.ruleset import Ruleset
from tests.rules.deals import refused

SHORT: dict[str, Any] = {"target": None, "deals": 1, "scoring": "stakes", "mid_deal_claim": "off"}
KLABERJASS: dict[str, Any] = {
    "target": 500,
    "equal_melds": "nobody",
    "fours": True,
    "melds_without_trick": "bella_only",
    "bella_window": "first_card",
    "tie": "bait",
    "both_reach": "higher_total",
    "mid_deal_claim": "off",
    "next_dealer": "alternate",
    "passed_deal": "same_dealer",
    "pass_fine": 100,
    "seven_from_first_six": True,
    "seven_when": "always",
    "overtrump": "never",
    "offences": ["revoke"],
    "melds_called": "before_first_lead",
    "melds_shown": "before_play",
    "last_three": "singly",
    "bottom_card": False,
}
DIFFERENCES: dict[str, dict[str, Any]] = {
    "moscow": {},
    "moscow_strict": {"bait": "lower", "claim_at_record": "required"},
    "moscow_free": {
        "dealer_after_hanging": "maker",
        "must_trump": False,
        "overtrump": "trump_led",
        "offences": ["revoke", "false_meld", "extra_card", "seven_on_second_trump"],
    },
    "kharkov": {"equal_melds": "first"},
    "to_301": {"target": 301},
    "fifties": {"fifty_offer": 50, "winning_lead": 250},
    "threesome": {"players": 3},
    "short_2": SHORT | {"bait": "none"},
    "short_3": SHORT | {"bait": "none", "players": 3},
    "short_bait_2": SHORT | {"stake_bait_double": True},
    "short_bait_3": SHORT | {"players": 3},
    "short_dave": SHORT | {"bait": "none", "dave": "geometric"},
    "klaberjass": KLABERJASS,
    "klaberjass_suits": KLABERJASS | {"equal_melds": "suit_order"},
}


@pytest.mark.parametrize("name", DIFFERENCES)
def test_a_variant_differs_from_moscow_in(name: str) -> None:
    moscow = Ruleset().options()
    options = preset(name).options()
    assert {key: value for key, value in options.items() if moscow[key] != value} == DIFFERENCES[name]


def test_the_variants_are_those_of_the_format() -> None:
    assert tuple(DIFFERENCES) == PRESETS


def test_every_file_is_a_variant_or_what_variants_extend() -> None:
    files = {file.name for file in (resources.files("scorer") / "rulesets").iterdir() if file.name.endswith(".toml")}
    assert files == {f"{name}.toml" for name in PRESETS} | {"short.toml"}


@pytest.mark.parametrize("name", ["", "Moscow", "short", "poker"])
def test_an_unknown_variant_is_refused_by_name(name: str) -> None:
    with refused("ruleset.unknown_preset", "preset"):
        preset(name)


@pytest.mark.parametrize(
    ("document", "name", "target"),
    [
        pytest.param({}, "moscow", 501, id="nothing: moscow"),
        pytest.param({"preset": None, "target": None}, "moscow", None, id="null: moscow, a target that is off"),
        pytest.param({"target": 701}, "moscow", 701, id="an option over moscow"),
        pytest.param({"preset": "klaberjass"}, "klaberjass", 500, id="a variant"),
        pytest.param({"preset": "klaberjass", "target": 301}, "klaberjass", 301, id="an option over a variant"),
        pytest.param({"target": 301, "preset": "klaberjass"}, "klaberjass", 301, id="in whatever order"),
    ],
)
def test_a_ruleset_is_a_variant_with_options_over_it(document: dict[str, object], name: str, target: int) -> None:
    found, ruleset = read_ruleset(document)
    assert (found, ruleset.target) == (name, target)


@pytest.mark.parametrize(
    ("document", "code", "at"),
    [
        pytest.param({"preset": "poker"}, "ruleset.unknown_preset", "preset", id="a variant nobody knows"),
        pytest.param({"preset": 5}, "ruleset.unknown_preset", "preset", id="a number"),
        pytest.param({"preset": ["moscow"]}, "ruleset.unknown_preset", "preset", id="a list"),
        pytest.param({"colour": "red"}, "ruleset.unknown_option", "colour", id="an option nobody knows"),
        pytest.param({"target": 0}, "ruleset.bad_value", "target", id="a target of 0"),
        pytest.param({"preset": "fifties", "players": 3}, "ruleset.bad_value", "winning_lead", id="fifties for three"),
    ],
)
def test_a_ruleset_that_is_none_is_refused(document: dict[str, object], code: str, at: str) -> None:
    with refused(code, at):
        read_ruleset(document)
