"""Rules from a link, a file or a party, and as a file."""

import json
from html import unescape
from io import BytesIO

import pytest
from flask import Flask
from flask.testing import FlaskClient

from scorer.rules.presets import preset
from tests.web.houserules.keeping import OURS


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
