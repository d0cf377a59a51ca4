"""Seats are judged against who really plays, where an opening was put right from two players to three or back."""

from typing import Any

import pytest

from tests.ledger.parties import MADE, Document, adjust, correction, deal, refusal, reopen, void

THREE = {**reopen(players=["A", "B", "C"], ruleset={"preset": "threesome"}), "id": "r"}
TWO_AGAIN = [THREE, void("r")]
X = {**MADE, "id": "x"}


def changed(**facts: Any) -> Document:
    return {**MADE, **facts}


@pytest.mark.parametrize(
    ("event", "code", "at"),
    [
        pytest.param(changed(maker=2), "seat.unknown", "maker", id="maker"),
        pytest.param(changed(dealer=2), "seat.unknown", "dealer", id="dealer"),
        pytest.param(changed(last_trick=2), "seat.unknown", "last_trick", id="last trick"),
        pytest.param(changed(bella=2), "seat.unknown", "bella", id="bella"),
        pytest.param(changed(called_first=2), "seat.unknown", "called_first", id="called first"),
        pytest.param(changed(resigned=2), "seat.unknown", "resigned", id="resigned"),
        pytest.param(changed(melds=[{"seat": 2, "length": 3}]), "seat.unknown", "melds", id="a meld"),
        pytest.param(changed(offences=[{"seat": 2, "kind": "revoke"}]), "seat.unknown", "offences", id="an offence"),
        pytest.param(changed(no_tricks=[2]), "seat.unknown", "no_tricks", id="without a trick"),
        pytest.param(changed(dave=[2]), "seat.unknown", "dave", id="an offer"),
        pytest.param(deal([80, 40, 20]), "value.bad", "cards", id="counts of three"),
        pytest.param({"type": "passed", "dealer": 2}, "seat.unknown", "dealer", id="passed"),
        pytest.param({"type": "fifty", "maker": 2}, "seat.unknown", "maker", id="a fifty"),
        pytest.param({"type": "claim", "seat": 2}, "seat.unknown", "seat", id="a claim"),
        pytest.param({"type": "claim", "seat": 0, "during": {"maker": 2, "cards": [5, 5]}}, "seat.unknown", "maker",
                     id="a claim during a deal of nobody"),
        pytest.param(adjust(5, 5, 5), "value.bad", "points", id="points of three"),
        pytest.param(correction("x", 2, cards=40), "seat.unknown", "seat", id="a correction of the third"),
        pytest.param(correction("x", 0, cards=70, noticed_by=2), "seat.unknown", "noticed_by", id="the third noticed"),
        pytest.param(correction("x", 0, last_trick=2), "seat.unknown", "last_trick", id="the third's last trick"),
    ],
)  # fmt: skip
def test_the_third_seat_is_gone_where_two_play_after_all(event: Document, code: str, at: str) -> None:
    assert refusal(X, *TWO_AGAIN, event) == (code, f"events[3].{at}")


def test_a_voided_event_may_name_who_is_not_there() -> None:
    assert refusal(X, *TWO_AGAIN, {**adjust(5, 5, 5), "id": "a"}, void("a")) is None


def test_events_of_the_table_that_is_are_taken() -> None:
    assert refusal(*TWO_AGAIN, MADE, adjust(5, 5)) is None
    assert refusal(THREE, deal([80, 40, 20], 2), adjust(5, 5, 5), {"type": "claim", "seat": 2}) is None


def test_without_such_an_opening_seats_are_judged_as_they_are_read() -> None:
    assert refusal(X, adjust(5, 5, 5)) == ("value.bad", "events[1].points")
