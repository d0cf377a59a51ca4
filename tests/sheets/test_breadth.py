"""Text is measured so that what fits by the measure fits in fact."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorer.sheets.breadth import columns, lines_on_paper, on_paper, padded, wrapped


@pytest.mark.parametrize(
    ("text", "width"),
    [("Аня", 3), ("Ёж", 2), ("é", 1), ("🎴", 2), ("漢字", 4), ("\u200b\u200d", 0), ("●♠", 2), ("−57", 3)],
)
def test_a_terminal_gives_wide_signs_two_columns_and_marks_none(text: str, width: int) -> None:
    assert columns(text) == width


@given(st.text(max_size=80), st.integers(min_value=2, max_value=30))
def test_a_wrapped_line_is_never_wider_than_asked_and_nothing_is_lost(text: str, width: int) -> None:
    lines = list(wrapped(text, width))
    assert all(columns(line) <= width for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())


def test_a_long_word_breaks_at_its_hyphen() -> None:
    assert list(wrapped("Константин-Александрович", 20)) == ["Константин-", "Александрович"]


def test_nothing_is_one_empty_line() -> None:
    assert list(wrapped("", 10)) == [""]


@pytest.mark.parametrize(("right", "expected"), [(False, "🎴  "), (True, "  🎴")])
def test_padding_counts_columns_and_not_characters(right: bool, expected: str) -> None:
    assert padded("🎴", 4, right=right) == expected


@given(st.text(max_size=60), st.text(max_size=60))
def test_more_text_is_never_narrower(one: str, two: str) -> None:
    assert on_paper(one + two) >= on_paper(one)


def test_wide_letters_take_more_room_than_narrow_ones() -> None:
    assert on_paper("ШШШШ") > on_paper("терц") > on_paper("illi")
    assert lines_on_paper("Ш" * 40, size=12, width=235) > lines_on_paper("i" * 40, size=12, width=235)
