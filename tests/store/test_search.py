"""Finding a club's parties: their order, a page at a time, by player and by day."""

from datetime import date, datetime, timedelta
from itertools import chain

import pytest

from scorer.store import parties
from scorer.store.merging import merge
from scorer.store.models import Club, PartyRow, Player
from scorer.store.players import persons_like, player_of
from scorer.store.search import Place, Wanted, find_parties
from scorer.store.sharing import hide_party
from tests.store.playing import begin, close, deal, write

AB, AV = ("Аня", "Боря"), ("Аня", "Вера")
NOON = datetime.fromisoformat("2026-11-01T12:00:00+03:00")


def someone(club: Club, name: str) -> Player:
    (found,) = persons_like(club, name)
    return found


@pytest.fixture
def days(club: Club, monkeypatch: pytest.MonkeyPatch) -> list[PartyRow]:
    """A party a day from the first of November on; every third still running, the others with Вера or Боря."""
    rows = []
    for day in range(10):
        monkeypatch.setattr(parties, "now", lambda day=day: NOON + timedelta(days=day))
        row = begin(club, *(AB if day % 2 else AV))
        if day % 3:
            write(row, deal(80, 40), close())
        rows.append(row)
    return rows


def pages(club: Club, wanted: Wanted, most: int) -> list[list[PartyRow]]:
    """All pages, one after another, each begun by what its address would say."""
    found, after = [], None
    while True:
        page = find_parties(club, wanted, after, most=most)
        found.append(list(page.parties))
        if page.next is None:
            return found
        after = Place.read(str(page.next))
        assert after == page.next


def expected(days: list[PartyRow]) -> list[PartyRow]:
    return [row for row in days[::-1] if not row.finished] + [row for row in days[::-1] if row.finished]


@pytest.mark.parametrize("most", [1, 2, 3, 4, 5, 9, 10, 30])
def test_running_parties_come_first_then_the_latest_whatever_fits_on_a_page(
    club: Club, days: list[PartyRow], most: int
) -> None:
    found = pages(club, Wanted(), most)
    assert list(chain(*found)) == expected(days)
    assert all(len(page) == most for page in found[:-1])
    assert 0 < len(found[-1]) <= most


@pytest.mark.parametrize("most", [1, 3, 30])
def test_a_player_is_found_with_all_his_parties(club: Club, days: list[PartyRow], most: int) -> None:
    found = pages(club, Wanted(person=someone(club, "боря")), most)
    assert list(chain(*found)) == expected(days[1::2])


def test_days_are_those_of_the_evening_and_both_included(club: Club, days: list[PartyRow]) -> None:
    wanted = Wanted(since=date(2026, 11, 3), until=date(2026, 11, 5))
    assert list(chain(*pages(club, wanted, 2))) == expected(days[2:5])
    with_vera = Wanted(person=someone(club, "Вера"), since=date(2026, 11, 3), until=date(2026, 11, 5))
    assert list(chain(*pages(club, with_vera, 30))) == expected([days[2], days[4]])
    assert pages(club, Wanted(until=date(2026, 10, 31)), 30) == [[]]


def test_a_party_after_midnight_is_found_by_the_day_its_evening_began(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    for moment in ("2026-11-01T23:00:00+03:00", "2026-11-02T02:00:00+03:00"):
        monkeypatch.setattr(parties, "now", lambda moment=moment: datetime.fromisoformat(moment))
        begin(club, *AB)
    first = date(2026, 11, 1)
    assert len(find_parties(club, Wanted(since=first, until=first)).parties) == 2
    assert find_parties(club, Wanted(since=date(2026, 11, 2))).parties == ()


@pytest.mark.parametrize("day", [date.min, date.max])
def test_days_out_of_all_reason_find_what_they_say(club: Club, days: list[PartyRow], day: date) -> None:
    assert len(find_parties(club, Wanted(since=day)).parties) == (10 if day == date.min else 0)
    assert len(find_parties(club, Wanted(until=day)).parties) == (0 if day == date.min else 10)


def test_hidden_parties_and_those_of_other_clubs_are_not_found(club: Club, days: list[PartyRow]) -> None:
    hide_party(days[0].id)
    assert days[0] not in find_parties(club, Wanted()).parties
    assert days[0] not in find_parties(club, Wanted(person=someone(club, "Вера"))).parties


def test_who_is_merged_is_found_under_either_name(club: Club, days: list[PartyRow]) -> None:
    vera, borya = someone(club, "Вера"), someone(club, "Боря")
    merge(club, vera.id, borya.id)
    assert someone(club, "вера") is borya
    assert len(find_parties(club, Wanted(person=player_of(club, borya.id))).parties) == 10


def test_part_of_a_name_finds_everybody_it_may_mean_and_a_whole_name_its_own(club: Club) -> None:
    begin(club, "Анна", "Жанна")
    begin(club, "Ян_а", "Боря")
    assert [player.name for player in persons_like(club, "анна")] == ["Анна"]
    assert [player.name for player in persons_like(club, "АНН")] == ["Анна", "Жанна"]
    assert persons_like(club, "%") == ()
    assert [player.name for player in persons_like(club, "_")] == ["Ян_а"]


@pytest.mark.parametrize("text", ["", "f", "f1", "x1.0", "f1.zz", f"f{10**16}9." + "0" * 32, "f1.0\n", "r-9.é"])
def test_what_is_no_place_is_none(text: str) -> None:
    assert Place.read(text) is None
