"""Формы исправлений: the shape of what is typed to put something right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from werkzeug.datastructures import MultiDict
from wtforms import Field, Form

from scorer.ledger.reading import LARGEST_POINTS
from scorer.web.forms.deal import Choice, Count
from scorer.web.presenters.text import gettext


class Signed(Field):
    """A whole number with its sign, a true minus too; empty is None. What was typed stays as it was typed."""

    def process_formdata(self, valuelist: Sequence[str]) -> None:
        """Read the number; raises ValueError with what would be right."""
        self.data = None
        text = valuelist[0].strip().replace("\N{MINUS SIGN}", "-") if valuelist else ""
        if not text:
            return
        digits = text.removeprefix("-") if text.startswith("-") else text.removeprefix("+")
        if not digits.isdecimal():
            raise ValueError(gettext("Only a whole number fits here, such as −10 or 25."))
        if len(digits) > 9 or int(digits) > LARGEST_POINTS:
            raise ValueError(gettext("At most %(most)s fits here.", most=LARGEST_POINTS))
        self.data = -int(digits) if text.startswith("-") else int(digits)

    @property
    def text(self) -> str:
        """What the field shows: as it was typed."""
        return str(self.raw_data[0]) if self.raw_data else ""


class PointsForm(Form):
    """Лишние очки: whose count is wrong, what it truly is, who noticed it."""

    seat = Choice()
    counted = Choice()
    cards = Count()
    last_trick = Choice()
    noticed_by = Choice()


class HundredForm(Form):
    """Сотня: `count` is a seat and its true count, "0:47"."""

    count = Choice()
    noticed_by = Choice()


def points_form(players: int, fields: MultiDict[str, str]) -> Any:
    """The form for a table of so many."""
    form = PointsForm(formdata=fields)
    form.counted.codes = ("0", "1")
    for name in ("seat", "last_trick", "noticed_by"):
        form[name].codes = [str(seat) for seat in range(players)]
    return form


def hundred_form(players: int, counts: Sequence[str], fields: MultiDict[str, str]) -> Any:
    """The form that offers these counts."""
    form = HundredForm(formdata=fields)
    form.count.codes = counts
    form.noticed_by.codes = [str(seat) for seat in range(players)]
    return form


def adjust_form(players: int, fields: MultiDict[str, str]) -> Any:
    """A number of points a seat: `points0`, `points1`, …"""
    names = {f"points{seat}": Signed() for seat in range(players)}
    return type("AdjustForm", (Form,), names)(formdata=fields)
