"""R-END, R-END-BOTH: when a party is over, and who won.

Judged after every row that can change the totals: target first, then lead, then the number
of deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from scorer.rules.choices import BothReach, ClaimAtRecord
from scorer.rules.ruleset import Ruleset


class EndReason(StrEnum):
    """How a party ended."""

    TARGET = "target"
    LAST_TRICK = "last_trick"
    HIGHER_TOTAL = "higher_total"
    CLAIM = "claim"
    FALSE_CLAIM = "false_claim"
    LEAD = "lead"
    DEALS = "deals"
    CLOSED = "closed"


class End(NamedTuple):
    """The end of a party; nobody won a draw."""

    winner: int | None
    reason: EndReason


def at_target(totals: Sequence[int], ruleset: Ruleset) -> tuple[int, ...]:
    """The seats that have reached the target.

    >>> at_target((500, 501), Ruleset())
    (1,)
    """
    target = ruleset.target
    return tuple(s for s, total in enumerate(totals) if target is not None and total >= target)


def highest(totals: Sequence[int], seats: Sequence[int]) -> int | None:
    """The seat of `seats` with the highest total, None if equal."""
    best = max(totals[seat] for seat in seats)
    top = [seat for seat in seats if totals[seat] == best]
    return top[0] if len(top) == 1 else None


def lowest(totals: Sequence[int], seats: Sequence[int]) -> int | None:
    """The seat of `seats` with the lowest total, None if equal.

    >>> lowest((300, 200, 100), (1, 2)), lowest((300, 100, 100), (1, 2))
    (2, None)
    """
    return highest([-total for total in totals], seats)


def first_of(reached: Sequence[int], totals: Sequence[int], ruleset: Ruleset, last_trick: int | None) -> End | None:
    """Who wins among those who `reached` the target, None if they play on.

    `last_trick` is who took the last trick of the last played deal, None if nobody knows or
    it was lost by a card bait.
    """
    if len(reached) == 1:
        return End(reached[0], EndReason.TARGET)
    if ruleset.both_reach is BothReach.LAST_TRICK and last_trick in reached:
        return End(last_trick, EndReason.LAST_TRICK)
    winner = highest(totals, reached)
    return None if winner is None else End(winner, EndReason.HIGHER_TOTAL)


def won(end: End, totals: Sequence[int]) -> tuple[int, ...]:
    """Who won: one; several who are equal above another when the last deal is played; nobody in a draw.

    >>> won(End(None, EndReason.DEALS), (-2, 1, 1)), won(End(None, EndReason.DEALS), (0, 0, 0))
    ((1, 2), ())
    """
    if end.winner is not None:
        return (end.winner,)
    if end.reason is not EndReason.DEALS or len(set(totals)) == 1:
        return ()
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


def last_trick_decides(totals: Sequence[int], ruleset: Ruleset) -> bool:
    """Whether more than one has reached the target where the last trick's winner goes before the higher total.

    >>> last_trick_decides((510, 515), Ruleset()), last_trick_decides((510, 300), Ruleset())
    (True, False)
    """
    return ruleset.both_reach is BothReach.LAST_TRICK and len(at_target(totals, ruleset)) > 1


def judge_end(totals: Sequence[int], ruleset: Ruleset, *, last_trick: int | None, deals: int) -> End | None:
    """The end these totals are, None while the party goes on.

    `deals` counts deals and fifties, not passed ones.
    """
    reached = at_target(totals, ruleset)
    if reached and ruleset.claim_at_record is ClaimAtRecord.AUTOMATIC:
        end = first_of(reached, totals, ruleset, last_trick)
        if end is not None:
            return end
    seats = range(len(totals))
    if ruleset.winning_lead is not None and abs(totals[0] - totals[1]) >= ruleset.winning_lead:
        return End(highest(totals, seats), EndReason.LEAD)
    if ruleset.deals is not None and deals >= ruleset.deals:
        return End(highest(totals, seats), EndReason.DEALS)
    return None
