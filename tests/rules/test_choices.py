"""Every value of every option that decides points decides them here at least once, in a party of a few events."""

from typing import Any

import pytest

from scorer.rules.ruleset import choices_of, option_types
from tests.ledger.parties import BAIT, MADE, TIE, Document, correction, deal, totals

NOT_OF_POINTS = {
    # when and how to call, show, deal and play: the arbiter's
    "bella_window", "must_trump", "overtrump", "seven_exchange", "seven_when", "seven_from_first_six",
    "melds_called", "melds_shown", "last_three", "bottom_card",
    # who deals, which decides points only through who calls first
    "next_dealer", "dealer_after_hanging", "passed_deal",
    # what is refused, and when a party ends: tested where they are judged
    "split_runs", "offences", "target", "deals", "winning_lead", "both_reach", "claim_at_record", "mid_deal_claim",
    "hanging_order",
}  # fmt: skip

TERZES = [{"seat": 0, "length": 3, "run": "JS"}, {"seat": 1, "length": 3, "run": "JH"}]
FIVE = [{"seat": 0, "length": 5, "run": "JS"}, {"seat": 1, "length": 4, "run": "KC"}]
TENS = [{"seat": 0, "length": 3, "run": "10C"}, {"seat": 1, "length": 3, "run": "JS"}]
TIED = [*TERZES, {"seat": 0, "length": 3, "run": "9D"}]
FOUR_AND_FIFTY = [{"seat": 0, "four": "10"}, {"seat": 1, "length": 4, "run": "AS"}]
FIFTY_OF_1 = [{"seat": 1, "length": 4, "run": "KS"}]
OF_1 = [{"seat": 1, "kind": "revoke"}]

HALF = deal([50, 50])
NO_TRICK = deal([50, 0], no_tricks=[1], melds=FIFTY_OF_1, bella=1)
SEVENTY_HANG = deal([60, 40, 30])
PASSED = {"type": "passed"}

