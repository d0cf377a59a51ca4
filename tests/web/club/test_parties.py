"""The club's parties as a list: running first, by evening, a page at a time, searched."""

import re
from collections.abc import Iterator
from datetime import datetime, timedelta
from html import unescape

import pytest
from flask import Flask
from flask.testing import FlaskClient

from scorer.app import create_app
from scorer.store import parties as store_parties
from scorer.store.base import db
from scorer.store.clubs import create_club
from tests.store.playing import begin, won_by
from tests.web.conftest import Visit


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    """An instance with a club of seventy parties, one a day, the last two still running; it is only read."""
    app = create_app({"INSTANCE": tmp_path_factory.mktemp("instance"), "TESTING": True})
    begun = datetime.fromisoformat("2026-08-01T19:00:00+03:00")
    with pytest.MonkeyPatch.context() as patch, app.test_request_context():
        club = create_club()
        for day in range(70):
            patch.setattr(store_parties, "now", lambda day=day: begun + timedelta(days=day))
            names = ("Аня", "Боря" if day % 2 else "Вера")
            if day < 68:
                won_by(club, names, 0)
            else:
                begin(club, *names)
        assert club.id == 1
    yield app
    with app.app_context():
        db.engine.dispose()


@pytest.fixture
def member(filled: Flask) -> FlaskClient:
    """A browser of that club."""
    client = filled.test_client()
    client.environ_base["HTTP_ACCEPT_LANGUAGE"] = "ru"
    with client.session_transaction() as session:
        session["club"] = 1
    return client


def listed(page: str) -> list[str]:
    """The parties of a page: names and day."""
    found = re.findall(r"<b>([^<]+)</b>.*?<small>([^<]*?)</small>", page)
    return [unescape(f"{names}, {about.split(' · ')[-1].split(',')[0]}") for names, about in found]


def further(page: str) -> str | None:
    found = re.search(r'href="([^"]+)" rel="next"', page)
    return unescape(found[1]) if found else None


def test_pages_follow_one_another_to_the_end(member: FlaskClient) -> None:
    address: str | None = "/club/parties"
    found: list[list[str]] = []
    while address:
        page = member.get(address).text
        found.append(listed(page))
        address = further(page)
    assert [len(page) for page in found] == [20, 20, 20, 10]
    assert found[0][:3] == ["Аня – Боря, 9 окт.", "Аня – Вера, 8 окт.", "Аня – Боря, 7 окт."]
    assert len({party for page in found for party in page}) == 70


def test_running_ones_stand_apart_and_played_ones_under_their_evening(member: FlaskClient) -> None:
    page = member.get("/club/parties").text
    assert page.index("Идут сейчас") < page.index("8 окт.") < page.index("7 октября 2026")
    evening = re.search(r'href="(/evening/[^"]+)"', page)
    assert evening
    assert "7 октября 2026" in member.get(evening[1]).text


def test_a_search_goes_on_over_its_pages(member: FlaskClient) -> None:
    page = member.get("/club/parties?player=вера").text
    assert len(listed(page)) == 20
    assert 'value="вера"' in page
    rest = member.get(str(further(page))).text
    assert len(listed(rest)) == 15
    assert 'value="вера"' in rest
    assert "На первую страницу" not in page


def test_days_are_looked_for_as_typed(member: FlaskClient) -> None:
    page = member.get("/club/parties?since=2026-08-03&until=2026-08-04").text
    assert listed(page) == ["Аня – Боря, 4 авг.", "Аня – Вера, 3 авг."]
    none = member.get("/club/parties?since=2020-01-01&until=2020-01-02").text
    assert "Ничего не нашлось" in none


@pytest.mark.parametrize(
    ("query", "field", "said"),
    [
        ("player=Никто", "player", "В клубе никого так не зовут."),
        ("since=3.8.2026", "since", "День пишется так: 2026-11-29."),
        ("until=2026-02-31", "until", "День пишется так"),
    ],
)
def test_what_cannot_be_looked_for_is_said_at_its_field(member: FlaskClient, query: str, field: str, said: str) -> None:
    page = member.get(f"/club/parties?{query}").text
    assert f'id="{field}-error">{said}' in page
    assert listed(page) == []
    assert f'value="{query.split("=")[1]}"' in page


def test_where_a_name_may_mean_several_one_is_chosen(member: FlaskClient) -> None:
    page = member.get("/club/parties?player=р").text
    assert "Кто из них?" in page
    links = re.findall(r'<a class="quiet" href="([^"]+)">(Боря|Вера)</a>', page)
    assert [name for _, name in links] == ["Боря", "Вера"]
    assert len(listed(member.get(unescape(links[0][0])).text)) == 20


@pytest.mark.parametrize("after", ["x", "f1", "f0.zz", "%D0%B6"])
def test_a_page_that_never_was_is_not_found(member: FlaskClient, after: str) -> None:
    assert member.get(f"/club/parties?after={after}").status_code == 404


def test_an_empty_club_says_so(app: Flask, client: FlaskClient, visit: Visit) -> None:
    with app.test_request_context():
        club_id = create_club().id
    with client.session_transaction() as session:
        session["club"] = club_id
    assert "Пока ничего не сыграно." in client.get("/club/parties").text
    assert "Пока никого." in client.get("/club/players").text
    assert "Пока ничего не сыграно." in client.get("/club/statistics").text
    for page in ("parties", "players", "statistics"):
        assert visit().get(f"/club/{page}").status_code == 404
