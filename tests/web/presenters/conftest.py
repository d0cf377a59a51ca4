"""Presenters need a language and nothing else: no database, no pages."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager

import pytest
from flask import Flask

from scorer.web import i18n

Speak = Callable[[str], AbstractContextManager[object]]


@pytest.fixture(scope="session")
def speak() -> Speak:
    """`with speak("uk"):` a request in a language."""
    app = Flask("scorer")
    i18n.init_app(app)
    return lambda language: app.test_request_context(headers={"Accept-Language": language})


@pytest.fixture(autouse=True)
def russian(speak: Speak) -> Iterator[None]:
    """Unless a test says otherwise, everything is said in Russian."""
    with speak("ru"):
        yield
