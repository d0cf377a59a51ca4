"""The sentences of a refused deal: what else may have been meant."""

import pytest

from tests.web.dealing import MADE, Sit, error_at

WHOLE = {**MADE, "counted": "1"}

SAID = [
    pytest.param(
        "moscow", {**WHOLE, "seat0-cards": "45", "seat0-fifty": "1", "seat1-cards": "135"},
        "Сошлось бы, если объявления – Боря.", id="one side's melds",
    ),
    pytest.param(
        "moscow", {**WHOLE, "seat0-cards": "120", "seat0-terz": "1", "seat1-cards": "40", "seat1-fifty": "1"},
        "Сошлось бы, если объявления записаны наоборот (Аня, Боря).", id="both sides' melds",
    ),
    pytest.param(
        "moscow", {**WHOLE, "seat0-cards": "5", "seat1-cards": "130"},
        "Сошлось бы, если последняя – Боря, или если считали без объявлений и последней.", id="either of two",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("preset", "typed", "said"), SAID)
def test_a_refused_count_says_what_would_make_it_right(sit: Sit, preset: str, typed: dict[str, str], said: str) -> None:
    table = sit(preset)
    assert said in table.say(typed)
    assert said in error_at(table.write(typed).text, "seat0-cards" if typed["seat0-cards"] != "120" else "seat1-cards")


def test_bare_counts_too_high_may_hold_the_melds(sit: Sit) -> None:
    typed = {**MADE, "seat0-cards": "92", "seat1-cards": "98", "seat1-fifty": "1"}
    assert "Сошлось бы, если считали с объявлениями и последней." in sit().say(typed)


def test_where_nothing_makes_it_right_nothing_is_said_of_it(sit: Sit) -> None:
    assert "Сошлось бы" not in sit().say({**MADE, "seat0-cards": "500"})
    assert "Сошлось бы" not in sit().say({**WHOLE, "seat0-terz": "1", "seat1-terz": "1"})
