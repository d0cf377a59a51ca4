"""Rules of one's own, from the start of a party to the rules that are kept and back."""

import json
import re
from html import unescape
from io import BytesIO
from typing import Any
from urllib.parse import parse_qsl, urlsplit
from uuid import uuid4

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import select

from scorer.rules.presets import PRESETS, preset
from scorer.rules.ruleset import option_types
from scorer.store.base import db
from scorer.store.models import HouseRules, PartyRow
from tests.web.conftest import Visit
from tests.web.dealing import words

START = {"name_0": "Аня", "name_1": "Боря", "name_2": "", "dealer": "1"}
OURS = {"preset": "kharkov", "rule_target": "301", "rule_tie": "bait"}


def start(**fields: Any) -> dict[str, Any]:
    return {"form_id": str(uuid4()), "preset": "moscow", **START, **fields}


def keep(client: FlaskClient, name: str = "Наши", **rules: str) -> str:
    """Keep rules; the id they are kept by."""
    answer = client.post("/house/keep", data={**OURS, "name": name, **rules})
    assert answer.status_code == 303
    return dict(parse_qsl(urlsplit(answer.location).query))["own"]


def kept(app: Flask) -> list[HouseRules]:
    with app.app_context():
        return list(db.session.scalars(select(HouseRules)))


def parties(app: Flask) -> list[PartyRow]:
    with app.app_context():
        return list(db.session.scalars(select(PartyRow)))


def test_every_option_is_offered_with_its_example(client: FlaskClient) -> None:
    page = client.get("/house/edit").text
    for option in option_types():
        assert f'name="rule_{option}"' in page
        assert f'id="rule_{option}-example"' in page


@pytest.mark.parametrize("name", PRESETS)
def test_a_variant_left_alone_differs_in_nothing(client: FlaskClient, name: str) -> None:
    page = client.get("/house/edit", query_string={"preset": name}).text
    sent: dict[str, list[str]] = {field: [] for field in re.findall(r'name="(rule_\w+)"', page)}
    sent["rule_offences"] = ["", *preset(name).offences]
    answer = client.post("/house/edit", data={"preset": name, **sent})
    assert (answer.status_code, answer.location) == (303, f"/house/rules?preset={name}")
    assert "Отличий нет: это сам вариант." in client.get(answer.location).text


def test_what_differs_is_listed_before_a_party_is_begun(app: Flask, client: FlaskClient) -> None:
    answer = client.post("/house/edit", data={**OURS, "rule_fours": "yes"})
    page = client.get(answer.location).text
    assert "3 правила иначе" in words(page)
    assert "Играем до 301 (обычно: 501)" in words(page)
    begin = unescape(re.search(r'href="(/new\?[^"]*)"', page)[1])  # type: ignore[index]
    form = client.get(begin).text
    assert 'name="rule_target" value="301"' in form
    assert 'type="hidden" name="rule_fours" value="yes"' in form
    assert "Каре считается 50: да" in words(form)
    client.post("/new", data=start(**OURS, rule_fours="yes"))
    wanted = preset("kharkov").with_options({"target": 301, "tie": "bait", "fours": True})
    assert parties(app)[0].opening["ruleset"] == {"preset": "kharkov", **wanted.options()}


def test_what_was_typed_at_the_start_is_there_on_the_way_back(client: FlaskClient) -> None:
    answer = client.post("/house/from-start", data=start(preset="to_301", rule_tie="bait", wager_amount="10"))
    assert dict(parse_qsl(urlsplit(answer.location).query)) == {"preset": "to_301", "rule_tie": "bait"}
    page = client.get("/new?preset=to_301&rule_tie=lapse").text
    assert 'name="name_0" value="Аня"' in page
    assert 'name="wager_amount" value="10"' in page
    assert re.search(r'name="dealer" value="1" checked', page)
    assert re.search(r'name="preset" value="to_301"[^>]* checked', page)
    client.post("/new", data=start())
    assert 'name="name_0" value=""' in client.get("/new?afresh=1").text


def test_what_does_not_go_together_is_said_at_its_field_and_nothing_is_lost(client: FlaskClient) -> None:
    data = {"preset": "fifties", "rule_players": "3", "rule_bait": "lower", "rule_stake": "7", "rule_target": "many"}
    answer = client.post("/house/edit", data=data)
    assert answer.status_code == 422
    for option in ("bait", "fifty_offer", "winning_lead", "target"):
        assert f'<p class="error" id="rule_{option}-error">' in answer.text
        assert f'aria-describedby="rule_{option}-error rule_{option}-example"' in answer.text
    assert 'name="rule_stake" value="7"' in answer.text
    assert 'name="rule_target" value="many"' in answer.text
    assert "втроём так не играют" in words(answer.text)


def test_another_variant_keeps_what_is_changed(client: FlaskClient) -> None:
    answer = client.post(
        "/house/edit", data={"preset": "klaberjass", "rule_tie": "lapse", "rule_target": "", "do": "base"}
    )
    assert answer.location == "/house/edit?preset=klaberjass&rule_tie=lapse"
    page = client.get(answer.location).text
    assert "500 – как в варианте" in page
    assert "бэла" in page
    assert "белл" not in page.lower()


