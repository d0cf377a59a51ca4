"""R-VOID, R-REOPEN: what is in force, judged as a whole with what stands at the end of the log."""

import pytest

from scorer.ledger.codec import decode_party
from scorer.ledger.force import in_force, is_undone, needs
from tests.ledger.parties import (
    BAIT,
    MADE,
    PASSED,
    TIE,
    Document,
    X,
    adjust,
    amend,
    correction,
    deal,
    party,
    refusal,
    reopen,
    state,
    totals,
    void,
)


@pytest.mark.parametrize(
    ("voids", "places"),
    [
        pytest.param([], [0, 1], id="nothing voided"),
        pytest.param([void("x")], [1, 2], id="voided"),
        pytest.param([void("x", id="v"), void("v")], [0, 1, 3], id="the void voided: it is back"),
        pytest.param([void("x", id="v"), void("v", id="w"), void("w")], [1, 2, 4], id="that void voided: it is gone"),
        pytest.param([void("x", id="v"), void("x")], [1, 2, 3], id="voided twice"),
        pytest.param([void("x", id="v"), void("x"), void("v")], [1, 3, 4], id="one void of two taken back: still gone"),
        pytest.param([void("x", id="v"), void("v"), void("x")], [1, 3, 4], id="back, and gone again"),
    ],
)
def test_an_event_is_out_of_force_while_a_void_in_force_names_it(voids: list[Document], places: list[int]) -> None:
    assert list(in_force(decode_party(party(X, adjust(1, 1), *voids)).events).places) == places


def test_a_voided_deal_leaves_its_number_dealer_and_points_to_the_next() -> None:
    (row,) = state(X, void("x"), BAIT)["rows"]
    assert (row["event"], row["number"], row["dealer"], row["totals"]) == ("3", 1, 1, [0, 130])


def test_later_dealers_are_worked_out_anew() -> None:
    bait = {**BAIT, "id": "x"}
    assert [row["dealer"] for row in state(bait, MADE, PASSED)["rows"]] == [1, 1, 0]
    assert [row["dealer"] for row in state(bait, MADE, PASSED, void("x"))["rows"]] == [1, 0]
    assert [row["dealer"] for row in state(bait, {**MADE, "dealer": 1}, PASSED, void("x"))["rows"]] == [1, 0]
    assert [row["dealer"] for row in state(bait, {**MADE, "dealer": 0}, PASSED, void("x"))["rows"]] == [0, 0]


def test_hanging_points_are_judged_anew() -> None:
    tie = {**TIE, "id": "x"}
    assert totals(tie, MADE) == [160, 110]
    assert totals(tie, MADE, void("x")) == [90, 40]
    assert totals(tie, MADE, amend("x", BAIT)) == [90, 170]
    assert totals(X, MADE, amend("x", TIE)) == [160, 110]


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        pytest.param([], [90, 40], id="as written"),
        pytest.param([amend("x", BAIT)], [0, 130], id="amended"),
        pytest.param([amend("x", BAIT, id="a"), amend("x", TIE)], [0, 70], id="the newest amend counts"),
        pytest.param([amend("x", BAIT, id="a"), amend("x", TIE, id="b"), void("b")], [0, 130],
                     id="the newest in force: the one before"),
        pytest.param([amend("x", BAIT, id="a"), amend("x", TIE), void("a")], [0, 70], id="an older one taken back"),
        pytest.param([amend("x", BAIT, id="a"), void("a")], [90, 40], id="taken back: as written"),
        pytest.param([amend("x", PASSED)], [0, 0], id="it was a passed deal"),
        pytest.param([amend("x", BAIT), void("x")], [0, 0], id="an amended deal voided"),
        pytest.param([void("x"), amend("x", BAIT)], [0, 0], id="a voided deal amended is still voided"),
        pytest.param([void("x", id="v"), amend("x", BAIT), void("v")], [0, 130], id="and comes back as amended"),
    ],
)  # fmt: skip
def test_the_newest_amend_in_force_gives_the_facts(changes: list[Document], expected: list[int]) -> None:
    assert totals(X, *changes) == expected


