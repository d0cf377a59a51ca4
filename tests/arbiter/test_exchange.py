"""Обмен семёрки: each reason, its order among the others, its penalty, and what the exchange brings."""

from itertools import product
from typing import Any

import pytest

from scorer.arbiter.ask import ask
from scorer.rules.refusal import Refused

SOUND = {
    "ask": "exchange",
    "round": 1,
    "seat": 0,
    "maker": 1,
    "trump": "H",
    "turned": "KH",
    "take": "turned",
    "hand": ["7H", "QH", "JH"],
}


def ruled(**changes: Any) -> dict[str, Any]:
    return ask(SOUND | changes)


FAULTS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "second_trump": ({"round": 2}, {}),
    "bottom_card": ({"take": "bottom"}, {}),
    "off": ({}, {"seven_exchange": "off"}),
    "not_maker": ({}, {"seven_exchange": "maker"}),
    "no_seven": ({"hand": ["QH", "JH"]}, {}),
    "not_in_first_six": ({"first_six": ["QH"]}, {"seven_from_first_six": True}),
    "too_late": ({"called": True}, {}),
}
"""What forbids an exchange: how the situation and the rules differ from a sound one, in the order of the reasons."""


def test_a_sound_exchange_is_allowed_and_costs_nothing() -> None:
    assert ruled() == {
        "allowed": True, "because": "allowed", "penalty": None, "melds_before": 0, "melds_after": 40,
    }  # fmt: skip


@pytest.mark.parametrize("because", FAULTS)
def test_each_fault_is_named_and_brings_nothing(because: str) -> None:
    situation, rules = FAULTS[because]
    answer = ruled(ruleset=rules, **situation)
    assert (answer["allowed"], answer["because"]) == (False, because)
    assert answer["melds_after"] == answer["melds_before"]


@pytest.mark.parametrize(("first", "second"), list(product(FAULTS, FAULTS)))
def test_of_two_faults_the_first_is_named(first: str, second: str) -> None:
    faults = list(FAULTS)
    (one, rules), (other, more) = FAULTS[first], FAULTS[second]
    both = ruled(ruleset=rules | more, **({"hand": SOUND["hand"]} | one | other))
    if {first, second} == {"off", "not_maker"} or {first, second} == {"no_seven", "not_in_first_six"}:
        return  # one option has one value, and a card of the first six is in the hand
    assert both["because"] == min(first, second, key=faults.index)


@pytest.mark.parametrize(
    ("because", "offence"), [("second_trump", "seven_on_second_trump"), ("bottom_card", "seven_for_bottom_card")]
)
def test_an_exchange_that_is_an_offence_here_is_a_card_bait(because: str, offence: str) -> None:
    situation, _ = FAULTS[because]
    assert ruled(**situation)["penalty"] == "card_bait"
    others = [kind for kind in ("seven_on_second_trump", "seven_for_bottom_card", "revoke") if kind != offence]
    assert ruled(ruleset={"offences": others}, **situation)["penalty"] is None


@pytest.mark.parametrize("because", ["off", "not_maker", "no_seven", "not_in_first_six", "too_late"])
def test_what_is_merely_refused_costs_nothing(because: str) -> None:
    situation, rules = FAULTS[because]
    assert ruled(ruleset=rules, **situation)["penalty"] is None


def test_the_maker_may_exchange_where_only_the_maker_may() -> None:
    assert ruled(ruleset={"seven_exchange": "maker"}, seat=1)["allowed"]


def test_the_seven_is_of_the_turned_suit_whatever_is_trump_where_that_is_played() -> None:
    klaberjass = {"preset": "klaberjass"}
    answer = ruled(ruleset=klaberjass, round=2, trump="S", first_six=SOUND["hand"])
    assert (answer["allowed"], answer["melds_before"], answer["melds_after"]) == (True, 0, 20)


def test_the_first_six_are_taken_as_good_where_they_are_not_told() -> None:
    assert ruled(ruleset={"seven_from_first_six": True})["allowed"]


@pytest.mark.parametrize(
    ("hand", "turned", "before", "after"),
    [
        (["7H", "8H", "9H"], "AH", 20, 0),
        (["7H", "8H", "9H", "10H"], "AH", 50, 20),
        (["7H", "KH", "AH"], "QH", 0, 40),
        (["7H", "AS"], "9H", 0, 0),
    ],
)
def test_what_the_exchange_breaks_and_brings_is_told(hand: list[str], turned: str, before: int, after: int) -> None:
    answer = ruled(hand=hand, turned=turned)
    assert (answer["melds_before"], answer["melds_after"]) == (before, after)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"turned": "7H"}, "card.twice"),
        ({"first_six": ["AS"]}, "card.not_held"),
        ({"first_six": ["7H", "8H", "9H", "10H", "JH", "QH", "KH"]}, "value.bad"),
        ({"round": 3}, "value.bad"),
        ({"take": "stock"}, "value.bad"),
        ({"seat": 2}, "seat.unknown"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_situation_that_cannot_be_is_refused_by_name(changes: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as refused:
        ruled(**changes)
    assert refused.value.code == code
