"""Alembic's environment: one connection of the application, one transaction for all steps."""

from typing import Literal

from alembic import context
from flask import current_app, g
from sqlalchemy import text

import scorer.store.models
import scorer.store.stats_models  # noqa: F401  # fill the tables that a new migration is compared with
from scorer.store.base import Base, UtcDateTime, db

LOCK = 0x6B617261
"""Any number of our own: machines that share a PostgreSQL database wait for each other on it."""


def plainly(kind: str, item: object, _context: object) -> str | Literal[False]:
    """Write our own column type into a migration as what the database has for it."""
    return "sa.DateTime(timezone=True)" if kind == "type" and isinstance(item, UtcDateTime) else False


def run() -> None:
    """Run the migrations that are asked for."""
    options = current_app.extensions["migrate"].configure_args
    g.writes = True  # SQLite: the lock before anything is read
    with db.engine.connect() as connection:
        context.configure(
            connection=connection,
            target_metadata=Base.metadata,
            transactional_ddl=True,
            render_item=plainly,
            **options,
        )
        with context.begin_transaction():
            if connection.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            context.run_migrations()


run()
