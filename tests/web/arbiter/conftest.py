"""Pages that keep nothing can all be asked of one application; a party has its own."""

from collections.abc import Iterator
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from scorer.app import create_app
from scorer.store.base import db
from tests.web.arbiter.party import Seated
from tests.web.dealing import Table


@pytest.fixture(scope="session")
def lasting_app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    """An application for tests that write nothing."""
    app = create_app({"INSTANCE": tmp_path_factory.mktemp("arbiter"), "TESTING": True, "WTF_CSRF_ENABLED": False})
    yield app
    with app.app_context():
        db.engine.dispose()


@pytest.fixture
def client(lasting_app: Flask) -> FlaskClient:
    """A Russian phone without JavaScript."""
    client = lasting_app.test_client()
    client.environ_base["HTTP_ACCEPT_LANGUAGE"] = "ru"
    return client


@pytest.fixture
def seated(app: Flask) -> Seated:
    """`seated()`: a party of two in Moscow, or of a preset and options."""

    def seated(preset: str = "moscow", **options: Any) -> Table:
        client = app.test_client()
        client.environ_base["HTTP_ACCEPT_LANGUAGE"] = "ru"
        return Table(app, client, preset, **options)

    return seated
