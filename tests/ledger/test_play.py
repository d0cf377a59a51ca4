"""Deals one after another: what hangs and is paid, fines, passed deals and fifties."""

from typing import Any

import pytest

from tests.ledger.parties import BAIT, MADE, TIE, Document, adjust, agreed, deal, refusal, state, totals

PASSED = {"type": "passed"}
SUM, QUEUE = ({"type": "agree_hanging", "order": order} for order in ("sum", "queue"))
TIE_1 = deal([61, 51], 1, maker=1)
"""61 : 61 for maker 1: his 61 hang."""


def hanging(*events: Document, **opening: Any) -> list[tuple[str, int]]:
    return [(hung["event"], hung["points"]) for hung in state(*events, **opening)["hanging"]]


@pytest.mark.parametrize(
    ("events", "hangs"),
    [
        pytest.param([TIE], [("1", 70)], id="one, with the event it is from"),
        pytest.param([TIE, TIE_1], [("1", 70), ("2", 61)], id="two, the oldest first"),
        pytest.param([TIE, MADE], [], id="paid"),
        pytest.param([TIE, PASSED, PASSED], [("1", 70)], id="passed deals leave it"),
        pytest.param([TIE, adjust(10, 10)], [("1", 70)], id="an adjustment too"),
        pytest.param([TIE, TIE_1, SUM, MADE], [], id="agreed: the sum is paid"),
        pytest.param([TIE, TIE_1, QUEUE, MADE], [("2", 61)], id="agreed: the oldest is paid"),
        pytest.param([TIE, TIE_1, QUEUE, MADE, TIE], [("2", 61), ("5", 70)], id="a tie joins the queue"),
        pytest.param([TIE, TIE_1, QUEUE, MADE, TIE, MADE], [("5", 70)], id="the agreement holds while one hangs"),
        pytest.param([TIE, TIE_1, QUEUE, SUM, MADE], [], id="a newer agreement replaces it"),
        pytest.param([TIE, TIE_1, SUM, QUEUE, MADE], [("2", 61)], id="either way"),
    ],
)
def test_what_hangs(events: list[Document], hangs: list[tuple[str, int]]) -> None:
    assert hanging(*events) == hangs


@pytest.mark.parametrize(
    "events",
    [
        pytest.param([TIE, TIE_1, MADE], id="no agreement"),
        pytest.param([TIE, SUM, TIE_1, MADE], id="one made while one hung has no effect"),
        pytest.param([SUM, TIE, TIE_1, MADE], id="nor one made while none hung"),
        pytest.param([TIE, TIE_1, SUM, MADE, TIE, TIE_1, MADE], id="nor one made before nothing hung any more"),
        pytest.param([TIE, TIE_1, QUEUE, MADE, MADE, TIE, TIE_1, MADE], id="however it was paid"),
        pytest.param([TIE, TIE_1, deal([60, 70], offences=[{"seat": 0, "kind": "revoke"}])], id="a card bait needs it"),
    ],
)
def test_two_that_hang_wait_for_an_agreement(events: list[Document]) -> None:
    assert refusal(*events) == ("hanging.agreement_needed", f"events[{len(events) - 1}]")


def test_an_agreement_makes_a_row_and_writes_nothing() -> None:
    row = state(TIE, SUM)["rows"][1]
    assert (row["kind"], row["outcome"], row["number"], row["dealer"], row["raw"]) == (
        "agree_hanging", "agree_hanging", None, None, None,
    )  # fmt: skip
    assert (row["written"], row["lines"], row["totals"]) == ([0, 0], [], [0, 70])


@pytest.mark.parametrize("order", ["sum", "queue"])
def test_an_agreement_goes_before_the_tables_own_order(order: str) -> None:
    assert hanging(TIE, TIE_1, SUM, MADE, hanging_order=order) == []
    assert hanging(TIE, TIE_1, QUEUE, MADE, hanging_order=order) == [("2", 61)]


