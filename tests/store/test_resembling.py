"""A party that is here and could be the one of a file without ids."""

from __future__ import annotations

from typing import Any

import pytest

from scorer.ledger.codec import decode_party
from scorer.ledger.party import Party
from scorer.store.clubs import create_club
from scorer.store.imports import take_in
from scorer.store.models import Club, PartyRow
from scorer.store.resembling import resembling

MADE = {"type": "deal", "maker": 0, "cards": [82, 48], "last_trick": 0}
OTHER = {"type": "deal", "maker": 1, "cards": [40, 75], "last_trick": 1}
STARTED = "2026-11-29T19:40:00+03:00"


def party(*events: dict[str, Any], **opening: Any) -> Party:
    document = {"format": "deberts-party", "version": 1, "players": ["Аня", "Боря"], "dealer": 0, "started": STARTED}
    return decode_party({**document, "events": list(events), **opening})


@pytest.fixture
def here(club: Club) -> PartyRow:
    """A party of two deals."""
    return take_in(club, party(MADE, OTHER), form_id="form")[0]


@pytest.mark.parametrize(
    "given",
    [
        party(MADE, OTHER, MADE),
        party(MADE),
        party(),
        party({**MADE, "id": "of its own"}),
        party(MADE, players=["аня ", "Боря"]),
        party(MADE, started="2026-11-29T16:40:00+00:00"),
    ],
)
def test_what_begins_as_one_that_is_here_is_like_it(club: Club, here: PartyRow, given: Party) -> None:
    assert resembling(club, given) == here


@pytest.mark.parametrize(
    "given",
    [
        party(OTHER, MADE),
        party(MADE, dealer=1),
        party(MADE, ruleset={"preset": "kharkov"}),
        party(MADE, players=["Аня", "Вера"]),
        party(MADE, started="2026-11-29T19:41:00+03:00"),
        party(started=None),
    ],
)
def test_what_was_begun_or_went_otherwise_is_another_party(club: Club, here: PartyRow, given: Party) -> None:
    assert resembling(club, given) is None


def test_where_no_time_is_told_the_entries_tell(club: Club) -> None:
    here, _ = take_in(club, party(MADE, started=None), form_id="form")
    assert resembling(club, party(MADE, OTHER, started=None)) == here
    assert resembling(club, party(OTHER, started=None)) is None
    assert resembling(create_club(), party(MADE, OTHER, started=None)) is None
    assert resembling(None, party(MADE)) is None
