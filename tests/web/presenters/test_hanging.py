"""What hangs, since when, and what releases it."""

from scorer.web.presenters.hanging import hanging_note
from tests.web.presenters.parties import HANGING, HANGING_BACK, MADE, PASSED, deal, state


def test_nothing_is_said_where_nothing_hangs() -> None:
    assert hanging_note(state(MADE)) is None
    assert hanging_note(state(HANGING, MADE)) is None


def test_one_hanging_bait_says_its_deal_and_who_takes_it() -> None:
    note = hanging_note(state(MADE, HANGING, PASSED))
    assert note is not None
    assert (note.points, note.agree) == (70, False)
    assert note.text == "висят после 2-й сдачи: кто больше наберёт в следующей, тот и забирает."


def test_three_players_hear_who_takes_it_when() -> None:
    note = hanging_note(state(deal(0, [60, 30, 40], 0), preset="threesome"))
    assert note is not None
    assert note.text == "висят после 1-й сдачи: в следующей их забирает играющий, если сыграет, а если нет – вистующие."


def test_two_that_are_not_agreed_upon_ask_for_it() -> None:
    note = hanging_note(state(HANGING, HANGING_BACK))
    assert note is not None
    assert (note.points, note.agree) == (140, True)
    assert note.text == "висят: 70 после 1-й сдачи и 70 после 2-й сдачи. Договоритесь, как их платить."


def test_an_agreement_or_a_rule_says_how_two_are_paid() -> None:
    agreed = hanging_note(state(HANGING, HANGING_BACK, {"type": "agree_hanging", "order": "sum"}))
    ruled = hanging_note(state(HANGING, HANGING_BACK, hanging_order="queue"))
    assert agreed is not None
    assert ruled is not None
    assert not agreed.agree
    assert agreed.text.endswith("в следующей сдаче все сразу.")
    assert ruled.text.endswith("по одному за сдачу, старый первым.")
