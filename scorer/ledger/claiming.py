"""Объявление конца: where a party stands when somebody announces it, and the ruling (R-CLAIM, R-END).

A log comes to such a position, and totals alone can be asked about too: both are ruled on here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scorer.ledger.events import Claim
from scorer.rules.claims import ClaimRuling, judge_claim
from scorer.rules.ending import End, judge_end
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset
from scorer.rules.seats import play_order


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """What a claim rests on beside its own deal.

    `dealer` deals the deal being played or due; `last_trick` is who took the last trick of the
    last played deal, None if nobody knows or it was lost by a card bait; `end` is None while
    the party goes on.
    """

    ruleset: Ruleset
    totals: tuple[int, ...]
    dealer: int
    last_trick: int | None
    end: End | None


def at_totals(ruleset: Ruleset, totals: Sequence[int], *, dealer: int, last_trick: int | None) -> Position:
    """A party of which the totals alone are told; how many deals were played, nobody says.

    >>> at_totals(Ruleset(), (510, 300), dealer=1, last_trick=None).end
    End(winner=0, reason=<EndReason.TARGET: 'target'>)
    """
    end = judge_end(totals, ruleset, last_trick=last_trick, deals=0)
    return Position(ruleset=ruleset, totals=tuple(totals), dealer=dealer, last_trick=last_trick, end=end)


def rule_at(position: Position, claim: Claim) -> ClaimRuling:
    """The ruling on a claim made there; refuses `party.finished` where the party is over."""
    if position.end is not None:
        raise Refused("party.finished", end=str(position.end.reason))
    dealer = claim.during.dealer if claim.during else None
    ruleset = position.ruleset
    return judge_claim(
        claim.seat,
        position.totals,
        ruleset,
        order=play_order(position.dealer if dealer is None else dealer, ruleset.players),
        last_trick=position.last_trick,
        during=claim.during,
    )
