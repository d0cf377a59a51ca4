"""«Сотня»: an error of a whole hundred, at any time and without a fine (R-HUNDREDS)."""

from tests.web.correct.correcting import ask, event_of, put_right, shown
from tests.web.dealing import MADE, Sit, Table, words

HIGH = {**MADE, "seat0-cards": "120", "seat1-cards": "20", "sure": "sum_high:140"}


def hundred(table: Table, number: int = 1) -> str:
    return f"/correct/hundred/{event_of(table, number)}"


def test_only_counts_that_cards_can_make_are_offered(sit: Sit) -> None:
    table = sit()
    table.write(HIGH)
    page = table.get(hundred(table)).text
    assert "Аня: 120 → 20" in page
    assert page.count('name="count"') == 1
    table.write(MADE)
    assert "ни один счёт не может" in words(table.get(hundred(table, 2)).text)


def test_one_tap_and_a_look_put_it_right_long_after(sit: Sit) -> None:
    table = sit()
    table.write(HIGH)
    table.write(MADE)
    put_right(table, hundred(table), count="0:20")
    assert [row.totals for row in table.state.rows] == [(30, 20), (122, 68), (122, 68)]
    assert table.state.rows[-1].written == (0, 0)


def test_what_was_not_offered_is_not_taken(sit: Sit) -> None:
    table = sit()
    table.write(HIGH)
    assert ask(table, hundred(table), count="0:21").status_code == 422
    assert ask(table, hundred(table)).status_code == 422
    assert table.seq == 1


def test_three_say_who_noticed_it(sit: Sit) -> None:
    table = sit("threesome")
    table.write({"order": "0H", "seat0-cards": "110", "seat1-cards": "20", "seat2-cards": "10", "last_trick": "0"})
    table.write({"order": "0H", "seat0-cards": "120", "seat1-cards": "2", "seat2-cards": "0", "last_trick": "0"})
    page = table.get(hundred(table, 1)).text
    assert 'name="count"' not in page  # 10 + 20 + 10 is less than three can have


def test_a_deal_counted_together_is_put_right_itself(sit: Sit) -> None:
    table = sit()
    table.write({"order": "0H", "conceded": "1", "total": "130"})
    page = table.get(hundred(table)).text
    assert "таких карт не бывает" not in words(page)
    assert "записана без отдельных счётов" in words(page)
    assert f"/correct/slip/{event_of(table, 1)}" in page


def test_an_error_of_a_hundred_is_nowhere_called_the_pencil_rule(sit: Sit) -> None:
    table = sit()
    table.write({**MADE, "seat0-cards": "120", "seat1-cards": "20"}, sure="sum_high:140")
    page = ask(table, hundred(table), count="0:20")
    table.post("/correct/write", shown(page))
    for said in (page.text, table.get("").text, table.get("/journal").text):
        assert "Сотня поправлена" in words(said)
        assert "равило карандаша" not in words(said)
