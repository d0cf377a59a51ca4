"""Undo at the table: the last entry taken back, brought back, and what old pages and other phones make of it."""

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.at_table import BAIT, HANGS, HANGS_BACK, MADE, Table, totals


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