@pytest.mark.parametrize(
    ("order", "paid", "expected"),
    [
        pytest.param("sum", [0, 0, 131, 0], [282, 240], id="sum"),
        pytest.param("queue", [0, 0, 70, 61], [221, 301], id="queue"),
    ],
)
def test_who_takes_the_deals_takes_what_hung(order: str, paid: list[int], expected: list[int]) -> None:
    """0 : 70, then 61 : 0, then 90 : 40 and what is paid, then 0 : 130 and what is paid."""
    found = state(TIE, TIE_1, MADE, BAIT, hanging_order=order)
    assert [row["hanging_paid"] for row in found["rows"]] == paid
    assert found["totals"] == expected


def test_payment_stands_after_the_deal_and_before_fines() -> None:
    lines = state(TIE, BAIT, bait_fine=100)["rows"][1]["lines"]
    assert [line["reason"] for line in lines][-4:] == ["bait", "bait", "hanging_paid", "bait_fine"]


def test_a_second_hanging_bait_of_three_pays_the_first_where_it_halves() -> None:
    tie = deal([60, 40, 30])
    found = state(tie, tie, preset="threesome", three_hanging_again="halves")
    assert [row["hanging_paid"] for row in found["rows"]] == [0, 70]
    assert found["hanging"] == [{"event": "2", "points": 70}]
    assert found["rows"][1]["outcome"] == "hanging"


def test_points_that_hang_are_not_paid_into_a_deal_for_stakes() -> None:
    found = state(TIE, agreed(scoring="stakes"), MADE)
    assert (found["totals"], [hung["points"] for hung in found["hanging"]]) == ([1, 69], [70])


@pytest.mark.parametrize(
    ("events", "options", "dealers", "next_dealer"),
    [
        pytest.param([PASSED], {}, [1], 0, id="passed: the next deals"),
        pytest.param([PASSED, PASSED], {"passed_deal": "same_dealer"}, [1, 1], 1, id="passed: the same deals again"),
        pytest.param([PASSED] * 3, {"passed_deal": "same_dealer"}, [1, 1, 1], 1, id="without a fine he goes on"),
        pytest.param([PASSED] * 4, {"passed_deal": "same_dealer", "pass_fine": 100}, [1, 1, 1, 0], 0,
                     id="after a fine the next deals"),
        pytest.param([{**PASSED, "dealer": 0}], {}, [0], 1, id="who really dealt"),
        pytest.param([{**MADE, "dealer": 0}], {"next_dealer": "alternate"}, [0], 1, id="the next of who really dealt"),
    ],
)  # fmt: skip
def test_dealers(events: list[Document], options: Document, dealers: list[int], next_dealer: int) -> None:
    found = state(*events, **options)
    assert [row["dealer"] for row in found["rows"]] == dealers
    assert found["dealer"] == next_dealer


@pytest.mark.parametrize(
    ("events", "expected"),
    [
        pytest.param([PASSED] * 2, [0, 0], id="two running"),
        pytest.param([PASSED] * 3, [0, -100], id="three running"),
        pytest.param([PASSED] * 5, [0, -100], id="the run starts anew"),
        pytest.param([PASSED] * 6, [-100, -100], id="the next dealer in his turn"),
        pytest.param([PASSED, PASSED, MADE, PASSED, PASSED], [90, 40], id="a deal breaks the run"),
        pytest.param([PASSED, PASSED, {"type": "fifty", "maker": 0}, PASSED, PASSED], [50, 0], id="a fifty breaks it"),
        pytest.param([PASSED, PASSED, adjust(5, 5), PASSED], [5, -95], id="nothing else does"),
        pytest.param(
            [PASSED, PASSED, {"type": "confirm", "deal": "1", "seat": 0}, PASSED], [0, -100], id="nor does that"
        ),
    ],
)
def test_passed_deals_running_are_fined(events: list[Document], expected: list[int]) -> None:
    assert totals(*events, passed_deal="same_dealer", pass_fine=100, fifty_offer=50) == expected


