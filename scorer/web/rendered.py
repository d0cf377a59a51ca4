"""Готовый стол: the table page's parts, laid out once for each state of a party and language.

A log only grows, so the party and its number of entries say all there is to say; tokens of
forms and whatever else changes by itself stay outside.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from flask import current_app, get_template_attribute
from flask_babel import get_locale
from markupsafe import Markup

from scorer.ledger.events import AnyEvent
from scorer.ledger.party import State
from scorer.ledger.replay import replay
from scorer.store.models import PartyRow
from scorer.store.parties import read_log
from scorer.web.presenters.events import event_name
from scorer.web.presenters.table import TableView, table_view
from scorer.web.undo import restorable, undoable

KEPT = 256
"""Tables remembered at once: more than are ever played on one server in an evening."""
Key = tuple[str, int, str]


@dataclass(frozen=True, slots=True)
class Step:
    """An entry a tap can void: its id and what it is called."""

    event: str
    name: str


@dataclass(frozen=True, slots=True)
class Rendered:
    """The parts of the page, and what decides which buttons it has."""

    state: State
    title: str
    head: Markup
    score: Markup
    news: Markup
    sheet: Markup
    rules: Markup
    finished: bool
    fifty: bool
    several_hanging: bool
    agree: bool
    undo: Step | None
    restore: Step | None


def rendered(row: PartyRow) -> Rendered:
    """The parts of a party's table, from memory where nothing was written since."""
    kept: OrderedDict[Key, Rendered] = current_app.extensions.setdefault("tables", OrderedDict())
    key = (row.id, row.seq, str(get_locale()))
    found = kept.get(key)
    if found is None:
        found = kept[key] = _render(row)
        while len(kept) > KEPT:
            kept.popitem(last=False)
    return found


def _render(row: PartyRow) -> Rendered:
    party = read_log(row)
    state = replay(party)
    view = table_view(party, state)
    events = {event.id: event for event in party.events}
    undone = restorable(party.events)
    return Rendered(
        state=state,
        title=" – ".join(state.players),
        head=_part("head", view),
        score=_part("score", view),
        news=_part("news", view, row.id),
        sheet=_part("sheet", view),
        rules=_part("rules", view),
        finished=state.finished,
        fifty=state.ruleset.fifty_offer is not None and not state.finished,
        several_hanging=len(state.hanging) > 1,
        agree=view.hanging is not None and view.hanging.agree,
        undo=_step(undoable(party.events)),
        restore=Step(undone.id, event_name(events[undone.event])) if undone else None,
    )


def _step(event: AnyEvent | None) -> Step | None:
    return Step(event.id, event_name(event)) if event else None


def _part(name: str, view: TableView, party_id: str = "") -> Markup:
    part = get_template_attribute("table/_parts.html", name)
    return Markup(part(view, party_id) if party_id else part(view))  # noqa: S704  # macros escape what they are given
