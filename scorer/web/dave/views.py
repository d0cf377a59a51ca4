"""Страница даве: who offers, who answers; kept in the draft of the deal, so that both phones see it."""

from __future__ import annotations

from uuid import UUID

from flask import Blueprint, abort, flash, render_template, request, url_for
from werkzeug.wrappers import Response

from scorer.ledger.party import State
from scorer.rules.dave import Talk, has_dave
from scorer.store.transaction import writing
from scorer.web.clubs import party_or_404
from scorer.web.deal.running import change_running, running
from scorer.web.deal.talk import steps, talk
from scorer.web.presenters.text import gettext
from scorer.web.rights import writers_only
from scorer.web.sending import fresh, go, to_table

pages = Blueprint("dave", __name__, url_prefix="/party/<uuid:party_id>")
pages.before_request(writers_only)


@pages.get("/dave")
def show(party_id: UUID) -> Response:
    """Where the offers stand, and what may be said now."""
    state = _state(party_id)
    if state.finished:
        flash(gettext("The party is over: start another, or undo the last entry."), "error")
        return to_table(party_id)
    spoken = talk(running(str(party_id), state), state.ruleset)
    return fresh(
        render_template(
            "dave/show.html",
            party_id=party_id,
            state=state,
            talk=spoken,
            steps=steps(spoken, state),
            rules=state.ruleset,
        )
    )


@pages.post("/dave")
def say(party_id: UUID) -> Response:
    """An offer, an answer, or the last word taken back."""
    state = _state(party_id)
    with writing():
        typed = running(str(party_id), state)
        spoken = talk(typed, state.ruleset)
        if request.form.get("seen") != spoken.seen or state.finished:
            flash(gettext("Something was said meanwhile: look at it and answer again."), "error")
            return go(url_for("dave.show", party_id=party_id))
        changes = _changes(spoken, request.form.get("do", ""))
        change_running(str(party_id), state, changes)
    if changes.get("resigned"):
        return go(url_for("deal.deal", party_id=party_id))
    return go(url_for("dave.show", party_id=party_id))


def _state(party_id: UUID) -> State:
    """The table, where there is dave."""
    state = party_or_404(party_id).state
    return state if has_dave(state.ruleset) else abort(404)


def _changes(spoken: Talk, said: str) -> dict[str, str | None]:
    """What a word changes in the draft; one that is not due is nobody's."""
    offers = len(spoken.offers)
    match said:
        case "offer0" | "offer1" if int(said[-1]) in spoken.may_offer:
            first = spoken.offers[0] if offers else int(said[-1])
            return {"dave_first": str(first), "dave_count": str(offers + 1), "dave_open": "1"}
        case "accept" if spoken.answers is not None:
            return {"dave_open": None}
        case "resign" if spoken.answers is not None:
            return {"dave_open": None, "resigned": str(spoken.answers)}
        case "back" if spoken.resigned is not None or (offers and spoken.answers is None):
            return {"dave_open": "1", "resigned": None}
        case "back" if offers:
            left = offers - 1
            return {
                "dave_first": str(spoken.offers[0]) if left else None,
                "dave_count": str(left) if left else None,
                "dave_open": None,
            }
        case _:
            abort(400)
