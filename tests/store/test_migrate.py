"""Migrations: from nothing to the tables the program works with."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from flask import Flask
from sqlalchemy.exc import OperationalError

from scorer.store.base import Base, db
from tests.conftest import MakeApp


def differences(app: Flask) -> list[object]:
    """What the database has otherwise than the models."""
    with app.app_context(), db.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, Base.metadata))


def test_migrations_lead_from_nothing_to_the_models(make_app: MakeApp) -> None:
    assert differences(make_app()) == []


def test_a_database_is_migrated_once(make_app: MakeApp) -> None:
    make_app()
    assert differences(make_app()) == []


def test_many_processes_may_start_at_once(tmp_path: Path) -> None:
    start = "import sys; from scorer import create_app; create_app({'INSTANCE': sys.argv[1]})"
    processes = [subprocess.Popen([sys.executable, "-c", start, str(tmp_path)]) for _ in range(4)]
    assert [process.wait(60) for process in processes] == [0] * 4
    with sqlite3.connect(tmp_path / "karandash.sqlite3") as connection:
        versions = connection.execute("SELECT count(*) FROM alembic_version").fetchone()
    connection.close()
    assert versions == (1,)
    assert len({path.name for path in tmp_path.glob("secret_key*")}) == 1


def test_a_migration_that_fails_leaves_the_database_as_it_was(make_app: MakeApp, tmp_path: Path) -> None:
    file = tmp_path / "instance" / "karandash.sqlite3"
    file.parent.mkdir()
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE draft (id INTEGER)")  # in the way of the last table
    with pytest.raises(OperationalError, match="draft"):
        make_app()
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    connection.close()
    assert tables == {"draft"}
