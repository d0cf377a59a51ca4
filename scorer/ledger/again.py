"""Ещё партия: who lost the one before, and who deals first in the next (R-DEALER: else drawn by lot).

A table goes by the loser, the winner, the turn or the lot; the lot itself is drawn outside.
"""

from __future__ import annotations

from enum import StrEnum

from scorer.ledger.force import in_force, opening
from scorer.ledger.party import Party, State
from scorer.rules.dealers import next_seat
from scorer.rules.ending import lowest


class FirstDealer(StrEnum):
    """What a table goes by; the loser is the usual one."""

    LOSER = "loser"
    WINNER = "winner"
    IN_TURN = "in_turn"
    LOT = "lot"


def loser(state: State) -> int | None:
    """The seat that lost, None where nobody did alone, or not yet.

    >>> from scorer.ledger.codec import decode_party
    >>> from scorer.ledger.replay import replay
    >>> over = {"type": "adjust", "points": [520, 300], "reason": "from paper"}
    >>> loser(replay(decode_party({"format": "deberts-party", "version": 1, "players": ["А", "Б"], "dealer": 0,
    ...     "ruleset": {}, "events": [over]})))
    1
    """
    if state.winner is None:
        return None
    return lowest(state.totals, [seat for seat in range(len(state.players)) if seat != state.winner])


def first_dealer(choice: FirstDealer, party: Party, state: State, *, lot: int) -> int:
    """The seat that deals first after `party`; where nobody won or lost alone, the next in turn.

    `lot` is the seat that was drawn. The turn goes on from who really dealt first.
    """
    if choice is FirstDealer.LOT:
        return lot
    seat = {FirstDealer.WINNER: state.winner, FirstDealer.LOSER: loser(state)}.get(choice)
    if seat is not None:
        return seat
    opened = opening(party, in_force(party.events).places)
    return next_seat(opened.dealer, len(state.players))
