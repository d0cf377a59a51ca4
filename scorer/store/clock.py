"""The time of day, asked for in this one place."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone, tzinfo

from flask import g, has_app_context

ZONE = "zone"
"""In the application context: the zone of whoever writes, as far as it is known (`scorer.web.zone`)."""


def now() -> datetime:
    """This moment, to the second, with the offset of the writer's zone; of the server's where that is not known."""
    zone: tzinfo | None = g.get(ZONE) if has_app_context() else None
    moment = datetime.now(UTC).replace(microsecond=0).astimezone(zone)
    # The offset alone: hours added to a moment of a zone would be those of its wall clock.
    return moment.replace(tzinfo=timezone(moment.utcoffset() or timedelta()))
