"""Поправка счёта, партия прервана: what the table agrees on beside the deals."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from flask import flash, request
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response

from scorer.ledger.events import Adjust, Close
from scorer.store.parties import Loaded
from scorer.web.clubs import party_or_404
from scorer.web.correct.blueprint import Errors, page, pages
from scorer.web.correct.writing import shown
from scorer.web.forms.correct import adjust_form
from scorer.web.presenters.refusals import refusal_of
from scorer.web.presenters.text import gettext
from scorer.web.sending import sent_reason, to_table


@pages.get("/adjust")
def adjust(party_id: UUID) -> Response:
    """What each is given or taken, and why."""
    loaded = party_or_404(party_id)
    form = adjust_form(len(loaded.state.players), MultiDict())
    return over(loaded) or _adjust_page(loaded, form, {})


@pages.post("/adjust")
def write_adjust(party_id: UUID) -> Response:
    """Show what the score then is."""
    loaded = party_or_404(party_id)
    form = adjust_form(len(loaded.state.players), request.form)
    form.validate()
    errors: Errors = {field.name: list(field.errors) for field in form if field.errors}
    points = tuple(field.data or 0 for field in form)
    if not errors and not any(points):
        errors["points0"] = [gettext("Enter how many points, with a minus if they are taken off.")]
    if not sent_reason(""):
        errors["reason"] = [gettext("Say why: it stays on the record.")]
    if errors:
        return _adjust_page(loaded, form, errors, 422)
    event = Adjust(points=points, reason=sent_reason(""))
    return shown(loaded, event, lambda refused: _adjust_page(loaded, form, refused, 422))


def _adjust_page(loaded: Loaded, form: Any, errors: Errors, status: int = 200) -> Response:
    fields = list(zip(loaded.state.players, form, strict=True))
    return page("correct/adjust.html", loaded, status, fields=fields, errors=errors)


@pages.get("/close")
def close(party_id: UUID) -> Response:
    """Why the party is broken off, and whether anybody wins."""
    loaded = party_or_404(party_id)
    return over(loaded) or page("correct/close.html", loaded, errors={})


@pages.post("/close")
def write_close(party_id: UUID) -> Response:
    """Show who then wins."""
    loaded = party_or_404(party_id)
    event = Close(reason=sent_reason(gettext("broken off")), draw="draw" in request.form)
    return shown(loaded, event, lambda errors: page("correct/close.html", loaded, 422, errors=errors))


def over(loaded: Loaded) -> Response | None:
    """Back to the table where the party is over: nothing is agreed any more, only put right."""
    if not loaded.state.finished:
        return None
    flash(refusal_of("party.finished", {}), "error")
    return to_table(UUID(loaded.row.id))
