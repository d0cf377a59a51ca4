"""Страницы: which rows stand on which page of A4.

Everything is measured in millimetres by the caller. No row is split, the head is repeated,
and the foot never stands alone: a few rows come with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

TOGETHER = 3
"""Rows that stay on the page of the foot."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Room:
    """The height of a page between its margins, and of what stands on it beside the rows.

    `first` is the head of the first page, `later` that of the others, `foot` what follows
    the last row.
    """

    page: float
    first: float
    later: float
    foot: float


def split(heights: Sequence[float], room: Room) -> tuple[int, ...]:
    """How many rows each page holds; the last one has the foot.

    >>> split([10] * 7, Room(page=50, first=10, later=5, foot=20))
    (4, 3)
    """
    pages: list[int] = []
    begin = 0
    while True:
        left = room.page - (room.later if pages else room.first)
        count = _fitting(heights[begin:], left)
        rest = len(heights) - begin
        if count == rest and sum(heights[begin:]) + room.foot <= left:
            return (*pages, count)
        if count == rest:
            count = max(rest - TOGETHER, 0)
            if not count and pages:
                # Even a page of its own cannot hold these rows and the foot: the foot goes over.
                return (*pages, rest)
        count = count if pages or count else min(1, rest)
        pages.append(count)
        begin += count
        if begin == len(heights):
            return tuple(pages)


def _fitting(heights: Sequence[float], left: float) -> int:
    """How many rows from the first fit, at least one where there is any."""
    count, used = 0, 0.0
    for height in heights:
        used += height
        if used > left and count:
            break
        count += 1
    return count


def free_rows(heights: Sequence[float], room: Room, *, height: float, most: int) -> int:
    """How many empty rows of `height` still fit on the last page, up to `most`."""
    pages = split(heights, room)
    last = heights[len(heights) - pages[-1] :]
    left = room.page - (room.first if len(pages) == 1 else room.later) - room.foot - sum(last)
    return max(0, min(most, int(left / height)))
