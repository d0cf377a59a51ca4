"""How a row stood before later entries changed it."""

from typing import Any

import pytest

from scorer.ledger import history
from scorer.ledger.codec import decode_party
from scorer.ledger.history import revisions
from tests.ledger.parties import BAIT, MADE, TIE, adjust, amend, correction, deal, party, void

Document = dict[str, Any]


def told(*events: Document, **opening: Any) -> dict[str, list[tuple[str, tuple[int, ...]]]]:
    """For every row that was changed: by which event, and what it had written before."""
    found = revisions(decode_party(party(*events, **opening)))
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
