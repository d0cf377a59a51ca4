"""Options that decide points or the dealer among three players; those that are for three alone stand with the others.

No count of three can be a hundred off: all together they make 85 to 152.
"""

from typing import Any

import pytest

from scorer.rules.ruleset import option_types
from tests.ledger.parties import Document, correction, deal, refusal, state, totals

THREE: dict[str, Any] = {"players": 3}
STAKES = {**THREE, "scoring": "stakes"}
PASSED: Document = {"type": "passed"}
PLAIN = deal([80, 30, 20])
"""90 : 30 : 20."""
HANGS = deal([60, 40, 30])
"""70 that hang : 40 : 30."""
BAIT = deal([31, 50, 40])
"""41 go over: 71 : 60, the odd point to who plays earlier."""
NONE_BUT_ONE = deal([90, 0, 0], no_tricks=[1, 2])


def with_melds(*melds: Document, **more: Any) -> Document:
    """80 : 30 : 20 beside the melds, the maker in front."""
    return deal([70, 30, 20], melds=list(melds), **more)


def run(seat: int, top: str, length: int = 3) -> Document:
    return {"seat": seat, "length": length, "run": top}


def four(seat: int, rank: str) -> Document:
    return {"seat": seat, "four": rank}


def offence(seat: int) -> list[Document]:
    return [{"seat": seat, "kind": "revoke"}]


TERZES = with_melds(run(0, "JS"), run(1, "JH"))
TIED = with_melds(run(0, "JS"), run(1, "JH"), run(0, "9D"))
TENS = with_melds(run(0, "10C"), run(1, "JS"))
FIVE = with_melds(run(0, "JS", 5), run(1, "KC", 4))
NO_TRICK = deal([70, 0, 20], no_tricks=[1], melds=[run(1, "KS", 4)], bella=1)
TAKEN = deal([60, 30, 20], melds=[run(1, "KS", 4)], offences=offence(1))
TAKEN_OF_MAKER = deal([60, 30, 20], melds=[run(0, "KS", 4)], offences=offence(0))

TABLE: dict[str, list[tuple[Any, dict[str, Any], list[Document], list[int]]]] = {
    "scoring": [("points", THREE, [PLAIN], [90, 30, 20]), ("stakes", THREE, [PLAIN], [2, -1, -1])],
    "stake": [
        (5, STAKES, [PLAIN], [10, -5, -5]),
        (5, STAKES, [BAIT], [-10, 5, 5]),
        (5, {**STAKES, "bait": "none"}, [BAIT], [-5, 10, -5]),
        (5, {**STAKES, "bait": "none"}, [deal([40, 50, 20])], [0, 0, 0]),
    ],
    "pass_fine": [
        (70, {**THREE, "passed_deal": "same_dealer"}, [PASSED] * 3, [0, 0, -70]),
        (70, {**THREE, "passed_deal": "same_dealer"}, [PASSED] * 2, [0, 0, 0]),
        (70, {**THREE, "passed_deal": "same_dealer"}, [PASSED] * 6, [-70, 0, -70]),
    ],
    "pass_fine_after": [(1, {**THREE, "passed_deal": "same_dealer", "pass_fine": 70}, [PASSED] * 2, [-70, 0, -70])],
    "run_order": [("natural", THREE, [TENS], [80, 50, 20]), ("trick", THREE, [TENS], [100, 30, 20])],
    "long_runs": [
        ("as_four", THREE, [FIVE], [0, 120, 60]),
        ("longer", THREE, [FIVE], [130, 30, 20]),
        ("hundred", THREE, [FIVE], [180, 30, 20]),
    ],
    "equal_melds": [
        ("trump_then_first", THREE, [TERZES], [80, 50, 20]),
        ("first", THREE, [TERZES], [100, 30, 20]),
        ("nobody", THREE, [TERZES], [80, 30, 20]),
        ("suit_order", THREE, [TERZES], [80, 50, 20]),
        ("both", THREE, [TERZES], [100, 50, 20]),
        ("nobody", THREE, [with_melds(run(1, "KS"), run(2, "KD"), run(0, "QH"))], [0, 90, 80]),
    ],
    "melds_below_a_tie": [
        (False, {**THREE, "equal_melds": "nobody"}, [TIED], [80, 30, 20]),
        (True, {**THREE, "equal_melds": "nobody"}, [TIED], [100, 30, 20]),
    ],
    "fours": [(True, THREE, [with_melds(four(0, "Q"), run(1, "JS", 4))], [130, 30, 20])],
    "melds_without_trick": [
        ("count", THREE, [NO_TRICK], [0, 110, 60]),
        ("bella_only", THREE, [NO_TRICK], [80, 20, 20]),
        ("nothing", THREE, [NO_TRICK], [80, 0, 20]),
    ],
    "bait": [("maker", THREE, [deal([40, 50, 20])], [0, 75, 45]), ("none", THREE, [deal([40, 50, 20])], [50, 50, 20])],
    "bait_points": [("transfer", THREE, [BAIT], [0, 71, 60]), ("burn", THREE, [BAIT], [0, 50, 40])],
    "bella_survives_bait": [
        (True, THREE, [deal([31, 50, 40], bella=0)], [20, 71, 60]),
        (False, THREE, [deal([31, 50, 40], bella=0)], [0, 81, 70]),
        (True, THREE, [deal([50, 60, 20], bella=0)], [0, 60, 20]),
    ],
    "tie": [
        ("hanging", THREE, [HANGS, PLAIN], [160, 70, 50]),
        ("bait", THREE, [HANGS, PLAIN], [90, 105, 85]),
        ("lapse", THREE, [HANGS, PLAIN], [90, 70, 50]),
        ("keep", THREE, [HANGS, PLAIN], [160, 70, 50]),
        ("hanging", THREE, [HANGS, BAIT], [0, 145, 126]),
    ],
    "hanging_order": [
        ("sum", THREE, [HANGS, HANGS, PLAIN], [230, 110, 80]),
        ("queue", THREE, [HANGS, HANGS, PLAIN], [160, 110, 80]),
        ("queue", THREE, [HANGS, HANGS, PLAIN, PLAIN], [320, 140, 100]),
    ],
    "card_bait_melds": [
        ("transfer", THREE, [TAKEN], [150, 0, 20]),
        ("void", THREE, [TAKEN], [100, 0, 20]),
        ("keep", THREE, [TAKEN], [100, 50, 20]),
        ("transfer", THREE, [TAKEN_OF_MAKER], [0, 90, 80]),
        ("void", THREE, [TAKEN_OF_MAKER], [0, 65, 55]),
        ("keep", THREE, [TAKEN_OF_MAKER], [50, 65, 55]),
    ],
    "undercount": [
        ("fixed", THREE, [PLAIN, correction("1", 1, cards=35, noticed_by=2)], [90, 35, 20]),
        ("stands", THREE, [PLAIN, correction("1", 1, cards=20, noticed_by=2)], [90, 20, 30]),
        ("stands", THREE, [PLAIN, correction("1", 1, cards=20, noticed_by=0)], [100, 20, 20]),
    ],
    "bait_fine": [(100, THREE, [BAIT], [-100, 71, 60]), (100, THREE, [HANGS], [0, 40, 30])],
    "bait_fine_from": [(2, {**THREE, "bait_fine": 100}, [BAIT, BAIT], [-100, 141, 121])],
    "bait_fine_every": [(2, {**THREE, "bait_fine": 100}, [BAIT] * 3, [-200, 211, 182])],
    "no_trick_fine": [(50, THREE, [deal([70, 0, 30], no_tricks=[1])], [80, -50, 30])],
    "no_trick_fine_from": [(2, {**THREE, "no_trick_fine": 50}, [NONE_BUT_ONE] * 2, [200, -50, -50])],
    "no_trick_fine_every": [(3, {**THREE, "no_trick_fine": 50}, [NONE_BUT_ONE] * 4, [400, -100, -100])],
}  # fmt: skip

