"""Replay: a log judged from its start to its end, refused at the event to blame."""

from typing import Any

import pytest

from scorer.ledger.codec import decode_party
from scorer.ledger.events import Claim
from scorer.ledger.replay import preview, replay, rule_claim
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
    one,
    party,
    refusal,
    reopen,
    state,
    totals,
    void,
)
from tests.rules.deals import refused

END = [adjust(420, 0), X]
"""510 : 40, finished."""


def ended(*events: Document, **opening: Any) -> tuple[bool, int | None, str | None]:
    found = state(*events, **opening)
    return found["finished"], found["winner"], found["end"]


def test_nothing_has_happened_yet() -> None:
    found = state(dealer=0)
    assert (found["totals"], found["dealer"], found["rows"], found["hanging"]) == ([0, 0], 0, [], [])
    assert (found["finished"], found["winner"], found["end"], found["may_claim"]) == (False, None, None, [])


@pytest.mark.parametrize(
    ("event", "kind"),
    [
        pytest.param(adjust(5, -5), "adjust", id="an adjustment"),
        pytest.param(agreed(tie="bait"), "rules", id="rules on the way"),
        pytest.param(CLOSE, "close", id="a close"),
        pytest.param({"type": "claim", "seat": 0}, "claim", id="a claim"),
        pytest.param(correction("1", 0, cards=70), "correction", id="a correction"),
    ],
)
def test_a_row_that_is_no_deal_has_no_number_dealer_or_raw(event: Document, kind: str) -> None:
    row = state(MADE, event)["rows"][1]
    assert (row["kind"], row["number"], row["dealer"], row["raw"], row["hanging_paid"]) == (kind, None, None, None, 0)


@pytest.mark.parametrize(
    "event",
    [
        pytest.param({**void("1", id="v")}, id="a void"),
        pytest.param(amend("1", MADE), id="an amend"),
        pytest.param(reopen(dealer=1), id="a reopen"),
        pytest.param({"type": "confirm", "deal": "1", "seat": 1}, id="a confirm"),
    ],
)
def test_what_makes_no_row(event: Document) -> None:
    assert [row["kind"] for row in state(MADE, BAIT, event)["rows"]] in (["deal", "deal"], ["deal"])


# ---------------------------------------------------------------- after the end


@pytest.mark.parametrize(
    "event",
    [
        pytest.param(MADE, id="a deal"),
        pytest.param(PASSED, id="a passed deal"),
        pytest.param(adjust(5, 5), id="an adjustment"),
        pytest.param(CLAIM, id="a claim"),
        pytest.param(CLOSE, id="a close"),
        pytest.param(agreed(target=701), id="rules on the way"),
        pytest.param({"type": "agree_hanging", "order": "sum"}, id="an agreement"),
    ],
)
@pytest.mark.parametrize("end", [END, [MADE, CLOSE], [MADE, CLAIM]], ids=["target", "closed", "false claim"])
def test_after_the_end_nothing_more_is_written(end: list[Document], event: Document) -> None:
    assert refusal(*end, event) == ("party.finished", "events[2]")


@pytest.mark.parametrize(
    ("event", "finished"),
    [
        pytest.param(void("x"), False, id="a void"),
        pytest.param(amend("x", BAIT), False, id="an amend"),
        pytest.param(correction("x", 0, cards=70), False, id="a correction"),
        pytest.param(reopen(ruleset={"target": 701}), False, id="a reopen"),
        pytest.param({"type": "confirm", "deal": "x", "seat": 1}, True, id="a confirm"),
    ],
)
def test_after_the_end_the_record_may_be_put_right(event: Document, finished: bool) -> None:
    assert ended(*END, event)[0] is finished


@pytest.mark.parametrize(
    ("change", "place"),
    [
        pytest.param(amend("x", deal([100, 20])), 2, id="an amend"),
        pytest.param(reopen(ruleset={"target": 300}), 1, id="a reopen"),
        pytest.param(reopen(ruleset={"deals": 1}), 2, id="of fewer deals"),
    ],
)
def test_a_change_that_would_end_a_party_before_later_deals_is_refused_there(change: Document, place: int) -> None:
    assert refusal(adjust(400, 0), X, MADE, change) == ("party.finished", f"events[{place}]")


def test_a_wrong_end_is_taken_back_and_the_party_goes_on() -> None:
    assert ended(*END, void("x"), BAIT) == (False, None, None)
    assert ended(*END, correction("x", 0, cards=70), MADE) == (True, 0, "target")


@pytest.mark.parametrize(
    ("events", "expected"),
    [
        pytest.param([*END, correction("x", 0, cards=79)], (True, 0, "target"), id="still at the target"),
        pytest.param([adjust(420, 495), X, correction("x", 0, cards=70)], (True, 1, "target"),
                     id="the fine brings the other to it"),
        pytest.param([adjust(490, 445), X, correction("x", 0, cards=60)], (True, 0, "last_trick"),
                     id="the fine brings the other to it too"),
    ],
)  # fmt: skip
def test_the_end_is_judged_anew_after_a_correction(events: list[Document], expected: object) -> None:
    assert ended(*events) == expected


# ---------------------------------------------------------------- ends


