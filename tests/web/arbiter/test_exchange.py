"""Обмен семёрки on its page, with «Проходит ли мой козырь?»."""

import pytest
from flask.testing import FlaskClient

from tests.web.arbiter.asking import ask, elsewhere, errors, part, rule_links, said, text, verdict, why

Fields = dict[str, str | list[str]]

SOUND: Fields = {"round": "1", "take": "turned", "seat": "0", "turned": "KH", "hand": ["7H", "QH", "JH"]}


def test_a_sound_exchange_tells_what_it_brings(client: FlaskClient) -> None:
    page = ask(client, "exchange", SOUND)
    assert verdict(page) == "Менять можно"
    assert "объявления и белла сейчас 0" in part(page, "figures").replace("  ", " ")
    assert "Обмен приносит: терц от короля червового, белла." in text(page)
    assert said(page) == ["Меняю семёрку."]
    assert rule_links(page) == ["/rules/moscow#R-EXCHANGE"]


NINE: Fields = {**SOUND, "turned": "AH", "hand": ["7H", "8H", "9H"]}


def test_what_it_breaks_may_be_asked_about_first(client: FlaskClient) -> None:
    page = ask(client, "exchange", NINE)
    assert "Обмен ломает: терц от девятки червовой." in text(page)
    assert "можно спросить: «Проходит ли мой козырь?»" in text(page)
    assert said(page) == ["Проходит ли мой козырь?"], "nobody knows the answer yet"


@pytest.mark.parametrize(
    ("theirs", "answer", "talk"),
    [
        ({"kind10": "3", "top10": "K", "suit10": "S"}, "Не проходит (терц от девятки червовой)", "Не проходит."),
        ({"kind10": "3", "top10": "9", "suit10": "S"}, "Проходит: терц от девятки червовой, 20", "Годится."),
    ],
)
def test_the_other_must_tell_whether_it_stands(client: FlaskClient, theirs: Fields, answer: str, talk: str) -> None:
    page = ask(client, "exchange", {**NINE, **theirs})
    assert answer in text(page)
    assert said(page)[:2] == ["Проходит ли мой козырь?", talk]


LOW: Fields = {"kind10": "3", "top10": "9", "suit10": "S"}
HIGH: Fields = {"kind20": "3", "top20": "A", "suit20": "S"}


@pytest.mark.parametrize(
    ("changes", "stands", "who", "talk"),
    [
        ({"maker": "0", **LOW, **HIGH}, False, "Сдающий", "Не проходит."),
        ({"maker": "2", **LOW, **HIGH}, False, "Сдающий", "Не проходит."),
        ({"maker": "1", **LOW, **HIGH}, True, "Вторая рука", "Годится."),
        ({"maker": "0", **LOW}, True, "Вторая рука", "Годится."),
        ({"maker": "1", **HIGH}, True, "Вторая рука", "Годится."),
    ],
)
def test_with_three_it_stands_against_the_other_side(
    client: FlaskClient, changes: Fields, stands: bool, who: str, talk: str
) -> None:
    page = ask(client, "exchange", {**NINE, **changes}, preset="threesome")
    assert ("Проходит: терц от девятки" in text(page)) is stands
    assert said(page)[:2] == ["Проходит ли мой козырь?", talk]
    assert f"{who} {talk}" in part(page, "talk") + text(page)


def test_with_three_sides_must_be_known_only_where_a_meld_is_told(client: FlaskClient) -> None:
    assert verdict(ask(client, "exchange", NINE, preset="threesome")) == "Менять можно"
    page = ask(client, "exchange", {**NINE, **LOW}, preset="threesome")
    assert errors(page)["maker"] == "Укажите, кто заказал козырь."


