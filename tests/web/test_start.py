"""The first page and the start of a party."""

import re
from collections import Counter

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import func, select

from scorer.rules.presets import PRESETS, preset
from scorer.store.base import db
from scorer.store.merging import merge
from scorer.store.models import Club, PartyRow, Player
from scorer.store.players import add_player, persons_like
from scorer.web.start import KNOWN
from tests.web.at_table import filled
from tests.web.conftest import Visit


def parties(app: Flask) -> list[PartyRow]:
    with app.app_context():
        return list(db.session.scalars(select(PartyRow)))


def how_many(app: Flask, table: type[Club] | type[Player]) -> int:
    with app.app_context():
        return db.session.scalar(select(func.count()).select_from(table)) or 0


def test_a_first_visit_finds_the_form_and_makes_nothing(app: Flask, client: FlaskClient) -> None:
    page = client.get("/")
    assert page.status_code == 200
    assert "Новая партия" in page.text
    assert 'name="name_0"' in page.text
    assert how_many(app, Club) == 0


def test_the_first_party_makes_a_club_and_leads_to_its_table(app: Flask, client: FlaskClient) -> None:
    answer = client.post("/new", data=filled())
    (row,) = parties(app)
    assert (answer.status_code, answer.location) == (303, f"/party/{row.id}")
    assert how_many(app, Club) == 1
    table = client.get(answer.location)
    assert "Аня" in table.text
    assert "Сдаёт: Аня" in table.text
    client.post("/new", data=filled(name_1="Вера"))
    assert how_many(app, Club) == 1
    assert how_many(app, Player) == 3


def test_the_opening_holds_every_option_resolved(app: Flask, client: FlaskClient) -> None:
    changed = {"rule_target": "301", "rule_tie": "bait", "rule_split_runs": "no", "rule_overtrump": ""}
    client.post("/new", data=filled(preset="kharkov", **changed))
    (row,) = parties(app)
    wanted = preset("kharkov").with_options({"target": 301, "tie": "bait", "split_runs": False})
    assert row.opening["ruleset"] == {"preset": "kharkov", **wanted.options()}
    assert row.opening["players"] == ["Аня", "Боря"]


@pytest.mark.parametrize("name", PRESETS)
def test_every_variant_is_offered_and_can_be_begun(app: Flask, client: FlaskClient, name: str) -> None:
    assert f'name="preset" value="{name}"' in client.get("/new").text
    third = "Вера" if preset(name).players == 3 else ""
    answer = client.post("/new", data=filled(preset=name, name_2=third))
    assert client.get(answer.location).status_code == 200
    assert parties(app)[0].opening["ruleset"]["preset"] == name


def test_the_lot_falls_on_everyone_and_is_told(app: Flask, client: FlaskClient) -> None:
    told = Counter[str]()
    for _ in range(30):
        answer = client.post("/new", data=filled(dealer="lot"))
        page = client.get(answer.location).text
        said = re.search(r"Жребий брошен\. Сдаёт: (\w+)", page)
        assert said
        told[said.group(1)] += 1
        assert f"Сдаёт: {said.group(1)}</span>" in page
    assert set(told) == {"Аня", "Боря"}


def test_the_same_form_sent_twice_is_one_party(app: Flask, client: FlaskClient) -> None:
    form = filled(dealer="lot")
    assert client.post("/new", data=form).location == client.post("/new", data=form).location
    assert len(parties(app)) == 1


def test_the_same_form_sent_again_with_other_values_is_another_party(app: Flask, client: FlaskClient) -> None:
    form = filled()
    first = client.post("/new", data=form).location
    second = client.post("/new", data=form | {"name_1": "Вера"}).location
    assert first != second
    assert client.post("/new", data=form | {"name_1": "Вера"}).location == second
    assert len(parties(app)) == 2


WRONG = [
    ({"name_0": ""}, "name_0", "Впишите, кто здесь играет."),
    ({"name_1": "   "}, "name_1", "Впишите, кто здесь играет."),
    ({"name_1": " а Н я"}, "name_1", "Имя «а Н я» стоит дважды"),
    ({"name_0": "я" * 41}, "name_0", "Не длиннее 40 знаков, сейчас 41."),
    ({"name_2": "Вера"}, "name_2", "Этот вариант для двоих"),
    ({"preset": "threesome"}, "name_2", "Этот вариант для троих"),
    ({"preset": "threesome", "name_2": "боря"}, "name_2", "Имя «боря» стоит дважды"),
    ({"preset": "odessa"}, "preset", "Такого варианта нет. Есть такие: Московский"),
    ({"dealer": "2"}, "dealer", "Выберите одного из играющих или жребий."),
    ({"dealer": "x"}, "dealer", "Выберите одного из играющих или жребий."),
    ({"rule_target": "0"}, "rule_target", "Играем до: целое число от 1"),
    ({"rule_target": "-5"}, "rule_target", "Играем до: целое число от 1"),
    ({"rule_target": "1000001"}, "rule_target", "Играем до: целое число от 1"),
    ({"rule_target": "9" * 5000}, "rule_target", "Играем до: целое число от 1"),
    ({"rule_target": "²"}, "rule_target", "Играем до: целое число от 1"),
    ({"rule_tie": "magic"}, "rule_tie", "Очков поровну: выберите одно: висячий байд; байд"),
    ({"rule_split_runs": "maybe"}, "rule_split_runs", "Длинный ряд можно разбить на два объявления: "),
    (
        {"preset": "threesome", "name_2": "Вера", "rule_bait": "lower"},
        "rule_bait",
        "Кому бывает байд: втроём так не играют.",
    ),
    (
        {"preset": "short_3", "name_2": "Вера", "rule_dave": "geometric"},
        "rule_dave",
        "Даве: как растёт ставка: втроём так не играют.",
    ),
]


