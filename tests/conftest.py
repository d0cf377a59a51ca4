"""What every test of the application builds on: an instance of its own in a folder of its own."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from scorer.app import create_app
from scorer.store.base import db

MakeApp = Callable[..., Flask]


@pytest.fixture
def make_app(tmp_path: Path) -> Iterator[MakeApp]:
    """Makes applications on one instance folder, as if the server was started again; settings as keywords."""
    made = []

    def make(**settings: Any) -> Flask:
        app = create_app({"INSTANCE": tmp_path / "instance", "TESTING": True, **settings})
        made.append(app)
        return app

    yield make
    for app in made:
        with app.app_context():
            db.engine.dispose()


@pytest.fixture
def app(make_app: MakeApp) -> Flask:
    """An application whose forms need no token: what a test of a page wants."""
    return make_app(WTF_CSRF_ENABLED=False)


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    """A browser without JavaScript, a phone with Russian as its language."""
    client = app.test_client()
    client.environ_base["HTTP_ACCEPT_LANGUAGE"] = "ru"
    return client
