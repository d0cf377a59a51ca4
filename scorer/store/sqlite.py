"""SQLite as a database several phones write to: what the driver would do otherwise loses updates without an error."""

import sqlite3
from typing import Any

from flask import g, has_app_context
from sqlalchemy import Connection, Engine, event

BUSY_TIMEOUT = 20_000
"""Milliseconds a writer waits for another."""


def prepare(engine: Engine) -> None:
    """Take the transactions into our own hands, and ask for durability."""
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)


def _set_up(connection: sqlite3.Connection, _record: Any) -> None:
    # The driver opens no transaction for SELECT: what is read could change before it is written.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout = {BUSY_TIMEOUT}",
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    # A read that turns into a write is refused at once, however long the timeout:
    # whoever is going to write takes the lock with the first statement.
    writes = has_app_context() and g.get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
