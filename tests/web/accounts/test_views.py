"""What a party is played for, and who owes whom: at its end, after an evening, in all."""

import re
from typing import Any
from uuid import uuid4

import pytest
from flask.testing import FlaskClient

from tests.web.conftest import Visit
from tests.web.dealing import MADE, Sit, Table, words

WON = {"order": "0H", "seat0-cards": "90", "seat1-cards": "40", "last_trick": "0"}
"""100 to 40 for Аня."""


def start(**fields: Any) -> dict[str, Any]:
    names = {"name_0": "Аня", "name_1": "Боря", "name_2": ""}
    return {"form_id": str(uuid4()), "preset": "moscow", "dealer": "1", **names, **fields}


def agree(table: Table, amount: str, per: str = "party", unit: str = "руб.") -> None:
    form = {"wager_amount": amount, "wager_per": per, "wager_unit": unit}
    assert table.post("/wager", form).status_code == 303


def test_what_was_agreed_at_the_start_stands_on_the_table(client: FlaskClient) -> None:
    table = client.post("/new", data=start(wager_amount="10", wager_per="party", wager_unit="руб.")).location
    assert "Играем на 10 руб. за партию" in words(client.get(table).text)
    assert 'name="wager_unit" value="руб."' in client.get("/new").text


@pytest.mark.parametrize(
    ("fields", "field", "said"),
    [
        ({"wager_amount": "0"}, "wager_amount", "Целое число от 1 до 1000000"),
        ({"wager_amount": "ten"}, "wager_amount", "Целое число от 1 до 1000000"),
        ({"wager_amount": "²"}, "wager_amount", "Целое число от 1 до 1000000"),
        ({"wager_amount": "9" * 30}, "wager_amount", "Целое число от 1 до 1000000"),
        ({"wager_amount": "5", "wager_per": "deal"}, "wager_per", "Такого выбора здесь нет"),
        ({"wager_amount": "5", "wager_unit": "р" * 21}, "wager_unit", "Не длиннее 20 знаков"),
    ],
)
def test_a_wager_that_is_none_is_said_at_its_field(
    client: FlaskClient, sit: Sit, fields: dict[str, str], field: str, said: str
) -> None:
    table = sit()
    for answer in (client.post("/new", data=start(**fields)), table.post("/wager", {"wager_per": "party", **fields})):
        assert answer.status_code == 422
        found = re.search(rf'id="{field}-error">(.*?)</p>', answer.text)
        assert found
        assert said in found[1].replace("\u00a0", "")


@pytest.mark.parametrize(("per", "said"), [("party", "Боря → Аня: 10 руб."), ("point", "Боря → Аня: 600 руб.")])
def test_at_the_end_it_is_said_who_owes_whom(sit: Sit, per: str, said: str) -> None:
    table = sit(target=90)
    agree(table, "10", per)
    assert "→" not in words(table.get("").text)
    table.write(WON)
    page = words(table.get("").text)
    assert said in page
    assert "Расчёт за вечер" in page
    assert said in words(table.client.get("/account").text)


def test_a_party_for_nothing_is_owed_by_nobody(sit: Sit) -> None:
    table = sit(target=90)
    table.write(WON)
    assert "→" not in words(table.get("").text)
    assert "Долгов пока нет." in words(table.client.get("/account").text)


def test_a_wager_taken_back_is_owed_no_more(sit: Sit) -> None:
    table = sit(target=90)
    agree(table, "10")
    table.write(WON)
    agree(table, "")
    assert "→" not in words(table.get("").text)
    assert "Долгов пока нет." in words(table.client.get("/account").text)


def test_the_next_party_is_played_for_the_same(sit: Sit) -> None:
    table = sit(target=90)
    agree(table, "10")
    table.write(WON)
    new = table.client.post(f"{table.address}/again", data={"first": "loser", "form_id": str(uuid4())}).location
    assert "Играем на 10 руб. за партию" in words(table.client.get(new).text)


def test_short_games_run_an_account_without_a_wager(sit: Sit) -> None:
    table = sit("short_bait_3", deals=None)
    won = {"order": "0H", "seat0-cards": "90", "seat1-cards": "20", "seat2-cards": "20", "last_trick": "0"}
    table.write(won)
    table.write(won | {"order": "1H"})
    page = words(table.client.get("/account").text)
    assert "Аня +3" in page
    assert "Боря −3" in page
    assert "Боря → Аня: 3" in page
    assert "Боря → Вера: 1" in page
    assert "Вера → Аня: 1" in page


def test_a_stake_may_be_worth_something(sit: Sit) -> None:
    table = sit("short_2", deals=None)
    agree(table, "50", "point", "коп.")
    assert "Играем ставка по 50 коп." in words(table.get("").text)
    table.write(MADE)
    assert "Боря → Аня: 50 коп." in words(table.client.get("/account").text)


def test_a_club_says_what_it_plays_for(sit: Sit) -> None:
    table = sit("short_2")
    table.write(MADE)
    assert table.client.post("/account/customs", data={"unit": " спички "}).status_code == 303
    assert "Боря → Аня: 1 спички" in words(table.client.get("/account").text)
    answer = table.client.post("/account/customs", data={"unit": "я" * 21, "stake": "0"})
    assert answer.status_code == 422
    assert 'aria-describedby="unit-error"' in answer.text
    assert "Ставка за сдачу: целое число от 1" in answer.text
    assert f'value="{"я" * 21}"' in answer.text
    assert "Боря → Аня: 1 спички" in words(table.get("").text)


def test_a_club_has_a_stake_of_its_own_unless_another_is_said(sit: Sit) -> None:
    table = sit("short_2")
    table.client.post("/account/customs", data={"stake": "5"})
    assert "5 – как обычно в клубе" in table.client.get("/new").text

    def stake(**fields: Any) -> str:
        return words(table.client.get(table.client.post("/new", data=start(**fields)).location).text)

    assert "на ставку 5" in stake(preset="short_2")
    assert "на ставку 3" in stake(preset="short_2", rule_stake="3")
    assert "ставк" not in stake(preset="moscow").lower()
    table.client.post("/account/customs", data={"stake": ""})
    assert "как обычно в клубе" not in table.client.get("/new").text


def test_the_account_is_the_clubs_own(sit: Sit, visit: Visit) -> None:
    table = sit("short_2")
    table.write(MADE)
    stranger = visit()
    assert stranger.get("/account").status_code == 404
    assert stranger.get(f"{table.address}/wager").status_code == 404
    assert stranger.post(f"{table.address}/wager", data={}).status_code == 404
