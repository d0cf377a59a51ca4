"""Looked at, then written: the same form, an old form, another's entry between; nothing is overwritten."""

import pytest

from tests.web.correct.correcting import ask, entry, event_of, put_right, shown, write
from tests.web.dealing import HANGS, LIVE, MADE, Sit, Table, words


def adjusted(table: Table, points: str = "10") -> dict[str, str]:
    return shown(ask(table, "/adjust", points0=points, reason="уговор"))


def test_the_same_form_again_is_the_same_answer_and_nothing_twice(sit: Sit) -> None:
    table = sit()
    form = adjusted(table)
    first, again = (table.post("/correct/write", form) for _ in range(2))
    assert first.status_code == again.status_code == 303
    assert table.state.totals == (10, 0)


def test_a_form_looked_at_again_after_it_was_written_leads_to_the_table(sit: Sit) -> None:
    table = sit()
    typed = table.sheet(points0="10", reason="уговор")
    write(table, table.post("/adjust", typed))
    assert table.post("/adjust", typed).location == table.address


def test_the_same_form_with_other_values_is_asked_about(sit: Sit) -> None:
    table = sit()
    typed = table.sheet(points0="10", reason="уговор")
    write(table, table.post("/adjust", typed))
    page = table.post("/adjust", {**typed, "points0": "20"})
    assert page.status_code == 409
    said = words(page.text)
    assert "Эта форма уже записала: Поправка счёта: Аня +10, Боря 0" in said
    assert "Счёт было: 10 : 0 → станет: 20 : 0" in said
    assert table.state.totals == (10, 0)
    write(table, page)
    assert table.state.totals == (20, 0)
    assert table.seq == 3


def test_the_same_page_written_with_other_values_is_asked_about_too(sit: Sit) -> None:
    table = sit()
    form = adjusted(table)
    table.post("/correct/write", form)
    page = table.post("/correct/write", {**form, "entry": form["entry"].replace("10", "30")})
    assert page.status_code == 409
    assert "Эта форма уже записала" in words(page.text)
    assert table.seq == 1


def test_another_phone_was_faster_at_the_look(sit: Sit) -> None:
    table = sit()
    typed = table.sheet(points0="10", reason="уговор")
    table.write(MADE)
    page = table.post("/adjust", typed)
    assert page.status_code == 409
    said = words(page.text)
    assert "другой телефон записал: Сдача 1. Сыграно: Аня пишет 92, Боря пишет 48" in said
    assert "Счёт было: 92 : 48 → станет: 102 : 48" in said
    write(table, page)
    assert table.state.totals == (102, 48)


def test_another_phone_was_faster_between_the_look_and_the_writing(sit: Sit) -> None:
    table = sit()
    form = adjusted(table)
    table.write(MADE)
    page = table.post("/correct/write", form)
    assert page.status_code == 409
    assert "Аня пишет 92" in words(page.text)
    assert table.seq == 1
    assert table.post("/correct/write", shown(page)).status_code == 303


def test_what_the_other_wrote_may_make_it_impossible(sit: Sit) -> None:
    table = sit(target=90)
    form = adjusted(table)
    table.write(MADE)
    page = table.post("/correct/write", form)
    assert page.status_code == 409
    assert "Партия окончена" in words(page.text)
    assert "Аня пишет 92" in words(page.text)
    assert 'name="entry"' not in page.text


def test_a_confirmation_between_makes_nobody_stale(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    form = adjusted(table)
    table.post("/confirm", table.sheet(deal=event_of(table, 1), seat="1"))
    assert table.post("/correct/write", form).status_code == 303


def test_two_undos_at_once_undo_once_and_lead_to_the_table(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    table.write(HANGS)
    one, other = (table.sheet(event=event_of(table, 2)) for _ in range(2))
    assert table.post("/undo", one).status_code == 303
    assert table.post("/undo", other).status_code == 303
    assert (table.seq, table.state.totals) == (3, (92, 48))


def test_two_agreements_at_once_are_one_and_a_question(sit: Sit) -> None:
    table = sit()
    table.write(HANGS)
    table.write({**HANGS, "seat0-cards": "50", "seat1-cards": "60"})
    one, other = (table.sheet(order=order) for order in ("sum", "queue"))
    table.post("/agree", one)
    page = table.post("/agree", other)
    assert page.status_code == 409
    assert "другой телефон записал: Уговор о висячих: следующий забирает сумму" in words(page.text)
    assert table.seq == 3


@pytest.mark.parametrize(
    "sent",
    ["", "[]", "{}", "[1]", "[null]", '[{"type": "deal"}]', '[{"type": "void"}]', "[" * 50, "NaN", '[{"type":"x"}]'],
)
def test_what_is_no_entry_is_nobodys_page(sit: Sit, sent: str) -> None:
    table = sit()
    form = {**table.sheet(), "entry": sent}
    assert table.post("/correct/write", form).status_code == 400
    assert table.seq == 0


def test_an_entry_carries_its_own_stamps_only(sit: Sit) -> None:
    table = sit()
    forged = {"type": "adjust", "points": [1, 0], "reason": "r", "id": "mine", "at": "2020-01-01T00:00:00+00:00"}
    table.post("/correct/write", {**table.sheet(), "entry": entry({**forged, "by": "Вера"})})
    (event,) = table.loaded.party.events
    assert event.id != "mine"
    assert event.by is None
    assert event.at is not None
    assert not event.at.startswith("2020")


def test_a_page_that_was_answered_is_loaded_again_as_the_table(sit: Sit) -> None:
    table = sit()
    assert table.get("/correct/write").location == table.address


def test_a_script_is_told_where_to_go(sit: Sit) -> None:
    table = sit()
    answer = table.post("/correct/write", adjusted(table), headers=LIVE)
    assert answer.status_code == 204
    assert answer.headers["HX-Redirect"].startswith(table.address)


def test_what_a_phone_typed_stays_on_it_until_it_is_written(sit: Sit) -> None:
    table = sit()
    page = ask(table, "/adjust", points0="10", reason="уговор", copy="karandash:adjust:1")
    assert 'data-kept="karandash:adjust:1"' in page.text
    assert 'data-forget="karandash:adjust:1"' in page.text


def test_the_record_keeps_who_wrote(sit: Sit) -> None:
    table = sit()
    table.post("/share/author", table.sheet(who="1"))
    put_right(table, "/adjust", points0="10", reason="уговор")
    assert table.loaded.party.events[-1].by == "Боря"