@pytest.mark.parametrize(
    ("events", "options", "expected"),
    [
        pytest.param([adjust(501, 0)], {}, (True, 0, "target"), id="by an adjustment"),
        pytest.param([adjust(431, 0), TIE, MADE], {}, (True, 0, "target"), id="with hanging points"),
        pytest.param([adjust(0, 371), BAIT], {}, (True, 1, "target"), id="with a bait"),
        pytest.param([adjust(250, 0)], {"winning_lead": 250}, (True, 0, "lead"), id="by a lead"),
        pytest.param([TIE], {"preset": "short_2"}, (True, None, "deals"), id="a deal of equal stakes ends it too"),
        pytest.param([MADE, CLOSE], {}, (True, 0, "closed"), id="broken off: the higher"),
        pytest.param([adjust(5, 5), CLOSE], {}, (True, None, "closed"), id="broken off, equal: nobody"),
        pytest.param([MADE, {**CLOSE, "draw": True}], {}, (True, None, "closed"), id="broken off as a draw"),
        pytest.param([adjust(600, 0)], {"claim_at_record": "required"}, (False, None, None), id="not by itself"),
        pytest.param([adjust(600, 0), CLAIM], {"claim_at_record": "required"}, (True, 0, "claim"), id="claimed"),
        pytest.param([adjust(500, 0), CLAIM], {"claim_at_record": "required"}, (True, 1, "false_claim"), id="falsely"),
        pytest.param([agreed(target=100), adjust(99, 0)], {}, (False, None, None), id="a target agreed: not yet"),
        pytest.param([agreed(target=100), adjust(100, 0)], {}, (True, 0, "target"), id="a target agreed: now"),
    ],
)
def test_a_party_ends(events: list[Document], options: Document, expected: object) -> None:
    assert ended(*events, **options) == expected


def test_who_may_claim_is_told_while_the_party_goes_on() -> None:
    log = [adjust(600, 501), MADE]
    assert state(*log, claim_at_record="required")["may_claim"] == [0, 1]
    assert state(*log[:1], adjust(-200, 0), claim_at_record="required")["may_claim"] == [1]
    assert state(*log, CLAIM, claim_at_record="required")["may_claim"] == []
    assert state(adjust(500, 0))["may_claim"] == []


def test_the_dealer_is_nobody_and_nothing_hangs_when_it_is_over() -> None:
    found = state(TIE, CLOSE)
    assert (found["dealer"], found["hanging"]) == (None, [])


def test_a_claim_stands_until_it_is_voided() -> None:
    log = [adjust(420, 0), {**BAIT, "id": "x"}, {**CLAIM, "id": "c"}]
    assert ended(*log) == (True, 1, "false_claim")
    assert ended(*log, void("x")) == (True, 1, "false_claim")
    assert refusal(*log, correction("x", 1, cards=70)) == ("correction.too_late", "events[3].deal")
    assert ended(*log, void("c")) == (False, None, None)


def test_a_mid_deal_claim_writes_what_each_has_so_far() -> None:
    during = {"maker": 1, "trump": "H", "cards": [30, 20], "bella": 1}
    row = state(adjust(471, 0), {**CLAIM, "during": during})["rows"][1]
    assert (row["outcome"], row["written"], row["totals"]) == ("claim_valid", [30, 40], [501, 40])
    row = state(adjust(470, 0), {**CLAIM, "during": during})["rows"][1]
    assert (row["outcome"], row["written"], row["lines"]) == ("claim_false", [0, 0], [])


@pytest.mark.parametrize(("dealer", "winner"), [(None, 1), (0, 1), (1, 2)])
def test_a_false_claim_of_three_is_won_in_the_play_order_of_its_deal(dealer: int | None, winner: int) -> None:
    during = {"maker": 0, "cards": [5, 5, 5]} | ({} if dealer is None else {"dealer": dealer})
    assert ended({**CLAIM, "during": during}, preset="threesome") == (True, winner, "false_claim")


# ---------------------------------------------------------------- rules on the way


def test_rules_agreed_on_the_way_hold_from_there() -> None:
    assert totals(TIE, agreed(tie="bait"), TIE) == [0, 70 + 140 + 70]
    assert totals(agreed(tie="bait"), TIE) == [0, 140]
    assert totals(BAIT, agreed(bait="none"), BAIT) == [50, 210]


def test_rules_cannot_change_how_many_play() -> None:
    assert refusal(agreed(players=3)) == ("players.count", "events[0].ruleset.players")
    assert refusal(agreed(players=2)) is None


def test_rules_are_judged_with_those_in_force() -> None:
    assert refusal(agreed(bait="lower"), preset="threesome") == ("ruleset.bad_value", "events[0].ruleset.bait")
    assert refusal({**agreed(bait="lower"), "id": "r"}, void("r"), preset="threesome") is None


def test_rules_agreed_hold_over_a_reopened_opening_too() -> None:
    assert totals(agreed(tie="bait"), TIE, reopen(ruleset={"tie": "keep"})) == [0, 140]


# ---------------------------------------------------------------- preview


def test_a_preview_is_what_would_be_written() -> None:
    decoded = decode_party(party(adjust(5, 5), BAIT, TIE))
    row, after = preview(decoded, one(MADE))
    assert row is not None
    assert (row.event, row.written, row.hanging_paid, after.totals) == ("4", (160, 40), 70, (165, 245))
    assert after == replay(decode_party(party(adjust(5, 5), BAIT, TIE, MADE)))
    assert len(decoded.events) == 3


def test_a_claim_can_be_ruled_on_before_it_is_made() -> None:
    claim = one({**CLAIM, "during": {"maker": 0, "cards": [60, 30]}})
    assert isinstance(claim, Claim)
    ruling = rule_claim(decode_party(party(adjust(440, 0))), claim)
    assert (ruling.valid, ruling.have, ruling.target) == (False, 500, 501)
    assert rule_claim(decode_party(party(adjust(441, 0))), claim).valid
    with refused("party.finished", ""):
        rule_claim(decode_party(party(adjust(501, 0))), claim)


def test_a_preview_of_a_void_has_no_row() -> None:
    row, after = preview(decode_party(party(MADE)), one(void("1")))
    assert (row, after.totals) == (None, (0, 0))
