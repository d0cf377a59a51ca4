"""R-OUTCOME: made, bait, hanging bait, or a tie, and what moves (S0, S1, S3).

The maker must be above the defender, or above both together or each (R-THREE).
"""

from __future__ import annotations

from collections.abc import Sequence

from scorer.rules.choices import Bait, BaitPoints, ThreeGoal, Tie
from scorer.rules.counting import Count
from scorer.rules.lines import Line, Reason
from scorer.rules.ruleset import Ruleset
from scorer.rules.seats import others
from scorer.rules.settlement import Outcome, Settlement
from scorer.rules.shares import share


def ahead(raw: Sequence[int], maker: int, ruleset: Ruleset) -> int:
    """By how much the maker is above what he must beat; below 0: short of it.

    >>> ahead((92, 48), 0, Ruleset())
    44
    """
    against = [points for seat, points in enumerate(raw) if seat != maker]
    each = ruleset.three_goal is ThreeGoal.EACH
    return raw[maker] - (max(against) if each else sum(against))


def tricks_needed(beside: Sequence[int], maker: int, ruleset: Ruleset) -> int | None:
    """How many more the maker's tricks must bring than all others' together; below 1: how far short they may be.

    `beside` is what melds and bella give each seat; the last trick is in the tricks. None where
    one figure does not say it: against each of two by himself, or where the highest of three wins.

    >>> tricks_needed((0, 50), 0, Ruleset()), tricks_needed((20, 0), 0, Ruleset())
    (51, -19)
    """
    if len(beside) > 2:
        highest_wins = ruleset.stakes and ruleset.bait is Bait.NONE
        if highest_wins or ruleset.three_goal is ThreeGoal.EACH:
            return None
    return 1 - ahead(beside, maker, ruleset)


def may_concede(ruleset: Ruleset) -> bool:
    """R-CONCEDE: whether a bait can be given up: two players, points, and a bait whose points go over.

    >>> may_concede(Ruleset()), may_concede(Ruleset(bait=Bait.NONE))
    (True, False)
    """
    return (
        ruleset.players == 2
        and not ruleset.stakes
        and ruleset.bait is not Bait.NONE
        and ruleset.bait_points is not BaitPoints.BURN
    )


def judge_contract(
    count: Count, ruleset: Ruleset, *, maker: int, order: tuple[int, ...], conceded: bool = False
) -> Settlement:
    """Settle a deal played for points by who counted more.

    A maker who gave the bait up (R-CONCEDE) is baited whatever the counts say.
    """
    defenders = others(maker, order)
    margin = ahead(count.raw, maker, ruleset)
    if conceded or (margin < 0 and ruleset.bait is not Bait.NONE):
        return bait(count, ruleset, baited=maker, takers=defenders)
    if margin == 0:
        return _equal(count, ruleset, maker, defenders)
    if margin > 0 and ruleset.bait is Bait.LOWER:
        return bait(count, ruleset, baited=defenders[0], takers=(maker,))
    made = margin > 0
    return Settlement(
        outcome=Outcome.MADE if made else Outcome.LOST,
        raw=count.raw,
        lines=count.lines,
        takers=(maker,) if made else defenders,
    )


def bait(count: Count, ruleset: Ruleset, *, baited: int, takers: tuple[int, ...]) -> Settlement:
    """Байд: the baited seat writes 0, the takers his points too, unless they burn.

    The bella may survive it (`bella_survives_bait`).
    """
    kept = count.bella[baited] if ruleset.bella_survives_bait else 0
    amount = count.raw[baited] - kept
    lines = list(count.lines)
    if amount and ruleset.bait_points is BaitPoints.BURN:
        lines.append(Line(baited, -amount, Reason.BURN))
    elif amount:
        lines.append(Line(baited, -amount, Reason.BAIT))
        parts = share(amount, takers, count.raw, ruleset.three_bait)
        lines += [Line(seat, points, Reason.BAIT) for seat, points in parts if points]
    return Settlement(outcome=Outcome.BAIT, raw=count.raw, lines=tuple(lines), takers=takers, baited=baited)


def _equal(count: Count, ruleset: Ruleset, maker: int, defenders: tuple[int, ...]) -> Settlement:
    """Equal counts: by `tie`, which matters only where there is a bait."""
    raw, lines, amount = count.raw, count.lines, count.raw[maker]
    if ruleset.bait is Bait.NONE or ruleset.tie is Tie.KEEP:
        return Settlement(outcome=Outcome.TIE, raw=raw, lines=lines)
    if ruleset.tie is Tie.BAIT:
        return bait(count, ruleset, baited=maker, takers=defenders)
    if ruleset.tie is Tie.LAPSE:
        lapsed = (*lines, Line(maker, -amount, Reason.LAPSE))
        return Settlement(outcome=Outcome.LAPSE, raw=raw, lines=lapsed)
    hung = (*lines, Line(maker, -amount, Reason.HANGING))
    return Settlement(outcome=Outcome.HANGING, raw=raw, lines=hung, hangs=amount)
