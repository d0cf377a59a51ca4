"""Форма туда и обратно: the id a form is known by, what its writer had seen, why he writes, and how it is answered."""

from __future__ import annotations

from uuid import UUID, uuid4

from flask import Response, abort, redirect, request, url_for
from werkzeug.wrappers import Response as AnyResponse

from scorer.ledger.party import State
from scorer.ledger.seen import as_seen
from scorer.store.parties import Loaded

LONGEST_FORM_ID = 64
LONGEST_REASON = 200


def new_form_id() -> str:
    """The id of a form about to be shown: what it writes is known by it."""
    return str(uuid4())


def sent_form_id() -> str:
    """The id the form was shown with; a new one where none that could be ours came back."""
    form_id = request.form.get("form_id", "")
    sound = form_id.isascii() and form_id.isprintable() and 0 < len(form_id) <= LONGEST_FORM_ID
    return form_id if sound else new_form_id()


def sent_seq(loaded: Loaded) -> int:
    """How many events the writer of this form had seen; a number that never was is nobody's form."""
    text = request.form.get("seq", "")
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) <= len(loaded.party.events)):
        abort(400)
    return int(text)


def sent_reason(default: str) -> str:
    """Why, as it was typed; the usual reason where nothing was."""
    return as_seen(request.form.get("reason"))[:LONGEST_REASON] or default


def go(address: str) -> AnyResponse:
    """On to another page; a script that sent the form is told where, for it cannot see a redirect."""
    if request.headers.get("HX-Request") == "true":
        return Response(status=204, headers={"HX-Redirect": address})
    return redirect(address, 303)


def to_table(party_id: UUID, event: str | None = None) -> AnyResponse:
    """On to the table, to the row of an event."""
    return go(url_for("table.show", party_id=party_id, _anchor=f"row-{event}" if event else None))


def to_newest(party_id: UUID, state: State) -> AnyResponse:
    """On to the table: to the row just written, or to its top where the end and the winner are told."""
    return to_table(party_id, None if state.finished or not state.rows else state.rows[-1].event)


def fresh(page: str, status: int = 200) -> Response:
    """A page the browser must not keep: going back to it asks the server what is true now."""
    response = Response(page, status=status, mimetype="text/html")
    response.headers["Cache-Control"] = "no-store"
    return response
