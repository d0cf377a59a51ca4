"""Replay of corrections: until when, on what the deal is settled, and what is to blame where it cannot be."""

import pytest

from scorer.ledger.codec import decode_party
from scorer.ledger.replay import replay
from tests.ledger.parties import (
    BAIT,
    CLAIM,
    CLOSE,
    MADE,
    PASSED,
    TIE,
    Document,
    X,
    adjust,
    agreed,
    amend,
    correction,
    deal,
    party,
    refusal,
    totals,
    void,
)


@pytest.mark.parametrize(
    ("between", "late"),
    [
        pytest.param([], False, id="nothing"),
        pytest.param([adjust(5, 5)], False, id="an adjustment"),
        pytest.param([agreed(stake=2)], False, id="rules"),
        pytest.param([{**PASSED, "id": "p"}, void("p")], False, id="a passed deal that was voided"),
        pytest.param([CLOSE], False, id="a close"),
        pytest.param([BAIT], True, id="the next deal"),
        pytest.param([PASSED], True, id="a passed deal"),
        pytest.param([{"type": "fifty", "maker": 0}], True, id="a fifty"),
        pytest.param([CLAIM], True, id="a claim"),
    ],
)
def test_a_slip_is_put_right_until_the_next_deal_begins(between: list[Document], late: bool) -> None:
    place = len(between) + 1
    found = refusal(X, *between, correction("x", 0, cards=70), fifty_offer=50)
    assert found == (("correction.too_late", f"events[{place}].deal") if late else None)
    assert refusal(deal([20, 120], id="x"), *between, correction("x", 1, cards=20), fifty_offer=50) is None


@pytest.mark.parametrize(
    ("dealt", "change", "expected"),
    [
        pytest.param(deal([65, 70]), {"seat": 0, "cards": 55}, [0, 145], id="made becomes a bait"),
        pytest.param(deal([65, 70]), {"seat": 0, "cards": 60}, [0, 75], id="made becomes a hanging bait"),
        pytest.param(deal([55, 70]), {"seat": 1, "cards": 60}, [75, 60], id="a bait becomes made"),
        pytest.param(deal([60, 70]), {"seat": 1, "cards": 65}, [75, 65], id="a hanging bait becomes made"),
        pytest.param(deal([75, 60]), {"seat": 0, "last_trick": 1}, [75, 80], id="a last trick wrongly taken"),
        pytest.param(deal([80, 50], stock=22), {"seat": 0, "cards": 70}, [80, 60], id="the stock is no proof any more"),
        pytest.param(deal([80, 40], offences=[{"seat": 0, "kind": "revoke"}]), {"seat": 0, "cards": 70}, [0, 130],
                     id="in a card bait too"),
    ],
)  # fmt: skip
def test_the_deal_is_settled_anew_on_the_true_count(dealt: Document, change: Document, expected: list[int]) -> None:
    assert totals({**dealt, "id": "x"}, correction("x", **change)) == expected


@pytest.mark.parametrize(
    ("dealt", "change", "code", "at"),
    [
        pytest.param({"type": "deal", "maker": 0, "total": 100, "conceded": True}, {"seat": 1, "cards": 60},
                     "correction.no_cards", "deal", id="one count together"),
        pytest.param(PASSED, {"seat": 0, "cards": 60}, "correction.no_cards", "deal", id="a passed deal"),
        pytest.param(MADE, {"seat": 0, "cards": 80}, "correction.no_difference", "cards", id="right after all"),
        pytest.param(MADE, {"seat": 0, "cards": 90}, "correction.undercount_stands", "cards", id="too few"),
        pytest.param(MADE, {"seat": 0, "cards": 70, "noticed_by": 0}, "correction.own", "noticed_by", id="his own"),
        pytest.param(MADE, {"seat": 1, "cards": 1}, "cards.impossible", "cards", id="a count of one"),
        pytest.param(MADE, {"seat": 0, "cards": 180}, "cards.total_out_of_range", "cards", id="more than the deck"),
        pytest.param(deal([60, 0], no_tricks=[1]), {"seat": 0, "last_trick": 1}, "cards.no_trick_conflict",
                     "no_tricks", id="a last trick without a trick"),
    ],
)  # fmt: skip
def test_a_correction_that_cannot_be_is_to_blame_itself(dealt: Document, change: Document, code: str, at: str) -> None:
    assert refusal({**dealt, "id": "x"}, adjust(1, 1), correction("x", **change)) == (code, f"events[2].{at}")


def test_a_deal_that_is_wrong_by_itself_is_to_blame_though_it_was_corrected() -> None:
    log = [TIE, TIE, X, correction("x", 0, cards=70)]
    assert refusal(*log) == ("hanging.agreement_needed", "events[2]")


def test_an_amend_that_cannot_be_is_to_blame_itself() -> None:
    wrong = amend("x", deal([100, 60]))
    assert refusal(X, BAIT, wrong) == ("cards.total_out_of_range", "events[2].with.cards")


def test_the_earliest_event_is_named() -> None:
    log = [{"type": "deal", "maker": 0, "total": 100, "conceded": True, "id": "x"}, {"type": "fifty", "maker": 0}]
    assert refusal(*log, correction("x", 0, cards=40)) == ("fifty.not_allowed", "events[1]")


def test_a_row_says_whether_a_whole_hundred_was_put_right() -> None:
    wrong = deal([120, 20], 1)
    log = [wrong, correction("1", cards=20), correction("1", seat=1, cards=10)]
    rows = replay(decode_party(party(*log))).rows
    assert [row.hundred for row in rows] == [False, True, False]
