"""Dave: who may offer, what the stake would be, and the answer, kept in the draft for both phones."""

import re
from typing import Any

import pytest

from scorer.rules.choices import Dave
from tests.web.dealing import MADE, Sit, Table, chosen, words


def seen(table: Table) -> str:
    found = re.search(r'name="seen" value="([^"]*)"', table.get("/dave").text)
    assert found
    return found[1]


def say(table: Table, *words_: str) -> None:
    for word in words_:
        assert table.post("/dave", {"seen": seen(table), "do": word}).status_code == 303


def page(table: Table) -> str:
    return words(table.get("/dave").text)


def test_either_may_offer_first(sit: Sit) -> None:
    table = sit("short_dave")
    assert "Ставка сейчас 1" in page(table)
    assert "Предложить может любой" in page(table)
    assert "Боря сдаётся и теряет 1 – или играет на 2." in page(table)


def test_the_other_answers_and_nobody_offers_meanwhile(sit: Sit) -> None:
    table = sit("short_dave")
    say(table, "offer0")
    assert "Отвечает Боря" in page(table)
    assert "Играть дальше на 2" in page(table)
    assert "Боря теряет 1, сдача окончена." in page(table)
    assert "«Даве!»" not in page(table)
    assert table.post("/dave", {"seen": seen(table), "do": "offer1"}).status_code == 400


@pytest.mark.parametrize(("growth", "stakes"), [(Dave.GEOMETRIC, (2, 4, 8)), (Dave.ARITHMETIC, (2, 3, 4))])
def test_the_right_goes_to_who_accepted_and_the_stake_grows(sit: Sit, growth: Dave, stakes: tuple[int, ...]) -> None:
    table = sit("short_dave", dave=growth)
    for place, stake in enumerate(stakes):
        say(table, f"offer{place % 2}")
        assert f"Играть дальше на {stake}" in page(table)
        say(table, "accept")
        assert f"Ставка сейчас {stake}" in page(table)
        assert "Сейчас предлагать может только тот, кто принял" in page(table)
        assert table.post("/dave", {"seen": seen(table), "do": f"offer{place % 2}"}).status_code == 400
    table.write(MADE, dave_first="0", dave_count="3")
    assert table.state.totals == (stakes[-1], -stakes[-1])


def test_the_table_and_the_deal_know_of_it(sit: Sit) -> None:
    table = sit("short_dave")
    assert "Ставка 1." in words(table.get("").text)
    say(table, "offer1")
    assert "Идёт сдача 1: ставка 1, даве на 2, отвечает Аня" in words(table.get("").text)
    say(table, "accept")
    assert "Идёт сдача 1: ставка 2" in words(table.get("").text)
    assert re.search(r'name="dave_count"[^>]*value="1"', table.get("/deal").text)


def test_who_gives_up_loses_the_stake_before_the_offer(sit: Sit) -> None:
    table = sit("short_dave", stake=5)
    say(table, "offer1", "accept", "offer0")
    answer = table.post("/dave", {"seen": seen(table), "do": "resign"})
    assert answer.location == f"{table.address}/deal"
    assert "Боря сдаётся и теряет 10." in page(table)
    draft = {"dave_first": "1", "dave_count": "2", "resigned": "1"}
    assert "Аня +10, Боря −10" in table.say(draft, order="0H")
    table.write(draft, order="0H")
    assert (table.state.totals, table.state.rows[-1].outcome) == ((10, -10), "resigned")


def test_the_form_says_first_that_somebody_gave_up_and_asks_only_who_ordered(sit: Sit) -> None:
    table = sit("short_dave")
    say(table, "offer0", "resign")
    form = table.get("/deal").text
    assert "Боря сдаётся и теряет 1. Взятки не считают." in words(form)
    assert form.index("Боря сдаётся и теряет 1.") < form.index('id="order"')
    draft = {"dave_first": "0", "dave_count": "1", "resigned": "1"}
    assert "Ещё нужно: кто заказал козырь. Боря сдаётся и теряет 1." in table.say(draft)
    refused = table.write(draft)
    assert "Укажите, кто заказал козырь; масть можно не называть." in refused.text
    assert "Аня +1, Боря −1" in table.say(draft, order="0")
    assert table.write(draft, order="0").status_code == 303
    assert table.state.totals == (1, -1)
    event = table.loaded.party.events[0].id
    assert chosen(table.get(f"/correct/slip/{event}").text, "order", "0")


def test_the_suit_may_be_left_out_only_of_a_deal_that_was_given_up(sit: Sit) -> None:
    table = sit("short_dave")
    assert "масть не записана" not in words(table.get("/deal").text)
    assert "Ещё нужно: кто играет и на чём" in table.say(MADE, order="0")
    assert "Ещё нужно: кто играет и на чём" in sit("moscow").say(MADE, order="0")


def test_the_last_word_can_be_taken_back_again_and_again(sit: Sit) -> None:
    table = sit("short_dave")
    say(table, "offer0", "accept", "offer1")
    before = page(table)
    say(table, "resign")
    say(table, "back")
    assert page(table) == before
    say(table, "back")
    assert "Ставка сейчас 2" in page(table)
    assert "Аня: «Даве!»" not in page(table)
    say(table, "back")
    assert "Отвечает Боря" in page(table)
    say(table, "back")
    assert "Предложить может любой" in page(table)
    assert table.post("/dave", {"seen": seen(table), "do": "back"}).status_code == 400


def test_an_old_page_says_nothing(sit: Sit) -> None:
    table = sit("short_dave")
    old = seen(table)
    say(table, "offer0")
    for word in ("offer1", "offer0", "accept"):
        table.post("/dave", {"seen": old, "do": word})
        assert "Тем временем уже что-то сказано" in page(table)
    assert "Отвечает Боря" in page(table)


def test_a_deal_is_not_written_before_the_last_offer_is_answered(sit: Sit) -> None:
    table = sit("short_dave")
    typed: dict[str, Any] = {"dave_first": "0", "dave_count": "1", "dave_open": "1"}
    answer = table.write(MADE, typed)
    assert answer.status_code == 422
    assert "Скажите, чем ответили на последнее даве" in answer.text
    assert "ответ на последнее даве" in table.say(MADE, typed)
    assert table.write(MADE, typed, resigned="1").status_code == 303


@pytest.mark.parametrize("preset", ["moscow", "short_2", "short_3"])
def test_dave_is_nowhere_else(sit: Sit, preset: str) -> None:
    table = sit(preset)
    assert table.get("/dave").status_code == 404
    assert table.post("/dave", {"do": "offer0"}).status_code == 404
    assert "Даве" not in words(table.get("").text)


def test_dave_with_points_is_no_dave(sit: Sit) -> None:
    table = sit("moscow", dave="geometric")
    assert table.get("/dave").status_code == 404
    assert "dave_first" not in table.get("/deal").text


def test_a_party_that_is_over_has_no_dave(sit: Sit) -> None:
    table = sit("short_dave")
    table.write(MADE)
    assert table.get("/dave").location == table.address
