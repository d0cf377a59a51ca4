"""Rows fall on pages so that none is lost, none too full, and the foot is never alone."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorer.sheets.pages import TOGETHER, Room, free_rows, split

ROOM = Room(page=100, first=20, later=10, foot=30)
rows = st.lists(st.floats(min_value=1, max_value=15), max_size=80)


@pytest.mark.parametrize(
    ("heights", "pages"),
    [
        ([], (0,)),
        ([10] * 5, (5,)),
        ([10] * 6, (3, 3)),  # they fit without the foot: three go over with it
        ([10] * 8, (5, 3)),
        ([10] * 9, (8, 1)),
        ([10] * 20, (8, 9, 3)),
    ],
)
def test_rows_are_split_as_they_fit(heights: list[float], pages: tuple[int, ...]) -> None:
    assert split(heights, ROOM) == pages


@given(rows)
def test_no_row_is_lost_and_no_page_too_full(heights: list[float]) -> None:
    pages = split(heights, ROOM)
    assert sum(pages) == len(heights)
    begin = 0
    for place, count in enumerate(pages):
        used = sum(heights[begin : begin + count])
        head = ROOM.later if place else ROOM.first
        foot = ROOM.foot if place == len(pages) - 1 else 0
        assert head + used + foot <= ROOM.page
        begin += count


@given(rows)
def test_the_foot_has_rows_with_it(heights: list[float]) -> None:
    pages = split(heights, ROOM)
    if len(pages) > 1:
        assert pages[-1] >= 1
        # where they came over for its sake, it is a few
        without = split(heights, Room(page=100, first=20, later=10, foot=0))
        assert len(pages) == len(without) or pages[-1] >= min(TOGETHER, len(heights) - 1)


def test_rows_and_a_foot_higher_than_a_page_still_come_to_an_end() -> None:
    assert split([60, 60, 60], Room(page=100, first=20, later=10, foot=80)) == (1, 1, 1)
    assert split([], Room(page=50, first=30, later=10, foot=40)) == (0,)


def test_free_rows_fill_what_is_left_of_the_last_page() -> None:
    assert free_rows([10] * 3, ROOM, height=10, most=40) == 2
    assert free_rows([10] * 3, ROOM, height=10, most=1) == 1
    assert free_rows([10] * 5, ROOM, height=10, most=40) == 0
    assert free_rows([10] * 8, ROOM, height=10, most=40) == 3
