"""Tests of the store work in one application context, as a request does."""

from collections.abc import Iterator

import pytest
from flask import Flask

from scorer.store.clubs import create_club
from scorer.store.models import Club, PartyRow
from scorer.store.parties import start_party


@pytest.fixture
def in_app(app: Flask) -> Iterator[Flask]:
    """The application, its context entered."""
    with app.app_context():
        yield app


@pytest.fixture
def club(in_app: Flask) -> Club:
    """A club without players."""
    return create_club()


@pytest.fixture
def party(club: Club) -> PartyRow:
    """A Moscow party of Аня and Боря; Аня deals first."""
    return start_party(club, players=("Аня", "Боря"), ruleset={"preset": "moscow"}, dealer=0)