def test_an_amended_deal_keeps_its_place_its_id_and_its_number() -> None:
    first, second = state(X, BAIT, amend("x", PASSED))["rows"]
    assert (first["event"], first["kind"], first["number"], first["outcome"]) == ("x", "passed", 1, "passed")
    assert (second["event"], second["number"]) == ("2", 2)


def test_a_passed_deal_may_have_been_a_fifty() -> None:
    fifty = {"type": "fifty", "maker": 1}
    assert totals({**PASSED, "id": "x"}, amend("x", fifty), preset="fifties") == [0, 50]
    assert refusal({**PASSED, "id": "x"}, amend("x", fifty)) == ("fifty.not_allowed", "events[1].with")


TEN = correction("x", 0, cards=70, id="c")
"""Ten too many at seat 0: 80 : 40, and 10 for who noticed."""


@pytest.mark.parametrize(
    ("changes", "expected", "outcomes"),
    [
        pytest.param([TEN], [80, 50], ["made", "correction"], id="on top of the deal"),
        pytest.param([amend("x", deal([100, 30])), correction("x", 0, cards=90)], [100, 40], ["made", "correction"],
                     id="on top of an amend"),
        pytest.param([TEN, correction("x", 0, cards=65)], [75, 55], ["made", "correction", "correction"],
                     id="on top of another, five more"),
        pytest.param([TEN, correction("x", 1, cards=30)], [90, 40], ["made", "correction", "correction"],
                     id="on top of another, the other's"),
        pytest.param([TEN, amend("x", deal([90, 45]))], [100, 45], ["made"], id="replaced by a later amend"),
        pytest.param([TEN, amend("x", deal([90, 45]), id="a"), void("a")], [80, 50], ["made", "correction"],
                     id="back when that amend is taken back"),
        pytest.param([TEN, void("x")], [0, 0], [], id="falls with its deal"),
        pytest.param([TEN, void("x", id="v"), void("v")], [80, 50], ["made", "correction"], id="and rises with it"),
        pytest.param([TEN, void("c")], [90, 40], ["made"], id="voided by itself"),
        pytest.param([void("x"), TEN], [0, 0], [], id="of a deal that is voided already"),
    ],
)  # fmt: skip
def test_a_correction_applies_on_top_of_what_was_in_force_before_it(
    changes: list[Document], expected: list[int], outcomes: list[str]
) -> None:
    found = state(X, *changes)
    assert (found["totals"], [row["outcome"] for row in found["rows"]]) == (expected, outcomes)


def test_an_amend_below_a_correction_cannot_go_where_that_would_make_no_sense() -> None:
    corrected = [amend("x", deal([60, 70]), id="a"), correction("x", 1, cards=65)]
    assert totals(X, *corrected) == [75, 65]
    assert refusal(X, *corrected, void("a")) == ("correction.undercount_stands", "events[2].cards")


@pytest.mark.parametrize(
    "senseless",
    [
        pytest.param(correction("x", 0, cards=80), id="no difference"),
        pytest.param(correction("x", 0, cards=85), id="too few"),
        pytest.param(correction("x", 0, cards=70, noticed_by=0), id="his own"),
        pytest.param(correction("x", 0, cards=1), id="a count that cannot be"),
    ],
)
def test_a_fallen_correction_is_judged_by_its_structure_alone(senseless: Document) -> None:
    assert refusal(X, senseless) is not None
    assert refusal(X, senseless, amend("x", BAIT)) is None
    assert refusal(X, senseless, void("x")) is None


