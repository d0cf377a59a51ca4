"""Лист документом: a page as one HTML file with its style in it, to be sent, or made into PDF."""

from __future__ import annotations

from flask import render_template
from flask_babel import get_locale
from markupsafe import Markup

from scorer import paths
from scorer.sheets.model import Sheet
from scorer.web.sheet.view import sheet_view


def html_document(sheet: Sheet) -> str:
    """The sheet of a party as a document."""
    return document("sheet/print.html", "print.css", sheet=sheet_view(sheet))


def document(template: str, *styles: str, **shown: object) -> str:
    """A template as a document that needs nothing from outside, in the language spoken now."""
    css = paths.resource("static") / "css"
    style = "".join((css / name).read_text("utf-8") for name in styles)
    return render_template(
        template,
        style=Markup(style),  # noqa: S704  # our own files
        language=str(get_locale()),
        **shown,
    )
