"""Пояс: moments are told by the viewer's clock; where his browser does not say which, as they were written down.

What a request writes has the offset of that clock, too: an evening is of the day it began where it was played.
"""

from __future__ import annotations

import re
from datetime import datetime
from functools import lru_cache
from zoneinfo import ZoneInfo

from flask import Flask, g, has_request_context, request
from flask_babel import format_datetime

from scorer.store.clock import ZONE

COOKIE = "zone"
"""Set by `static/js/zone.js`: the browser's zone, "Europe/Kyiv"."""
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_+/-]{0,63}")


def init_app(app: Flask) -> None:
    """Let every request write by the clock of who sent it."""

    @app.before_request
    def write_by_the_viewers_clock() -> None:
        setattr(g, ZONE, viewers_zone())


def told(at: str | None, pattern: str) -> str:
    """A moment as the record has it, ISO 8601 with its offset, in words; empty where there is none."""
    return str(format_datetime(local(datetime.fromisoformat(at)), pattern, rebase=False)) if at else ""


def local(moment: datetime) -> datetime:
    """A moment by the clock of who looks at the page."""
    zone = viewers_zone()
    try:
        return moment.astimezone(zone) if zone else moment
    except OverflowError:  # at the very ends of the calendar
        return moment


def viewers_zone() -> ZoneInfo | None:
    """The zone of who looks at the page, None where it is not known."""
    return _zone(request.cookies.get(COOKIE, "")) if has_request_context() else None


@lru_cache(maxsize=512)
def _known(name: str) -> ZoneInfo | None:
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # no such zone, or no list of them on this machine
        return None


def _zone(name: str) -> ZoneInfo | None:
    return _known(name) if _NAME.fullmatch(name) else None
