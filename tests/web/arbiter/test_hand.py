"""Что у меня на руках? on its page."""

import re
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.web.arbiter.asking import ask, elsewhere, errors, part, rule_links, said, text, verdict, why

SEVEN = ["AH", "KH", "QH", "JH", "10H", "9H", "8H", "7S", "9C"]


def test_the_best_call_is_named_and_what_else_counts(client: FlaskClient) -> None:
    page = ask(client, "hand", {"trump": "S", "hand": SEVEN})
    assert verdict(page) == "Объявления: 70"
    assert why(page) == "Первым – полтинник от туза червового; если проходит, ещё и терц от десятки червовой."
    assert said(page)[0] == "Полтинник."


def test_the_bella_stands_beside_the_melds(client: FlaskClient) -> None:
    page = ask(client, "hand", {"trump": "H", "hand": ["KH", "QH", "7S"]})
    assert verdict(page) == "Белла: 20"
    assert "Отмечены 3 карты из 9" in text(page)


def test_a_long_row_rests_on_the_rule_about_taking_it_apart(client: FlaskClient) -> None:
    page = ask(client, "hand", {"trump": "S", "hand": SEVEN})
    assert "Длинный ряд можно назвать по частям" in part(page, "law")
    whole = ask(client, "hand", {"trump": "S", "hand": SEVEN}, rule_split_runs="no")
    assert "Один ряд" in part(whole, "law")
    short = ask(client, "hand", {"trump": "S", "hand": SEVEN[:4]})
    assert "по частям" not in part(short, "law")


def test_nothing_to_call_has_a_reason_too(client: FlaskClient) -> None:
    page = ask(client, "hand", {"trump": "H", "hand": ["KH", "9S"]})
    assert (verdict(page), bool(why(page))) == ("Объявлять нечего", True)


def test_variants_with_fours_are_told_apart(client: FlaskClient) -> None:
    queens = ["QS", "QH", "QD", "QC"]
    page = ask(client, "hand", {"trump": "S", "hand": queens})
    assert verdict(page) == "Объявлять нечего"
    assert "Клаберджас, Клаберджас по мастям : Объявления: 50. Объявляйте: каре дам." in elsewhere(page)
    klaberjass = ask(client, "hand", {"trump": "S", "hand": queens}, preset="klaberjass")
    assert "Каре дам, валетов" not in why(klaberjass)
    assert "Каре тузов, королей, дам" in part(klaberjass, "law")


def test_the_exchange_of_the_seven_is_told_where_the_turned_card_is(client: FlaskClient) -> None:
    hand = ["7H", "QH", "JH"]
    assert "укажите открытую карту" in text(ask(client, "hand", {"trump": "H", "hand": hand}))
    page = ask(client, "hand", {"trump": "H", "hand": hand, "turned": "K"})
    assert "С обменом семёрки на открытую карту (король червей): 40 вместо 0." in text(page)


EXCHANGED = {"trump": "H", "hand": ["7H", "QH", "JH"], "turned": "K"}
BRINGS = "40 вместо 0."


@pytest.mark.parametrize(
    ("fields", "rules", "told", "brings"),
    [
        ({}, {}, "", True),
        ({"ordered": "no"}, {}, "", True),
        (
            {},
            {"rule_seven_exchange": "maker"},
            "Здесь семёрку меняет только играющий: укажите, кто заказал козырь.",
            False,
        ),
        ({"ordered": "yes"}, {"rule_seven_exchange": "maker"}, "", True),
        ({"ordered": "no"}, {"rule_seven_exchange": "maker"}, "За этим столом семёрку меняет только играющий.", False),
        ({}, {"rule_seven_exchange": "off"}, "", False),
        ({}, {"preset": "klaberjass"}, "семёрка должна быть в первых шести картах.", True),
        ({"six": "yes"}, {"preset": "klaberjass"}, "", True),
        ({"six": "no"}, {"preset": "klaberjass"}, "семёрка должна быть в первых шести картах.", False),
        ({"hand": ["QH", "JH"]}, {}, "Семёрки открытой масти на руках нет.", False),
    ],
    ids=str,
)
def test_the_exchange_is_promised_only_where_the_table_allows_it(
    client: FlaskClient, fields: dict[str, Any], rules: dict[str, str], told: str, brings: bool
) -> None:
    page = text(ask(client, "hand", EXCHANGED | fields, **rules))
    assert told in page
    assert (BRINGS in page) is brings
    assert ("должна быть в первых" in page) is ("должна быть в первых" in told)


def test_on_the_second_trump_the_seven_of_the_suit_turned_up_is_asked_about(client: FlaskClient) -> None:
    second = EXCHANGED | {"trump": "S", "turned_suit": "H"}
    page = text(ask(client, "hand", second, preset="klaberjass", rule_seven_from_first_six="no"))
    assert "С обменом семёрки на открытую карту (король червей): 20 вместо 0." in page
    assert "вместо" not in text(ask(client, "hand", second)), "Moscow exchanges on the first trump only"
    untold = ask(client, "hand", {"trump": "S", "hand": ["7H", "QH"]}, preset="klaberjass")
    assert "С семёркой открытой масти: укажите, какая карта лежала" in text(untold)


def test_what_is_told_of_the_exchange_rests_on_its_rule(client: FlaskClient) -> None:
    assert "/rules/moscow#R-EXCHANGE" in rule_links(ask(client, "hand", EXCHANGED))
    untold = {key: value for key, value in EXCHANGED.items() if key != "turned"}
    assert "/rules/moscow#R-EXCHANGE" not in rule_links(ask(client, "hand", untold))


def test_the_ranks_that_may_lie_turned_are_read_off_their_keys(client: FlaskClient) -> None:
    page = client.get("/arbiter/hand").text
    assert re.findall(r'name="turned" value="(.+?)".*?aria-label="(.+?)"><span>(.+?)</span>', page)[:2] == [
        ("A", "туз", "Т"),
        ("K", "король", "К"),
    ]


@pytest.mark.parametrize(
    ("rules", "asked"),
    [
        ({}, {"turned"}),
        ({"preset": "klaberjass"}, {"turned", "turned_suit", "six"}),
        ({"rule_seven_exchange": "maker"}, {"turned", "ordered"}),
        ({"rule_seven_exchange": "off"}, set()),
    ],
)
def test_the_page_asks_what_the_exchange_depends_on(
    client: FlaskClient, rules: dict[str, str], asked: set[str]
) -> None:
    page = client.get("/arbiter/hand", query_string=rules).text
    assert {name for name in ("turned", "turned_suit", "ordered", "six") if f'name="{name}"' in page} == asked


@pytest.mark.parametrize(
    ("fields", "field", "message"),
    [
        ({"hand": SEVEN}, "trump", "Укажите козырь."),
        ({"trump": "H"}, "hand", "Отметьте карты на руках."),
        ({"trump": "H", "hand": ["KH", "KH"]}, "hand", "стоит дважды"),
        ({"trump": "H", "hand": ["XX"]}, "hand", "XX"),
        ({"trump": "H", "hand": [*SEVEN, "8C"]}, "hand", "девять"),
        ({"trump": "H", "hand": SEVEN, "turned": "7"}, "turned", "Такого выбора"),
        ({"trump": "H", "hand": ["7H", "KH"], "turned": "K"}, "turned", "стоит дважды"),
    ],
    ids=str,
)
def test_what_no_hand_can_be_is_refused_at_its_field(
    client: FlaskClient, fields: dict[str, str | list[str]], field: str, message: str
) -> None:
    assert message in errors(ask(client, "hand", fields))[field]
