"""An undone deal is in the form again, as it was written, until somebody types; nothing typed gives way to it."""

import pytest

from tests.web.dealing import LIVE, MADE, Sit, Table, chosen, value_of, words

AGAIN = "Отменённая сдача снова здесь"
WRITTEN = {**MADE, "seat1-fifty": "1", "seat0-bella": "1", "round": "2"}


def undo(table: Table) -> None:
    assert table.post("/undo", table.sheet(event=table.state.rows[-1].event)).status_code == 303


def restore(table: Table) -> None:
    assert table.post("/restore", table.sheet(event=table.loaded.party.events[-1].id)).status_code == 303


def piles(table: Table) -> tuple[str | None, str | None]:
    page = table.get().text
    return value_of(page, "seat0-cards"), value_of(page, "seat1-cards")


def test_what_was_written_is_in_the_form_again(sit: Sit) -> None:
    table = sit()
    table.write(WRITTEN)
    undo(table)
    page = table.get().text
    assert AGAIN in words(page)
    for field in ("seat0-cards", "seat1-cards", "seat1-fifty"):
        assert value_of(page, field) == WRITTEN[field]
    assert all(chosen(page, field, WRITTEN[field]) for field in ("order", "last_trick", "seat0-bella", "round"))
    assert "Станет 112 : 98" in words(page)


def test_the_table_says_that_the_deal_is_being_played_again(sit: Sit) -> None:
    table = sit()
    table.write(WRITTEN)
    undo(table)
    assert "Идёт сдача 1: Аня ♥" in words(table.get("").text)


def test_it_is_written_rightly_at_once(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    undo(table)
    assert table.write(MADE, {"seat0-cards": "80"}).status_code == 303
    assert table.state.totals == (90, 48)
    assert piles(table) == ("", "")


def test_a_table_that_counts_with_melds_finds_its_own_counts(sit: Sit) -> None:
    table = sit()
    table.write(MADE, {"counted": "1", "seat0-cards": "92", "seat1-cards": "98", "seat1-fifty": "1"})
    undo(table)
    assert piles(table) == ("92", "98")
    assert chosen(table.get().text, "counted", "1")


def test_what_another_phone_typed_is_not_overwritten(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    table.post("/draft", table.sheet({"order": "1C", "seat0-cards": "33"}), headers=LIVE)
    undo(table)
    page = words(table.get().text)
    assert AGAIN not in page
    assert "Есть черновик другой сдачи: Боря ♣, 33 : …" in page


def test_once_somebody_types_it_is_a_draft_like_any_other(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    undo(table)
    table.post("/draft", table.sheet({"seat0-cards": "80"}), headers=LIVE)
    page = table.get().text
    assert value_of(page, "seat0-cards") == "80"
    assert value_of(page, "seat1-cards") == "48"
    assert AGAIN not in words(page)


def test_brought_back_it_leaves_the_form_of_the_next_deal_empty(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    undo(table)
    restore(table)
    page = words(table.get().text)
    assert "Есть черновик" not in page
    assert piles(table) == ("", "")


def test_brought_back_over_what_was_typed_it_takes_nothing_away(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    undo(table)
    table.post("/draft", table.sheet({"seat0-cards": "80"}), headers=LIVE)
    restore(table)
    assert "Есть черновик другой сдачи" in words(table.get().text)


def test_of_two_undone_deals_the_earlier_is_offered(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    table.write(MADE, {"seat0-cards": "70"})
    undo(table)
    undo(table)
    assert piles(table) == ("82", "48")


def test_it_can_be_thrown_away(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    undo(table)
    assert table.post("/draft", table.sheet(do="throw")).status_code == 303
    assert piles(table) == ("", "")


@pytest.mark.parametrize("page", ["/passed", "/fifty"])
def test_only_a_deal_that_was_played_is_offered(sit: Sit, page: str) -> None:
    table = sit("fifties")
    table.post(page, table.sheet(maker="0"))
    undo(table)
    assert piles(table) == ("", "")
    assert AGAIN not in words(table.get().text)


def test_who_gave_up_is_in_the_form_again(sit: Sit) -> None:
    table = sit("short_dave", deals=3)
    table.write({"order": "0H", "dave_first": "1", "dave_count": "1", "resigned": "0"})
    undo(table)
    page = table.get().text
    assert chosen(page, "resigned", "0")
    assert chosen(page, "dave_first", "1")
