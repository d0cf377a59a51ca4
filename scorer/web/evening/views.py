"""Вечер: all parties of one evening on one sheet, to be looked at and printed."""

from __future__ import annotations

from io import BytesIO
from uuid import UUID

from flask import Response, abort, render_template, send_file
from markupsafe import Markup

from scorer import paths
from scorer.store.evenings import Evening, UnknownEvening, evening_of
from scorer.web.clubs import club_or_404
from scorer.web.evening.blueprint import pages
from scorer.web.presenters.evenings import evening_view
from scorer.web.sheet import pdf
from scorer.web.sheet.reasons import no_pdf


@pages.get("/evening/<uuid:evening_id>")
def show(evening_id: UUID) -> str:
    """The sheet of the evening."""
    evening = _evening(evening_id)
    return render_template(
        "evening/show.html", evening=evening_view(evening), evening_id=evening.id, no_pdf=no_pdf(pdf.lacking())
    )


@pages.get("/evening/<uuid:evening_id>/sheet.pdf")
def as_pdf(evening_id: UUID) -> Response:
    """The same as PDF; 501 where this machine cannot make it, 503 while it is making others."""
    evening = _evening(evening_id)
    why = no_pdf(pdf.lacking())
    if not why:
        try:
            made = pdf.make_pdf(_document(evening))
        except pdf.Busy:
            pass
        else:
            name = f"deberts-{evening.day}.pdf"
            return send_file(BytesIO(made), mimetype="application/pdf", as_attachment=True, download_name=name)
    page = render_template("evening/no_pdf.html", no_pdf=why, evening_id=evening.id)
    return Response(page, 501 if why else 503)


def _document(evening: Evening) -> str:
    """The sheet as a document that needs nothing from outside."""
    css = paths.resource("static") / "css"
    style = "".join((css / name).read_text("utf-8") for name in ("print.css", "evening.css"))
    return render_template(
        "evening/print.html",
        evening=evening_view(evening),
        style=Markup(style),  # noqa: S704  # our own files
    )


def _evening(evening_id: UUID) -> Evening:
    try:
        return evening_of(club_or_404(), str(evening_id))
    except UnknownEvening:
        abort(404)
