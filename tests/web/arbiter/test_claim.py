"""Конец партии? on its page, without a party."""

import pytest
from flask.testing import FlaskClient

from tests.web.arbiter.asking import ask, elsewhere, errors, part, rule_links, said, text, verdict, why

CLOSE = {"seat": "0", "when": "mid", "total0": "455", "cards0": "50", "cards1": "60", "maker": "0", "trump": "H"}
SHORT = CLOSE | {"total0": "430", "cards0": "31", "cards1": "20", "kind00": "3", "top00": "K", "suit00": "S"}


def test_a_claim_that_holds_names_what_it_rests_on(client: FlaskClient) -> None:
    page = ask(client, "claim", CLOSE)
    assert verdict(page) == "Партия: 505 из 501"
    assert why(page) == "Нужное число набрано. Победа: Первая рука."
    assert part(page, "figures").replace("  ", " ") == "всего до этой сдачи 455 карты взятых взяток 50"
    assert said(page) == ["Партия. У меня 505."]
    assert rule_links(page) == ["/rules/moscow#R-CLAIM"]


def test_a_claim_too_early_says_what_is_missing_and_that_it_would_lose(client: FlaskClient) -> None:
    page = ask(client, "claim", SHORT)
    assert verdict(page) == "Рано: 481 из 501"
    assert why(page) == "Не хватает 20. Кто объявит сейчас, проиграет партию."
    assert "терц от К♠ 20" in part(page, "figures").replace("  ", " ")
    assert "Последняя взятка и висячие очки сюда не идут." in text(page)


def test_other_targets_rule_otherwise(client: FlaskClient) -> None:
    told = elsewhere(ask(client, "claim", SHORT | {"total0": "240"}))
    assert "Московский малый : Рано: 291 из 301." in told
    assert "Клаберджас" in told
    assert "Конец объявить нельзя. За этим столом" in told


@pytest.mark.parametrize(
    ("preset", "reason", "point"),
    [
        ("klaberjass", "За этим столом посреди сдачи конец не объявляют", "R-CLAIM"),
        ("short_2", "очков", "R-END"),
    ],
)
def test_that_nobody_may_announce_is_a_ruling_too(client: FlaskClient, preset: str, reason: str, point: str) -> None:
    page = ask(client, "claim", CLOSE, preset=preset)
    assert verdict(page) == "Конец объявить нельзя"
    assert why(page)
    assert rule_links(page) == [f"/rules/{preset}#{point}"]


def test_the_maker_may_not_where_only_the_defender_may(client: FlaskClient) -> None:
    page = ask(client, "claim", CLOSE, rule_mid_deal_claim="defender")
    assert verdict(page) == "Конец объявить нельзя"


def test_at_the_record_the_total_alone_decides(client: FlaskClient) -> None:
    page = ask(client, "claim", {"seat": "0", "when": "record", "total0": "505"}, preset="moscow_strict")
    assert verdict(page) == "Партия: 505 из 501"
    assert rule_links(page) == ["/rules/moscow_strict#R-END"]


BOTH = {"seat": "0", "when": "record", "total0": "510", "total1": "515"}


@pytest.mark.parametrize(
    ("last", "total0", "reason"),
    [
        ("0", "510", "До 501 дошёл не один: решила последняя взятка. Победа: Первая рука."),
        ("1", "510", "До 501 дошёл не один: решила последняя взятка. Победа: Сдающий."),
        ("none", "510", "До 501 дошёл не один: решил больший счёт. Победа: Сдающий."),
        ("none", "515", "У всех, кто набрал, поровну: решает, кто объявил. Победа: Первая рука."),
    ],
)
def test_where_both_have_reached_it_the_winner_is_found_as_always(
    client: FlaskClient, last: str, total0: str, reason: str
) -> None:
    page = ask(client, "claim", BOTH | {"last": last, "total0": total0}, preset="moscow_strict")
    assert verdict(page) == f"Партия: {total0} из 501"
    assert why(page) == reason
    assert rule_links(page) in (
        ["/rules/moscow_strict#R-END", "/rules/moscow_strict#R-END-BOTH"],
        ["/rules/moscow_strict#R-END"],
    )


def test_only_where_the_last_trick_decides_it_is_asked_for(client: FlaskClient) -> None:
    assert 'name="last"' in client.get("/arbiter/claim").text
    assert 'name="last"' not in client.get("/arbiter/claim?preset=klaberjass").text
    assert "Победа: Дилер" in why(ask(client, "claim", BOTH, preset="klaberjass"))


@pytest.mark.parametrize(
    ("fields", "preset", "reason"),
    [
        (BOTH | {"total1": "300"}, "moscow", "Победа: Первая рука. Есть 501."),
        (CLOSE | {"total0": "501"}, "moscow", "Победа: Первая рука. Есть 501."),
        (BOTH | {"last": "1"}, "moscow", "Победа: Сдающий. До 501 дошёл не один: решила последняя взятка."),
        (BOTH, "klaberjass", "Победа: Дилер. До 500 дошёл не один: решил больший счёт."),
        (BOTH | {"total0": "20", "total1": "270"}, "fifties", "Победа: Сдающий. "),
    ],
)
def test_that_the_party_is_over_already_is_a_ruling_too(
    client: FlaskClient, fields: dict[str, str], preset: str, reason: str
) -> None:
    page = ask(client, "claim", fields, preset=preset)
    assert verdict(page) == "Партия окончена: объявлять нечего"
    assert why(page).startswith(reason)
    assert rule_links(page)


def test_totals_may_be_below_nothing(client: FlaskClient) -> None:
    assert verdict(ask(client, "claim", CLOSE | {"total0": "-100"})) == "Рано: -50 из 501"


@pytest.mark.parametrize(
    ("changes", "field", "message"),
    [
        ({"seat": ""}, "seat", "Укажите, кто объявляет конец."),
        ({"maker": ""}, "maker", "Укажите, кто заказал козырь."),
        ({"trump": "", "kind00": "3", "top00": "K", "suit00": "S"}, "trump", "Укажите козырь"),
        ({"cards0": "1"}, "cards0", "1"),
        ({"cards0": "150"}, "cards0", "146"),
        ({"cards1": "x"}, "cards1", "целое число"),
        ({"total0": "9000000"}, "total0", "999999"),
        ({"when": "record", "total0": "510", "total1": "515"}, "last", "укажите, кто взял последнюю взятку"),
        ({"kind00": "3"}, "top00", ""),
    ],
    ids=str,
)
def test_a_situation_that_cannot_be_is_refused_at_its_field(
    client: FlaskClient, changes: dict[str, str], field: str, message: str
) -> None:
    typed = CLOSE | changes
    if changes == {"kind00": "3"}:
        typed |= {"kind10": "3"}
    assert message in errors(ask(client, "claim", typed))[field]
