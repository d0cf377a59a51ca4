"""Статистика словами: figures of players as a table and a page show them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from flask_babel import format_decimal, format_percent

from scorer.store.figures import Figures
from scorer.store.statistics import Card, Standing
from scorer.web.presenters.numbers import plain, signed
from scorer.web.presenters.text import gettext

NONE = "–"
"""Where there is nothing to divide by."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the tables: whose or of what, and the figures as they are shown."""

    part: str
    name: str
    parties: str
    won: str
    lost: str
    share: str
    average: str
    ordered: str
    made: str
    baits: str
    hanging: str
    card_baits: str
    gain: str


@dataclass(frozen=True, slots=True)
class Fact:
    """A figure with what it is; `party` is the party it is from, if one."""

    name: str
    value: str
    note: str = ""
    party: str = ""


def line(one: Standing, name: str | None = None) -> Line:
    """The figures of a line; `name` says what the part is called where it is no player."""
    figures = one.figures
    return Line(
        part=one.part,
        name=one.name if name is None else name,
        parties=str(figures.parties),
        won=str(figures.won),
        lost=str(figures.lost),
        share=share(figures.won, figures.parties),
        average=average(figures),
        ordered=str(figures.ordered),
        made=share(figures.made, figures.ordered),
        baits=str(figures.baits),
        hanging=str(figures.hanging),
        card_baits=str(figures.card_baits),
        gain=signed(figures.gain),
    )


def share(part: int, whole: int) -> str:
    """«58 %», a dash of nothing."""
    return str(format_percent(part / whole, "#,##0 %")) if whole else NONE


def average(figures: Figures) -> str:
    """Points per deal: «57,3»."""
    return str(format_decimal(figures.points / figures.scored, "#,##0.0")).replace("-", "−") if figures.scored else NONE


def facts(card: Card) -> Iterator[Fact]:
    """The figures of a player, one after another; those that say nothing are left out."""
    figures = card.figures
    running = gettext("and %(num)d being played", num=figures.running) if figures.running else ""
    yield Fact(gettext("Parties"), str(figures.parties), running)
    yield Fact(gettext("Wins"), str(figures.won), share(figures.won, figures.parties))
    if figures.drawn:
        yield Fact(gettext("Without a winner"), str(figures.drawn))
    if card.longest:
        now = gettext("now %(num)d", num=card.current) if card.current else ""
        yield Fact(gettext("Most wins running"), str(card.longest), now)
    yield Fact(gettext("Deals"), str(figures.deals))
    if figures.scored:
        yield Fact(gettext("Points per deal"), average(figures))
    if card.best:
        yield Fact(gettext("Best deal"), plain(card.best.points), party=card.best.party)
    yield Fact(gettext("Played as maker"), str(figures.ordered))
    yield Fact(gettext("Made"), str(figures.made), share(figures.made, figures.ordered))
    yield Fact(gettext("Baits"), str(figures.baits))
    yield Fact(gettext("Hanging baits"), str(figures.hanging))
    yield Fact(gettext("Card baits"), str(figures.card_baits))
    if figures.gain or any(one.figures.gain for one in card.opponents):
        yield Fact(gettext("Won by the account"), signed(figures.gain))
