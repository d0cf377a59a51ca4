"""Who is offered first as a name is typed: who played last."""

from datetime import UTC, datetime
from itertools import count

import pytest

from scorer.store.merging import merge
from scorer.store.models import Club
from scorer.store.persons import latest_persons
from scorer.store.players import add_player, persons_like
from scorer.store.sharing import hide_party
from tests.store.playing import begin


@pytest.fixture(autouse=True)
def minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parties are begun a minute apart."""
    moments = count(datetime(2026, 11, 29, 19, tzinfo=UTC).timestamp(), 60)
    monkeypatch.setattr("scorer.store.parties.now", lambda: datetime.fromtimestamp(next(moments), UTC))


def names(club: Club, most: int = 100) -> list[str]:
    return [player.name for player in latest_persons(club, most=most)]


def test_who_sat_down_last_comes_first_and_who_never_did_comes_last(club: Club) -> None:
    add_player(club, "Яна")
    add_player(club, "Ева")
    begin(club, "Аня", "Боря")
    begin(club, "Вера", "Боря")
    assert names(club) == ["Боря", "Вера", "Аня", "Ева", "Яна"]
    assert names(club, most=2) == ["Боря", "Вера"]


def test_one_person_comes_once_as_late_as_any_of_his_names(club: Club) -> None:
    begin(club, "Аня", "Боря")
    begin(club, "Вера", "Глеб")
    begin(club, "Анна", "Глеб")
    (anna,), (anya,) = persons_like(club, "Анна"), persons_like(club, "Аня")
    merge(club, anna.id, anya.id)
    assert names(club) == ["Аня", "Глеб", "Вера", "Боря"]


def test_a_hidden_party_brings_nobody_to_the_front(club: Club) -> None:
    begin(club, "Аня", "Боря")
    hide_party(begin(club, "Вера", "Боря").id)
    assert names(club) == ["Аня", "Боря", "Вера"]
