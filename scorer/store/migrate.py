"""Migrations: the tables are brought up to date once at start, however many processes start together."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import flask_migrate
from flask import Flask

from scorer.store.base import db
from scorer.store.rebuild import count_outdated

FOLDER = Path(__file__).with_name("migrations")


def init_app(app: Flask) -> None:
    """Set the migrations up, and run them unless `MIGRATE` is off."""
    flask_migrate.Migrate(app, db, directory=str(FOLDER))
    if app.config.setdefault("MIGRATE", True):
        with app.app_context():
            upgrade(Path(app.instance_path))


def upgrade(instance: Path) -> None:
    """Bring the database to the newest tables and figures; needs an application context."""
    with _alone(instance):
        flask_migrate.upgrade()
        count_outdated()


@contextmanager
def _alone(instance: Path) -> Iterator[None]:
    """One process at a time: two that migrate together race, and one of them dies."""
    try:
        import fcntl  # noqa: PLC0415  # not everywhere: where there is none, there is one process
    except ImportError:
        yield
        return
    instance.mkdir(parents=True, exist_ok=True)
    with (instance / "migrate.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
