"""Почему нет PDF: what is missing, and what to do instead."""

from __future__ import annotations

from scorer.web.presenters.text import gettext
from scorer.web.sheet.pdf import Lack


def no_pdf(lack: Lack | None, *, too_long: bool = False) -> str:
    """Why a PDF file cannot be made, empty where it can."""
    if lack is Lack.PACKAGE:
        why = gettext("PDF files need the Python package weasyprint, which is not installed here.")
    elif lack is Lack.LIBRARIES:
        why = gettext(
            "PDF files need the system libraries Pango and HarfBuzz (Debian: libpango-1.0-0, libpangoft2-1.0-0, "
            "libharfbuzz-subset0), which are not installed here."
        )
    elif too_long:
        why = gettext("This party is too long for a PDF file made here.")
    else:
        return ""
    instead = gettext("Print from the browser: it can save as PDF, too.")
    return f"{why} {instead}"
