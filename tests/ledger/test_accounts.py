"""What a party is played for, and who owes whom."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorer.ledger.accounts import Debt, Gains, Per, Wager, debts, gains, read_wager, write_wager
from scorer.ledger.codec import decode_party
from scorer.ledger.party import State
from scorer.ledger.replay import replay
from scorer.rules.refusal import Refused
from tests.ledger.parties import Document, adjust, deal, party

TEN = Wager(Per.PARTY, 10)
TWO = Wager(Per.POINT, 2)


def stands(*events: Document, **opening: Any) -> State:
    return replay(decode_party(party(*events, **opening)))


def long(totals: tuple[int, ...], winner: int | None) -> State:
    return replace(stands(players=len(totals)), totals=totals, winner=winner)


@pytest.mark.parametrize(
    ("totals", "winner", "wager", "won"),
    [
        ((501, 430), 0, None, ((0, 0), (0, 0))),
        ((501, 430), 0, TEN, ((0, 10), (-10, 0))),
        ((501, 430), 0, TWO, ((0, 142), (-142, 0))),
        ((502, 505), 0, TWO, ((0, 0), (0, 0))),  # the last trick won: the other is not short of anything
        ((400, 430), None, TEN, ((0, 0), (0, 0))),
        ((501, 430, 300), 0, TEN, ((0, 10, 10), (-10, 0, 0), (-10, 0, 0))),
        ((501, 430, 300), 0, TWO, ((0, 142, 402), (-142, 0, 0), (-402, 0, 0))),
    ],
)
def test_losers_of_a_long_party_pay_its_winner(
    totals: tuple[int, ...], winner: int | None, wager: Wager | None, won: Gains
) -> None:
    assert gains(long(totals, winner), wager) == won


SERIES: dict[str, Any] = {"preset": "short_2", "deals": None, "stake": 5}


def test_stakes_are_won_deal_by_deal_before_a_series_ends() -> None:
    state = stands(deal([80, 40]), deal([80, 40]), deal([40, 80], maker=1), **SERIES)
    assert not state.finished
    assert gains(state, None) == ((0, 5), (-5, 0))
    assert gains(state, TWO) == ((0, 10), (-10, 0))


def test_three_pay_each_other_what_each_deal_says() -> None:
    state = stands(deal([90, 20, 10]), deal([20, 80, 30], maker=2), preset="short_bait_3", players=3, deals=None)
    assert [row.written for row in state.rows] == [(2, -1, -1), (1, 1, -2)]
    assert gains(state, None) == ((0, 1, 2), (-1, 0, 1), (-2, -1, 0))


def test_a_series_may_be_played_for_the_whole_of_it() -> None:
    state = stands(deal([80, 40]), preset="short_2")
    assert gains(state, TEN) == ((0, 10), (-10, 0))


def test_points_from_nobody_are_owed_by_nobody() -> None:
    assert gains(stands(adjust(7, 0), **SERIES), None) == ((0, 0), (0, 0))
    assert gains(stands(adjust(7, -7), **SERIES), None) == ((0, 7), (-7, 0))


def test_a_wager_is_kept_and_read_back() -> None:
    for wager in (TEN, TWO):
        assert read_wager(write_wager(wager)) == wager


@pytest.mark.parametrize(
    ("document", "code", "at"),
    [
        ({"amount": 1}, "key.missing", "per"),
        ({"per": "deal", "amount": 1}, "value.bad", "per"),
        ({"per": "party", "amount": 0}, "value.bad", "amount"),
        ({"per": "party", "amount": 1_000_001}, "value.bad", "amount"),
        ({"per": "party", "amount": 1, "unit": "р"}, "key.unknown", "unit"),
    ],
)
def test_a_wager_that_is_none_is_refused(document: object, code: str, at: str) -> None:
    with pytest.raises(Refused) as refused:
        read_wager(document)
    assert (refused.value.code, refused.value.at) == (code, at)


def test_even_players_owe_nothing() -> None:
    assert debts({"Аня": 0, "Боря": 0}) == ()


def test_one_debtor_may_pay_two() -> None:
    assert debts({"Аня": 5, "Боря": 25, "Вера": -30}) == (Debt("Вера", "Боря", 25), Debt("Вера", "Аня", 5))


@given(st.lists(st.integers(-1000, 1000), min_size=1, max_size=6))
def test_debts_make_everybody_even(amounts: list[int]) -> None:
    amounts.append(-sum(amounts))
    left = dict(enumerate(amounts))
    found = debts(left)
    assert len(found) < len(amounts)
    for debtor, creditor, amount in found:
        assert amount > 0
        left[debtor] += amount
        left[creditor] -= amount
    assert set(left.values()) == {0}
