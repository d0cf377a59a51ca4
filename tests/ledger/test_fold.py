"""The fold: what was written last decides whether the party goes on, and some ends stand."""

import pytest

from scorer.ledger.codec import decode_party
from scorer.ledger.fold import Dealing, Fold
from scorer.ledger.replay import replay
from scorer.rules.choices import HangingOrder
from scorer.rules.lines import Line, Reason
from scorer.rules.settlement import Outcome
from tests.ledger.parties import TIE, Document, adjust, deal, party
from tests.rules.deals import rules


def written(fold: Fold, *points: int) -> None:
    lines = [Line(seat, given, Reason.ADJUST) for seat, given in enumerate(points) if given]
    fold.write("1", "adjust", Outcome.ADJUST, lines)


def test_a_row_moves_the_totals_by_its_lines() -> None:
    fold = Fold(rules(), 1)
    written(fold, 30, -20)
    written(fold, 5, 0)
    assert fold.totals == (35, -20)
    assert [row.totals for row in fold.rows] == [(30, -20), (35, -20)]
    assert [row.written for row in fold.rows] == [(30, -20), (5, 0)]


def test_only_deals_are_numbered() -> None:
    fold = Fold(rules(), 1)
    written(fold, 5, 5)
    fold.write("2", "passed", Outcome.PASSED, (), Dealing(1))
    fold.write("3", "deal", Outcome.MADE, (), Dealing(0, (50, 40), 70))
    assert [(row.number, row.dealer, row.raw, row.hanging_paid) for row in fold.rows] == [
        (None, None, None, 0),
        (1, 1, None, 0),
        (2, 0, (50, 40), 70),
    ]


def test_who_dealt_is_by_the_rules_unless_the_event_says() -> None:
    fold = Fold(rules("threesome"), 2)
    assert fold.dealt_by(None) == (2, (0, 1, 2))
    assert fold.dealt_by(0) == (0, (1, 2, 0))


def test_an_end_by_the_totals_is_judged_anew() -> None:
    fold = Fold(rules(), 1)
    written(fold, 501, 0)
    fold.judge_end()
    assert fold.end == (0, "target")
    written(fold, -1, 0)
    fold.judge_end()
    assert fold.end is None


def test_a_broken_off_party_stays_so_and_the_highest_in_force_has_won() -> None:
    fold = Fold(rules(), 1)
    written(fold, 76, 75)
    fold.close(draw=False)
    assert fold.end == (0, "closed")
    written(fold, 0, 4)
    fold.judge_end()
    assert fold.end == (1, "closed")
    written(fold, 600, 0)
    fold.judge_end()
    assert fold.end == (0, "closed")


def test_a_draw_stays_a_draw() -> None:
    fold = Fold(rules(), 1)
    fold.close(draw=True)
    written(fold, 0, 4)
    fold.judge_end()
    assert fold.end == (None, "closed")


@pytest.mark.parametrize(
    ("events", "agreed"),
    [
        pytest.param([TIE], None, id="nothing agreed"),
        pytest.param([TIE, TIE, {"type": "agree_hanging", "order": "queue"}], HangingOrder.QUEUE, id="agreed"),
        pytest.param([TIE, {"type": "agree_hanging", "order": "queue"}], None, id="too early"),
        pytest.param([TIE, TIE, {"type": "agree_hanging", "order": "sum"}, deal([80, 40])], None, id="paid out"),
        pytest.param([adjust(1, 1), {"type": "agree_hanging", "order": "sum"}], None, id="nothing hangs"),
    ],
)
def test_a_state_tells_what_was_agreed(events: list[Document], agreed: HangingOrder | None) -> None:
    assert replay(decode_party(party(*events))).agreed is agreed
