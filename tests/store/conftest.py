"""Tests of the store work in one application context, as a request does."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from itertools import count

import pytest
from flask import Flask

from scorer.store import parties as store_parties
from scorer.store.clubs import create_club
from scorer.store.models import Club, PartyRow
from scorer.store.parties import start_party
from tests.store.archives import a_rich_club


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


@pytest.fixture
def hourly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parties are begun an hour after one another, so that their order is sure."""
    hours = count(1)
    begun = datetime.fromisoformat("2026-11-01T12:00:00+03:00")
    monkeypatch.setattr(store_parties, "now", lambda: begun + timedelta(hours=next(hours)))


@pytest.fixture
def rich(in_app: Flask) -> Club:
    """A club with all that an archive must carry."""
    return a_rich_club()
