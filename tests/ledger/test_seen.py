"""Names and words as they are seen: one line, and no sign in it that nobody sees."""

import pytest

from scorer.ledger.seen import as_seen


@pytest.mark.parametrize(
    ("typed", "seen"),
    [
        pytest.param("Аня", "Аня", id="as it is"),
        pytest.param("  Анна \t Мария ", "Анна Мария", id="spaces"),
        pytest.param("Анна\r\nМария\u2028\u00a0П.", "Анна Мария П.", id="lines and spaces of another kind"),
        pytest.param("\u202eАня\u202c", "Аня", id="writing turned round"),
        pytest.param("\u2067Аня\u2069\u200f\u200e", "Аня", id="writing kept apart"),
        pytest.param("А\u200bн\u00adя\ufeff", "Аня", id="no width"),
        pytest.param("А\x00н\x1bя\x7f", "Аня", id="control signs"),
        pytest.param("Аня\u200d \u200cК.", "Аня К.", id="joins nothing"),
        pytest.param("Йося", "Йося", id="an accent of its own"),
    ],
)
def test_words_are_one_line_of_what_is_seen(typed: str, seen: str) -> None:
    assert as_seen(typed) == seen


@pytest.mark.parametrize(
    "typed",
    [
        pytest.param("👨\u200d👩\u200d👧", id="a family"),
        pytest.param("❤\ufe0f\u200d🔥", id="a heart in colour and on fire"),
        pytest.param("🏳\ufe0f\u200d🌈", id="a flag of two pictures"),
        pytest.param("🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f", id="a flag with its letters"),
        pytest.param("می\u200cخواهم", id="Persian"),
        pytest.param("\U0001fae8\U0001fadc", id="pictures newer than the program"),
        pytest.param("é", id="an accent behind its letter"),
    ],
)
def test_what_is_seen_stays_whole(typed: str) -> None:
    assert as_seen(typed) == typed


@pytest.mark.parametrize(
    "typed", [None, "", " \t\n", "\u200b\u2060", "\u200d", "\u202e\u2069", "\ufe0f", "\u0301", "\u3164", "\u2800\u3164"]
)
def test_what_nobody_sees_is_nothing(typed: str | None) -> None:
    assert as_seen(typed) == ""


def test_letters_of_a_flag_do_not_stay_without_it() -> None:
    assert as_seen("Аня\U000e0067\U000e0062") == "Аня"
