"""Помесячно картинкой: the parties of a player month by month, and his points per deal, as coordinates.

Units are those of the pictures' own box, `WIDTH` by `HEIGHT`. Won parties are the filled part of
a column, told apart by the fill and a figure, not by colour.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date

from flask_babel import format_date

from scorer.store.figures import Figures
from scorer.store.statistics import MOST_MONTHS, Standing
from scorer.web.presenters.statistics import average
from scorer.web.presenters.text import gettext, ngettext

WIDTH, HEIGHT = 340, 130
LEFT, RIGHT, TOP, BOTTOM = 4, 4, 18, 30
LEAST_COLUMNS = 6
"""Few months do not fill the width: a column would look like a wall."""


@dataclass(frozen=True, slots=True)
class Column:
    """A month: its place, the heights of its parties and of those won, what stands over and under it."""

    x: float
    width: float
    parties: float
    won: float
    figure: str
    month: str
    year: str
    average_at: float | None
    average: str

    @property
    def middle(self) -> float:
        """Where its figures stand."""
        return round(self.x + self.width / 2, 1)


@dataclass(frozen=True, slots=True)
class Months:
    """The pictures, and the same in words, a month each: «ноябрь 2026: 12 партий, 7 побед»."""

    columns: tuple[Column, ...]
    told: tuple[str, ...]

    @property
    def line(self) -> str:
        """The points per deal as SVG has them."""
        return " ".join(f"{one.middle:g},{one.average_at:g}" for one in self.columns if one.average_at is not None)

    @property
    def has_line(self) -> bool:
        """Whether there are averages to compare."""
        return sum(one.average_at is not None for one in self.columns) > 1


def months_picture(months: Sequence[Standing]) -> Months | None:
    """The pictures of a player's months; None where there is but one month to show."""
    known = {one.part: one.figures for one in months}
    shown = list(_between(min(known), max(known)))[-MOST_MONTHS:] if known else []
    if len(shown) < 2:
        return None
    figures = [known.get(month, Figures()) for month in shown]
    return Months(
        columns=tuple(_columns(shown, figures)),
        told=tuple(_told(month, one) for month, one in zip(shown, figures, strict=True) if one != Figures()),
    )


def month_name(month: str) -> str:
    """«ноябрь 2026» for "2026-11"."""
    return str(format_date(_first(month), "LLLL y"))


def _columns(months: Sequence[str], figures: Sequence[Figures]) -> Iterator[Column]:
    step = (WIDTH - LEFT - RIGHT) / max(len(months), LEAST_COLUMNS)
    room = HEIGHT - TOP - BOTTOM
    most = max(1, *(one.parties for one in figures))
    averages = [one.points / one.scored if one.scored else None for one in figures]
    known = [value for value in averages if value is not None]
    low, high = (min(known), max(known)) if known else (0, 0)
    for place, (month, one, value) in enumerate(zip(months, figures, averages, strict=True)):
        begins = month.endswith("-01") or place == 0
        yield Column(
            x=round(LEFT + place * step + step * 0.12, 1),
            width=round(step * 0.76, 1),
            parties=round(room * one.parties / most, 1),
            won=round(room * one.won / most, 1),
            figure=f"{one.won}/{one.parties}" if one.parties else "",
            month=str(format_date(_first(month), "L")),
            year=month[:4] if begins else "",
            average_at=None if value is None else round(TOP + room * _fall(value, low, high), 1),
            average=average(one) if one.scored else "",
        )


def _fall(value: float, low: float, high: float) -> float:
    """How far from the top a value stands; in the middle where all are the same."""
    return (high - value) / (high - low) if high > low else 0.5


def _told(month: str, figures: Figures) -> str:
    parts = [
        ngettext("%(num)d party", "%(num)d parties", figures.parties),
        ngettext("%(num)d win", "%(num)d wins", figures.won),
    ]
    if figures.scored:
        parts.append(gettext("%(points)s points per deal", points=average(figures)))
    return f"{month_name(month)}: {', '.join(parts)}"


def _between(first: str, last: str) -> Iterator[str]:
    """All months from one to another."""
    year, month = map(int, first.split("-"))
    while (found := f"{year:04}-{month:02}") <= last:
        yield found
        year, month = (year + 1, 1) if month == 12 else (year, month + 1)


def _first(month: str) -> date:
    return date.fromisoformat(f"{month}-01")
