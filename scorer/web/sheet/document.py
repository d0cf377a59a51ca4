"""Лист документом: the sheet as one HTML file with its style in it, and as PDF made of that."""

from __future__ import annotations

from flask import render_template
from flask_babel import get_locale
from markupsafe import Markup

from scorer import paths
from scorer.sheets.model import Sheet
from scorer.web.sheet.view import sheet_view

STYLE = ("css", "print.css")


def html_document(sheet: Sheet) -> str:
    """The whole document, in the language spoken now."""
    style = paths.resource("static").joinpath(*STYLE).read_text("utf-8")
    return render_template(
        "sheet/print.html",
        sheet=sheet_view(sheet),
        style=Markup(style),  # noqa: S704  # our own file
        language=str(get_locale()),
    )
