"""A change of the score, and the party broken off."""

import pytest

from scorer.ledger.events import Adjust, Close
from tests.web.correct.correcting import ask, last, put_right
from tests.web.dealing import MADE, Sit, error_at, words


def test_points_are_added_and_taken_off_with_a_reason(sit: Sit) -> None:
    table = sit()
    put_right(table, "/adjust", points0="120", points1="−30", reason="начало на бумаге")
    event = last(table)
    assert isinstance(event, Adjust)
    assert (event.points, event.reason) == ((120, -30), "начало на бумаге")
    assert table.state.totals == (120, -30)
    assert "начало на бумаге" in words(table.get("").text)


@pytest.mark.parametrize(
    ("typed", "field", "sentence"),
    [
        ({"points0": "x", "reason": "r"}, "points0", "целое число"),
        ({"points1": "9" * 30, "reason": "r"}, "points1", "Не больше"),
        ({"reason": "r"}, "points0", "сколько очков"),
        ({"points0": "10"}, "reason", "почему"),
        ({"points0": "10", "reason": " \n "}, "reason", "почему"),
    ],
)
def test_what_is_missing_is_said_at_its_field(sit: Sit, typed: dict[str, str], field: str, sentence: str) -> None:
    table = sit()
    page = ask(table, "/adjust", **typed)
    assert page.status_code == 422
    assert sentence in error_at(page.text, field)
    assert table.seq == 0


def test_a_broken_off_party_is_won_by_who_has_more(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    page = words(ask(table, "/close", reason="поздно").text)
    assert "Конец было: партия идёт дальше → станет: Победа: Аня" in page
    put_right(table, "/close", reason="поздно")
    assert (table.state.end, table.state.winner) == ("closed", 0)


def test_a_draw_is_won_by_nobody(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    put_right(table, "/close", draw="1")
    event = last(table)
    assert isinstance(event, Close)
    assert event.draw
    assert (table.state.finished, table.state.winner) == (True, None)


def test_a_deal_put_right_decides_a_broken_off_party_anew(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    put_right(table, "/close")
    put_right(table, f"/correct/slip/{table.state.rows[0].event}", **{**MADE, "seat0-cards": "40"})
    assert (table.state.end, table.state.winner) == ("closed", 0)
    put_right(table, f"/correct/slip/{table.state.rows[0].event}", **{**MADE, "seat0-cards": "30"})
    assert table.state.winner == 1


def test_everything_that_can_be_put_right_is_in_one_list(sit: Sit) -> None:
    table = sit(target=90)
    page = table.get("/put-right").text
    assert all(f"{table.address}/{one}" in page for one in ("opening", "rules-agreed", "adjust", "close", "journal"))
    table.write(MADE)
    page = table.get("/put-right").text
    assert f"{table.address}/opening" in page
    assert f"{table.address}/adjust" not in page
