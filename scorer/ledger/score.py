"""Счёт: how a party stands, in figures: what is left to the target, who leads by how much, what hangs or has lapsed.

All are whole points, reckoned from a state; stakes have no target and nothing hangs over them.
"""

from __future__ import annotations

from dataclasses import dataclass

from scorer.ledger.party import Row, State
from scorer.rules.choices import HangingOrder
from scorer.rules.ending import End, EndReason, highest, won
from scorer.rules.lines import Reason


@dataclass(frozen=True, slots=True)
class Lead:
    """Отрыв: who is in front, None where nobody is, by how many points, and how many are left to the wanted lead."""

    seat: int | None
    points: int
    left: int


def next_number(state: State) -> int:
    """The number of the deal being played: one more than the last that was written."""
    return 1 + max((row.number for row in state.rows if row.number is not None), default=0)


def left_to_target(state: State, seat: int) -> int | None:
    """Points a seat still wants; 0 and below: it has them. None where there is no target."""
    target = state.ruleset.target
    return None if target is None else target - state.totals[seat]


def leader(state: State) -> int | None:
    """The seat that has the most, None where several do."""
    return highest(state.totals, range(len(state.totals)))


def winners(state: State) -> tuple[int, ...]:
    """Who won the party: one, several together, or nobody; nobody while it goes on."""
    return won(End(state.winner, EndReason(state.end)), state.totals) if state.end else ()


def lead(state: State) -> Lead | None:
    """How far the leader is from the lead that ends the party, None where none does or it is over."""
    wanted = state.ruleset.winning_lead
    if wanted is None or state.finished:
        return None
    points = max(state.totals) - min(state.totals)
    return Lead(leader(state), points, wanted - points)


def hanging_together(state: State) -> int:
    """All that hangs over the next deal."""
    return sum(hung.points for hung in state.hanging)


def hanging_order(state: State) -> HangingOrder | None:
    """How two hanging baits are paid: as agreed, else as the rules say; None where it must be agreed."""
    order = state.agreed or state.ruleset.hanging_order
    return None if order is HangingOrder.ASK else order


def hung_by(row: Row) -> int:
    """What a row left hanging."""
    return -sum(line.points for line in row.lines if line.reason is Reason.HANGING)


def lapsed(state: State) -> int:
    """What still hung when the party ended: all that was left hanging, less what was paid (R-HANGING)."""
    return sum(hung_by(row) - row.hanging_paid for row in state.rows) if state.finished else 0
