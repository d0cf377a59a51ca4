"""The table of a party: what it shows, and the next party."""

import re
from html import unescape
from uuid import uuid4

import pytest
from flask import Flask
from flask.testing import FlaskClient

from scorer.store.drafts import save_draft
from tests.web.at_table import BAIT, HANGS, HANGS_BACK, MADE, Table, totals
from tests.web.conftest import Visit


def test_a_new_table_says_what_to_do_first(table: Table) -> None:
    page = table.page()
    assert totals(page) == ["0", "0"]
    assert "Пока ничего не записано." in page
    assert "Записать сдачу" in page
    assert not table.offers("undo")


def test_the_table_shows_totals_dealer_rows_and_what_hangs(table: Table) -> None:
    ids = table.write(MADE, BAIT, {"type": "passed"}, HANGS)
    page = table.page()
    assert totals(page) == ["92", "243"]
    assert "осталось 409" in page
    assert "Сдаёт: Боря" in page
    assert "висят после 4-й сдачи: кто больше наберёт в следующей, тот и забирает." in page
    assert re.findall(r'<li id="row-([^"]+)">', page) == ids[::-1]
    assert re.findall(r'<span class="box">([^<]+)</span>', page) == ["ВБ", "Б"]
    assert "Сдача 2. Играет: Аня, пики. Байд: Боря пишет 125. Всего: Аня 92, Боря 173." in page
    assert '<span class="suit r">♦' in page
    assert '<span class="suit k">♠' in page


def test_two_hanging_baits_ask_for_an_agreement_before_the_next_deal(table: Table) -> None:
    table.write(HANGS, HANGS_BACK)
    page = table.page()
    assert "Договоритесь, как их платить." in page
    assert f'class="main" href="{table.address}/agree"' in page
    assert f'class="main" href="{table.address}/deal"' not in page
    table.write({"type": "agree_hanging", "order": "sum"})
    assert f'class="main" href="{table.address}/deal"' in table.page()


def test_who_must_announce_the_end_is_led_to_it(app: Flask, client: FlaskClient) -> None:
    table = Table(app, client, rule_target="90", rule_claim_at_record="required")
    table.write(MADE)
    page = table.page()
    assert "Аня: есть 90. Конец объявляет игрок, пока не сняли карту перед следующей сдачей." in page
    assert f'href="{table.address}/claim?seat=0"' in page


def test_a_fifty_is_offered_only_where_it_is_played(app: Flask, client: FlaskClient, table: Table) -> None:
    assert "/fifty" not in table.page()
    fifties = Table(app, client, preset="fifties")
    assert f'href="{fifties.address}/fifty"' in fifties.page()


def test_house_rules_that_differ_are_listed(app: Flask, client: FlaskClient) -> None:
    page = Table(app, client, rule_tie="bait", rule_target="301").page()
    assert "За этим столом иначе" in page
    assert "Играем до</a></dt><dd>301 <small>(обычно: 501)</small>" in page
    assert "Очков поровну</a></dt><dd>байд" in page
    assert "/rules#R-END" in page
    assert "до 301" in page


def test_the_draft_of_the_running_deal_is_told(app: Flask, table: Table) -> None:
    with app.app_context():
        save_draft(table.id, {"number": "1", "order": "0H"}, version=0)
    assert "Аня ♥" in table.page()
    assert "Сдача 1" in table.page() or "сдача 1" in table.page()


def test_the_end_says_who_won_why_and_what_lapsed(app: Flask, client: FlaskClient) -> None:
    table = Table(app, client, rule_target="170")
    table.write(MADE, HANGS, MADE)
    page = table.page()
    assert "Победа: Аня" in page
    assert "Есть 170." in page
    assert "Ещё партия" in page
    assert "Записать сдачу" not in page
    assert not table.offers("passed")
    assert table.offers("undo")
    short = Table(app, client, rule_target="70")
    short.write(HANGS)
    assert "Победа: Боря" in short.page()
    assert "Висячие 70 сгорели." in short.page()


@pytest.mark.parametrize(
    ("first", "dealer"),
    [("loser", "Боря"), ("winner", "Аня"), ("in_turn", "Боря"), ("lot", "Аня|Боря"), (None, "Боря")],
)
def test_another_party_has_the_same_players_and_rules_and_the_chosen_dealer(
    app: Flask, client: FlaskClient, first: str | None, dealer: str
) -> None:
    table = Table(app, client, rule_target="90", rule_tie="bait")
    table.write(MADE)
    form = table.form("again") | ({"first": first} if first else {})
    answer = table.tap("again", form)
    assert answer.location != table.address
    page = unescape(client.get(answer.location).text)
    assert totals(page) == ["0", "0"]
    assert re.search(rf'<p class="flash">Сдаёт: ({dealer})</p>', page)
    assert "Очков поровну</a></dt><dd>байд" in page
    assert "вечер 1 : 0" in page
    assert client.post(f"{table.address}/again", data=form).location == answer.location, "sent twice it is one party"


def test_another_party_goes_by_the_rules_in_force_at_the_end(table: Table) -> None:
    table.write({"type": "rules", "ruleset": {"target": 90}, "reason": "late"}, MADE)
    location = table.tap("again").location
    assert "до 90" in table.client.get(location).text


def test_an_unknown_way_to_choose_the_dealer_is_refused(app: Flask, client: FlaskClient) -> None:
    table = Table(app, client, rule_target="90")
    table.write(MADE)
    assert table.tap("again", {"first": "magic"}).status_code == 400


def test_the_evening_counts_for_both_orders_of_seats(app: Flask, client: FlaskClient, table: Table) -> None:
    assert "вечер" not in table.page()
    other = Table(app, client, name_0="Боря", name_1="Аня", rule_target="90")
    other.write(MADE)
    assert "вечер 0 : 1" in table.page()
    assert "вечер 1 : 0" in other.page()
    other.tap("undo")
    assert "вечер" not in table.page()


def test_three_players_have_three_columns(app: Flask, client: FlaskClient) -> None:
    table = Table(app, client, preset="threesome", name_2="Вера")
    table.write({"type": "deal", "maker": 2, "trump": "H", "cards": [30, 30, 80], "last_trick": 2})
    page = table.page()
    assert totals(page) == ["30", "30", "90"]
    assert 'class="score three"' in page


def test_a_party_of_another_club_or_of_nobody_is_not_there(app: Flask, visit: Visit, table: Table) -> None:
    for client in (visit(), Table(app, visit()).client):
        for answer in (
            client.get(table.address),
            client.post(f"{table.address}/undo"),
            client.post(f"{table.address}/restore"),
            client.post(f"{table.address}/again"),
        ):
            assert answer.status_code == 404
    assert table.client.get(f"/party/{uuid4()}").status_code == 404
    assert table.client.get("/party/1").status_code == 404


def test_what_is_said_once_is_said_once(table: Table) -> None:
    table.write(MADE)
    table.tap("undo")
    table.tap("restore")
    assert '<p class="flash">Снова в силе.</p>' in table.page()
    assert '<p class="flash">' not in table.page()
