"""R-CLAIM: announcing the end, at the record or in the middle of a deal (S0-S2).

Mid-deal: total + cards + counted melds + bella of the claimant, no last trick, no hanging
points. Right: the party is won. Wrong: it is lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scorer.rules.choices import MidDealClaim
from scorer.rules.counting import Count, count_running
from scorer.rules.counts import check_running_counts
from scorer.rules.ending import End, EndReason, at_target, first_of
from scorer.rules.facts import Running
from scorer.rules.lines import Line
from scorer.rules.meld_cards import check_melds
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset
from scorer.rules.seats import others


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimRuling:
    """Whether a claim holds: points the claimant has, what is written, who has won.

    `decided` is how the winner was found among those who reached the target; by the claim
    itself mid-deal, where it is false, and where those who reached are equal in all else.
    """

    valid: bool
    have: int
    target: int
    lines: tuple[Line, ...]
    end: End
    decided: EndReason


def judge_claim(
    seat: int,
    totals: Sequence[int],
    ruleset: Ruleset,
    *,
    order: tuple[int, ...],
    last_trick: int | None,
    during: Running | None = None,
) -> ClaimRuling:
    """Rule on a claim of the party by `seat`.

    `order` is the play order of the deal being played or due, `last_trick` who took the
    last one of the last played deal. Refuses `claim.not_allowed`.
    """
    if ruleset.target is None:
        raise Refused("claim.not_allowed", at="seat", why="no_target")
    lines: tuple[Line, ...] = ()
    have = totals[seat]
    if during is not None:
        _check_allowed(seat, during, ruleset)
        count = _counted(during, ruleset, order)
        have += count.raw[seat]
        lines = tuple(line for line in count.lines if line.points)
    valid = have >= ruleset.target
    decided = EndReason.CLAIM
    if not valid:
        lost_to = max(others(seat, order), key=lambda other: totals[other])
        end = End(lost_to, EndReason.FALSE_CLAIM)
        lines = ()
    elif during is not None:
        end = End(seat, EndReason.CLAIM)
    else:
        first = first_of(at_target(totals, ruleset), totals, ruleset, last_trick)
        decided = decided if first is None else first.reason
        end = End(seat if first is None else first.winner, EndReason.CLAIM)
    return ClaimRuling(valid=valid, have=have, target=ruleset.target, lines=lines, end=end, decided=decided)


def _check_allowed(seat: int, during: Running, ruleset: Ruleset) -> None:
    allowed = ruleset.mid_deal_claim
    if allowed is MidDealClaim.OFF:
        raise Refused("claim.not_allowed", at="during", why="off")
    if allowed is MidDealClaim.DEFENDER and seat == during.maker:
        raise Refused("claim.not_allowed", at="seat", why="maker")


def _counted(during: Running, ruleset: Ruleset, order: tuple[int, ...]) -> Count:
    """What each seat has so far, on facts that can be."""
    try:
        check_running_counts(during.cards)
        check_melds(during.melds, ruleset, trump=during.trump, bella=during.bella)
        return count_running(during, ruleset, order)
    except Refused as refused:
        raise refused.inside("during") from None
