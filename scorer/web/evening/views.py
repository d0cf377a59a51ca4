"""Вечер: all parties of one evening on one sheet, to be looked at and printed."""

from __future__ import annotations

from uuid import UUID

from flask import Response, abort, render_template

from scorer.store.evenings import Evening, UnknownEvening, evening_of
from scorer.web.clubs import club_or_404
from scorer.web.evening.blueprint import pages
from scorer.web.presenters.evenings import evening_view
from scorer.web.sheet import pdf
from scorer.web.sheet.document import document
from scorer.web.sheet.files import pdf_or_why
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
    return pdf_or_why(
        lambda: document("evening/print.html", "print.css", "evening.css", evening=evening_view(evening)),
        f"deberts-{evening.day}.pdf",
        no_pdf(pdf.lacking()),
        "evening/no_pdf.html",
        evening_id=evening.id,
    )


def _evening(evening_id: UUID) -> Evening:
    try:
        return evening_of(club_or_404(), str(evening_id))
    except UnknownEvening:
        abort(404)
