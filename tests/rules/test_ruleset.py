"""The ruleset: every option of the format, strict in what it takes, and never changed."""

import dataclasses
import json

import pytest

from scorer.rules.presets import PRESETS, preset
from scorer.rules.ruleset import Ruleset, choices_of, is_optional, option_types, read_options
from tests.rules.deals import refused

NUMBERS = {
    "stake", "pass_fine_after", "bait_fine_from", "bait_fine_every", "no_trick_fine_from", "no_trick_fine_every"
}  # fmt: skip
NUMBERS_OR_OFF = {
    "target", "deals", "winning_lead", "pass_fine", "fifty_offer", "bait_fine", "no_trick_fine"
}  # fmt: skip
TRUTHS = {
    "stake_bait_double", "split_runs", "melds_below_a_tie", "fours", "bella_survives_bait", "must_trump",
    "seven_from_first_six", "bottom_card",
}  # fmt: skip
WORDS = {
    "scoring": "points stakes",
    "dave": "geometric arithmetic",
    "next_dealer": "high_scorer alternate",
    "dealer_after_hanging": "defender maker alternate",
    "passed_deal": "next_dealer same_dealer",
    "run_order": "natural trick",
    "long_runs": "as_four longer hundred",
    "equal_melds": "trump_then_first first nobody suit_order both",
    "melds_without_trick": "count bella_only nothing",
    "bella_window": "while_one_held first_card",
    "bait": "maker lower none",
    "bait_points": "transfer burn",
    "tie": "hanging bait lapse keep",
    "hanging_order": "ask sum queue",
    "overtrump": "always trump_led never",
    "seven_exchange": "anyone maker off",
    "seven_when": "first_trump always",
    "offences": "revoke false_meld extra_card seven_on_second_trump seven_for_bottom_card rank_inquiry_without_equal "
    "rank_inquiry_with_longer",
    "card_bait_melds": "transfer void keep",
    "both_reach": "last_trick higher_total",
    "claim_at_record": "automatic required",
    "mid_deal_claim": "anyone defender off",
    "undercount": "stands fixed",
    "hundreds": "multiples exactly_one",
    "three_goal": "sum each",
    "three_bait": "halves leader",
    "three_hanging_again": "joins halves",
    "melds_called": "before_own_card before_first_lead any_lead",
    "melds_shown": "on_demand before_play",
    "last_three": "together singly",
}


def test_the_options_are_those_of_the_format() -> None:
    assert set(option_types()) == {"players", *NUMBERS, *NUMBERS_OR_OFF, *TRUTHS, *WORDS}


@pytest.mark.parametrize("option", WORDS)
def test_an_option_takes_its_words_and_no_other(option: str) -> None:
    words = WORDS[option].split()
    assert list(choices_of(option)) == words
    for word in words:
        value = [word] if option == "offences" else word
        assert read_options({option: value}) == {option: (word,) if option == "offences" else word}
    wrong: object
    for wrong in ("", words[0].upper(), words[0] + " ", 1, True, {}, [[]], 0.5):
        with refused("ruleset.bad_value", option):
            read_options({option: wrong})


@pytest.mark.parametrize("option", sorted(NUMBERS | NUMBERS_OR_OFF))
def test_a_number_is_whole_and_from_one_to_a_million(option: str) -> None:
    for value in (1, 1_000_000):
        assert read_options({option: value}) == {option: value}
    wrong: object
    for wrong in (0, -1, 1_000_001, 1.0, "1", True, [1]):
        with refused("ruleset.bad_value", option):
            read_options({option: wrong})


@pytest.mark.parametrize("option", sorted(TRUTHS))
def test_a_truth_is_true_or_false(option: str) -> None:
    assert [read_options({option: value})[option] for value in (True, False)] == [True, False]
    wrong: object
    for wrong in (0, 1, "true", [], {}):
        with refused("ruleset.bad_value", option):
            read_options({option: wrong})


def test_null_is_off_where_there_is_an_off() -> None:
    can_be_off = {option for option in option_types() if is_optional(option)}
    assert can_be_off == NUMBERS_OR_OFF | {"dave"}
    for option in option_types():
        if option in can_be_off:
            assert read_options({option: None}) == {option: None}
        else:
            with refused("ruleset.bad_value", option):
                read_options({option: None})


@pytest.mark.parametrize("value", [1, 4, 0, "2", 2.0, True, None])
def test_two_or_three_play(value: object) -> None:
    assert [read_options({"players": players})["players"] for players in (2, 3)] == [2, 3]
    with refused("ruleset.bad_value", "players"):
        read_options({"players": value})


def test_an_unknown_option_is_refused_by_name() -> None:
    with refused("ruleset.unknown_option", "colour"):
        read_options({"target": 301, "colour": "red"})


def test_offences_are_a_set_in_the_order_of_the_format() -> None:
    read = read_options({"offences": ["extra_card", "revoke", "revoke"]})
    assert read == {"offences": ("revoke", "extra_card")}
    assert read_options({"offences": []}) == {"offences": ()}


@pytest.mark.parametrize(
    ("option", "value"), [("winning_lead", 250), ("fifty_offer", 50), ("dave", "geometric"), ("bait", "lower")]
)
def test_options_for_two_are_refused_with_three(option: str, value: object) -> None:
    with refused("ruleset.bad_value", option):
        preset("threesome").with_options({option: value})
    with refused("ruleset.bad_value", option):
        preset("moscow").with_options({option: value}).with_options({"players": 3})
    assert preset("moscow").with_options({option: value}).options()[option] == value


@pytest.mark.parametrize("name", PRESETS)
def test_options_written_out_make_the_same_ruleset(name: str) -> None:
    written = json.loads(json.dumps(preset(name).options()))
    assert Ruleset().with_options(written) == preset(name)


def test_a_ruleset_never_changes() -> None:
    ruleset = Ruleset()
    assert ruleset.with_options({"target": 301}).target == 301
    assert ruleset.target == 501
    with pytest.raises(dataclasses.FrozenInstanceError):
        ruleset.target = 301  # type: ignore[misc]
