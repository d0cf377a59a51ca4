"""What every test of the application builds on: an instance of its own in a folder of its own.

And how long properties are tried: `quick` in every check, `HYPOTHESIS_PROFILE=thorough` when one has time.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import HealthCheck, settings
from jinja2.bccache import Bucket, BytecodeCache

from scorer.app import create_app
from scorer.store.base import db

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]

settings.register_profile("quick", max_examples=40, deadline=None, derandomize=True, suppress_health_check=SLOW)
settings.register_profile("thorough", max_examples=3_000, deadline=None, suppress_health_check=SLOW)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))

MakeApp = Callable[..., Flask]


class Compiled(BytecodeCache):
    """Templates compiled once in a process, for every application of its tests."""

    def __init__(self) -> None:
        self._kept: dict[str, bytes] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        if bucket.key in self._kept:
            bucket.bytecode_from_string(self._kept[bucket.key])

    def dump_bytecode(self, bucket: Bucket) -> None:
        self._kept[bucket.key] = bucket.bytecode_to_string()


COMPILED = Compiled()


@pytest.fixture
def make_app(tmp_path: Path) -> Iterator[MakeApp]:
    """Makes applications on one instance folder, as if the server was started again; settings as keywords."""
    made = []

    def make(**settings: Any) -> Flask:
        app = create_app({"INSTANCE": tmp_path / "instance", "TESTING": True, **settings})
        app.jinja_env.bytecode_cache = COMPILED
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
