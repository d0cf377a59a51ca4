"""«Описка»: a deal as it really was, on the form it was written with (R-VOID)."""

import re

import pytest

from scorer.ledger.events import Amend, DealPlayed, Fifty, Passed
from tests.web.correct.correcting import ask, event_of, hidden, last, put_right, write
from tests.web.dealing import HANGS, LIVE, MADE, Sit, Table, chosen, error_at, value_of, words


def slip(table: Table, number: int = 1) -> str:
    return f"/correct/slip/{event_of(table, number)}"


def test_the_form_holds_the_deal_as_it_stands(sit: Sit) -> None:
    table = sit()
    typed = {"seat0-terz": "1", "seat0-terz_top0": "KD", "seat1-bella": "1", "round": "2", "seat1-offence": ""}
    table.write(MADE, typed)
    page = table.get(slip(table)).text
    assert (value_of(page, "seat0-cards"), value_of(page, "seat1-cards")) == ("82", "48")
    assert value_of(page, "seat0-terz") == "1"
    assert all(chosen(page, name, value) for name, value in (("order", "0H"), ("last_trick", "0"), ("round", "2")))
    assert chosen(page, "seat1-bella", "1")
    assert '<option value="KD" selected' in page


def test_it_holds_what_a_correction_left(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    put_right(table, f"/correct/points/{event_of(table, 1)}", seat="0", cards="70")
    assert value_of(table.get(slip(table)).text, "seat0-cards") == "70"


def test_what_changes_from_there_on_is_shown_deal_by_deal(sit: Sit) -> None:
    table = sit()
    table.write(HANGS)
    table.write(MADE)
    page = words(ask(table, slip(table), **{**HANGS, "seat0-cards": "59"}).text)
    assert "Счёт было: 162 : 118 → станет: 92 : 187" in page
    assert "Сдача 1 было: 0 : 70 → станет: 0 : 139" in page
    assert "было: Висячий байд: Боря пишет 70, висят 70 → станет: Байд: Боря пишет 139" in page
    assert "Сдача 2 было: 162 : 118 → станет: 92 : 187" in page
    assert "Аня: висячие +70" in page
    assert table.seq == 2


def test_an_amended_deal_keeps_its_place_its_dealer_and_the_old_figures(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    table.write(MADE)
    put_right(table, slip(table), **{**MADE, "seat0-cards": "72"}, reason="цифры местами")
    amend = last(table)
    assert isinstance(amend, Amend)
    assert isinstance(amend.new, DealPlayed)
    assert (amend.reason, amend.new.deal.dealer) == ("цифры местами", 1)
    page = words(table.get("").text)
    assert "+92 +82" in page
    assert "Было: Сыграно: Аня пишет 92, Боря пишет 48. Исправление, «цифры местами»" in page


def test_a_written_change_is_at_its_row(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    answer = put_right(table, slip(table), **{**MADE, "seat0-cards": "72"})
    assert answer.location == f"{table.address}#row-{event_of(table, 1)}"


def test_nothing_changed_is_said_and_not_written(sit: Sit) -> None:
    table = sit()
    table.write(MADE, {"seat0-terz": "1"})
    page = ask(table, slip(table), **MADE, **{"seat0-terz": "1"})
    assert page.status_code == 422
    assert "ничего не отличается" in words(page.text)


def test_what_the_rules_refuse_is_said_at_the_field(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    page = ask(table, slip(table), **{**MADE, "seat0-cards": "1"})
    assert page.status_code == 422
    assert "1 быть не может" in error_at(page.text, "seat0-cards")
    assert value_of(page.text, "seat0-cards") == "1"


def test_a_later_deal_that_could_then_not_be_is_named(sit: Sit) -> None:
    table = sit(target=200)
    low = {**MADE, "seat0-cards": "40", "seat1-cards": "30"}
    for typed in (low, MADE, low):
        table.write(typed)
    page = ask(table, slip(table), **MADE, **{"seat0-terz": "1"})
    assert page.status_code == 422
    assert "Сдача 3 (Сыграно: Аня пишет 50, Боря пишет 30) тогда невозможна: партия кончилась" in words(page.text)
    assert table.state.totals == (192, 108)


@pytest.mark.parametrize("number", [1, 4], ids=["of an earlier deal", "of the deal that would pay"])
def test_where_an_agreement_is_missing_in_the_middle_it_is_said_what_can_be_done(sit: Sit, number: int) -> None:
    table = sit()
    for typed in (MADE, HANGS, MADE) if number == 1 else (HANGS, HANGS, HANGS, HANGS):
        table.write(typed)
    made_otherwise = HANGS if number == 1 else MADE
    page = ask(table, slip(table, number), **made_otherwise)
    assert page.status_code == 422
    assert "Выберите в «Начало иначе»" in words(page.text)
    assert "сначала договоритесь" not in words(page.text)
    put_right(table, "/opening", name_0="Аня", name_1="Боря", dealer="1", preset="moscow", rule_hanging_order="sum")
    assert ask(table, slip(table, number), **made_otherwise).status_code == 200


def test_a_form_just_opened_says_that_nothing_is_changed_and_which_fine_a_change_takes(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    put_right(table, f"/correct/points/{event_of(table, 1)}", seat="0", cards="72")
    falls = "её штраф отпадёт (Боря: карандаш +10)"
    page = words(table.get(slip(table)).text)
    assert "Пока ничего не изменено." in page
    assert falls in page
    assert "Станет" not in page
    changed = words(ask(table, f"/correct/slip-preview/{event_of(table, 1)}", **{**MADE, "seat0-cards": "71"}).text)
    assert "Станет 81 : 48." in changed
    assert falls in changed


def test_where_no_fine_stands_none_is_told_to_fall(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    page = words(table.get(slip(table)).text)
    assert "Пока ничего не изменено." in page
    assert "отпадёт" not in page


def test_the_live_preview_says_what_it_would_come_to(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    table.write(MADE)
    form = table.sheet({**MADE, "seat0-cards": "72"})
    answer = table.post(f"/correct/slip-preview/{event_of(table, 1)}", form, headers=LIVE)
    assert "Аня пишет 82, Боря пишет 48" in words(answer.text)
    assert "Станет 174 : 96" in words(answer.text)


@pytest.mark.parametrize("wrong", ["passed", "deal"])
def test_a_deal_may_turn_out_to_be_a_passed_one_and_back(sit: Sit, wrong: str) -> None:
    table = sit()
    table.write(MADE)
    put_right(table, slip(table), **{"as": "passed", "dealer": "1"})
    amend = last(table)
    assert isinstance(amend, Amend)
    assert amend.new == Passed(dealer=1)
    assert table.state.totals == (0, 0)
    if wrong == "deal":
        assert "пересдача" in words(table.get(slip(table)).text)
        put_right(table, slip(table), **MADE, **{"as": "deal"})
        assert table.state.totals == (92, 48)


def test_a_passed_deal_may_turn_out_to_be_without_play(sit: Sit) -> None:
    table = sit("fifties")
    table.post("/passed", table.sheet())
    assert "Это без игры" in words(table.get(slip(table)).text)
    assert ask(table, slip(table), **{"as": "fifty"}).status_code == 422
    put_right(table, slip(table), **{"as": "fifty", "maker": "1"})
    amend = last(table)
    assert isinstance(amend, Amend)
    assert amend.new == Fifty(maker=1, dealer=1)


def test_the_rules_of_its_own_time_judge_a_deal(sit: Sit) -> None:
    table = sit()
    table.write(HANGS)
    put_right(table, "/rules-agreed", rule_tie="bait")
    page = ask(table, slip(table), **{**HANGS, "seat0-terz": "1", "seat1-terz": "1"})
    assert page.status_code in (200, 422)
    page = ask(table, slip(table), **{**HANGS, "seat0-cards": "61", "seat1-cards": "71"})
    assert "Висячий байд: Боря пишет 71" in words(page.text)


def test_after_the_end_the_first_deal_is_put_right_too(sit: Sit) -> None:
    table = sit(target=150)
    table.write(MADE)
    table.write(MADE)
    assert table.state.finished
    page = ask(table, slip(table), **{**MADE, "seat0-cards": "40", "seat1-cards": "82"})
    assert "Победа: Аня → станет: Победа: Боря" in words(page.text)
    write(table, page)
    assert (table.state.totals, table.state.winner) == ((92, 180), 1)


def test_the_slip_page_never_touches_the_draft_of_the_running_deal(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    table.post("/draft", table.sheet({"order": "1C"}))
    page = table.get(slip(table)).text
    assert chosen(page, "order", "0H")
    assert 'id="draft"' not in page
    put_right(table, slip(table), **{**MADE, "seat0-cards": "72"})
    assert chosen(table.get().text, "order", "1C")


def test_every_copy_of_a_slip_has_a_name_of_its_own(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    table.write(MADE)
    names = {hidden(table.get(slip(table, number)).text, "copy") for number in (1, 2)}
    assert len(names) == 2
    assert re.search(r'data-kept="karandash:slip:', table.get(slip(table)).text)
