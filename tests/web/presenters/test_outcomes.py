"""What a row says."""

from typing import Any

import pytest

from scorer.ledger.party import Row
from scorer.rules.settlement import Outcome
from scorer.web.presenters.outcomes import mark, outcome_name, row_sentence
from tests.web.presenters.conftest import Speak
from tests.web.presenters.parties import BAIT, HANGING, HANGING_BACK, MADE, NAMES, PASSED, deal, party, state


def last(*events: dict[str, Any], **rules: Any) -> tuple[Row, str]:
    """The last row of a party and its sentence, told with its event."""
    played = party(*events, **rules)
    row = state(*events, **rules).rows[-1]
    event = next(event for event in played.events if event.id == row.event)
    return row, row_sentence(row, NAMES[: len(played.players)], event)


def test_every_outcome_has_words_and_three_have_marks() -> None:
    assert all(outcome_name(outcome) for outcome in Outcome)
    marks = {outcome: mark(outcome) for outcome in Outcome if mark(outcome)}
    assert marks == {Outcome.BAIT: "Б", Outcome.HANGING: "ВБ", Outcome.CARD_BAIT: "БК"}


@pytest.mark.parametrize(
    ("events", "rules", "sentence"),
    [
        ([MADE], {}, "Сыграно: Аня пишет 92, Боря пишет 48"),
        ([BAIT], {}, "Байд: Боря пишет 125"),
        ([HANGING], {}, "Висячий байд: Боря пишет 70, висят 70"),
        ([HANGING], {"tie": "lapse"}, "Поровну, очки играющего сгорают: Боря пишет 70"),
        ([HANGING], {"tie": "keep"}, "Поровну: Аня пишет 70, Боря пишет 70"),
        ([deal(0, [30, 90], 1)], {"bait": "none"}, "Недобор: Аня пишет 30, Боря пишет 100"),
        ([PASSED], {}, "Пересдача"),
        ([PASSED] * 3, {"preset": "klaberjass"}, "Пересдача: Боря −100"),
        ([{"type": "fifty", "maker": 1}], {"preset": "fifties"}, "Без игры: Боря пишет 50"),
        (
            [{**MADE, "offences": [{"seat": 0, "kind": "revoke"}]}],
            {},
            "Байд на картах: Боря пишет 140",
        ),
        (
            [HANGING, HANGING_BACK, {"type": "agree_hanging", "order": "sum"}],
            {},
            "Уговор о висячих: следующий забирает сумму",
        ),
        (
            [HANGING, HANGING_BACK, {"type": "agree_hanging", "order": "queue"}],
            {},
            "Уговор о висячих: по одному за сдачу, по очереди",
        ),
        ([{"type": "adjust", "points": [0, -50], "reason": "x"}], {}, "Поправка счёта: Боря −50"),
        ([{"type": "rules", "ruleset": {"target": 301}, "reason": "x"}], {}, "Уговор о правилах"),
        ([{"type": "close", "reason": "x"}], {}, "Партия прервана"),
        ([{"type": "claim", "seat": 1}], {}, "Конец объявлен неверно: Боря"),
        (
            [MADE, {"type": "claim", "seat": 0}],
            {"target": 90, "claim_at_record": "required"},
            "Конец объявлен верно: Аня",
        ),
        ([MADE, {"type": "correction", "deal": "1", "seat": 0, "cards": 72}], {}, "Правило карандаша: Боря +10"),
        ([deal(0, [120, 20], 1), {"type": "correction", "deal": "1", "seat": 0, "cards": 20}], {}, "Сотня поправлена"),
        ([deal(0, [90, 30], 0)], {"preset": "short_2"}, "Сыграно: Аня +1, Боря −1"),
        ([deal(0, [30, 60, 40], 1)], {"preset": "short_bait_3"}, "Байд: Аня −2, Боря +1, Вера +1"),
        (
            [{"type": "deal", "maker": 0, "trump": "H", "dave": [0], "resigned": 1}],
            {"preset": "short_dave"},
            "Сдано без игры: Аня +1, Боря −1",
        ),
    ],
)
def test_a_row_says_the_outcome_and_who_writes_what(
    events: list[dict[str, Any]], rules: dict[str, Any], sentence: str
) -> None:
    assert last(*events, **rules)[1] == sentence


def test_what_is_not_told_about_the_event_is_left_out() -> None:
    row = state({"type": "claim", "seat": 1}).rows[-1]
    assert row_sentence(row, NAMES[:2]) == "Конец объявлен неверно"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("uk", "Байд: Боря пише 125"), ("en", "Bait: Боря writes 125"), ("ru", "Байд: Боря пишет 125")],
)
def test_a_row_speaks_three_languages(speak: Speak, language: str, sentence: str) -> None:
    with speak(language):
        assert last(BAIT)[1] == sentence
