"""`POST /api/ask`: the rulings of `scorer ask` over HTTP, bounded in size and rate, never an error page."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from scorer.ledger.files import LARGEST_FILE
from scorer.web.buckets import REMEMBERED, Buckets

CASES = json.loads((Path(__file__).parents[1] / "data" / "questions.json").read_text("utf-8"))


def send(client: FlaskClient, body: object) -> TestResponse:
    data = body if isinstance(body, str | bytes) else json.dumps(body)
    return client.post("/api/ask", data=data, content_type="application/json")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_a_question_is_answered_as_on_the_command_line(client: FlaskClient, case: dict[str, Any]) -> None:
    response = send(client, case["question"])
    expected = dict(case["expect"])
    if "error" in expected:
        assert response.status_code == 422
        assert response.json["error"]["code"] == expected["error"]  # type: ignore[index]
    else:
        assert response.status_code == 200
        assert {key: response.json[key] for key in expected} == expected  # type: ignore[index]


def test_no_token_and_no_session_is_needed(guarded: Flask) -> None:
    response = send(guarded.test_client(), {"ask": "penalty", "offence": "revoke"})
    assert (response.status_code, response.json) == (200, {"effect": "card_bait"})
    assert "Set-Cookie" not in response.headers


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ("", 400, "file.json"),
        ("{", 400, "file.json"),
        (b"\xff\xfe", 400, "file.json"),
        ('{"ask": "penalty", "ask": "hand"}', 400, "file.json"),
        ('{"ask": NaN}', 400, "file.json"),
        ("[" * 100_000, 400, "file.json"),
        ("9" * 5_000, 400, "file.json"),
        ([], 422, "value.bad"),
        ({}, 422, "key.missing"),
        ({"ask": "weather"}, 422, "ask.unknown"),
        ({"ask": "hand", "trump": "H", "hand": ["KH", "KH"]}, 422, "card.twice"),
        (" " * (LARGEST_FILE + 1), 413, "file.too_large"),
        (" " * 3_000_000, 413, "file.too_large"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_what_cannot_be_ruled_on_is_refused_by_name(client: FlaskClient, body: object, status: int, code: str) -> None:
    response = send(client, body)
    assert (response.status_code, response.mimetype) == (status, "application/json")
    assert response.json["error"]["code"] == code  # type: ignore[index]


@pytest.fixture
def slow(app: Flask) -> None:
    """Three questions at once, and a new one every hundred seconds."""
    app.extensions["ask_buckets"] = Buckets(burst=3, per_second=0.01, clock=lambda: 0.0)


def test_who_asks_too_often_is_told_when_to_come_back(client: FlaskClient, slow: None) -> None:
    answers = [send(client, {"ask": "penalty", "offence": "revoke"}) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert answers[-1].json["error"] == {"code": "rate.exceeded", "params": {"seconds": 100}, "at": ""}  # type: ignore[index]
    assert answers[-1].headers["Retry-After"] == "100"


def test_another_address_has_a_bucket_of_its_own(client: FlaskClient, slow: None) -> None:
    for _ in range(4):
        send(client, {"ask": "penalty", "offence": "revoke"})
    response = client.post("/api/ask", data="{}", environ_base={"REMOTE_ADDR": "192.0.2.7"})
    assert response.status_code == 422


def ticking(*times: float) -> Iterator[float]:
    yield from times


def test_tokens_flow_back_with_time_and_never_above_the_burst() -> None:
    times = ticking(0, 0, 0, 0.5, 0.5, 100, 100, 100)
    buckets = Buckets(burst=2, per_second=2, clock=lambda: next(times))
    waits = [buckets.wait("a") for _ in range(8)]
    assert waits == [0, 0, 0.5, 0, 0.5, 0, 0, 0.5]


def test_only_the_last_addresses_are_remembered() -> None:
    buckets = Buckets(burst=1, per_second=1, clock=lambda: 0.0)
    buckets.wait("first")
    for number in range(REMEMBERED):
        buckets.wait(str(number))
    assert buckets.wait("first") == 0
    assert buckets.wait(str(REMEMBERED - 1)) == 1
