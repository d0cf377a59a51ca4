"""The talk about the stake, in words."""

import pytest

from scorer.rules.dave import talk
from scorer.web.deal.talk import stand, steps
from tests.web.dealing import Sit


@pytest.mark.parametrize(
    ("offers", "unanswered", "resigned", "said", "short"),
    [
        ((), False, None, [], "ставка 1"),
        ((0,), True, None, ["Аня: даве, играть на 2."], "ставка 1, даве на 2, отвечает Боря"),
        ((0,), False, None, ["Аня: даве, играть на 2.", "Боря принимает."], "ставка 2"),
        (
            (0, 1),
            False,
            0,
            ["Аня: даве, играть на 2.", "Боря принимает.", "Боря: даве, играть на 4.", "Аня сдаётся и теряет 2."],
            "Аня сдаётся",
        ),
    ],
)
def test_what_was_said_and_where_it_stands(
    sit: Sit, offers: tuple[int, ...], unanswered: bool, resigned: int | None, said: list[str], short: str
) -> None:
    table = sit("short_dave")
    spoken = talk(offers, table.state.ruleset, unanswered=unanswered, resigned=resigned)
    with table.app.test_request_context(headers={"Accept-Language": "ru"}):
        assert steps(spoken, table.state) == said
        assert stand(spoken, table.state) == short
