"""What a correction changes, row by row, and what stays as it was."""

from typing import Any

from scorer.ledger.changes import Changes, compare
from scorer.ledger.codec import decode_party
from scorer.ledger.replay import replay
from tests.ledger.parties import BAIT, MADE, TIE, adjust, amend, correction, deal, party, reopen, void

Document = dict[str, Any]


def changes(events: list[Document], *more: Document, **opening: Any) -> Changes:
    """What `more` at the end of a log of `events` changes."""
    before, after = (replay(decode_party(party(*log, **opening))) for log in (events, [*events, *more]))
    return compare(before, after)


def changed(found: Changes) -> list[str]:
    return [row.event for row in found.rows]


def test_nothing_written_changes_nothing() -> None:
    found = changes([MADE, BAIT])
    assert not found.rows
    assert not any((found.totals, found.hanging, found.ending, found.dealer, found.opening))


def test_a_new_row_comes_and_the_others_stay() -> None:
    found = changes([MADE], BAIT)
    assert [(row.before, row.after and row.after.event) for row in found.rows] == [(None, "2")]
    assert found.totals


def test_an_amended_deal_changes_itself_and_the_totals_after_it() -> None:
    found = changes([MADE, BAIT, MADE], amend("1", deal([70, 40])))
    assert changed(found) == ["1", "2", "3"]
    assert [row.only_totals for row in found.rows] == [False, True, True]
    assert [row.after.totals for row in found.rows if row.after] == [(80, 40), (80, 170), (170, 210)]


def test_a_row_before_the_change_is_not_among_them() -> None:
    assert changed(changes([MADE, BAIT, MADE], amend("2", MADE))) == ["2", "3"]


def test_a_voided_deal_goes_and_the_next_takes_its_number() -> None:
    found = changes([MADE, MADE], void("1"))
    first, second = found.rows
    assert (first.event, first.after) == ("1", None)
    assert second.before is not None
    assert second.after is not None
    assert (second.before.number, second.after.number) == (2, 1)


def test_a_number_alone_is_no_change() -> None:
    assert changed(changes([{"type": "passed", "dealer": 0}, deal([80, 40], dealer=0)], void("1"))) == ["1"]


def test_a_deal_that_takes_hanging_points_no_more_changes() -> None:
    found = changes([TIE, MADE], amend("1", MADE))
    payout = found.rows[1]
    assert payout.before is not None
    assert payout.after is not None
    assert (payout.before.hanging_paid, payout.after.hanging_paid) == (70, 0)
    assert not payout.only_totals


def test_what_hangs_over_the_next_deal_is_told() -> None:
    found = changes([MADE, TIE], amend("2", MADE))
    assert found.hanging
    assert not found.after.hanging


def test_a_correction_comes_as_a_row_and_changes_its_deal() -> None:
    found = changes([MADE], correction("1", cards=70))
    assert changed(found) == ["1", "2"]
    assert found.after.totals == (80, 50)


def test_an_end_that_comes_goes_or_has_another_winner_is_told() -> None:
    nearly = [adjust(420, 0), MADE]
    assert changes(nearly, amend("2", BAIT)).ending
    assert changes([adjust(0, 0), MADE], amend("2", MADE), target=90).ending is False
    assert changes([adjust(400, 400), MADE], amend("2", deal([40, 100])), target=490).ending


def test_a_restored_deal_takes_its_old_place() -> None:
    found = changes([MADE, BAIT, void("1")], void("3"))
    assert changed(found) == ["1", "2"]
    assert found.rows[0].before is None


def test_other_names_are_another_opening_and_no_row() -> None:
    found = changes([MADE], reopen(players=["Вера", "Боря"]))
    assert found.opening
    assert not found.rows


def test_another_first_dealer_is_told_where_he_deals_next() -> None:
    assert changes([], reopen(dealer=0)).dealer
