"""Rules a club keeps under a name: offered, begun by it, changed and removed."""

from html import unescape

import pytest
from flask import Flask
from flask.testing import FlaskClient

from scorer.rules.presets import preset
from tests.web.conftest import Visit
from tests.web.dealing import words
from tests.web.houserules.keeping import OURS, keep, kept, parties, start


def test_kept_rules_are_offered_and_begun_by_their_name(app: Flask, client: FlaskClient) -> None:
    own = keep(client)
    form = client.get("/new").text
    assert f'value="own:{own}"' in form
    assert "Харьковский · Играем до: 301; Очков поровну: байд" in unescape(form)
    answer = client.post("/new", data=start(preset=f"own:{own}"))
    (row,) = parties(app)
    wanted = preset("kharkov").with_options({"target": 301, "tie": "bait"})
    assert row.opening["ruleset"] == {"preset": "kharkov", **wanted.options()}
    assert row.rules_name == "Наши"
    assert "Наши" in words(client.get(answer.location).text)


def test_kept_rules_changed_at_the_start_lose_their_name(app: Flask, client: FlaskClient) -> None:
    own = keep(client)
    client.post("/new", data=start(preset=f"own:{own}", rule_target="off"))
    (row,) = parties(app)
    assert (row.opening["ruleset"]["target"], row.opening["ruleset"]["tie"]) == (None, "bait")
    assert row.rules_name is None


def test_kept_rules_for_three_ask_for_three_names(app: Flask, client: FlaskClient) -> None:
    own = keep(client, preset="moscow", rule_players="3")
    wrong = client.post("/new", data=start(preset=f"own:{own}"))
    assert "Этот вариант для троих" in wrong.text
    assert client.post("/new", data=start(preset=f"own:{own}", name_2="Вера")).status_code == 303
    assert parties(app)[0].opening["ruleset"]["players"] == 3


def test_another_club_has_neither_the_rules_nor_their_name(app: Flask, client: FlaskClient, visit: Visit) -> None:
    own = keep(client)
    other = visit()
    answer = other.post("/new", data=start(preset=f"own:{own}"))
    assert answer.status_code == 422
    assert "Такого варианта нет" in answer.text
    assert other.get(f"/compare?a=own:{own}").status_code == 404
    other.post("/new", data=start())
    other.post("/house/forget", data={"own": own})
    assert len(kept(app)) == 1


def test_changing_or_removing_rules_touches_no_party(app: Flask, client: FlaskClient) -> None:
    own = keep(client)
    table = client.post("/new", data=start(preset=f"own:{own}")).location
    before = parties(app)[0].opening
    keep(client, own=own, rule_target="400")
    assert [one.options["target"] for one in kept(app)] == [400]
    assert parties(app)[0].opening == before
    client.post("/house/forget", data={"own": own})
    assert kept(app) == []
    assert parties(app)[0].opening == before
    assert "осталось 301" in words(client.get(table).text)


@pytest.mark.parametrize(("name", "said"), [("\u200b", "Дайте этим правилам имя."), ("я" * 41, "Не длиннее 40 знаков")])
def test_rules_need_a_name_to_be_kept(app: Flask, client: FlaskClient, name: str, said: str) -> None:
    answer = client.post("/house/keep", data={**OURS, "name": name})
    assert answer.status_code == 422
    assert said in answer.text
    assert 'aria-describedby="rules-name-error"' in answer.text
    assert kept(app) == []


def test_a_name_that_is_taken_is_asked_about(app: Flask, client: FlaskClient) -> None:
    keep(client)
    again = {"preset": "moscow", "name": "наши"}
    answer = client.post("/house/keep", data=again)
    assert answer.status_code == 422
    assert "Правила с таким именем в клубе уже есть." in answer.text
    assert client.post("/house/keep", data={**again, "replace": "наши"}).status_code == 303
    assert [(one.name, one.preset) for one in kept(app)] == [("наши", "moscow")]


def test_a_replacement_meant_for_another_name_is_asked_anew(app: Flask, client: FlaskClient) -> None:
    keep(client)
    keep(client, "Дачные")
    answer = client.post("/house/keep", data={"preset": "moscow", "name": "Дачные", "replace": "Наши"})
    assert answer.status_code == 422
    assert {one.preset for one in kept(app)} == {"kharkov"}


def test_nonsense_is_not_kept(app: Flask, client: FlaskClient) -> None:
    assert client.post("/house/keep", data={"preset": "odessa", "name": "x"}).status_code == 303
    assert client.post("/house/keep", data={"rule_tie": "x", "name": "x"}).status_code == 303
    assert kept(app) == []
