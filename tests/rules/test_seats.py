"""Seats: play order starts with the seat after the dealer and goes round."""

import pytest

from scorer.rules.seats import others, play_order
from tests.rules.deals import Points


@pytest.mark.parametrize(
    ("dealer", "players", "order"),
    [
        pytest.param(0, 2, (1, 0), id="two, dealt by 0"),
        pytest.param(1, 2, (0, 1), id="two, dealt by 1"),
        pytest.param(0, 3, (1, 2, 0), id="three, dealt by 0"),
        pytest.param(1, 3, (2, 0, 1), id="three, dealt by 1"),
        pytest.param(2, 3, (0, 1, 2), id="three, dealt by 2"),
    ],
)
def test_the_eldest_hand_is_first_and_the_dealer_last(dealer: int, players: int, order: Points) -> None:
    assert play_order(dealer, players) == order


def test_the_others_keep_the_play_order() -> None:
    assert others(0, (2, 0, 1)) == (2, 1)
    assert others(2, (2, 0, 1)) == (0, 1)
    assert others(1, (0, 1)) == (0,)