@pytest.mark.parametrize(
    ("events", "expected"),
    [
        pytest.param([BAIT, BAIT], [-30, 260], id="the second bait of a seat"),
        pytest.param([BAIT, deal([80, 40], maker=1)], [130, 130], id="each seat has its own first"),
        pytest.param([BAIT, TIE, MADE], [160, 240], id="a hanging bait is not counted"),
        pytest.param([BAIT, deal([40, 80], offences=[{"seat": 0, "kind": "revoke"}])], [0, 260], id="nor a card bait"),
        pytest.param([BAIT, {"type": "deal", "maker": 0, "total": 100, "conceded": True}], [-30, 240],
                     id="a bait given up is"),
        pytest.param([BAIT, agreed(bait_fine_from=1), BAIT], [-30, 260], id="they are counted from the start"),
    ],
)  # fmt: skip
def test_baits_are_counted_a_seat(events: list[Document], expected: list[int]) -> None:
    assert totals(*events, bait_fine=30, bait_fine_from=2) == expected


def test_deals_without_a_trick_are_counted_a_seat_whatever_the_outcome() -> None:
    first, second = deal([60, 0], no_tricks=[1]), deal([0, 60], 1, no_tricks=[0])
    rules = {"no_trick_fine": 40, "no_trick_fine_from": 2}
    assert totals(first, second, **rules) == [70, 70]
    assert totals(first, second, first, **rules) == [140, 30]
    offence = [{"seat": 0, "kind": "revoke"}]
    assert totals(first, deal([60, 0], no_tricks=[1], offences=offence), **rules) == [70, 30]


def test_a_fifty_is_written_by_its_maker_and_leaves_what_hangs() -> None:
    found = state(TIE, {"type": "fifty", "maker": 1}, preset="fifties")
    row = found["rows"][1]
    assert (row["kind"], row["outcome"], row["number"], row["dealer"], row["raw"]) == ("fifty", "fifty", 2, 1, None)
    assert (row["written"], row["lines"]) == ([0, 50], [{"seat": 1, "points": 50, "reason": "fifty"}])
    assert found["hanging"] == [{"event": "1", "points": 70}]


def test_deals_are_numbered_passed_ones_and_fifties_too() -> None:
    log = [MADE, PASSED, adjust(1, 1), {"type": "fifty", "maker": 0}, BAIT]
    assert [row["number"] for row in state(*log, preset="fifties")["rows"]] == [1, 2, None, 3, 4]


@pytest.mark.parametrize(
    ("events", "finished"),
    [
        pytest.param([MADE], False, id="one of two deals"),
        pytest.param([MADE, MADE], True, id="two"),
        pytest.param([MADE, PASSED], False, id="a passed deal does not count"),
        pytest.param([{"type": "fifty", "maker": 0}], False, id="one fifty"),
        pytest.param([MADE, {"type": "fifty", "maker": 0}], True, id="a fifty does"),
        pytest.param([MADE, adjust(5, 5)], False, id="an adjustment does not"),
    ],
)
def test_a_party_of_two_deals(events: list[Document], finished: bool) -> None:
    assert state(*events, deals=2, fifty_offer=50)["finished"] is finished


@pytest.mark.parametrize(
    ("second", "winner"),
    [
        pytest.param(MADE, 0, id="the last trick of the last deal"),
        pytest.param(deal([80, 40], 1), 1, id="of the last deal, not of the first"),
        pytest.param(deal([80, 40], 1, offences=[{"seat": 1, "kind": "revoke"}]), 0,
                     id="not his who lost it by a card bait"),
        pytest.param(deal([80, 40], None, offences=[{"seat": 1, "kind": "revoke"}]), 0,
                     id="nor one nobody remembers: the higher"),
    ],
)  # fmt: skip
def test_both_reach_with_the_last_trick(second: Document, winner: int) -> None:
    """Both stand at the target by the adjustment after the deal."""
    found = state(second, agreed(target=600), adjust(700, 700))
    assert (found["finished"], found["winner"]) == (True, winner)