@pytest.mark.parametrize(("fields", "field", "sentence"), WRONG)
def test_what_is_wrong_is_said_at_its_field_and_nothing_typed_is_lost(
    app: Flask, client: FlaskClient, fields: dict[str, str], field: str, sentence: str
) -> None:
    form = filled(**{"rule_stake": "7", "rule_hundreds": "exactly_one", **fields})
    answer = client.post("/new", data=form)
    assert answer.status_code == 422
    said = re.search(rf'<p class="error" id="{field}-error">(.*?)</p>', answer.text)
    assert said
    assert sentence in said.group(1)
    assert parties(app) == []
    assert how_many(app, Club) == 0
    assert 'name="rule_stake" value="7"' in answer.text
    assert '<option value="exactly_one" selected>' in answer.text
    for name in ("name_0", "name_1", "name_2"):
        typed = " ".join(form[name].split())
        assert re.search(rf'name="{name}" value="{typed}"', answer.text)
    assert f'name="form_id" value="{form["form_id"]}"' in answer.text


def test_a_bare_post_is_answered_field_by_field(client: FlaskClient) -> None:
    answer = client.post("/new", data={})
    assert answer.status_code == 422
    assert answer.text.count("Впишите, кто здесь играет.") == 2


def test_a_form_id_that_is_none_still_begins_a_party(app: Flask, client: FlaskClient) -> None:
    assert client.post("/new", data=filled(form_id="nonsense")).status_code == 303
    assert len(parties(app)) == 1


def test_names_are_kept_as_written_and_shown_as_text(client: FlaskClient) -> None:
    answer = client.post("/new", data=filled(name_0="  <b>Аня</b> & 👑 ", name_1='О\'Нил "Б"'))
    page = client.get(answer.location).text
    assert "&lt;b&gt;Аня&lt;/b&gt; &amp; 👑" in page
    assert "<b>Аня</b>" not in page


def test_players_of_the_club_are_offered_by_name(client: FlaskClient) -> None:
    client.post("/new", data=filled())
    assert '<option value="Аня"><option value="Боря">' in client.get("/new").text


def test_of_many_players_those_who_played_last_are_offered_first_and_not_all(client: FlaskClient, app: Flask) -> None:
    client.post("/new", data=filled())
    with app.test_request_context():
        club = db.session.scalars(select(Club)).one()
        for number in range(KNOWN):
            add_player(club, f"А {number}")
    page = client.get("/new").text
    assert '<datalist id="known"><option value="Аня"><option value="Боря">' in page
    assert page.count('<option value="А ') == KNOWN - 2


def test_a_known_club_sees_its_running_parties_first(client: FlaskClient) -> None:
    client.post("/new", data=filled())
    client.post("/new", data=filled(name_1="Вера"))
    page = client.get("/").text
    assert page.index("Аня – Вера") < page.index("Новая партия</a>")
    assert "Идут сейчас" in page
    assert "Сыграны" not in page


def test_two_browsers_have_two_clubs(app: Flask, visit: Visit) -> None:
    first, second = visit(), visit()
    table = first.post("/new", data=filled()).location
    second.post("/new", data=filled())
    assert how_many(app, Club) == 2
    assert second.get(table).status_code == 404


@pytest.mark.parametrize(("language", "word"), [("ru", "Новая партия"), ("uk", "Нова партія"), ("en", "New party")])
def test_the_page_speaks_three_languages(visit: Visit, language: str, word: str) -> None:
    page = visit(language).get("/new").text
    assert f"<h1>{word}</h1>" in page
    assert f'<html lang="{language}">' in page


def test_names_that_look_alike_are_said_to_be_the_same(client: FlaskClient) -> None:
    answer = client.post("/new", data=filled(name_0="Аня", name_1="Aня"))
    assert answer.status_code == 422
    assert 'id="name_1-error"' in answer.text


def test_two_names_of_one_person_do_not_sit_at_one_table(app: Flask, client: FlaskClient) -> None:
    client.post("/new", data=filled(name_0="Аня", name_1="Боря"))
    client.post("/new", data=filled(name_0="Анна", name_1="Боря"))
    with app.test_request_context():
        club = db.session.get_one(Club, 1)
        (anya,), (anna,) = persons_like(club, "Аня"), persons_like(club, "Анна")
        merge(club, anna.id, anya.id)
    answer = client.post("/new", data=filled(name_0="Аня", name_1="Анна"))
    assert answer.status_code == 422
    assert 'id="name_1-error"' in answer.text
    assert "Анна" not in client.get("/new").text, "who goes by another name is not offered"


def test_signs_nobody_sees_are_not_part_of_a_name_but_joined_pictures_stay_one(app: Flask, client: FlaskClient) -> None:
    client.post("/new", data=filled(name_0="\u202eАня\u200b\x00", name_1="👨\u200d👩\u200d👧"))
    assert parties(app)[0].opening["players"] == ["Аня", "👨\u200d👩\u200d👧"]
