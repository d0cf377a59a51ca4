"""Штрафы: for every n-th bait, for deals without a trick, for deals passed too often.

Options no source has for the first two; the last is S3's (R-PASSED). Points only.
"""

from __future__ import annotations

from scorer.rules.choices import PassedDeal
from scorer.rules.lines import Line, Reason
from scorer.rules.ruleset import Ruleset


def bait_fine(nth: int, seat: int, ruleset: Ruleset) -> tuple[Line, ...]:
    """The fine for the `nth` bait of `seat`, from 1.

    >>> bait_fine(3, 0, Ruleset(bait_fine=100, bait_fine_from=3, bait_fine_every=3))
    (Line(seat=0, points=-100, reason=<Reason.BAIT_FINE: 'bait_fine'>),)
    """
    fine = ruleset.bait_fine
    if fine is None or not _due(nth, ruleset.bait_fine_from, ruleset.bait_fine_every):
        return ()
    return (Line(seat, -fine, Reason.BAIT_FINE),)


def no_trick_fine(nth: int, seat: int, ruleset: Ruleset) -> tuple[Line, ...]:
    """The fine for the `nth` deal in which `seat` took no trick, from 1."""
    fine = ruleset.no_trick_fine
    if fine is None or not _due(nth, ruleset.no_trick_fine_from, ruleset.no_trick_fine_every):
        return ()
    return (Line(seat, -fine, Reason.NO_TRICK_FINE),)


def pass_fine_due(passed_running: int, ruleset: Ruleset) -> bool:
    """Whether the dealer, who deals again and again, is fined after so many passed deals."""
    return pass_fined(ruleset) and passed_running >= ruleset.pass_fine_after


def pass_fined(ruleset: Ruleset) -> bool:
    """Whether passed deals cost their dealer anything here: points, and only where he deals again.

    >>> pass_fined(Ruleset(pass_fine=100)), pass_fined(Ruleset(pass_fine=100, passed_deal=PassedDeal.SAME_DEALER))
    (False, True)
    """
    return ruleset.pass_fine is not None and not ruleset.stakes and ruleset.passed_deal is PassedDeal.SAME_DEALER


def pass_fine(dealer: int, ruleset: Ruleset) -> tuple[Line, ...]:
    """What the dealer loses when it is due."""
    return (Line(dealer, -(ruleset.pass_fine or 0), Reason.PASS_FINE),)


def _due(nth: int, first: int, every: int) -> bool:
    return nth >= first and (nth - first) % every == 0