@pytest.mark.parametrize(
    ("openings", "expected"),
    [
        pytest.param([reopen(dealer=0)], {"dealers": [0, 1], "finished": False}, id="another dealer"),
        pytest.param([reopen(ruleset={"preset": "to_301", "target": 130})], {"dealers": [1], "finished": True},
                     id="another target"),
        pytest.param([reopen(dealer=0), reopen(ruleset={"tie": "bait"})], {"dealers": [0, 1], "finished": False},
                     id="several apply key by key"),
        pytest.param([reopen(dealer=0), reopen(dealer=1)], {"dealers": [1, 1], "finished": False},
                     id="of one key the newest"),
        pytest.param([{**reopen(dealer=0), "id": "r"}, void("r")], {"dealers": [1, 1], "finished": False},
                     id="taken back"),
        pytest.param([reopen()], {"dealers": [1, 1], "finished": False}, id="of nothing"),
    ],
)  # fmt: skip
def test_an_opening_is_set_right_from_the_start(openings: list[Document], expected: Document) -> None:
    log = [BAIT] if expected["finished"] else [BAIT, MADE]
    found = state(*log, *openings)
    assert [row["dealer"] for row in found["rows"]] == expected["dealers"]
    assert found["finished"] is expected["finished"]


def test_a_reopened_ruleset_replaces_the_whole() -> None:
    opened = {"tie": "keep", "bait": "none"}
    assert totals(TIE, BAIT, **opened) == [120, 150]
    assert totals(TIE, BAIT, reopen(ruleset={"tie": "keep"}), **opened) == [70, 200]
    assert totals(TIE, BAIT, reopen(ruleset={}), **opened) == [0, 270]


def test_two_become_three_once_their_deals_are_put_right() -> None:
    three = reopen(players=["A", "B", "C"], ruleset={"preset": "threesome"})
    assert refusal(X, three) == ("value.bad", "events[0].cards")
    assert totals(X, three, amend("x", deal([80, 40, 20]))) == [90, 40, 20]
    assert totals(X, three, void("x"), deal([80, 40, 20], 2)) == [80, 40, 30]
    assert refusal(X, three, amend("x", MADE)) == ("value.bad", "events[2].with.cards")


@pytest.mark.parametrize(
    ("openings", "code", "at"),
    [
        pytest.param([reopen(players=["A", "B", "C"])], "players.count", "events[0].with.players",
                     id="three at a table for two"),
        pytest.param([reopen(ruleset={"preset": "threesome"})], "players.count", "events[0].with.players",
                     id="two at a table for three"),
        pytest.param([reopen(players=["A", "B", "C"]), reopen(dealer=0)], "players.count", "events[1].with.players",
                     id="the opening that comes out is judged"),
        pytest.param([reopen(players=["A", "B", "C"], ruleset={"preset": "threesome"}, dealer=2),
                      reopen(players=["A", "B"], ruleset={})], "seat.unknown", "events[1].with.dealer",
                     id="the dealer is gone"),
    ],
)  # fmt: skip
def test_an_opening_whose_parts_do_not_fit_is_refused(openings: list[Document], code: str, at: str) -> None:
    assert refusal(*openings) == (code, at)


def test_three_are_opened_key_by_key() -> None:
    log = [reopen(players=["A", "B", "C"]), reopen(ruleset={"preset": "threesome"}), reopen(dealer=2)]
    assert state(*log, deal([80, 40, 20]))["rows"][0]["dealer"] == 2


def test_an_event_is_undone_while_a_void_in_force_names_it() -> None:
    def undone(*log: Document) -> list[bool]:
        events = decode_party(party(*log)).events
        return [is_undone(events, event.id) for event in events]

    assert undone(MADE, void("1")) == [True, False]
    assert undone(MADE, void("1"), void("2")) == [False, True, False]
    assert undone(MADE, void("1"), void("1"), void("2")) == [True, True, False, False]
    assert not is_undone((), "1")


def test_what_changes_another_entry_needs_it() -> None:
    log = [MADE, correction("1", cards=70), amend("1", BAIT), void("2"), {"type": "confirm", "deal": "1", "seat": 1}]
    assert [needs(event) for event in decode_party(party(*log)).events] == [None, "1", "1", "2", "1"]
