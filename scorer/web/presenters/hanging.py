"""Висячие словами: how much hangs, since which deal, and what will release it."""

from __future__ import annotations

from dataclasses import dataclass

from scorer.ledger.party import State
from scorer.ledger.score import hanging_order, hanging_together
from scorer.rules.choices import HangingOrder
from scorer.web.presenters.text import gettext


@dataclass(frozen=True, slots=True)
class HangingNote:
    """Points that hang, the sentence about them, and whether the table still has to agree."""

    points: int
    text: str
    agree: bool


def hanging_note(state: State) -> HangingNote | None:
    """What hangs over the next deal, None where nothing does."""
    if not state.hanging:
        return None
    points = hanging_together(state)
    number = {row.event: row.number for row in state.rows}
    since = [(hung.points, number[hung.event]) for hung in state.hanging]
    if len(since) == 1:
        return HangingNote(points, f"{_since(since[0][1])}: {_taker(state)}", agree=False)
    each = gettext(" and ").join(
        gettext("%(points)d since deal %(number)d", points=amount, number=deal) for amount, deal in since
    )
    order = hanging_order(state)
    if order is None:
        return HangingNote(points, gettext("hang: %(each)s. Agree how they are paid.", each=each), agree=True)
    if order is HangingOrder.SUM:
        paid = gettext("all at once in the next deal")
    else:
        paid = gettext("one a deal, the oldest first")
    return HangingNote(points, gettext("hang: %(each)s; %(paid)s.", each=each, paid=paid), agree=False)


def _since(number: int | None) -> str:
    return gettext("hang since deal %(number)d", number=number)


def _taker(state: State) -> str:
    if state.ruleset.players == 3:
        return gettext("in the next deal whoever plays takes them if it is made, else the others.")
    return gettext("whoever has more in the next takes them.")
