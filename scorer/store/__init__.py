"""The store: tables, and the one path by which an event gets into a party."""

from flask import Flask

from scorer.store import migrate, sqlite, transaction
from scorer.store.base import db


def init_app(app: Flask) -> None:
    """Connect the database, take care of its transactions, and bring its tables up to date."""
    db.init_app(app)
    with app.app_context():
        if db.engine.dialect.name == "sqlite":
            sqlite.prepare(db.engine)
    transaction.init_app(app)
    migrate.init_app(app)
