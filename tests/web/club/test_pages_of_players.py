"""The players of a large club are listed a page at a time, and found by a part of the name."""

import re

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import select

from scorer.store.base import db
from scorer.store.clubs import create_club
from scorer.store.merging import merge
from scorer.store.models import Club
from scorer.store.players import add_player, persons_like
from tests.store.playing import won_by
from tests.web.club.test_statistics import table
from tests.web.dealing import words

PAGE, MANY = 3, 6


@pytest.fixture
def member(app: Flask, client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> FlaskClient:
    """A browser of a club in which each of many won a party from Яков, Игрок 01 two; three stand on a page."""
    for view in ("players", "statistics"):
        monkeypatch.setattr(f"scorer.web.club.{view}.PAGE", PAGE)
    with app.test_request_context():
        club = create_club()
        for number in range(1, MANY):
            won_by(club, (f"Игрок {number:02}", "Яков"), 0)
        won_by(club, ("Игрок 01", "Яков"), 0)
        club_id = club.id
    with client.session_transaction() as session:
        session["club"] = club_id
    return client


def listed(page: str) -> list[str]:
    return re.findall(r"<li><a[^>]*><span>([^<]+)</span>", page)


def turns(page: str) -> dict[str, str]:
    """The ways to the next page and to the one before."""
    found = re.findall(r'href="([^"]*)" rel="(prev|next)"', page)
    return {way: address.replace("&amp;", "&") for address, way in found}


def test_everybody_stands_on_one_page_or_the_other(member: FlaskClient) -> None:
    first = member.get("/club/players").text
    second = member.get(turns(first)["next"]).text
    assert len(listed(first)) == PAGE
    assert listed(first) + listed(second) == [*(f"Игрок {number:02}" for number in range(1, MANY)), "Яков"]
    assert turns(second) == {"prev": "/club/players"}
    assert "страница 2" in words(second)


def test_a_part_of_a_name_finds_players_under_any_they_have(app: Flask, member: FlaskClient) -> None:
    assert listed(member.get("/club/players?name=рок+04").text) == ["Игрок 04"]
    with app.test_request_context():
        club = db.session.scalars(select(Club)).one()
        (yakov,) = persons_like(club, "Яков")
        merge(club, add_player(club, "Дядя").id, yakov.id)
    assert listed(member.get("/club/players?name=дяд").text) == ["Яков"]
    page = member.get("/club/players?name=Никто").text
    assert "никого так не зовут" in words(page)
    assert 'value="Никто"' in page


def test_what_was_searched_for_stays_from_page_to_page(member: FlaskClient) -> None:
    first = member.get("/club/players?name=игрок").text
    second = member.get(turns(first)["next"]).text
    assert 'value="игрок"' in second
    assert len(listed(first) + listed(second)) == MANY - 1


def test_a_small_club_has_neither_pages_nor_a_search(app: Flask, client: FlaskClient) -> None:
    with app.test_request_context():
        club = create_club()
        won_by(club, ("Аня", "Боря"), 0)
        club_id = club.id
    with client.session_transaction() as session:
        session["club"] = club_id
    assert "<search>" not in client.get("/club/players").text
    assert 'class="turn"' not in client.get("/club/statistics").text


@pytest.mark.parametrize("by", ["won", "share", "parties", "average"])
def test_the_tables_go_on_in_the_order_chosen(member: FlaskClient, by: str) -> None:
    first = member.get(f"/club/statistics?by={by}").text
    second = member.get(turns(first)["next"]).text
    names = [row[0] for row in table(first) + table(second)]
    assert len(table(first)) == PAGE
    assert sorted(names) == [*(f"Игрок {number:02}" for number in range(1, MANY)), "Яков"]
    assert names.index("Яков") == (0 if by == "parties" else MANY - 1)
    assert f"by={by}" in turns(second)["prev"]


@pytest.mark.parametrize("page", ["0", "3", "-1", "x", "²", "", "9" * 5000])
def test_a_page_that_is_not_there_is_not_found(member: FlaskClient, page: str) -> None:
    assert member.get(f"/club/statistics?page={page}").status_code == 404
    assert member.get(f"/club/players?page={page}").status_code == 404
