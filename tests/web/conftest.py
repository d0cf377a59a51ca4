"""Tests of pages: what every one of them starts from."""

from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import MakeApp
from tests.web import at_table
from tests.web.dealing import Sit, Table

Visit = Callable[..., FlaskClient]


@pytest.fixture
def visit(app: Flask) -> Visit:
    """`visit("uk")`: a browser of its own that asks for a language."""

    def visit(language: str = "ru") -> FlaskClient:
        client = app.test_client()
        client.environ_base["HTTP_ACCEPT_LANGUAGE"] = language
        return client

    return visit


@pytest.fixture
def guarded(make_app: MakeApp) -> Flask:
    """An application whose forms need their token, as in earnest."""
    return make_app()


@pytest.fixture
def sit(app: Flask, client: FlaskClient) -> Sit:
    """`sit("threesome", tie="bait")`: a table of these rules, its party just begun."""

    def sit(preset: str = "moscow", **options: Any) -> Table:
        return Table(app, client, preset, **options)

    return sit


@pytest.fixture
def table(app: Flask, client: FlaskClient) -> at_table.Table:
    """A Moscow party of Аня and Боря, where Аня deals first."""
    return at_table.Table(app, client)
