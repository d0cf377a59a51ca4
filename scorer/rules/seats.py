"""Порядок игры: who plays after whom, and who are the defenders."""

from __future__ import annotations

from functools import cache


@cache
def play_order(dealer: int, players: int) -> tuple[int, ...]:
    """Seats in play order: the eldest hand, the seat after the dealer, first.

    >>> play_order(1, 3)
    (2, 0, 1)
    """
    return tuple((dealer + 1 + step) % players for step in range(players))


@cache
def others(seat: int, order: tuple[int, ...]) -> tuple[int, ...]:
    """The other seats, in the order given: for a maker, the defenders.

    >>> others(0, (2, 0, 1))
    (2, 1)
    """
    return tuple(other for other in order if other != seat)
