"""Вечер словами: its score, what it is called, and the sheet of its parties."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from flask_babel import format_date

from scorer.store.evenings import Attendant, Evening
from scorer.store.models import PartyRow
from scorer.store.parties import stands
from scorer.web.presenters.accounts import debt_lines
from scorer.web.presenters.numbers import plain, signed
from scorer.web.presenters.parties import game_length
from scorer.web.presenters.presets import preset_name
from scorer.web.presenters.text import gettext, one_way
from scorer.web.zone import told


@dataclass(frozen=True, slots=True)
class Played:
    """A party of the evening: when it began, the sides, what was played, how many deals.

    A side is a name, a total, and whether it won; `result` is said where nobody did.
    """

    id: str
    number: int
    began: str
    sides: tuple[tuple[str, str, bool], ...]
    variant: str
    deals: int
    result: str


@dataclass(frozen=True, slots=True)
class Attended:
    """A player of the evening."""

    person: str
    name: str
    parties: int
    won: int
    gain: str


@dataclass(frozen=True, slots=True)
class EveningView:
    """The evening as a page shows it; `debts` say who owes whom: «Боря → Аня: 3»."""

    name: str
    parties: tuple[Played, ...]
    people: tuple[Attended, ...]
    debts: tuple[str, ...]


def evening_view(evening: Evening) -> EveningView:
    """The evening in words."""
    parties = zip(evening.parties, evening.deals, strict=True)
    people = evening.people
    unit = evening.parties[0].club.unit
    return EveningView(
        name=evening_name(evening.day),
        parties=tuple(_played(number, row, deals) for number, (row, deals) in enumerate(parties, start=1)),
        people=tuple(Attended(one.person, one.name, one.parties, one.won, signed(one.gain)) for one in people),
        debts=debt_lines({one.name: one.gain for one in people}, unit),
    )


def _played(number: int, row: PartyRow, deals: int) -> Played:
    now = stands(row)
    totals = zip(now["players"], row.totals, strict=True)
    result = "" if row.winner is not None else gettext("Nobody wins") if row.finished else gettext("being played")
    return Played(
        id=row.id,
        number=number,
        began=told(row.opening["started"], "HH:mm"),
        sides=tuple((name, plain(total), seat == row.winner) for seat, (name, total) in enumerate(totals)),
        variant=", ".join(filter(None, (preset_name(now["preset"]), game_length(now["target"])))),
        deals=deals,
        result=result,
    )


def evening_score(people: Sequence[Attendant], seats: int) -> str:
    """«2 : 1» where nobody but the `seats` of this table was there, else everybody by name; empty without a score."""
    if len(people) == seats:
        return " : ".join(str(one.won) for one in people)
    return ", ".join(f"{one_way(one.name)} {one.won}" for one in people)


def evening_name(day: str) -> str:
    """«29 ноября 2026» for the day it began, "2026-11-29"; empty where that is not known."""
    return str(format_date(date.fromisoformat(day), "d MMMM y")) if day else ""
