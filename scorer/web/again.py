"""Ещё партия: who deals first in the next party of the evening, and what its rules are called."""

from __future__ import annotations

import secrets
from enum import StrEnum

from scorer.ledger.party import Party, State
from scorer.store.parties import Loaded


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
    lost = loser(state)
    return in_turn if lost is None else lost


def loser(state: State) -> int | None:
    """The seat that lost, None where nobody did alone."""
    if state.winner is None:
        return None
    losers = [seat for seat in range(len(state.players)) if seat != state.winner]
    lowest = min(state.totals[seat] for seat in losers)
    last = [seat for seat in losers if state.totals[seat] == lowest]
    return last[0] if len(last) == 1 else None


def rules_name(loaded: Loaded) -> str | None:
    """What the club calls the rules of a party, None where they have no name or were changed since it was opened."""
    opened, now = loaded.party, loaded.state
    return loaded.row.rules_name if (opened.preset, opened.ruleset) == (now.preset, now.ruleset) else None
