"""PDF: the sheet's document made into a file, where weasyprint and its libraries are there.

Neither is needed to keep the score, and printing from the browser works without them.
"""

from __future__ import annotations

import contextlib
import importlib.util
import io
import threading
from enum import StrEnum
from functools import cache

MOST_ROWS = 300
"""A longer sheet would keep a thread of the server busy for too long; a browser prints it."""
PATIENCE = 20.0
"""Seconds to wait for another's file: they are made one at a time."""
_one_at_a_time = threading.Lock()


class Lack(StrEnum):
    """What is missing for PDF files."""

    PACKAGE = "package"
    LIBRARIES = "libraries"


class Busy(Exception):
    """Too many files are being made at once."""


@cache
def lacking() -> Lack | None:
    """What is missing on this machine, found out once; None where files can be made."""
    if importlib.util.find_spec("weasyprint") is None:
        return Lack.PACKAGE
    try:
        # Without its libraries it prints advice and raises OSError as it is loaded.
        with contextlib.redirect_stdout(io.StringIO()):
            import weasyprint  # noqa: F401, PLC0415
    except OSError:
        return Lack.LIBRARIES
    return None


def make_pdf(document: str) -> bytes:
    """The file of an HTML document that needs nothing from outside; raises `Busy`."""
    # Not there everywhere, and slow to load.
    from weasyprint import HTML  # noqa: PLC0415
    from weasyprint.urls import URLFetcher  # noqa: PLC0415

    if not _one_at_a_time.acquire(timeout=PATIENCE):
        raise Busy
    try:
        return bytes(HTML(string=document, url_fetcher=URLFetcher(allowed_protocols=())).write_pdf())
    finally:
        _one_at_a_time.release()
