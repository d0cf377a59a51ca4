"""R-HANGING, R-HANGING-TWICE: points of hanging baits, and who takes them (S0-S2).

They go, after the comparison, to who takes the next deal that is no tie.
"""

from __future__ import annotations

from collections.abc import Sequence

from scorer.rules.choices import HangingOrder, ThreeHangingAgain
from scorer.rules.lines import Line, Reason
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset
from scorer.rules.seats import others
from scorer.rules.settlement import Outcome, Settlement
from scorer.rules.shares import share


def paid_now(pending: Sequence[int], settled: Settlement, ruleset: Ruleset, agreed: HangingOrder | None) -> int:
    """How many of the hanging amounts, the oldest first, this deal pays.

    Points are never paid into a deal for stakes. Refuses `hanging.agreement_needed` where
    two hang and the table has not agreed.
    """
    if not pending or ruleset.stakes:
        return 0
    if settled.outcome is Outcome.HANGING:
        again = ruleset.players == 3 and ruleset.three_hanging_again is ThreeHangingAgain.HALVES
        return 1 if again else 0
    if not settled.takers:
        return 0
    order = agreed or ruleset.hanging_order
    if order is HangingOrder.ASK and len(pending) > 1:
        raise Refused("hanging.agreement_needed", hanging=tuple(pending))
    return len(pending) if order is HangingOrder.SUM else 1


def payout(
    amounts: Sequence[int],
    settled: Settlement,
    ruleset: Ruleset,
    *,
    maker: int,
    order: tuple[int, ...],
) -> tuple[Line, ...]:
    """The lines of the hanging `amounts` that are paid, each shared by itself.

    A second hanging bait of three players pays the defenders.
    """
    takers = settled.takers or others(maker, order)
    return tuple(
        Line(seat, points, Reason.HANGING_PAID)
        for amount in amounts
        for seat, points in share(amount, takers, settled.raw or (), ruleset.three_bait)
        if points
    )
