"""Файлы листа: the party as PDF, text, spreadsheet, and as the party file itself."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO

from flask import Response, render_template, send_file

from scorer.ledger.codec import encode_party
from scorer.ledger.files import write_document
from scorer.ledger.party import Party
from scorer.sheets.model import Sheet
from scorer.sheets.spreadsheet import spreadsheet
from scorer.sheets.text import text_sheet
from scorer.web.sheet import pdf
from scorer.web.sheet.document import html_document
from scorer.web.sheet.words import SheetWords

PDF, TEXT, SPREADSHEET, PARTY = "application/pdf", "text/plain", "text/csv", "application/json"


def pdf_file(sheet: Sheet, why: str, **shown: object) -> Response:
    """The sheet as PDF, or the page that says why not; `shown` is what that page needs."""
    return pdf_or_why(lambda: html_document(sheet), _name(sheet, "pdf"), why, "sheet/no_pdf.html", **shown)


def pdf_or_why(document: Callable[[], str], name: str, why: str, page: str, **shown: object) -> Response:
    """A document as PDF; else a page: 501 with `why` this machine cannot make it, 503 while it is making others."""
    if not why:
        try:
            return _file(pdf.make_pdf(document()), PDF, name)
        except pdf.Busy:
            pass
    return Response(render_template(page, no_pdf=why, **shown), 501 if why else 503)


def text_file(sheet: Sheet) -> Response:
    """The sheet as text, shown and not saved: it is there to be copied."""
    return Response(text_sheet(sheet, SheetWords(sheet.state.preset)), mimetype=TEXT)


def spreadsheet_file(sheet: Sheet) -> Response:
    """The sheet for a spreadsheet program."""
    made = spreadsheet(sheet, SheetWords(sheet.state.preset))
    return _file(made.encode(), SPREADSHEET, _name(sheet, "csv"))


def party_file(party: Party, sheet: Sheet) -> Response:
    """The party file: everything there is to say about the party."""
    return _file(f"{write_document(encode_party(party))}\n".encode(), PARTY, _name(sheet, "json"))


def _file(content: bytes, mimetype: str, name: str) -> Response:
    return send_file(BytesIO(content), mimetype=mimetype, as_attachment=True, download_name=name)


def _name(sheet: Sheet, ending: str) -> str:
    """The day and the code in letters every system takes: «deberts-2026-11-29-K7Q-41D.pdf»."""
    parts = ("deberts", (sheet.started or "")[:10], sheet.code or "blank")
    return f"{'-'.join(part for part in parts if part and part.isascii())}.{ending}"
