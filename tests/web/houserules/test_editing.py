"""Rules of one's own: from the start of a party to what differs, and back."""

import re
from html import unescape
from urllib.parse import parse_qsl, urlsplit

import pytest
from flask import Flask
from flask.testing import FlaskClient

from scorer.rules.presets import PRESETS, preset
from scorer.rules.ruleset import option_types
from tests.web.dealing import words
from tests.web.houserules.keeping import OURS, parties, start


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


def test_another_variant_brings_its_own_offences_unless_they_were_changed(client: FlaskClient) -> None:
    boxes = ["", *preset("moscow").offences]
    data = {"preset": "klaberjass", "shown": "moscow", "do": "base"}
    answer = client.post("/house/edit", data={**data, "rule_offences": boxes})
    assert answer.location == "/house/edit?preset=klaberjass"
    answer = client.post("/house/edit", data={**data, "rule_offences": boxes[:3]})
    assert answer.location == "/house/edit?preset=klaberjass&rule_offences=revoke.false_meld"


def test_a_variant_nobody_knows_is_said_so(client: FlaskClient) -> None:
    answer = client.post("/house/edit", data={"preset": "odessa", "rule_tie": "bait"})
    assert answer.status_code == 422
    assert 'id="preset-error"' in answer.text
    assert client.get("/house/rules?preset=odessa").status_code == 422
    assert client.get("/house/rules?rule_magic=1").status_code == 422
    assert client.get("/house/file?rule_tie=magic").status_code == 422