def test_there_are_fields_for_each_of_the_others(client: FlaskClient) -> None:
    page = client.get("/arbiter/exchange?preset=threesome").text
    assert all(f'name="kind{seat}0"' in page for seat in (0, 1, 2))
    assert 'name="maker"' in page
    assert 'name="maker"' not in client.get("/arbiter/exchange").text


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"turned": "KH", "kind10": "3", "top10": "A", "suit10": "H"}, "top10"),
        ({"kind10": "3", "top10": "J", "suit10": "H"}, "top10"),
        ({"seat": "1", "kind00": "3", "top00": "9", "suit00": "H"}, "top00"),
    ],
)
def test_a_card_that_lies_here_is_in_no_meld_of_another(client: FlaskClient, changes: Fields, field: str) -> None:
    assert "стоит дважды" in errors(ask(client, "exchange", {**NINE, **changes}))[field]


def test_where_nobody_says_when_the_seven_came_it_is_told_what_it_rests_on(client: FlaskClient) -> None:
    told = "За этим столом семёрка должна быть в первых шести картах."
    assert told in text(ask(client, "exchange", SOUND, preset="klaberjass"))
    assert told not in text(ask(client, "exchange", {**SOUND, "six": "yes"}, preset="klaberjass"))


@pytest.mark.parametrize(
    ("changes", "rules", "ruling", "reason"),
    [
        ({"round": "2", "trump": "S"}, {}, "Нельзя: байд на картах", "На втором козыре"),
        ({"take": "bottom"}, {}, "Нельзя: байд на картах", "Семёрку меняют только на открытую карту"),
        ({"take": "bottom"}, {"preset": "klaberjass"}, "Менять нельзя", "Семёрку меняют только на открытую карту"),
        ({}, {"rule_seven_exchange": "off"}, "Менять нельзя", "За этим столом семёрку не меняют вовсе."),
        ({"maker": "1"}, {"rule_seven_exchange": "maker"}, "Менять нельзя", "За этим столом семёрку меняет только"),
        ({"hand": ["8H"]}, {}, "Менять нельзя", "Семёрки открытой масти на руках нет."),
        ({"six": "no"}, {"preset": "klaberjass"}, "Менять нельзя", "За этим столом семёрка должна быть в первых"),
        ({"six": "yes"}, {"preset": "klaberjass"}, "Менять можно", "Семёрку открытой масти"),
        ({"called": "1"}, {}, "Менять нельзя", "Поздно"),
    ],
    ids=str,
)
def test_each_reason_has_its_words(
    client: FlaskClient, changes: Fields, rules: dict[str, str], ruling: str, reason: str
) -> None:
    page = ask(client, "exchange", {**SOUND, **changes}, **rules)
    assert verdict(page) == ruling
    assert why(page).startswith(reason)


def test_klaberjass_exchanges_whatever_is_trump(client: FlaskClient) -> None:
    second: Fields = {**SOUND, "round": "2", "trump": "S"}
    assert verdict(ask(client, "exchange", second, preset="klaberjass")) == "Менять можно"
    assert "Клаберджас, Клаберджас по мастям : Менять можно." in elsewhere(ask(client, "exchange", second))


@pytest.mark.parametrize(
    ("changes", "rules", "field", "message"),
    [
        ({"turned": ""}, {}, "turned", "Отметьте карту, открытую при сдаче."),
        ({"round": ""}, {}, "round", "Укажите, на каком козыре играют: на первом или на втором."),
        ({"round": "2"}, {}, "trump", "Укажите козырь."),
        ({"round": "2", "trump": "H"}, {}, "trump", "Второй козырь – другая масть"),
        ({"hand": []}, {}, "hand", "Отметьте карты на руках."),
        ({"hand": ["7H", "KH"]}, {}, "hand", "стоит дважды"),
        ({}, {"rule_seven_exchange": "maker"}, "maker", "Укажите, кто заказал козырь."),
        ({"kind10": "3", "top10": "K"}, {}, "suit10", "Укажите и масть"),
    ],
    ids=str,
)
def test_a_situation_that_cannot_be_is_refused_at_its_field(
    client: FlaskClient, changes: Fields, rules: dict[str, str], field: str, message: str
) -> None:
    assert message in errors(ask(client, "exchange", {**SOUND, **changes}, **rules))[field]