OF_TWO_ALONE = {"winning_lead", "fifty_offer", "dave", "stake_bait_double"}
OF_THREE_ALONE = {"players", "three_goal", "three_bait", "three_hanging_again"}
DEALERS = {"next_dealer", "dealer_after_hanging", "passed_deal"}
ENDS = {"target", "deals", "both_reach", "claim_at_record", "mid_deal_claim"}
WORDS = {
    "bella_window", "must_trump", "overtrump", "seven_exchange", "seven_when", "seven_from_first_six", "melds_called",
    "melds_shown", "last_three", "bottom_card", "split_runs", "offences",
}  # fmt: skip


@pytest.mark.parametrize(
    ("options", "events", "expected"),
    [
        pytest.param({option: value, **options}, events, expected, id=f"{option}={value} {number}")
        for option, cases in TABLE.items()
        for number, (value, options, events, expected) in enumerate(cases, start=1)
    ],
)
def test_an_option_decides_among_three(options: dict[str, Any], events: list[Document], expected: list[int]) -> None:
    assert totals(*events, **options) == expected


def test_no_option_is_left_out() -> None:
    told = set(TABLE) | OF_TWO_ALONE | OF_THREE_ALONE | DEALERS | ENDS | WORDS | {"hundreds"}
    assert told == set(option_types())


@pytest.mark.parametrize(
    ("options", "events", "dealer"),
    [
        ({"next_dealer": "high_scorer"}, [deal([20, 80, 30], maker=1)], 1),
        ({"next_dealer": "alternate"}, [deal([20, 80, 30], maker=1)], 0),
        ({"dealer_after_hanging": "defender", "dealer": 0}, [deal([60, 30, 40])], 2),
        ({"dealer_after_hanging": "maker", "dealer": 0}, [deal([60, 30, 40])], 0),
        ({"dealer_after_hanging": "alternate", "dealer": 0}, [deal([60, 30, 40])], 1),
        ({"passed_deal": "next_dealer"}, [PASSED], 0),
        ({"passed_deal": "same_dealer"}, [PASSED], 2),
    ],
)
def test_an_option_says_who_of_three_deals(options: dict[str, Any], events: list[Document], dealer: int) -> None:
    assert state(*events, **THREE, **options)["dealer"] == dealer


@pytest.mark.parametrize(
    ("options", "last_trick", "winner", "end"),
    [
        ({"both_reach": "last_trick"}, 1, 1, "last_trick"),
        ({"both_reach": "higher_total"}, 1, 0, "higher_total"),
        ({"both_reach": "last_trick"}, 2, 0, "higher_total"),
        ({"claim_at_record": "required"}, 1, None, None),
        ({"claim_at_record": "required", "deals": 1}, 1, 0, "deals"),
    ],
)
def test_an_option_says_who_of_three_wins(
    options: dict[str, Any], last_trick: int, winner: int | None, end: str | None
) -> None:
    found = state(deal([80, 35, 20], last_trick), **THREE, target=35, **options)
    assert (found["winner"], found["end"]) == (winner, end)


@pytest.mark.parametrize(
    ("option", "value"), [("winning_lead", 100), ("fifty_offer", 50), ("dave", "geometric"), ("bait", "lower")]
)
def test_what_is_for_two_is_refused_with_three(option: str, value: object) -> None:
    assert refusal(**THREE, **{option: value}) == ("ruleset.bad_value", f"ruleset.{option}")
