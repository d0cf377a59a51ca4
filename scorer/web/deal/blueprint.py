"""Страницы сдачи: the blueprint all of them belong to, and what they share."""

from __future__ import annotations

from uuid import UUID, uuid4

from flask import Blueprint, Response, redirect, request, url_for
from werkzeug.wrappers import Response as AnyResponse

from scorer.web.rights import writers_only

pages = Blueprint("deal", __name__, url_prefix="/party/<uuid:party_id>")
pages.before_request(writers_only)

LONGEST_FORM_ID = 64


def new_form_id() -> str:
    """The id of a form about to be shown: what it writes is known by it."""
    return str(uuid4())


def sent_form_id() -> str:
    """The id the form was shown with; a new one where none that could be ours came back."""
    form_id = request.form.get("form_id", "")
    sound = form_id.isascii() and form_id.isprintable() and 0 < len(form_id) <= LONGEST_FORM_ID
    return form_id if sound else new_form_id()


def go(address: str) -> AnyResponse:
    """On to another page; a script that sent the form is told where, for it cannot see a redirect."""
    if request.headers.get("HX-Request") == "true":
        return Response(status=204, headers={"HX-Redirect": address})
    return redirect(address, 303)


def to_table(party_id: UUID, event: str | None = None) -> AnyResponse:
    """On to the table, to the row of an event."""
    return go(url_for("table.show", party_id=party_id, _anchor=f"row-{event}" if event else None))


def fresh(page: str, status: int = 200) -> Response:
    """A page the browser must not keep: going back to it asks the server what is true now."""
    response = Response(page, status=status, mimetype="text/html")
    response.headers["Cache-Control"] = "no-store"
    return response
