"""«Верно»: the other side agrees with a deal; no effect on anything."""

from scorer.ledger.events import Confirm
from tests.web.correct.correcting import event_of, last, put_right
from tests.web.dealing import MADE, Sit, Table, words


def confirm(table: Table, seat: str = "1", number: int = 1) -> int:
    return table.post("/confirm", table.sheet(deal=event_of(table, number), seat=seat)).status_code


def test_a_deal_is_confirmed_and_its_row_says_so(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    assert 'aria-label="Верно: Боря"' in table.get("").text
    assert confirm(table) == 303
    event = last(table)
    assert isinstance(event, Confirm)
    assert (event.deal, event.seat) == (event_of(table, 1), 1)
    page = table.get("").text
    assert 'name="seat" value="1"' not in page
    assert "✓ Верно: Боря" in words(page)


def test_said_twice_it_is_written_once(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    assert [confirm(table) for _ in range(2)] == [303, 303]
    assert table.seq == 2


def test_it_makes_nobodys_form_stale(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    form, undo = table.sheet(MADE), table.sheet(event=event_of(table, 1))
    confirm(table)
    assert table.post("/deal", form).status_code == 303
    assert table.seq == 3
    assert table.post("/undo", undo).status_code == 409


def test_a_tap_on_undo_takes_back_the_deal_and_not_its_confirmation(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    confirm(table)
    assert f'name="event" value="{event_of(table, 1)}"' in table.get("").text


def test_the_pencil_is_shown_as_down_until_the_next_deal(sit: Sit) -> None:
    table = sit()
    assert "карандаш лежит" not in words(table.get("").text)
    table.write(MADE)
    table.get("")  # tells once that it is written
    assert "Сдача 1: карандаш лежит, оспорить можно до следующей сдачи" in words(table.get("").text)
    table.post("/passed", table.sheet())
    table.get("")
    assert "карандаш лежит" not in words(table.get("").text)


def test_a_player_says_it_for_himself_on_his_own_phone(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    table.post("/share/author", table.sheet(who="1"))
    page = table.get("").text
    assert 'name="seat" value="1"' in page
    assert 'name="seat" value="0"' not in page


def test_an_amendment_between_is_looked_at_before_it_is_confirmed(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    form = table.sheet(deal=event_of(table, 1), seat="1")
    put_right(table, f"/correct/slip/{event_of(table, 1)}", **{**MADE, "seat0-cards": "72"})
    page = table.post("/confirm", form)
    assert page.status_code == 409
    assert "взятки 72 : 48" in words(page.text)


def test_who_agreed_with_the_figures_of_before_is_asked_anew(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    confirm(table)
    put_right(table, f"/correct/slip/{event_of(table, 1)}", **{**MADE, "seat0-cards": "72"})
    page = table.get("").text
    assert "✓ Верно: Боря" not in words(page)
    assert 'aria-label="Верно: Боря"' in page
    assert confirm(table) == 303
    assert isinstance(last(table), Confirm)
    assert "✓ Верно: Боря" in words(table.get("").text)


def test_only_a_deal_of_this_party_and_a_seat_at_it_are_confirmed(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    assert table.post("/confirm", table.sheet(deal="no", seat="1")).status_code == 404
    assert confirm(table, seat="2") == 400
    assert table.seq == 1
