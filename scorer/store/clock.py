"""The time of day, asked for in this one place."""

from datetime import datetime


def now() -> datetime:
    """This moment, to the second, with the offset of the server's zone."""
    return datetime.now().astimezone().replace(microsecond=0)
