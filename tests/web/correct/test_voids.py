"""Any entry undone with its reason, and brought back: both shown first, both on the record (R-VOID)."""

import pytest

from scorer.ledger.events import Void
from tests.web.correct.correcting import ask, event_of, last, put_right, shown, write
from tests.web.dealing import HANGS, MADE, Sit, words


def test_a_deal_in_the_middle_never_was(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    table.write(HANGS)
    table.write(MADE)
    event = event_of(table, 2)
    page = words(ask(table, f"/correct/void/{event}", reason="двойная запись").text)
    assert "Сдача 2 0 : 70" not in page
    assert "больше нет" in page
    assert "Сдача 2 (была 3) было: 254 : 166 → станет: 184 : 96" in page
    put_right(table, f"/correct/void/{event}", reason="двойная запись")
    assert table.state.totals == (184, 96)
    void = last(table)
    assert isinstance(void, Void)
    assert void.reason == "двойная запись"


def test_an_undone_entry_is_brought_back_by_undoing_the_undo(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    put_right(table, f"/correct/void/{event_of(table, 1)}")
    assert table.state.totals == (0, 0)
    void = event_of(table, -1)
    assert "Вернуть" in words(table.get(f"/correct/void/{void}").text)
    put_right(table, f"/correct/void/{void}")
    assert table.state.totals == (92, 48)
    assert [type(event).__name__ for event in table.loaded.party.events] == ["DealPlayed", "Void", "Void"]


def test_what_is_undone_already_leads_back_to_the_table(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    event = event_of(table, 1)
    put_right(table, f"/correct/void/{event}")
    assert table.get(f"/correct/void/{event}").location == table.address
    assert "Эта запись уже отменена" in words(table.get("").text)


def test_an_undo_that_would_break_a_later_entry_names_it(sit: Sit) -> None:
    table = sit()
    table.write(HANGS)
    table.write({**HANGS, "seat0-cards": "50", "seat1-cards": "60"})
    table.post("/agree", table.sheet(order="sum"))
    table.write(MADE)
    page = ask(table, f"/correct/void/{event_of(table, -2)}")
    assert page.status_code == 422
    assert "Сдача 3 (Сыграно: Аня пишет 222, Боря пишет 48) тогда невозможна. Здесь висели" in words(page.text)


def test_an_entry_nobody_wrote_cannot_be_undone(sit: Sit) -> None:
    assert sit().get("/correct/void/nothing").status_code == 404


def test_an_agreement_on_the_rules_is_undone_from_its_row(sit: Sit) -> None:
    table = sit()
    put_right(table, "/rules-agreed", rule_target="301")
    assert f"/correct/void/{event_of(table, -1)}" in table.get("").text
    put_right(table, f"/correct/void/{event_of(table, -1)}")
    assert table.state.ruleset.target == 501


def test_who_looks_at_the_undo_of_what_another_undid_is_told_so_and_undoes_nothing(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    event = event_of(table, 1)
    looked = ask(table, f"/correct/void/{event}")
    table.post("/undo", table.sheet(event=event))
    page = write(table, looked)
    assert page.status_code == 409
    assert "Запись 1 (сдача): уже отменено." in words(page.text)
    assert "/correct/write" not in page.text
    assert table.seq == 2


def test_a_correction_of_what_another_undid_is_told_so_and_writes_nothing(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    event = event_of(table, 1)
    looked = ask(table, f"/correct/slip/{event}", **{**MADE, "seat0-cards": "72"})
    table.post("/undo", table.sheet(event=event))
    page = write(table, looked)
    assert page.status_code == 409
    assert "взятки 72 : 48" in words(page.text)
    assert "уже отменено" in words(page.text)
    assert "/correct/write" not in page.text
    assert table.post("/correct/write", {**shown(looked), "seq": "2"}).status_code == 422
    assert table.seq == 2


@pytest.mark.parametrize("page", ["slip", "points", "hundred"])
def test_a_form_of_a_deal_that_another_undid_is_told_so_and_led_to_bring_it_back(sit: Sit, page: str) -> None:
    table = sit()
    table.write(MADE)
    event = event_of(table, 1)
    form = table.sheet(MADE, seat0__cards="72", seat="0", cards="72", count="0:182")
    table.post("/undo", table.sheet(event=event))
    answer = table.post(f"/correct/{page}/{event}", form)
    assert answer.status_code == 409
    assert "Тем временем другой телефон записал: Отмена: запись 1 (сдача)" in words(answer.text)
    assert f"/correct/void/{event_of(table, -1)}" in answer.text
    assert "Сдача отменена" in words(table.get(f"/correct/{page}/{event}").text)
    assert table.seq == 2
