"""The lot for who deals first."""

from scorer.ledger.again import FirstDealer
from scorer.ledger.replay import replay
from scorer.web.again import first_dealer
from tests.ledger.parties import broken_off


def test_the_lot_falls_on_everyone() -> None:
    played = broken_off(300, 200, 100)
    state = replay(played)
    assert {first_dealer(FirstDealer.LOT, played, state) for _ in range(200)} == {0, 1, 2}


def test_without_a_lot_the_choice_names_the_seat() -> None:
    played = broken_off(300, 200)
    assert first_dealer(FirstDealer.LOSER, played, replay(played)) == 1
