"""Who deals first in the next party."""

import pytest

from scorer.ledger.codec import decode_party
from scorer.ledger.party import Party
from scorer.ledger.replay import replay
from scorer.web.again import FirstDealer, first_dealer


def party(*points: int, dealer: int = 0, draw: bool = False) -> Party:
    """A party broken off with these totals."""
    close = {"type": "close", "reason": "x", "draw": draw}
    return decode_party(
        {
            "format": "deberts-party",
            "version": 1,
            "ruleset": {"preset": "moscow" if len(points) == 2 else "threesome"},
            "players": ["Аня", "Боря", "Вера"][: len(points)],
            "dealer": dealer,
            "events": [{"type": "adjust", "points": list(points), "reason": "x"}, close],
        }
    )


@pytest.mark.parametrize(
    ("played", "choice", "seat"),
    [
        (party(300, 200), FirstDealer.LOSER, 1),
        (party(300, 200), FirstDealer.WINNER, 0),
        (party(300, 200, dealer=0), FirstDealer.IN_TURN, 1),
        (party(300, 200, dealer=1), FirstDealer.IN_TURN, 0),
        (party(300, 200, 100), FirstDealer.LOSER, 2),
        (party(300, 100, 200), FirstDealer.LOSER, 1),
        (party(300, 100, 100, dealer=1), FirstDealer.LOSER, 2),
        (party(300, 200, dealer=0, draw=True), FirstDealer.LOSER, 1),
        (party(300, 200, dealer=1, draw=True), FirstDealer.WINNER, 0),
    ],
)
def test_the_choice_names_a_seat_and_where_it_names_nobody_the_next_in_turn(
    played: Party, choice: FirstDealer, seat: int
) -> None:
    assert first_dealer(choice, played, replay(played)) == seat


def test_the_lot_falls_on_everyone() -> None:
    played = party(300, 200, 100)
    state = replay(played)
    assert {first_dealer(FirstDealer.LOT, played, state) for _ in range(200)} == {0, 1, 2}