def test_a_variant_nobody_knows_is_said_so(client: FlaskClient) -> None:
    answer = client.post("/house/edit", data={"preset": "odessa", "rule_tie": "bait"})
    assert answer.status_code == 422
    assert 'id="preset-error"' in answer.text
    assert client.get("/house/rules?preset=odessa").status_code == 422
    assert client.get("/house/rules?rule_magic=1").status_code == 422
    assert client.get("/house/file?rule_tie=magic").status_code == 422


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


def test_the_file_holds_every_option_and_comes_back_the_same(client: FlaskClient) -> None:
    answer = client.get("/house/file", query_string=OURS)
    wanted = preset("kharkov").with_options({"target": 301, "tie": "bait"})
    assert json.loads(answer.text) == {"preset": "kharkov", **wanted.options()}
    assert "attachment" in answer.headers["Content-Disposition"]
    taken = client.post("/house/take", data={"file": (BytesIO(answer.data), "rules.json")})
    assert taken.location == "/house/rules?preset=kharkov&rule_target=301&rule_tie=bait"


@pytest.mark.parametrize(
    "text",
    [
        '{"preset": "kharkov", "target": 301, "tie": "bait"}',
        '{"format": "deberts-party", "ruleset": {"preset": "kharkov", "target": 301, "tie": "bait"}}',
        "https://elsewhere.example/house/rules?preset=kharkov&rule_target=301&rule_tie=bait",
        "/house/rules?preset=kharkov&rule_tie=bait&rule_target=301",
    ],
)
def test_rules_are_taken_from_a_link_a_file_or_a_party(client: FlaskClient, text: str) -> None:
    answer = client.post("/house/take", data={"text": text})
    assert answer.location == "/house/rules?preset=kharkov&rule_target=301&rule_tie=bait"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "Вставьте ссылку или выберите файл."),
        ("наши", "не JSON"),
        ("[]", "party-file"),
        ('{"preset": "odessa"}', "preset: Такого варианта нет."),
        ('{"magic": 1}', "magic: "),
        ('{"tie": "magic"}', "tie: Очков поровну: выберите одно:"),
        ('{"players": 3, "bait": "lower"}', "bait: Кому бывает байд: втроём так не играют."),
        ('{"target": 0}', "target: Играем до: целое число от 1"),
        ("https://elsewhere.example/?rule_tie=magic", "tie: "),
    ],
)
def test_rules_that_are_none_are_refused_by_name(app: Flask, client: FlaskClient, text: str, said: str) -> None:
    answer = client.post("/house/take", data={"text": text})
    assert answer.status_code == 422
    if said not in ("не JSON", "party-file"):
        assert said in unescape(answer.text)
    assert unescape(answer.text).count(text) >= 1
    assert 'id="text-error"' in answer.text


def test_two_sets_side_by_side_differences_first(client: FlaskClient) -> None:
    page = client.get("/compare?a=moscow&b=kharkov").text
    assert "Отличаются в 1 правиле." in words(page)
    differing, _, same = page.partition("<details")
    assert "Равные объявления" in differing
    assert "Очков поровну" in same
    assert "Они не отличаются ничем." in words(client.get("/compare?a=moscow&b=moscow").text)


def test_a_party_and_kept_rules_are_compared_too(client: FlaskClient) -> None:
    own = keep(client)
    table = client.post("/new", data=start(preset=f"own:{own}")).location
    party = table.rsplit("/", 1)[1]
    page = words(client.get(f"/compare?a=party:{party}&b=own:{own}").text)
    assert "Они не отличаются ничем." in page
    assert "Отличаются в 2 правилах." in words(client.get(f"/compare?a=party:{party}&b=kharkov").text)
    this = client.get("/compare", query_string={"a": "this", "b": "kharkov", **OURS})
    assert "Отличаются в 2 правилах." in words(this.text)


NOWHERE = ["odessa", "own:1", "party:1", "party:6f1d0f9e-3c57-4c0e-9a53-0b8f0c6d2a11", "own:", ""]


@pytest.mark.parametrize("side", NOWHERE)
def test_what_is_not_there_is_not_compared(client: FlaskClient, side: str) -> None:
    assert client.get("/compare", query_string={"a": side}).status_code == 404


def test_nonsense_in_an_address_is_not_compared(client: FlaskClient) -> None:
    assert client.get("/compare?a=this&rule_tie=magic").status_code == 422


@pytest.mark.parametrize("language", ["ru", "uk", "en"])
@pytest.mark.parametrize("page", ["/house", "/house/edit", "/house/rules?rule_tie=bait", "/house/take", "/compare"])
def test_every_page_speaks_three_languages(visit: Visit, language: str, page: str) -> None:
    answer = visit(language).get(page)
    assert answer.status_code == 200
    cyrillic = re.search("[а-яё]", re.sub("<footer.*</footer>", "", answer.text, flags=re.DOTALL), re.IGNORECASE)
    assert bool(cyrillic) == (language != "en")


def test_another_variant_brings_its_own_offences_unless_they_were_changed(client: FlaskClient) -> None:
    boxes = ["", *preset("moscow").offences]
    data = {"preset": "klaberjass", "shown": "moscow", "do": "base"}
    answer = client.post("/house/edit", data={**data, "rule_offences": boxes})
    assert answer.location == "/house/edit?preset=klaberjass"
    answer = client.post("/house/edit", data={**data, "rule_offences": boxes[:3]})
    assert answer.location == "/house/edit?preset=klaberjass&rule_offences=revoke.false_meld"
