"""How a party stands, in figures."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from scorer.ledger.codec import decode_party
from scorer.ledger.party import State
from scorer.ledger.replay import replay
from scorer.ledger.score import (
    Lead,
    hanging_order,
    hanging_together,
    hung_by,
    lapsed,
    lead,
    leader,
    left_to_target,
    next_number,
    winners,
)
from scorer.rules.choices import HangingOrder
from tests.ledger.parties import BAIT, CLOSE, MADE, PASSED, TIE, Document, adjust, deal, party
from tests.strategies.parties import parties

TIE_BACK = deal([70, 60], last_trick=1, maker=1)
AGREED = {"type": "agree_hanging", "order": "sum"}


def stands(*events: Document, **opening: Any) -> State:
    return replay(decode_party(party(*events, **opening)))


def test_deals_passed_ones_and_fifties_are_numbered() -> None:
    assert next_number(stands()) == 1
    assert next_number(stands(MADE, PASSED, adjust(1, 2))) == 3
    assert next_number(stands(MADE, {"type": "fifty", "maker": 0}, preset="fifties")) == 3


def test_what_is_left_to_the_target() -> None:
    assert [left_to_target(stands(MADE), seat) for seat in (0, 1)] == [411, 461]
    assert left_to_target(stands(adjust(501, 20), claim_at_record="required"), 0) == 0
    assert left_to_target(stands(preset="short_2"), 0) is None


def test_who_won_is_known_when_the_party_is_over() -> None:
    assert winners(stands(MADE)) == ()
    assert winners(stands(adjust(501, 20))) == (0,)
    assert winners(stands(deal([30, 50, 60], last_trick=2), players=3, preset="short_bait_3")) == (1, 2)


@pytest.mark.parametrize(("points", "seat"), [((20, 30), 1), ((30, 20), 0), ((30, 30), None), ((-5, -5), None)])
def test_who_leads_alone(points: tuple[int, int], seat: int | None) -> None:
    assert leader(stands(adjust(*points))) == seat


def test_how_far_the_lead_is_from_the_one_that_ends_the_party() -> None:
    assert lead(stands(preset="fifties")) == Lead(None, 0, 250)
    assert lead(stands(adjust(20, 140), preset="fifties")) == Lead(1, 120, 130)
    assert lead(stands(adjust(270, 20), preset="fifties")) is None
    assert lead(stands(adjust(20, 140))) is None


def test_what_hangs_together_and_how_it_is_paid() -> None:
    assert (hanging_together(stands()), hanging_order(stands())) == (0, None)
    both = (TIE, TIE_BACK)
    assert (hanging_together(stands(*both)), hanging_order(stands(*both))) == (140, None)
    assert hanging_order(stands(*both, hanging_order="queue")) is HangingOrder.QUEUE
    assert hanging_order(stands(*both, AGREED, hanging_order="queue")) is HangingOrder.SUM


def test_what_a_row_left_hanging() -> None:
    assert [hung_by(row) for row in stands(MADE, TIE, BAIT).rows] == [0, 70, 0]


def test_what_hung_at_the_end_lapses() -> None:
    assert lapsed(stands(TIE, CLOSE)) == 70
    assert lapsed(stands(TIE, MADE, CLOSE)) == 0
    assert lapsed(stands(TIE)) == 0


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(parties())
def test_what_was_left_hanging_is_paid_or_hangs_or_has_lapsed(document: Document) -> None:
    state = replay(decode_party(document))
    left = sum(hung_by(row) for row in state.rows)
    assert left == sum(row.hanging_paid for row in state.rows) + hanging_together(state) + lapsed(state)
