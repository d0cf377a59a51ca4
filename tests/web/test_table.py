"""The table of a party: what it shows, undo, and the next party."""

import re
from html import unescape
from typing import Any
from uuid import uuid4

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from scorer.ledger.party import Party
from scorer.store.base import db
from scorer.store.drafts import save_draft
from scorer.store.models import PartyRow
from scorer.store.parties import read_log
from tests.store.playing import write
from tests.web.conftest import Visit
from tests.web.test_start import filled

MADE = {"type": "deal", "maker": 0, "trump": "H", "cards": [82, 48], "last_trick": 0}
BAIT = {"type": "deal", "maker": 0, "trump": "S", "cards": [40, 75], "last_trick": 1}
HANGS = {"type": "deal", "maker": 0, "trump": "D", "cards": [60, 70], "last_trick": 0}
HANGS_BACK = {"type": "deal", "maker": 1, "trump": "C", "cards": [70, 60], "last_trick": 1}


class Table:
    """A party of a browser's club."""

    def __init__(self, app: Flask, client: FlaskClient, **form: Any) -> None:
        self.app = app
        self.client = client
        self.address = str(client.post("/new", data=filled(**form)).location)
        self.id = self.address.rsplit("/", 1)[-1]
        client.get(self.address)  # takes what is said once

    def write(self, *events: dict[str, Any]) -> list[str]:
        """Append events; their ids."""
        with self.app.app_context():
            return write(db.session.get_one(PartyRow, self.id), *events)

    @property
    def party(self) -> Party:
        with self.app.app_context():
            row = db.session.get(PartyRow, self.id)
            assert row is not None
            return read_log(row)

    def page(self) -> str:
        answer = self.client.get(self.address)
        assert answer.status_code == 200
        return unescape(answer.text)

    def form(self, action: str) -> dict[str, str]:
        """The hidden fields of one of the page's forms, as a browser would send them."""
        page = self.client.get(self.address).text
        found = re.search(rf'<form[^>]*action="{self.address}/{action}".*?</form>', page, re.DOTALL)
        assert found, action
        return dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', found.group()))

    def tap(self, action: str, form: dict[str, str] | None = None) -> TestResponse:
        return self.client.post(f"{self.address}/{action}", data=self.form(action) if form is None else form)

    def offers(self, action: str) -> bool:
        return f'action="{self.address}/{action}"' in self.page()


@pytest.fixture
def table(app: Flask, client: FlaskClient) -> Table:
    """A Moscow party of Аня and Боря, where Аня deals first."""
    return Table(app, client)


def totals(page: str) -> list[str]:
    return re.findall(r'<div class="total">([^<]+)</div>', page)


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


def test_undo_voids_the_last_entry_and_can_be_taken_back(table: Table) -> None:
    table.write(MADE, BAIT)
    answer = table.tap("undo")
    assert (answer.status_code, answer.location) == (303, table.address)
    page = table.page()
    assert totals(page) == ["92", "48"]
    assert "Отменено: сдача 2 (" in page
    assert len(table.party.events) == 3
    table.tap("restore")
    page = table.page()
    assert totals(page) == ["92", "173"]
    assert not table.offers("restore")
    assert len(table.party.events) == 4


def test_undo_opens_a_finished_party_again(app: Flask, client: FlaskClient) -> None:
    table = Table(app, client, rule_target="90")
    table.write(MADE)
    assert "Победа: Аня" in table.page()
    table.tap("undo")
    page = table.page()
    assert "Победа" not in page
    assert "Записать сдачу" in page
    table.tap("restore")
    assert "Победа: Аня" in table.page()


def test_undo_sent_twice_undoes_once(table: Table) -> None:
    table.write(MADE, BAIT)
    form = table.form("undo")
    assert table.tap("undo", form).status_code == 303
    assert table.tap("undo", form).status_code == 303
    assert totals(table.page()) == ["92", "48"]


def test_an_undo_that_another_phone_has_just_made_is_done_and_asks_nothing(table: Table) -> None:
    table.write(MADE)
    late = table.form("undo")
    table.tap("undo")
    assert table.tap("undo", late | {"form_id": "of another phone"}).status_code == 303
    assert len(table.party.events) == 2


