"""Ренонс или нет? on its page."""

import pytest
from flask.testing import FlaskClient

from tests.web.arbiter.asking import ask, elsewhere, errors, part, rule_links, text, verdict, why

Fields = dict[str, str | list[str]]

MUST, OVER = "бьют козырем; нет и козыря", "Козырь, который надо класть на козырь"
"""What the rule says of a void hand, and of a trump that lies."""

DISCARD: Fields = {"trump": "H", "led": "10S", "hand": ["7C", "7H", "8H"], "card": "7C"}
TEN = [f"{rank}{suit}" for suit in "DC" for rank in ("7", "8", "9", "J", "Q")]


@pytest.mark.parametrize(
    ("fields", "reason", "point"),
    [
        ({"trump": "H", "led": "10S", "hand": ["7S", "AS", "JH"], "card": "JH"}, "Масть хода есть", "R-PLAY"),
        (DISCARD, "Масти хода нет, а козыри есть", "R-PLAY"),
        ({"trump": "H", "led": "AH", "hand": ["7H", "9H"], "card": "7H"}, "Козырь на столе надо перебить", "R-PLAY"),
    ],
)
def test_each_duty_broken_is_named_with_its_rule(client: FlaskClient, fields: Fields, reason: str, point: str) -> None:
    page = ask(client, "play", fields)
    assert verdict(page) == "Ренонс"
    assert why(page).startswith(reason)
    assert rule_links(page) == [f"/rules/moscow#{point}"]
    assert "За этим столом за это – байд на картах" in text(page)


def test_what_may_be_played_is_listed(client: FlaskClient) -> None:
    assert "можно класть 7♥, 8♥" in part(ask(client, "play", DISCARD), "figures").replace("  ", " ")
    page = ask(client, "play", {**DISCARD, "card": ""})
    assert verdict(page) == "Можно: 7♥, 8♥"


@pytest.mark.parametrize(
    ("changes", "reason", "rule"),
    [
        ({"led": ""}, "Кто заходит, кладёт любую карту.", ""),
        ({"led": "8C"}, "Ответ в масть; некозырную карту перебивать не надо.", ""),
        ({"led": "10D", "hand": ["7C"]}, "Нет ни масти хода, ни козыря: годится любая карта.", ""),
        (
            {"led": "AH", "hand": ["7H"], "card": "7H"},
            "Ход козырем, ответ в козырь; старшего козыря на руках нет.",
            OVER,
        ),
        ({"led": "AH", "hand": ["9H"], "card": "9H"}, "Козырь на столе надо перебить, раз есть чем.", OVER),
        ({"card": "8H"}, "Масти хода нет: надо бить козырем.", MUST),
    ],
    ids=str,
)
def test_a_legal_card_has_a_reason_too_and_the_rule_that_matters(
    client: FlaskClient, changes: Fields, reason: str, rule: str
) -> None:
    page = ask(client, "play", {**DISCARD, **changes})
    assert verdict(page) == "Ходить так можно"
    assert why(page) == reason
    assert rule_links(page) == ["/rules/moscow#R-PLAY"]
    told = part(page, "law")
    assert (OVER in told, MUST in told) == (rule == OVER, rule == MUST)


def test_tables_that_free_the_void_hand_say_so(client: FlaskClient) -> None:
    page = ask(client, "play", DISCARD, preset="moscow_free")
    assert (verdict(page), why(page)) == ("Ходить так можно", "Масти хода нет: за этим столом годится любая карта.")
    assert "козырем бить не обязательно" in part(page, "law")
    assert "Московский вольный : Ходить так можно." in elsewhere(ask(client, "play", DISCARD))


def test_a_table_where_no_trump_is_beaten_gives_that_reason(client: FlaskClient) -> None:
    low = {"trump": "H", "led": "AH", "hand": ["7H", "9H"], "card": "7H"}
    page = ask(client, "play", low, preset="klaberjass")
    assert (verdict(page), why(page)) == (
        "Ходить так можно",
        "Ход козырем, ответ в козырь; за этим столом перебивать не надо.",
    )


def test_where_a_revoke_is_no_offence_the_page_says_so(client: FlaskClient) -> None:
    page = ask(client, "play", DISCARD, rule_offences="none")
    assert verdict(page) == "Ренонс"
    assert "За этим столом это не нарушение." in text(page)


def test_the_third_hand_sees_two_cards(client: FlaskClient) -> None:
    trick = {"trump": "H", "led": "AS", "second": "8H", "hand": ["7H", "JH", "AC"], "card": "7H"}
    assert verdict(ask(client, "play", trick, preset="threesome")) == "Ренонс"


@pytest.mark.parametrize(
    ("changes", "field", "message"),
    [
        ({"trump": ""}, "trump", "Укажите козырь."),
        ({"hand": []}, "hand", "Отметьте карты на руках."),
        ({"led": "7H"}, "hand", "стоит дважды"),
        ({"card": "AS"}, "card", "нет на руках"),
        ({"second": "8S"}, "second", "больше карт, чем игроков"),
        ({"led": "", "second": "8S"}, "led", "Сначала отметьте карту, с которой пошли."),
        ({"hand": TEN, "card": ""}, "hand", "девять"),
    ],
    ids=str,
)
def test_a_trick_that_cannot_be_is_refused_at_its_field(
    client: FlaskClient, changes: Fields, field: str, message: str
) -> None:
    assert message in errors(ask(client, "play", {**DISCARD, **changes}))[field]