TABLE: dict[str, list[tuple[Any, dict[str, Any], list[Document], list[int]]]] = {
    "players": [(2, {}, [MADE], [90, 40]), (3, {}, [deal([80, 40, 20])], [90, 40, 20])],
    "scoring": [("points", {}, [MADE], [90, 40]), ("stakes", {}, [MADE], [1, -1])],
    "stake": [(1, {"scoring": "stakes"}, [MADE], [1, -1]), (5, {"scoring": "stakes"}, [MADE], [5, -5])],
    "stake_bait_double": [
        (False, {"scoring": "stakes"}, [BAIT], [-1, 1]),
        (True, {"scoring": "stakes"}, [BAIT], [-2, 2]),
        (True, {"scoring": "stakes"}, [MADE], [1, -1]),
    ],
    "dave": [
        (None, {"scoring": "stakes"}, [MADE], [1, -1]),
        ("geometric", {"scoring": "stakes"}, [deal([80, 40], dave=[0, 1])], [4, -4]),
        ("arithmetic", {"scoring": "stakes"}, [deal([80, 40], dave=[0, 1])], [3, -3]),
    ],
    "pass_fine": [
        (None, {"passed_deal": "same_dealer"}, [PASSED] * 3, [0, 0]),
        (70, {"passed_deal": "same_dealer"}, [PASSED] * 3, [0, -70]),
        (70, {"passed_deal": "same_dealer"}, [PASSED] * 2, [0, 0]),
        (70, {"passed_deal": "same_dealer"}, [PASSED, PASSED, MADE, PASSED], [90, 40]),
        (70, {"passed_deal": "next_dealer"}, [PASSED] * 3, [0, 0]),
    ],
    "pass_fine_after": [
        (2, {"passed_deal": "same_dealer", "pass_fine": 70}, [PASSED] * 2, [0, -70]),
        (2, {"passed_deal": "same_dealer", "pass_fine": 70}, [PASSED], [0, 0]),
    ],
    "run_order": [
        ("natural", {}, [deal([50, 50], melds=TENS)], [0, 130]),
        ("trick", {}, [deal([50, 50], melds=TENS)], [80, 50]),
    ],
    "long_runs": [
        ("as_four", {}, [deal([50, 50], melds=FIVE)], [0, 160]),
        ("longer", {}, [deal([50, 50], melds=FIVE)], [110, 50]),
        ("hundred", {}, [deal([50, 50], melds=FIVE)], [160, 50]),
        ("hundred", {}, [deal([50, 50], melds=FIVE[1:])], [0, 160]),
    ],
    "equal_melds": [
        ("trump_then_first", {}, [deal([50, 50], melds=TERZES)], [0, 130]),
        ("first", {}, [deal([50, 50], melds=TERZES)], [80, 50]),
        ("nobody", {}, [deal([50, 50], melds=TERZES)], [60, 50]),
        ("suit_order", {}, [deal([50, 50], melds=TERZES)], [0, 130]),
        ("both", {}, [deal([50, 50], melds=TERZES)], [80, 70]),
    ],
    "melds_below_a_tie": [
        (False, {"equal_melds": "nobody"}, [deal([50, 50], melds=TIED)], [60, 50]),
        (True, {"equal_melds": "nobody"}, [deal([50, 50], melds=TIED)], [80, 50]),
        (True, {"equal_melds": "nobody"}, [deal([50, 50], melds=TERZES)], [60, 50]),
    ],
    "fours": [
        (False, {}, [HALF], [60, 50]),
        (True, {}, [deal([50, 50], melds=[{"seat": 0, "four": "Q"}])], [110, 50]),
        (True, {}, [deal([50, 50], melds=FOUR_AND_FIFTY)], [110, 50]),
    ],
    "melds_without_trick": [
        ("count", {}, [NO_TRICK], [0, 130]),
        ("bella_only", {}, [NO_TRICK], [60, 20]),
        ("nothing", {}, [NO_TRICK], [60, 0]),
        ("nothing", {}, [deal([50, 40], melds=FIFTY_OF_1, bella=1)], [0, 170]),
    ],
    "bait": [
        ("maker", {}, [MADE, BAIT], [90, 170]),
        ("lower", {}, [MADE, BAIT], [130, 130]),
        ("none", {}, [MADE, BAIT], [140, 120]),
        ("none", {}, [TIE], [70, 70]),
    ],
    "bait_points": [
        ("transfer", {}, [BAIT], [0, 130]),
        ("burn", {}, [BAIT], [0, 80]),
        ("burn", {}, [MADE], [90, 40]),
        ("burn", {"players": 3}, [deal([40, 50, 20])], [0, 50, 20]),
    ],
    "bella_survives_bait": [
        (False, {}, [deal([20, 80], bella=0)], [0, 130]),
        (True, {}, [deal([20, 80], bella=0)], [20, 110]),
        (True, {}, [deal([50, 80], bella=0)], [0, 80]),
        (True, {"players": 3}, [deal([20, 60, 20], bella=0)], [20, 75, 35]),
    ],
    "tie": [
        ("hanging", {}, [TIE, MADE], [160, 110]),
        ("bait", {}, [TIE, MADE], [90, 180]),
        ("lapse", {}, [TIE, MADE], [90, 110]),
        ("keep", {}, [TIE, MADE], [160, 110]),
        ("keep", {}, [TIE, BAIT], [70, 200]),
        ("hanging", {}, [TIE, BAIT], [0, 270]),
    ],
    "card_bait_melds": [
        ("transfer", {}, [deal([50, 50], melds=FIFTY_OF_1, offences=OF_1)], [160, 0]),
        ("void", {}, [deal([50, 50], melds=FIFTY_OF_1, offences=OF_1)], [110, 0]),
        ("keep", {}, [deal([50, 50], melds=FIFTY_OF_1, offences=OF_1)], [110, 50]),
        ("keep", {}, [deal([50, 50], melds=FIFTY_OF_1)], [0, 160]),
    ],
    "undercount": [
        ("stands", {}, [MADE, correction("1", 0, cards=70)], [80, 50]),
        ("fixed", {}, [MADE, correction("1", 0, cards=85)], [95, 40]),
        ("fixed", {}, [MADE, correction("1", 0, cards=70)], [80, 50]),
    ],
    "hundreds": [
        ("multiples", {}, [deal([30, 110]), correction("1", 1, cards=10)], [40, 10]),
        ("exactly_one", {}, [deal([30, 110]), correction("1", 1, cards=10)], [40, 10]),
        ("exactly_one", {}, [deal([30, 110]), correction("1", 1, cards=11)], [139, 11]),
    ],
    "fifty_offer": [
        (None, {}, [MADE], [90, 40]),
        (50, {}, [{"type": "fifty", "maker": 0}], [50, 0]),
        (30, {}, [{"type": "fifty", "maker": 1}, MADE], [90, 70]),
    ],
    "three_goal": [
        ("sum", {"players": 3}, [deal([61, 50, 30], 1)], [0, 91, 60]),
        ("each", {"players": 3}, [deal([61, 50, 30], 1)], [61, 60, 30]),
        ("each", {"players": 3}, [deal([59, 50, 30], 1)], [0, 90, 59]),
    ],
    "three_bait": [
        ("halves", {"players": 3}, [deal([61, 50, 30], 1)], [0, 91, 60]),
        ("leader", {"players": 3}, [deal([61, 50, 30], 1)], [0, 121, 30]),
        ("leader", {"players": 3}, [deal([80, 40, 20])], [90, 40, 20]),
    ],
    "three_hanging_again": [
        ("joins", {"players": 3}, [SEVENTY_HANG, SEVENTY_HANG], [0, 80, 60]),
        ("halves", {"players": 3}, [SEVENTY_HANG, SEVENTY_HANG], [0, 115, 95]),
        ("halves", {"players": 3}, [SEVENTY_HANG], [0, 40, 30]),
    ],
    "bait_fine": [
        (None, {}, [BAIT], [0, 130]),
        (100, {}, [BAIT], [-100, 130]),
        (100, {}, [MADE, TIE], [90, 110]),
        (100, {"scoring": "stakes"}, [BAIT], [-1, 1]),
    ],
    "bait_fine_from": [
        (2, {"bait_fine": 100}, [BAIT], [0, 130]),
        (2, {"bait_fine": 100}, [BAIT, BAIT, BAIT], [-200, 390]),
    ],
    "bait_fine_every": [
        (2, {"bait_fine": 100}, [BAIT, BAIT], [-100, 260]),
        (2, {"bait_fine": 100}, [BAIT, BAIT, BAIT], [-200, 390]),
    ],
    "no_trick_fine": [
        (None, {}, [deal([60, 0], no_tricks=[1])], [70, 0]),
        (50, {}, [deal([60, 0], no_tricks=[1])], [70, -50]),
        (50, {}, [deal([60, 0])], [70, 0]),
        (50, {"players": 3}, [deal([90, 0, 0], no_tricks=[1, 2])], [100, -50, -50]),
        (50, {}, [deal([60, 0], no_tricks=[1], offences=OF_1)], [70, -50]),
        (50, {"scoring": "stakes"}, [deal([60, 0], no_tricks=[1])], [1, -1]),
    ],
    "no_trick_fine_from": [(2, {"no_trick_fine": 50}, [deal([60, 0], no_tricks=[1])] * 2, [140, -50])],
    "no_trick_fine_every": [(3, {"no_trick_fine": 50}, [deal([60, 0], no_tricks=[1])] * 4, [280, -100])],
}  # fmt: skip


def rows() -> list[Any]:
    return [
        pytest.param({option: value, **options}, events, expected, id=f"{option}={value} {number}")
        for option, cases in TABLE.items()
        for number, (value, options, events, expected) in enumerate(cases, start=1)
    ]


@pytest.mark.parametrize(("options", "events", "expected"), rows())
def test_an_option_decides(options: dict[str, Any], events: list[Document], expected: list[int]) -> None:
    assert totals(*events, **options) == expected


def test_no_option_that_decides_points_is_left_out() -> None:
    assert set(TABLE) | NOT_OF_POINTS == set(option_types())
    assert not set(TABLE) & NOT_OF_POINTS


@pytest.mark.parametrize("option", TABLE)
def test_every_word_of_an_option_is_tried(option: str) -> None:
    assert set(choices_of(option)) <= {value for value, _, _, _ in TABLE[option]}
