"""The language of a page: as chosen, else as the browser asks, else Russian."""

import pytest

from tests.web.conftest import Visit

WORDS = {"ru": "Такой страницы нет", "uk": "Такої сторінки немає", "en": "There is no such page"}


@pytest.mark.parametrize(
    ("asked", "given"),
    [
        ("ru-RU,ru;q=0.9,en;q=0.8", "ru"),
        ("uk-UA,uk;q=0.9,ru;q=0.8", "uk"),
        ("en-GB", "en"),
        ("de-DE,de;q=0.9,en;q=0.5", "en"),
        ("de-DE", "ru"),
        ("", "ru"),
        ("*", "ru"),
        (";;;q=x", "ru"),
    ],
)
def test_a_browser_gets_the_language_it_asks_for_or_russian(visit: Visit, asked: str, given: str) -> None:
    answer = visit(asked).get("/nowhere")
    assert WORDS[given] in answer.text
    assert f'<html lang="{given}">' in answer.text
    assert answer.headers["Content-Language"] == given
    assert "Accept-Language" in answer.headers["Vary"]


def test_a_choice_wins_over_the_browser_and_lasts(visit: Visit) -> None:
    client = visit("en")
    answer = client.post("/language", data={"language": "uk", "next": "/nowhere?row=2"})
    assert answer.status_code == 303
    assert answer.location == "/nowhere?row=2"
    assert WORDS["uk"] in client.get("/nowhere").text


def test_an_unknown_language_changes_nothing(visit: Visit) -> None:
    client = visit("en")
    client.post("/language", data={"language": "xx"})
    assert WORDS["en"] in client.get("/nowhere").text


@pytest.mark.parametrize(
    "elsewhere",
    ["https://elsewhere.example/", "//elsewhere.example/", "/\\elsewhere.example", "javascript:1", "", "[::"],
)
def test_a_choice_of_language_leads_nowhere_else(visit: Visit, elsewhere: str) -> None:
    assert visit().post("/language", data={"language": "uk", "next": elsewhere}).location == "/"
