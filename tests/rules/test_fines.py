"""Fines: for every n-th bait and deal without a trick, and for deals passed too often."""

import pytest

from scorer.rules.fines import bait_fine, no_trick_fine, pass_fine, pass_fine_due
from tests.rules.deals import Named, rules


def fined(name: str, options: Named, most: int = 8) -> list[int]:
    """Which of the first deals of a kind are fined."""
    judge = bait_fine if name == "bait_fine" else no_trick_fine
    ruleset = rules(**{f"{name}{key}": value for key, value in options.items()})
    return [nth for nth in range(1, most + 1) if judge(nth, 1, ruleset)]


@pytest.mark.parametrize("name", ["bait_fine", "no_trick_fine"])
@pytest.mark.parametrize(
    ("options", "which"),
    [
        pytest.param({}, [], id="off"),
        pytest.param({"_from": 2, "_every": 3}, [], id="off, whatever from and every say"),
        pytest.param({"": 100}, [1, 2, 3, 4, 5, 6, 7, 8], id="every one"),
        pytest.param({"": 100, "_from": 3}, [3, 4, 5, 6, 7, 8], id="from the third, not the second"),
        pytest.param({"": 100, "_every": 3}, [1, 4, 7], id="the first and every third after"),
        pytest.param({"": 100, "_from": 3, "_every": 3}, [3, 6], id="every third"),
        pytest.param({"": 100, "_from": 2, "_every": 5}, [2, 7], id="the second and every fifth after"),
    ],
)
def test_the_nth_is_fined(name: str, options: Named, which: list[int]) -> None:
    assert fined(name, options) == which


def test_a_fine_is_a_line_of_its_own() -> None:
    assert bait_fine(1, 1, rules(bait_fine=100)) == ((1, -100, "bait_fine"),)
    assert no_trick_fine(1, 0, rules(no_trick_fine=50)) == ((0, -50, "no_trick_fine"),)
    assert pass_fine(1, rules(pass_fine=70)) == ((1, -70, "pass_fine"),)


@pytest.mark.parametrize(
    ("options", "running", "due"),
    [
        pytest.param({}, 2, False, id="two running are not enough"),
        pytest.param({}, 3, True, id="three are"),
        pytest.param({"pass_fine_after": 1}, 1, True, id="one, where the table says so"),
        pytest.param({"pass_fine_after": 2}, 3, True, id="more than enough, where the table has just said so"),
        pytest.param({"pass_fine": None}, 3, False, id="off"),
        pytest.param({"scoring": "stakes"}, 3, False, id="never with stakes"),
        pytest.param({"passed_deal": "next_dealer"}, 3, False, id="only for who deals again and again"),
    ],
)
def test_the_dealer_is_fined_after_passed_deals_running(options: Named, running: int, due: bool) -> None:
    ruleset = rules(**{"pass_fine": 100, "passed_deal": "same_dealer", **options})
    assert pass_fine_due(running, ruleset) is due
