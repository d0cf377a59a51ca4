"""R-DEALER, R-PASSED: who deals next (S0: the higher writer; S1 in part, S3: in turn)."""

from __future__ import annotations

from scorer.rules.choices import DealerAfterHanging, NextDealer, PassedDeal
from scorer.rules.lines import sums
from scorer.rules.ruleset import Ruleset
from scorer.rules.seats import others
from scorer.rules.settlement import Outcome, Settlement


def next_seat(dealer: int, players: int) -> int:
    """The seat after the dealer's.

    >>> next_seat(1, 2)
    0
    """
    return (dealer + 1) % players


def dealer_after_deal(settled: Settlement, ruleset: Ruleset, *, dealer: int, maker: int, order: tuple[int, ...]) -> int:
    """Who deals after a deal that was played.

    The higher writer of the deal by itself: hanging points paid and fines do not count;
    equal: the earliest in play order.
    """
    following = next_seat(dealer, len(order))
    if ruleset.next_dealer is NextDealer.ALTERNATE:
        return following
    wrote = sums(settled.lines, len(order))
    if settled.outcome is Outcome.HANGING:
        if ruleset.dealer_after_hanging is DealerAfterHanging.MAKER:
            return maker
        if ruleset.dealer_after_hanging is DealerAfterHanging.ALTERNATE:
            return following
        return max(others(maker, order), key=lambda seat: wrote[seat])
    return max(order, key=lambda seat: wrote[seat])


def dealer_after_fifty(ruleset: Ruleset, *, dealer: int, maker: int) -> int:
    """Who deals after fifty points were taken without play."""
    if ruleset.next_dealer is NextDealer.ALTERNATE:
        return next_seat(dealer, ruleset.players)
    return maker


def dealer_after_passed(ruleset: Ruleset, *, dealer: int, fined: bool) -> int:
    """Who deals after all passed twice; a fined dealer deals no more."""
    if fined or ruleset.passed_deal is PassedDeal.NEXT_DEALER:
        return next_seat(dealer, ruleset.players)
    return dealer
