"""What a form has not seen: confirmations alone make none stale."""

from scorer.ledger.events import AnyEvent, Confirm, Passed
from scorer.ledger.log import unseen

PASSED, CONFIRMED = Passed(id="1"), Confirm(id="2", deal="1", seat=0)
LOG: tuple[AnyEvent, ...] = (PASSED, CONFIRMED, Confirm(id="3", deal="1", seat=1))


def test_a_form_that_saw_all_has_missed_nothing() -> None:
    assert unseen(LOG, 3) == ()


def test_confirmations_since_are_nothing_missed() -> None:
    assert unseen(LOG, 1) == ()


def test_whatever_else_came_since_is_missed_with_all_around_it() -> None:
    assert unseen((*LOG, PASSED), 1) == (*LOG[1:], PASSED)
