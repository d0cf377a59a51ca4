"""Players of the club: the list, a page each, names and mergings."""

import re
from html import unescape
from uuid import uuid4

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import select

from scorer.store.base import db
from scorer.store.clubs import create_club
from scorer.store.models import Player
from tests.store.playing import SHORT, begin, close, deal, played, won_by
from tests.web.conftest import Visit

AB = ("Аня", "Боря")


@pytest.fixture
def member(app: Flask, client: FlaskClient) -> FlaskClient:
    """A browser of a club: Аня and Боря played, Анна and Боря, and Вера is only known."""
    with app.test_request_context():
        club = create_club()
        played(club, AB, deal(90, 40), deal(40, 80, last_trick=1), deal(30, 80, maker=1), close())
        won_by(club, ("Анна", "Боря"), 0)
        played(club, AB, deal(80, 40), ruleset=SHORT)
        begin(club, "Анна", "Вера")
        club_id = club.id
    with client.session_transaction() as session:
        session["club"] = club_id
    return client


def page_of(app: Flask, name: str) -> str:
    """The address of a player's page."""
    with app.test_request_context():
        return f"/club/players/{db.session.scalars(select(Player.id).where(Player.name == name)).one()}"


def facts(page: str) -> dict[str, str]:
    """The figures of a player's page as one reads them."""
    found = re.findall(r"<dt>(.*?)</dt><dd>(.*?)</dd>", page)
    return {name: unescape(" ".join(re.sub(r"<[^>]+>", " ", value).split())) for name, value in found}


def test_the_list_has_everybody_with_his_parties(member: FlaskClient) -> None:
    page = member.get("/club/players").text
    listed = re.findall(r"<span>([^<]+)</span><small>([^<]+)</small>", page)
    assert listed == [("Анна", "2 партии"), ("Аня", "2 партии"), ("Боря", "3 партии"), ("Вера", "1 партия")]


def test_a_players_page_tells_the_figures(app: Flask, member: FlaskClient) -> None:
    found = facts(member.get(page_of(app, "Аня")).text)
    assert found["Партии"] == "2"
    assert found["Побед"] == "1 50 %"
    assert found["Очков за сдачу"] == "43,3"
    assert found["Лучшая сдача"] == "100"
    assert found["Заказано"] == "3"
    assert found["Сыграно"] == "2 67 %"
    assert found["Байды"] == "1"
    assert found["Выиграно по счёту"] == "+1"


def test_a_players_page_tells_with_whom_and_what_was_played(app: Flask, member: FlaskClient) -> None:
    text = re.sub(r"<[^>]+>", " ", member.get(page_of(app, "Боря")).text)
    assert re.search(r"Анна\s+1\s+0 : 1", text)
    assert re.search(r"Аня\s+2\s+1 : 1", text)
    assert re.search(r"Московский\s+2\s+1\s+50 %", unescape(text).replace("\xa0", " "))


def test_a_player_who_never_played_has_a_page(app: Flask, member: FlaskClient) -> None:
    member.post("/club/players", data={"name": "Глеб"})
    found = facts(member.get(page_of(app, "Глеб")).text)
    assert found["Партии"] == "0"
    assert found["Побед"] == "0 –"


def test_a_player_is_added_once(member: FlaskClient) -> None:
    assert member.post("/club/players", data={"name": "  Глеб   Ильич "}).status_code == 303
    page = member.get("/club/players").text
    assert "В клубе: Глеб Ильич." in page
    assert "Глеб Ильич</span>" in page
    answer = member.post("/club/players", data={"name": "глеб ильич"})
    assert answer.status_code == 422
    assert "Такой игрок уже есть: Глеб Ильич." in answer.text
    assert 'value="глеб ильич"' in answer.text


@pytest.mark.parametrize(("typed", "said"), [("", "Напишите имя."), ("   ", "Напишите имя."), ("Ж" * 41, "сейчас 41")])
@pytest.mark.parametrize("where", ["add", "rename"])
def test_what_is_no_name_is_said_at_its_field(
    app: Flask, member: FlaskClient, where: str, typed: str, said: str
) -> None:
    address = "/club/players" if where == "add" else f"{page_of(app, 'Аня')}/rename"
    answer = member.post(address, data={"name": typed})
    assert answer.status_code == 422
    assert said in answer.text
    assert 'id="name-error"' in answer.text


def test_another_name_keeps_the_history(app: Flask, member: FlaskClient) -> None:
    address = page_of(app, "Аня")
    assert member.post(f"{address}/rename", data={"name": "Анна Петровна"}).location == address
    page = member.get(address).text
    assert "Теперь имя такое: Анна Петровна." in page
    assert facts(page)["Партии"] == "2"
    assert "Аня – Боря" in member.get("/club/parties?player=Анна Петровна").text
    assert member.post(f"{address}/rename", data={"name": "боря"}).status_code == 422


def test_two_names_become_one_player_and_two_again(app: Flask, member: FlaskClient) -> None:
    anya, anna = page_of(app, "Аня"), page_of(app, "Анна")
    assert member.post(f"{anya}/merge", data={"other": "анна"}).location == anya
    page = member.get(anya).text
    assert facts(page)["Партии"] == "3 и ещё идёт: 1"
    assert member.get(anna).location == anya
    assert "Анна</span>" not in member.get("/club/players").text
    merging = re.search(r'name="merging" value="(\d+)"', page)
    assert merging
    assert member.post(f"{anya}/part", data={"merging": merging[1]}).location == anya
    page = member.get(anya).text
    assert "Снова два игрока." in page
    assert facts(page)["Партии"] == "2"
    assert member.post(f"{anya}/part", data={"merging": merging[1]}).status_code == 404


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "Напишите второе имя этого игрока."),
        ("Никто", "В клубе никого так не зовут."),
        ("ан", "Кто из них: Анна, Аня?"),
        ("боря", "Они играли за одним столом"),
        ("аня", "Это и так один игрок."),
    ],
)
def test_who_cannot_be_merged_is_said_at_the_field(app: Flask, member: FlaskClient, typed: str, said: str) -> None:
    answer = member.post(f"{page_of(app, 'Аня')}/merge", data={"other": typed})
    assert answer.status_code == 422
    assert said in answer.text
    assert 'id="other-error"' in answer.text
    assert f'value="{typed}"' in answer.text


def test_a_name_that_is_merged_is_told_whose_it_is(app: Flask, member: FlaskClient) -> None:
    member.post(f"{page_of(app, 'Аня')}/merge", data={"other": "Анна"})
    answer = member.post("/club/players", data={"name": "анна"})
    assert "Это имя уже объединено с другим: Аня." in answer.text


def test_players_of_another_club_are_not_there(app: Flask, member: FlaskClient, visit: Visit) -> None:
    address, stranger = page_of(app, "Аня"), visit()
    with app.test_request_context():
        other = create_club().id
    for who in (stranger, visit()):
        for method, path in (("get", address), ("post", f"{address}/rename"), ("post", f"{address}/merge")):
            assert getattr(who, method)(path).status_code == 404
        with stranger.session_transaction() as session:
            session["club"] = other
    assert member.get(f"/club/players/{uuid4()}").status_code == 404


def test_names_that_look_like_markup_stay_text(member: FlaskClient) -> None:
    member.post("/club/players", data={"name": "<script>x</script>"})
    assert "<script>x" not in member.get("/club/players").text
