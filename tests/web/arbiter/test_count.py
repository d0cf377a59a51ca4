"""Пересчёт взяток on its page."""

import pytest
from flask.testing import FlaskClient

from scorer.rules.cards import DECK
from tests.web.arbiter.asking import ask, errors, part, said, text, verdict, why

Fields = dict[str, str | list[str]]

CODES = [str(card) for card in DECK]
PILE: Fields = {"trump": "H", "pile0": ["AS", "JH", "10S"], "last": "0"}
WHOLE: Fields = {"trump": "H", "pile0": CODES[:10], "pile1": CODES[10:18], "stock": CODES[18:]}


def test_a_pile_is_counted_card_by_card_with_the_running_total(client: FlaskClient) -> None:
    page = ask(client, "count", {**PILE, "order-pile0": "AS.JH.10S"})
    assert verdict(page) == "Первая рука: 51"
    counted = part(page, "counted").replace("  ", " ")
    assert counted == "Т♠ туз пик +11 11 В♥ валет червей +20 31 10♠ десятка пик +10 41"


def test_the_jass_counted_up_front_is_passed_when_it_turns_up(client: FlaskClient) -> None:
    page = ask(client, "count", {**PILE, "order-pile0": "AS.JH.10S", "jack": "0"})
    assert "валет червей пропускаю 31" in part(page, "counted").replace("  ", " ")
    assert verdict(page) == "Первая рука: 51"
    assert said(page) == ["20 за валета.", "Пропускаю."]


def test_without_the_order_of_the_taps_the_pile_is_counted_by_the_deck(client: FlaskClient) -> None:
    assert part(ask(client, "count", PILE), "counted").startswith("10♠")
    assert part(ask(client, "count", {**PILE, "order-pile0": "AS.JH"}), "counted").startswith("10♠")


def test_melds_come_first(client: FlaskClient) -> None:
    page = ask(client, "count", {**PILE, "melds0": "20"})
    assert verdict(page) == "Первая рука: 71"
    assert "Первая рука: одни карты 41" in part(page, "figures").replace("  ", " ")


def test_piles_and_stock_prove_each_other(client: FlaskClient) -> None:
    page = ask(client, "count", WHOLE)
    assert why(page) == "Сходится: взятки и талон вместе дают 152."


@pytest.mark.parametrize(("left_out", "name"), [("pile0", "Первая рука"), ("pile1", "Сдающий"), ("stock", "талон")])
def test_two_of_three_give_the_third(client: FlaskClient, left_out: str, name: str) -> None:
    page = ask(client, "count", {key: value for key, value in WHOLE.items() if key != left_out})
    assert why(page) == f"Остаток до 152 – здесь: {name}."
    figures = part(page, "figures").replace("  ", " ")
    assert figures == part(ask(client, "count", WHOLE), "figures").replace("  ", " ")


def test_cards_that_lie_nowhere_are_named(client: FlaskClient) -> None:
    page = ask(client, "count", {**WHOLE, "stock": CODES[19:]})
    assert why(page) == "Не сходится: этих карт нет нигде – 9♦."


def test_a_pile_with_half_a_trick_is_told(client: FlaskClient) -> None:
    page = ask(client, "count", {**WHOLE, "pile0": CODES[:9], "pile1": CODES[9:18]})
    assert why(page) == "Не сходится: 9 карт здесь быть не может (Первая рука)."


def test_three_piles_are_counted_among_three(client: FlaskClient) -> None:
    piles: Fields = {"trump": "H", "pile0": CODES[:9], "pile1": CODES[9:18], "pile2": CODES[18:27]}
    page = ask(client, "count", piles, preset="threesome")
    assert why(page) == "Остаток до 152 – здесь: талон."


def test_the_sum_so_far_is_told_to_the_script(client: FlaskClient) -> None:
    answer = client.get("/arbiter/count/running", query_string={**PILE, "order-pile0": "AS.10S.JH", "jack": "0"})
    assert answer.json == {"piles": {"pile0": {"sum": 51, "said": "Пропускаю."}}}
    answer = client.get("/arbiter/count/running", query_string={"pile0": ["AS"]})
    assert answer.json == {"wrong": "Укажите козырь."}


@pytest.mark.parametrize(
    ("changes", "field", "message"),
    [
        ({"trump": ""}, "trump", "Укажите козырь."),
        ({"pile0": []}, "pile0", "Отметьте карты стопки"),
        ({"jack": "0", "pile0": ["AS"]}, "jack", "валет"),
        ({"melds0": "много"}, "melds0", "целое число"),
        ({"melds0": "9999"}, "melds0", "от 0 до 1000"),
        ({"pile1": ["AS"]}, "pile0", "стоит дважды"),
        ({"pile0": CODES[:18], "stock": CODES[18:], "last": "1"}, "last", "Сдающий, ни одной взятки"),
        ({"pile0": CODES[:18], "last": "1"}, "last", "Сдающий, ни одной взятки"),
    ],
    ids=str,
)
def test_a_pile_that_cannot_be_is_refused_at_its_field(
    client: FlaskClient, changes: Fields, field: str, message: str
) -> None:
    page = ask(client, "count", {**PILE, **changes})
    assert message in errors(page)[field]
    if "melds0" in changes:
        assert str(changes["melds0"]) in page.text, "what was typed stays"
    assert "Рассудить пока нельзя" in text(page)
