"""Which parties belong together, and the score of an evening."""

from collections.abc import Iterator
from datetime import datetime, timedelta

import pytest
from flask import Flask

from scorer.ledger.events import Close
from scorer.store import append as append_module
from scorer.store import parties
from scorer.store.append import append
from scorer.store.clubs import create_club
from scorer.store.evenings import UnknownEvening, evening_of, score, seats_of_evening
from scorer.store.models import Club, PartyRow
from scorer.store.parties import start_party
from scorer.store.sharing import hide_party
from tests.store.deals import deal

AB = ("Аня", "Боря")
SEVEN = datetime.fromisoformat("2026-11-29T19:00:00+03:00")


class Clock:
    """The time of day a test sets."""

    def __init__(self) -> None:
        self.moment = SEVEN

    def __call__(self) -> datetime:
        return self.moment

    def on(self, **later: float) -> None:
        self.moment += timedelta(**later)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock parties are started by: seven in the evening until it is put on."""
    clock = Clock()
    monkeypatch.setattr(parties, "now", clock)
    return clock


@pytest.fixture
def club(app: Flask) -> Iterator[Club]:
    with app.app_context():
        yield create_club()


def begun(club: Club, *players: str, after: PartyRow | None = None) -> PartyRow:
    """A party of these players, Аня and Боря if nobody is named."""
    names = players or AB
    ruleset = {"preset": "moscow" if len(names) == 2 else "threesome"}
    return start_party(club, players=names, ruleset=ruleset, dealer=0, after=after)


def won(club: Club, players: tuple[str, ...], seat: int) -> PartyRow:
    """A party that the player at `seat` wins."""
    row = begun(club, *players)
    counts = (80, 40) if seat == 0 else (40, 80)
    append(row.id, [deal(*counts, maker=seat, last_trick=seat)], expected_seq=0, form_id="deal")
    append(row.id, [Close(reason="late")], expected_seq=1, form_id="close")
    return row


def told(row: PartyRow) -> dict[str, int]:
    """The evening's score at the table of a party, in its order."""
    return {one.name: one.won for one in score(seats_of_evening(row.evening_id), row.id)}


def test_an_evening_counts_the_parties_each_player_won_wherever_he_sat(club: Club) -> None:
    row = begun(club)
    assert told(row) == {}
    won(club, AB, 0)
    won(club, ("Боря", "Аня"), 1)
    won(club, AB, 1)
    assert list(told(row).items()) == [("Аня", 2), ("Боря", 1)]


def test_parties_some_hours_apart_are_one_evening_and_a_long_gap_begins_another(club: Club, clock: Clock) -> None:
    first = begun(club)
    clock.on(hours=6)
    second = begun(club)
    clock.on(hours=6)
    third = begun(club)
    clock.on(hours=6, seconds=1)
    other = begun(club)
    assert {first.evening_id, second.evening_id, third.evening_id} == {first.id}
    assert other.evening_id == other.id


def test_the_next_party_goes_on_with_the_evening_of_a_long_one_and_not_with_that_of_last_week(
    club: Club, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(append_module, "now", clock)
    first = begun(club)
    clock.on(hours=7)
    append(first.id, [deal(80, 40), Close(reason="late")], expected_seq=0, form_id="deal")
    clock.on(hours=1)
    second = begun(club, after=first)
    assert (second.evening_id, second.day) == (first.id, first.day)
    clock.on(days=7)
    assert begun(club, after=second).evening_id not in (first.id, second.id)


def test_after_midnight_it_is_still_the_evening_it_began(club: Club, clock: Clock) -> None:
    clock.on(hours=4, minutes=50)
    late = begun(club)
    clock.on(minutes=40)
    later = begun(club)
    assert clock.moment.date().isoformat() == "2026-11-30"
    assert (late.day, later.day) == ("2026-11-29", "2026-11-29")


def test_the_day_is_local_by_the_stored_offset(club: Club, clock: Clock) -> None:
    clock.moment = datetime.fromisoformat("2026-11-30T01:30:00+03:00")  # the 29th in Greenwich
    assert begun(club).day == "2026-11-30"


def test_who_takes_the_losers_place_is_of_the_same_evening_and_all_three_are_known_to_it(
    club: Club, clock: Clock
) -> None:
    first = won(club, AB, 0)
    clock.on(minutes=40)
    second = won(club, ("Аня", "Вера"), 1)
    clock.on(minutes=40)
    third = won(club, ("Боря", "Вера"), 1)
    assert {row.evening_id for row in (first, second, third)} == {first.id}
    assert list(told(second).items()) == [("Аня", 1), ("Вера", 2), ("Боря", 0)]
    evening = evening_of(club, first.id)
    assert evening.parties == (first, second, third)
    assert [(one.name, one.parties, one.won) for one in evening.people] == [
        ("Вера", 2, 2),
        ("Аня", 2, 1),
        ("Боря", 2, 0),
    ]


def test_other_tables_and_other_clubs_have_evenings_of_their_own(club: Club) -> None:
    row = begun(club)
    other, elsewhere = begun(club, "Вера", "Глеб"), begun(create_club())
    assert len({row.evening_id, other.evening_id, elsewhere.evening_id}) == 3
    with pytest.raises(UnknownEvening):
        evening_of(club, elsewhere.id)


def test_a_hidden_party_counts_no_more(club: Club) -> None:
    first, second = won(club, AB, 0), won(club, AB, 1)
    hide_party(first.id)
    assert told(second) == {"Аня": 0, "Боря": 1}
    hide_party(second.id)
    with pytest.raises(UnknownEvening):
        evening_of(club, first.id)
