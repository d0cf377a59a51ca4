"""Who won and why."""

from typing import Any

import pytest

from scorer.rules.ending import EndReason
from scorer.web.presenters.endings import end_sentence, ending
from tests.web.presenters.parties import HANGING, HANGING_BACK, MADE, deal, state


def test_a_party_that_goes_on_has_no_end() -> None:
    assert ending(state(MADE)) is None
    assert end_sentence(state(MADE)) == ""


BAIT_OF_THREE = deal(0, [30, 50, 60], 2)
EQUAL = deal(0, [60, 70], 0)

ENDS: list[tuple[EndReason, list[dict[str, Any]], dict[str, Any], str]] = [
    (EndReason.TARGET, [MADE], {"target": 92}, "Победа: Аня. Есть 92."),
    (EndReason.LAST_TRICK, [MADE], {"target": 48}, "Победа: Аня. До 48 дошёл не один: решила последняя взятка."),
    (
        EndReason.HIGHER_TOTAL,
        [MADE],
        {"target": 48, "both_reach": "higher_total"},
        "Победа: Аня. До 48 дошёл не один: решил больший счёт.",
    ),
    (
        EndReason.CLAIM,
        [MADE, {"type": "claim", "seat": 0}],
        {"target": 92, "claim_at_record": "required"},
        "Победа: Аня. Конец объявлен, и верно.",
    ),
    (EndReason.FALSE_CLAIM, [{"type": "claim", "seat": 0}], {}, "Победа: Боря. Конец объявлен неверно."),
    (EndReason.LEAD, [MADE], {"winning_lead": 40}, "Победа: Аня. Отрыв в 40 кончает партию."),
    (EndReason.DEALS, [deal(0, [90, 30], 0)], {"preset": "short_2"}, "Победа: Аня. Сдача сыграна."),
    (EndReason.DEALS, [MADE, MADE], {"deals": 2, "target": None}, "Победа: Аня. Все сдачи сыграны."),
    (EndReason.DEALS, [BAIT_OF_THREE], {"preset": "short_bait_3"}, "Победа: Боря, Вера. Сдача сыграна."),
    (EndReason.DEALS, [EQUAL], {"preset": "short_2"}, "Ничья. Сдача сыграна."),
    (EndReason.CLOSED, [MADE, {"type": "close", "reason": "x", "draw": True}], {}, "Ничья. Партия прервана."),
]


@pytest.mark.parametrize(("reason", "events", "rules", "sentence"), ENDS)
def test_the_end_says_who_won_and_why(
    reason: EndReason, events: list[dict[str, Any]], rules: dict[str, Any], sentence: str
) -> None:
    ended = state(*events, **rules)
    assert ended.end == reason
    assert end_sentence(ended) == sentence


def test_every_way_to_end_is_told() -> None:
    assert {reason for reason, *_ in ENDS} == set(EndReason)


def test_what_still_hangs_at_the_end_is_said_to_lapse() -> None:
    assert end_sentence(state(HANGING, target=70)) == "Победа: Боря. Есть 70. Висячие 70 сгорели."


def test_what_was_paid_before_the_end_does_not_lapse() -> None:
    paid = state(HANGING, MADE, target=150)
    assert paid.finished
    assert "сгорели" not in end_sentence(paid)
    queue = state(HANGING, HANGING_BACK, MADE, target=200, hanging_order="queue")
    assert end_sentence(queue).endswith("Висячие 70 сгорели.")
