"""Ход партии картинкой: the course of a party as the coordinates of a line picture.

Lines are told apart by their strokes and their signs, never by colour. Units are those of the
picture's own box: a wide one for paper, a narrow one for a phone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from scorer.sheets.model import Point

LEFT, RIGHT, TOP, BOTTOM = 34, 44, 12, 18
LABEL_GAP = 13
"""Between the figures at the ends of lines."""
MOST_SIGNS = 60
"""More deals than these, and signs on the lines would run into each other."""


OUT_OF_SIGHT = 5
"""A target so many times as high as anybody stands would press the lines together: it is left out."""


@dataclass(frozen=True, slots=True)
class Box:
    """The size of a picture."""

    width: int
    height: int


WIDE, NARROW = Box(640, 116), Box(340, 190)


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in the picture."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Curve:
    """A player's line: its points, those with a mark, and where its last figure stands."""

    seat: int
    points: tuple[Spot, ...]
    signs: tuple[Spot, ...]
    marks: tuple[Spot, ...]
    total: int
    label: Spot

    @property
    def path(self) -> str:
        """The points as SVG has them."""
        return " ".join(f"{spot.x:g},{spot.y:g}" for spot in self.points)


@dataclass(frozen=True, slots=True)
class Tick:
    """A figure at the edge: a deal's number, or points."""

    value: int
    at: float


@dataclass(frozen=True, slots=True)
class Picture:
    """The whole picture. `target` is the height of the target line, None where there is none in sight."""

    box: Box
    left: float
    right: float
    curves: tuple[Curve, ...]
    target: Tick | None
    nought: float
    deals: tuple[Tick, ...]


def picture(course: Sequence[Point], target: int | None, box: Box) -> Picture | None:
    """The picture of a course; None where there is no line to draw yet."""
    if len(course) < 3:
        return None
    totals = [total for point in course for total in point.totals]
    low, high = min(0, *totals), max(1, *totals)
    if target is not None:
        target = target if target <= high * OUT_OF_SIGHT else None
        high = max(high, target or 0)

    def x(number: int) -> float:
        return round(LEFT + (box.width - LEFT - RIGHT) * number / course[-1].number, 1)

    def y(points: int) -> float:
        return round(TOP + (box.height - TOP - BOTTOM) * (high - points) / (high - low), 1)

    seats = range(len(course[0].totals))
    heights = _apart([y(course[-1].totals[seat]) for seat in seats], box.height - BOTTOM)
    curves = []
    for seat in seats:
        spots = tuple(Spot(x(point.number), y(point.totals[seat])) for point in course)
        marks = tuple(
            spot for spot, point in zip(spots, course, strict=True) if seat in (seat for seat, _ in point.marks)
        )
        signs = spots[1:] if len(course) <= MOST_SIGNS else spots[-1:]
        label = Spot(box.width - RIGHT + 7, heights[seat])
        curves.append(Curve(seat, spots, signs, marks, course[-1].totals[seat], label))
    return Picture(
        box=box,
        left=LEFT,
        right=box.width - RIGHT,
        curves=tuple(curves),
        target=None if target is None else Tick(target, y(target)),
        nought=y(0),
        deals=tuple(Tick(number, x(number)) for number in _ticks(course[-1].number, box.width // 30)),
    )


def _ticks(last: int, most: int) -> list[int]:
    """Numbers of deals to stand under the picture: the last, and even steps up to it."""
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000) if last / step <= most)
    return [number for number in range(step, last, step) if last - number > step / 2] + [last]


def _apart(heights: Sequence[float], lowest: float) -> list[float]:
    """The heights moved so far apart that figures at them do not touch, in the same order, none below `lowest`."""
    order = sorted(range(len(heights)), key=lambda place: heights[place])
    moved = list(heights)
    for above, below in pairwise(order):
        moved[below] = max(moved[below], moved[above] + LABEL_GAP)
    over = max(0.0, moved[order[-1]] - lowest)
    return [round(height - over, 1) for height in moved]
