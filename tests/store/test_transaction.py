"""Transactions on SQLite: whoever writes takes the lock before reading."""

from collections.abc import Iterator

import pytest
from flask import Flask
from sqlalchemy import event, select, text

from scorer.store.base import db
from scorer.store.clubs import create_club
from scorer.store.models import Club
from scorer.store.transaction import only_reads, writing


@pytest.fixture
def statements(app: Flask) -> Iterator[list[str]]:
    """Every statement sent to the database since."""
    sent: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        sent.append(statement.split("\n", maxsplit=1)[0])

    with app.app_context():
        engine = db.engine
    event.listen(engine, "before_cursor_execute", note)
    yield sent
    event.remove(engine, "before_cursor_execute", note)


def begins(statements: list[str]) -> list[str]:
    return [statement for statement in statements if statement.startswith("BEGIN")]


def look_up() -> str:
    return str(db.session.scalars(select(Club.id)).all())


@pytest.fixture
def pages(app: Flask) -> None:
    """Pages that look a club up first."""

    @app.get("/reads")
    def reads() -> str:
        return look_up()

    @app.post("/writes")
    def writes() -> str:
        look_up()
        return str(create_club().id)

    @app.post("/previews")
    @only_reads
    def previews() -> str:
        return look_up()

    @app.get("/first-visit")
    def first_visit() -> str:
        look_up()
        return str(create_club().id)


@pytest.mark.usefixtures("pages")
def test_a_page_that_writes_takes_the_lock_with_its_first_statement(app: Flask, statements: list[str]) -> None:
    app.test_client().post("/writes")
    assert statements[0] == "BEGIN IMMEDIATE"
    assert begins(statements) == ["BEGIN IMMEDIATE"]


@pytest.mark.usefixtures("pages")
@pytest.mark.parametrize(("method", "path"), [("GET", "/reads"), ("POST", "/previews")])
def test_a_page_that_reads_waits_for_nobody(app: Flask, statements: list[str], method: str, path: str) -> None:
    app.test_client().open(path, method=method)
    assert begins(statements) == ["BEGIN"]


@pytest.mark.usefixtures("pages")
def test_what_was_read_before_a_late_decision_to_write_is_read_again(app: Flask, statements: list[str]) -> None:
    app.test_client().get("/first-visit")
    assert begins(statements) == ["BEGIN", "BEGIN IMMEDIATE"]


def test_an_error_takes_back_everything_written_with_it(in_app: Flask) -> None:
    def fail_halfway() -> None:
        with writing():
            create_club()
            raise InterruptedError

    with pytest.raises(InterruptedError):
        fail_halfway()
    assert look_up() == "[]"


def test_several_writes_can_be_one(in_app: Flask, statements: list[str]) -> None:
    with writing():
        create_club()
        create_club()
    assert begins(statements) == ["BEGIN IMMEDIATE"]
    assert look_up() == "[1, 2]"


def test_the_database_is_durable_and_keeps_its_references(in_app: Flask) -> None:
    def pragma(name: str) -> object:
        return db.session.scalar(text(f"PRAGMA {name}"))

    assert pragma("journal_mode") == "wal"
    assert pragma("synchronous") == 2  # FULL
    assert pragma("foreign_keys") == 1
