"""The picture of a party's course: lines within their box, told apart, with target and baits."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorer.sheets.model import Point
from scorer.sheets.picture import LABEL_GAP, MOST_SIGNS, NARROW, WIDE, Box, picture

COURSE = (Point(0, (0, 0)), Point(1, (92, 48)), Point(2, (211, 48), ((1, "bait"),)))


def test_a_line_begins_at_the_start_and_ends_at_the_last_deal() -> None:
    drawn = picture(COURSE, 501, WIDE)
    assert drawn is not None
    first, second = drawn.curves
    assert [curve.total for curve in drawn.curves] == [211, 48]
    assert first.points[0] == second.points[0]
    assert first.points[-1].y < second.points[-1].y  # more is higher
    assert first.path.count(",") == 3


def test_the_target_is_above_who_has_not_reached_it() -> None:
    drawn = picture(COURSE, 501, WIDE)
    assert drawn is not None
    assert drawn.target is not None
    assert drawn.target.value == 501
    assert all(drawn.target.at < spot.y for curve in drawn.curves for spot in curve.points)


@pytest.mark.parametrize("target", [None, 100_000])
def test_without_a_target_in_sight_there_is_no_target_line(target: int | None) -> None:
    drawn = picture(COURSE, target, WIDE)
    assert drawn is not None
    assert drawn.target is None


def test_a_bait_is_marked_on_the_line_of_who_is_baited() -> None:
    drawn = picture(COURSE, 501, WIDE)
    assert drawn is not None
    assert [len(curve.marks) for curve in drawn.curves] == [0, 1]
    assert drawn.curves[1].marks == drawn.curves[1].points[-1:]


@pytest.mark.parametrize("course", [(), COURSE[:1], COURSE[:2]])
def test_a_single_deal_makes_no_picture(course: tuple[Point, ...]) -> None:
    assert picture(course, 501, WIDE) is None


def test_points_below_nought_stay_below_the_line_of_nought() -> None:
    drawn = picture((Point(0, (0, 0)), Point(1, (-100, 130)), Point(2, (-200, 260))), 501, NARROW)
    assert drawn is not None
    assert drawn.curves[0].points[-1].y > drawn.nought


def test_a_very_long_party_has_no_signs_on_its_lines() -> None:
    long = tuple(Point(number, (number, number)) for number in range(MOST_SIGNS + 5))
    drawn = picture(long, 501, WIDE)
    assert drawn is not None
    assert [len(curve.signs) for curve in drawn.curves] == [1, 1]
    assert len(drawn.deals) <= WIDE.width / 30 + 1
    assert drawn.deals[-1].value == MOST_SIGNS + 4


totals = st.tuples(*[st.integers(min_value=-1_000_000, max_value=1_000_000)] * 3)


@given(st.lists(totals, min_size=3, max_size=40), st.sampled_from([None, 1, 501]), st.sampled_from([WIDE, NARROW]))
def test_everything_stays_in_its_box_and_figures_do_not_touch(
    course: list[tuple[int, ...]], target: int | None, box: Box
) -> None:
    drawn = picture([Point(number, totals) for number, totals in enumerate(course)], target, box)
    assert drawn is not None
    for curve in drawn.curves:
        assert all(0 <= spot.x <= box.width and 0 <= spot.y <= box.height for spot in curve.points)
    heights = sorted(curve.label.y for curve in drawn.curves)
    assert all(below - above >= LABEL_GAP - 0.11 for above, below in pairwise(heights))
    assert heights[-1] <= box.height
