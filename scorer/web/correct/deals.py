"""Лишние очки, сотня: a count put right by the pencil rule or as an error of a hundred (R-PENCIL, R-HUNDREDS)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from uuid import UUID

from flask import request, session
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response

from scorer.ledger.events import Correction
from scorer.ledger.pencil import disputable
from scorer.rules.corrections import corrected, has_counts, hundreds_off
from scorer.rules.piles import bare, beside_cards
from scorer.rules.refusal import Refused
from scorer.store.parties import Loaded
from scorer.web.clubs import party_or_404
from scorer.web.correct.blueprint import Errors, page, pages
from scorer.web.correct.found import Written, counted, table_of, written_or_404
from scorer.web.correct.writing import shown
from scorer.web.deal.sent import COUNTED
from scorer.web.forms.correct import hundred_form, points_form
from scorer.web.forms.deal import number
from scorer.web.presenters.refusals import refusal
from scorer.web.presenters.text import gettext

FIELDS = {name: name for name in ("cards", "last_trick", "noticed_by")}
"""The field a refusal of the engine stands at, by the end of its place."""


@pages.get("/correct/points/<path:event>")
def points(party_id: UUID, event: str) -> Response:
    """Whose count has points too many, and what it truly is."""
    loaded = party_or_404(party_id)
    written = written_or_404(loaded, event)
    form = points_form(len(loaded.state.players), MultiDict({COUNTED: str(int(session.get(COUNTED, False)))}))
    return _points_page(loaded, written, form, {})


@pages.post("/correct/points/<path:event>")
def correct_points(party_id: UUID, event: str) -> Response:
    """Show what the true count changes."""
    loaded = party_or_404(party_id)
    written = written_or_404(loaded, event)
    form = points_form(len(loaded.state.players), request.form)
    form.validate()
    errors: Errors = {field.name: list(field.errors) for field in form if field.errors}
    errors |= _lacking(form) if not errors else {}
    if errors:
        return _points_page(loaded, written, form, errors, 422)
    try:
        cards = _bare(form, written, loaded)
    except Refused as refused:
        return _points_page(loaded, written, form, {"cards": [refusal(refused)]}, 422)
    correction = Correction(
        deal=event,
        seat=int(form.seat.data),
        cards=cards,
        last_trick=number(form.last_trick),
        noticed_by=number(form.noticed_by),
    )
    return shown(loaded, correction, lambda errors: _points_page(loaded, written, form, errors, 422), FIELDS)


def _lacking(form: Any) -> Errors:
    """What must be said before a count can be put right."""
    if form.seat.data is None:
        return {"seat": [gettext("Say whose count is wrong.")]}
    if form.cards.data is None and form.last_trick.data is None:
        return {"cards": [gettext("Enter the true count, or who really took the last trick.")]}
    return {}


def _bare(form: Any, written: Written, loaded: Loaded) -> int | None:
    """The true card points: without melds and last trick where the table counts with them.

    Refuses a count that is less than those (`count.below_melds`).
    """
    count = number(form.cards)
    if count is None or form.counted.data != "1" or written.facts is None:
        return count
    seat = int(form.seat.data)
    true = corrected(written.facts, seat=seat, cards=None, last_trick=number(form.last_trick))
    lines = beside_cards(true, *table_of(written, loaded))
    return bare(count, (line for line in lines if line.seat == seat), at="cards")


def _points_page(loaded: Loaded, written: Written, form: Any, errors: Errors, status: int = 200) -> Response:
    under_pencil = disputable(loaded.state)
    return page(
        "correct/points.html",
        loaded,
        status,
        written=written,
        form=form,
        errors=errors,
        counted=list(counted(written, loaded)),
        closed=under_pencil is None or under_pencil.event != written.event,
        countable=_countable(written),
        names=_names(loaded),
    )


@pages.get("/correct/hundred/<path:event>")
def hundred(party_id: UUID, event: str) -> Response:
    """Which count is wrong by a hundred: those that can be are offered."""
    loaded = party_or_404(party_id)
    written = written_or_404(loaded, event)
    offered = dict(_hundreds(loaded, written))
    form = hundred_form(len(loaded.state.players), list(offered), MultiDict())
    return _hundred_page(loaded, written, form, offered, {})


@pages.post("/correct/hundred/<path:event>")
def correct_hundred(party_id: UUID, event: str) -> Response:
    """Show what the other hundred changes."""
    loaded = party_or_404(party_id)
    written = written_or_404(loaded, event)
    offered = dict(_hundreds(loaded, written))
    form = hundred_form(len(loaded.state.players), list(offered), request.form)
    form.validate()
    errors: Errors = {field.name: list(field.errors) for field in form if field.errors}
    if not form.count.data:
        errors.setdefault("count", [gettext("Say whose count is wrong.")])
    if errors:
        return _hundred_page(loaded, written, form, offered, errors, 422)
    seat, count = map(int, form.count.data.split(":"))
    correction = Correction(deal=event, seat=seat, cards=count, noticed_by=number(form.noticed_by))
    return shown(loaded, correction, lambda errors: _hundred_page(loaded, written, form, offered, errors, 422), FIELDS)


def _hundreds(loaded: Loaded, written: Written) -> Iterator[tuple[str, tuple[str, int, int]]]:
    """Every count that could be wrong by a hundred: its code, whose it is, what is written and what it would be."""
    if written.facts is None or written.facts.cards is None:
        return
    for seat, true in hundreds_off(written.facts):
        yield f"{seat}:{true}", (loaded.state.players[seat], written.facts.cards[seat], true)


def _countable(written: Written) -> bool:
    """Whether each count is known apart, so that one can be put right."""
    return written.facts is not None and has_counts(written.facts)


def _hundred_page(
    loaded: Loaded, written: Written, form: Any, offered: dict[str, Any], errors: Errors, status: int = 200
) -> Response:
    return page(
        "correct/hundred.html",
        loaded,
        status,
        written=written,
        form=form,
        offered=offered,
        countable=_countable(written),
        errors=errors,
        counted=list(counted(written, loaded)),
        names=_names(loaded),
    )


def _names(loaded: Loaded) -> list[tuple[str, str]]:
    return [(str(seat), name) for seat, name in enumerate(loaded.state.players)]