def test_an_old_page_undoes_nothing_and_shows_what_was_written(table: Table) -> None:
    table.write(MADE)
    form = table.form("undo")
    table.write(BAIT)
    answer = table.tap("undo", form)
    assert answer.status_code == 409
    assert "Боря пишет 125" in answer.text
    assert len(table.party.events) == 2


@pytest.mark.parametrize("form", [{}, {"event": "no such"}, {"event": "x" * 3000}])
def test_an_undo_of_nothing_known_is_refused_on_the_table(table: Table, form: dict[str, str]) -> None:
    table.write(MADE)
    answer = table.tap("undo", {**form, "seq": "1"})
    assert answer.status_code == 422
    assert totals(answer.text) == ["92", "48"]
    assert '<p class="flash wrong">' in answer.text
    assert len(table.party.events) == 1


@pytest.mark.parametrize("seq", ["", "x", "9", "-1"])
def test_an_undo_made_from_no_page_there_was_is_nobodys_form(table: Table, seq: str) -> None:
    table.write(MADE)
    assert table.tap("undo", table.form("undo") | {"seq": seq}).status_code == 400
    assert len(table.party.events) == 1


def test_an_undo_brought_back_meanwhile_is_looked_at_before_it_is_made_again(table: Table) -> None:
    table.write(MADE)
    late = table.form("undo")
    table.tap("undo")
    table.tap("restore")
    answer = table.tap("undo", late | {"form_id": "of another phone"})
    assert answer.status_code == 409
    assert "Всё равно записать" in answer.text
    assert totals(table.page()) == ["92", "48"]


def test_an_undo_that_comes_again_after_it_was_taken_back_makes_no_draft(table: Table) -> None:
    table.write(MADE)
    form = table.form("undo")
    table.tap("undo", form)
    table.tap("restore")
    assert table.tap("undo", form).status_code == 303
    assert totals(table.page()) == ["92", "48"]
    assert "Идёт сдача" not in table.page()


def test_what_is_undone_already_is_said_to_be_and_not_undone_again(table: Table) -> None:
    table.write(MADE)
    late = table.form("undo")
    table.tap("undo")
    table.page()
    table.tap("undo", late | {"form_id": "of another phone"})
    assert "Эта запись уже отменена." in table.page()
    assert len(table.party.events) == 2


def test_bringing_back_says_what_is_true_of_an_entry_undone_twice(table: Table) -> None:
    deal = table.write(MADE)[0]
    table.write(*[{"type": "void", "event": deal, "reason": "x"}] * 2)
    table.tap("restore")
    page = table.page()
    assert "Пока отменено: отменяли дважды. Верните ещё раз." in page
    assert totals(page) == ["0", "0"]
    table.tap("restore")
    page = table.page()
    assert "Снова в силе" in page
    assert totals(page) == ["92", "48"]


def test_the_note_says_which_entry_would_come_back(table: Table) -> None:
    table.write(MADE, BAIT)
    table.tap("undo")
    assert "Отменено: сдача 2 (Байд: Боря пишет 125)." in table.page()


def test_what_could_not_stand_is_not_offered_back(app: Flask, client: FlaskClient) -> None:
    table = Table(app, client, rule_target="90")
    first = table.write(MADE)[0]
    undone = table.write({"type": "void", "event": first, "reason": "x"})[0]
    second = table.write(BAIT)[0]
    table.write({"type": "void", "event": second, "reason": "x"})
    assert "Отменено: сдача 1 (Байд: Боря пишет 125)." in table.page()
    table.write({"type": "void", "event": undone, "reason": "x"})
    assert "Победа: Аня" in table.page()
    assert not table.offers("restore")


def test_an_undo_that_would_break_what_follows_says_so(table: Table) -> None:
    table.write(HANGS, HANGS_BACK, {"type": "agree_hanging", "order": "sum"})
    table.write(MADE)
    agreement = table.party.events[2].id
    answer = table.tap("undo", {"event": agreement, "seq": "4", "form_id": "x"})
    assert answer.status_code == 422
    assert "Сдача 3 (Сыграно: Аня пишет 232, Боря пишет 48) тогда невозможна" in answer.text
    assert len(table.party.events) == 4


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
