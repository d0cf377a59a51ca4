"""Likely slips: what is asked about before a deal that could be so is written."""

from typing import Any

import pytest

from scorer.rules.slips import Slip, slips
from tests.rules.deals import Named, Points, deal, fifty, offence, rules, terz

SLIPS = [
    pytest.param((82, 48), {"melds": (terz(0, "JH"),), "bella": 0}, Slip("terz_in_row", 0, 5), id="J beside Q, K"),
    pytest.param((82, 48), {"melds": (terz(0, "QH"),), "bella": 0}, Slip("terz_in_row", 0, 4), id="Q, K in it"),
    pytest.param(
        (65, 40), {"melds": (terz(0),), "offences": (offence(0, "false_meld"),)}, Slip("false_meld_in", 0, 1),
        id="a meld of who called a false one",
    ),
    pytest.param(
        (65, 40), {"melds": (terz(0), terz(1)), "bella": 0, "offences": (offence(0, "false_meld"),)},
        Slip("false_meld_in", 0, 2), id="and his bella",
    ),
    pytest.param((90, 50), {}, Slip("sum_high", figure=140), id="more than nearly any deal has"),
    pytest.param((12, 10), {}, Slip("sum_low", figure=22), id="less than nearly any deal has"),
]  # fmt: skip


@pytest.mark.parametrize(("cards", "facts", "slip"), SLIPS)
def test_what_is_more_likely_a_slip_is_asked_about(cards: Points, facts: Named, slip: Slip) -> None:
    assert slips(deal(cards, **facts), rules()) == (slip,)


@pytest.mark.parametrize(
    ("cards", "facts"),
    [
        pytest.param((100, 0), {}, id="nothing counted where it costs nothing"),
        pytest.param((82, 48), {"melds": (terz(0, "KH"),), "bella": 0}, id="a terz that holds the bella"),
        pytest.param((82, 48), {"melds": (terz(0, "AH"),), "bella": 0}, id="from the ace, that holds it too"),
        pytest.param((82, 48), {"melds": (terz(0, "10H"),), "bella": 0}, id="a gap between"),
        pytest.param((82, 48), {"melds": (terz(0, "JS"),), "bella": 0}, id="another suit"),
        pytest.param((82, 48), {"melds": (terz(0, "JH"),), "bella": 1}, id="the bella in another hand"),
        pytest.param((82, 48), {"melds": (fifty(0, "JH"),), "bella": 0}, id="a fifty is no terz"),
        pytest.param((65, 40), {"offences": (offence(0, "false_meld"),)}, id="no meld of who called a false one"),
        pytest.param((65, 40), {"melds": (terz(1),), "offences": (offence(0, "false_meld"),)}, id="the other's melds"),
        pytest.param((65, 40), {"melds": (terz(0),), "offences": (offence(0),)}, id="a revoke beside true melds"),
        pytest.param((90, 50), {"stock": 12}, id="the stock proves it"),
        pytest.param(None, {"total": 130, "conceded": True}, id="together, and usual"),
    ],
)
def test_what_is_no_slip_is_not(cards: Points | None, facts: Named) -> None:
    assert slips(deal(cards, **facts), rules()) == ()


def test_for_stakes_melds_left_in_change_nothing() -> None:
    facts = deal((65, 40), melds=(terz(0),), offences=(offence(0, "false_meld"),))
    assert slips(facts, rules("short_bait_2")) == ()


def test_both_together_may_be_too_much() -> None:
    assert slips(deal(None, total=140, conceded=True), rules()) == (Slip("sum_high", figure=140),)


@pytest.mark.parametrize(
    ("options", "facts", "asked"),
    [
        pytest.param({}, {"melds": (terz(1),)}, False, id="melds count without a trick"),
        pytest.param({"melds_without_trick": "bella_only"}, {"melds": (terz(1),)}, True, id="melds need a trick"),
        pytest.param({"melds_without_trick": "bella_only"}, {}, False, id="none were called"),
        pytest.param({"no_trick_fine": 50}, {}, True, id="no trick is fined"),
        pytest.param({"no_trick_fine": 50}, {"no_tricks": (1,)}, False, id="it is said already"),
        pytest.param({"no_trick_fine": 50}, {"last_trick": 1}, False, id="he took the last one"),
    ],
)
def test_a_count_of_nothing_is_asked_about_where_a_trick_matters(options: Named, facts: Named, asked: bool) -> None:
    found = slips(deal((100, 0), **{"last_trick": 0, **facts}), rules(**options))
    assert found == ((Slip("nought", 1),) if asked else ())


@pytest.mark.parametrize(("cards", "most"), [((152, 0, 0), False), ((50, 20, 18), True), ((60, 40, 20), False)])
def test_three_have_bounds_of_their_own(cards: Points, most: bool) -> None:
    assert bool(slips(deal(cards), rules("threesome"))) is most


def test_a_question_keeps_its_key_as_long_as_it_is_the_same() -> None:
    def keys(*cards: int) -> Any:
        return [slip.key for slip in slips(deal(cards), rules())]

    assert keys(90, 50) == keys(80, 60) == ["sum_high:140"]
    assert keys(91, 50) == ["sum_high:141"]
