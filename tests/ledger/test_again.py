"""Who lost a party, and who deals first in the next."""

import pytest

from scorer.ledger.again import FirstDealer, first_dealer, loser
from scorer.ledger.party import Party
from scorer.ledger.replay import replay
from tests.ledger.parties import broken_off


@pytest.mark.parametrize(
    ("played", "choice", "seat"),
    [
        (broken_off(300, 200), FirstDealer.LOSER, 1),
        (broken_off(300, 200), FirstDealer.WINNER, 0),
        (broken_off(300, 200, dealer=0), FirstDealer.IN_TURN, 1),
        (broken_off(300, 200, dealer=1), FirstDealer.IN_TURN, 0),
        (broken_off(300, 200, 100), FirstDealer.LOSER, 2),
        (broken_off(300, 100, 200), FirstDealer.LOSER, 1),
        (broken_off(300, 100, 100, dealer=1), FirstDealer.LOSER, 2),
        (broken_off(300, 200, dealer=0, draw=True), FirstDealer.LOSER, 1),
        (broken_off(300, 200, dealer=1, draw=True), FirstDealer.WINNER, 0),
    ],
)
def test_the_choice_names_a_seat_and_where_it_names_nobody_the_next_in_turn(
    played: Party, choice: FirstDealer, seat: int
) -> None:
    assert first_dealer(choice, played, replay(played), lot=0) == seat


def test_the_lot_is_the_seat_that_was_drawn() -> None:
    played = broken_off(300, 200, 100)
    assert [first_dealer(FirstDealer.LOT, played, replay(played), lot=seat) for seat in range(3)] == [0, 1, 2]


def test_the_turn_goes_on_from_who_really_dealt_first() -> None:
    reopened = {"type": "reopen", "with": {"dealer": 1}, "reason": "x"}
    played = broken_off(300, 200, dealer=0, more=[reopened])
    assert first_dealer(FirstDealer.IN_TURN, played, replay(played), lot=1) == 0


@pytest.mark.parametrize(
    ("played", "seat"),
    [
        (broken_off(300, 200), 1),
        (broken_off(300, 200, 100), 2),
        (broken_off(300, 100, 100), None),
        (broken_off(300, 200, draw=True), None),
    ],
)
def test_who_lost_alone(played: Party, seat: int | None) -> None:
    assert loser(replay(played)) == seat
