"""How a row stood before later entries changed it."""

from typing import Any

import pytest

from scorer.ledger import history
from scorer.ledger.codec import decode_party
from scorer.ledger.history import Moment, confirmations, moments, revisions, stages
from scorer.ledger.replay import replay
from tests.ledger.parties import BAIT, MADE, TIE, adjust, amend, correction, deal, party, void

Document = dict[str, Any]


def past(*events: Document, every: bool = False, **opening: Any) -> tuple[Moment, ...]:
    """The moments of a party of these events."""
    log = decode_party(party(*events, **opening))
    return moments(log, replay(log), every=every)


def told(*events: Document, **opening: Any) -> dict[str, list[tuple[str, tuple[int, ...]]]]:
    """For every row that was changed: by which event, and what it had written before."""
    found = revisions(past(*events, **opening))
    return {event: [(one.by, one.before.written) for one in changes] for event, changes in found.items()}


def test_a_log_without_changes_has_none() -> None:
    assert told(MADE, BAIT, adjust(5, 0)) == {}


def test_an_amended_deal_remembers_its_first_figures() -> None:
    assert told(MADE, amend("1", deal([70, 40]))) == {"1": [("2", (90, 40))]}


def test_every_change_is_remembered_in_order() -> None:
    assert told(MADE, amend("1", deal([70, 40])), amend("1", BAIT)) == {"1": [("2", (90, 40)), ("3", (80, 40))]}


def test_a_corrected_deal_remembers_what_was_counted() -> None:
    assert told(MADE, correction("1", cards=70)) == {"1": [("2", (90, 40))]}


def test_a_later_deal_that_comes_out_otherwise_names_what_changed_it() -> None:
    assert told(TIE, MADE, amend("1", MADE))["2"] == [("3", (160, 40))]


def test_totals_alone_are_no_change_of_a_row() -> None:
    assert "2" not in told(MADE, BAIT, amend("1", deal([70, 40])))


def test_a_change_taken_back_is_remembered_with_the_taking_back() -> None:
    assert told(MADE, amend("1", BAIT), void("2")) == {"1": [("2", (90, 40)), ("3", (0, 130))]}


def test_a_deal_undone_and_brought_back_is_unchanged() -> None:
    assert told(MADE, BAIT, void("2"), void("3")) == {}


def test_a_log_with_endless_changes_shows_the_first_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "MOST_REPLAYED", 3)
    log = [MADE, *(amend("1", deal([count, 40])) for count in (70, 60, 50))]
    assert [by for by, _ in told(*log)["1"]] == ["2", "3"]


def confirm(event: str, seat: int = 1) -> Document:
    return {"type": "confirm", "deal": event, "seat": seat}


def right(*events: Document, **opening: Any) -> dict[str, tuple[int, ...]]:
    """Who agreed with which deal as it stands."""
    return confirmations(past(*events, **opening))


def test_who_agreed_is_told_in_order_and_once() -> None:
    assert right(MADE, confirm("1"), confirm("1", 0), confirm("1"), BAIT) == {"1": (1, 0)}


@pytest.mark.parametrize(
    "change",
    [
        amend("1", deal([70, 40])),
        amend("1", {**MADE, "trump": "S"}),
        correction("1", cards=70),
        {"type": "reopen", "with": {"dealer": 0}, "reason": "x"},
    ],
)
def test_an_agreement_is_not_with_what_was_put_right_after_it(change: Document) -> None:
    assert right(MADE, confirm("1"), change) == {}
    assert right(MADE, confirm("1"), change, confirm("1")) == {"1": (1,)}


def test_an_agreement_is_not_with_a_deal_that_an_earlier_one_turned_into_another() -> None:
    assert right(TIE, MADE, confirm("2"), amend("1", MADE)) == {}


def test_an_agreement_holds_where_the_change_is_taken_back_or_is_of_another_deal() -> None:
    assert right(MADE, confirm("1"), amend("1", BAIT), void("3")) == {"1": (1,)}
    assert right(MADE, BAIT, confirm("1"), amend("2", TIE)) == {"1": (1,)}
    assert right(MADE, confirm("1"), void("1"), void("3")) == {"1": (1,)}


def test_an_agreement_with_a_change_falls_with_it() -> None:
    assert right(MADE, amend("1", BAIT), confirm("1"), void("2")) == {}


def test_an_agreement_taken_back_or_with_a_deal_that_is_no_more_is_none() -> None:
    assert right(MADE, confirm("1"), void("2")) == {}
    assert right(MADE, confirm("1"), void("1")) == {}


def test_an_agreement_with_nobody_knows_what_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "MOST_REPLAYED", 2)
    assert right(MADE, BAIT, confirm("1"), amend("2", TIE)) == {}


def test_every_stage_of_a_row_is_known_also_of_one_that_is_no_more() -> None:
    found = stages(past(MADE, amend("1", BAIT), void("1"), every=True))["1"]
    assert [(one.by, one.row.written) for one in found] == [("1", (90, 40)), ("2", (0, 130))]


def test_a_deal_undone_at_once_is_known_where_every_moment_is_asked_for() -> None:
    log = [MADE, BAIT, void("2")]
    assert "2" not in stages(past(*log))
    assert stages(past(*log, every=True))["2"][0].row.written == (0, 130)
