"""Ещё партия: who deals first in the next party of the evening."""

from __future__ import annotations

import secrets
from enum import StrEnum

from scorer.ledger.party import Party, State


class FirstDealer(StrEnum):
    """What a table goes by; the loser is the usual one."""

    LOSER = "loser"
    WINNER = "winner"
    IN_TURN = "in_turn"
    LOT = "lot"


def first_dealer(choice: FirstDealer, party: Party, state: State) -> int:
    """The seat that deals first after `party`; where nobody won or lost alone, the next in turn."""
    players = len(state.players)
    in_turn = (party.dealer + 1) % players
    if choice is FirstDealer.LOT:
        return secrets.randbelow(players)
    if choice is FirstDealer.IN_TURN or state.winner is None:
        return in_turn
    if choice is FirstDealer.WINNER:
        return state.winner
    losers = [seat for seat in range(players) if seat != state.winner]
    lowest = min(state.totals[seat] for seat in losers)
    last = [seat for seat in losers if state.totals[seat] == lowest]
    return last[0] if len(last) == 1 else in_turn
