"""Сдачи: what a deal, a passed one and a fifty do to a party under way."""

from __future__ import annotations

from scorer.ledger.fold import Dealing, Fold
from scorer.ledger.party import Hanging
from scorer.rules.dealers import dealer_after_deal, dealer_after_fifty, dealer_after_passed
from scorer.rules.facts import Deal
from scorer.rules.fines import bait_fine, no_trick_fine, pass_fine, pass_fine_due
from scorer.rules.hanging import paid_now, payout
from scorer.rules.lines import Line, Reason
from scorer.rules.offences import card_bait_offender
from scorer.rules.refusal import Refused
from scorer.rules.settle import settle
from scorer.rules.settlement import Outcome, Settlement


def write_deal(fold: Fold, event: str, deal: Deal) -> None:
    """Settle a played deal, pay what hangs, fine, and say who deals next."""
    dealer, order = fold.dealt_by(deal.dealer)
    ruleset = fold.ruleset
    settled = settle(deal, ruleset, order)
    pending = [hung.points for hung in fold.hanging]
    paid = pending[: paid_now(pending, settled, ruleset, fold.agreed)]
    lines = (
        *settled.lines,
        *payout(paid, settled, ruleset, maker=deal.maker, order=order),
        *_fines(fold, deal, settled),
    )
    del fold.hanging[: len(paid)]
    if settled.hangs:
        fold.hanging.append(Hanging(event=event, points=settled.hangs))
    if not fold.hanging:
        fold.agreed = None
    fold.passed_running = 0
    fold.deals += 1
    offender = card_bait_offender(deal)
    fold.last_trick = None if deal.last_trick == offender else deal.last_trick
    fold.dealer = dealer_after_deal(settled, ruleset, dealer=dealer, maker=deal.maker, order=order)
    fold.write(
        event,
        "deal",
        settled.outcome,
        lines,
        Dealing(dealer, settled.raw, sum(paid)),
    )


def write_passed(fold: Fold, event: str, dealt_by: int | None) -> None:
    """R-PASSED: nobody ordered; what hangs goes on hanging."""
    dealer, _ = fold.dealt_by(dealt_by)
    fold.passed_running += 1
    fined = pass_fine_due(fold.passed_running, fold.ruleset)
    if fined:
        fold.passed_running = 0
    fold.dealer = dealer_after_passed(fold.ruleset, dealer=dealer, fined=fined)
    lines = pass_fine(dealer, fold.ruleset) if fined else ()
    fold.write(event, "passed", Outcome.PASSED, lines, Dealing(dealer))


def write_fifty(fold: Fold, event: str, maker: int, dealt_by: int | None) -> None:
    """The maker took the points offered without play; what hangs goes on hanging."""
    offer = fold.ruleset.fifty_offer
    if offer is None:
        raise Refused("fifty.not_allowed")
    dealer, _ = fold.dealt_by(dealt_by)
    fold.passed_running = 0
    fold.deals += 1
    fold.dealer = dealer_after_fifty(fold.ruleset, dealer=dealer, maker=maker)
    lines = (Line(maker, offer, Reason.FIFTY),)
    fold.write(event, "fifty", Outcome.FIFTY, lines, Dealing(dealer))


def _fines(fold: Fold, deal: Deal, settled: Settlement) -> tuple[Line, ...]:
    """Count baits and deals without a trick, and fine the n-th; points only."""
    lines: tuple[Line, ...] = ()
    if settled.baited is not None:
        fold.baits[settled.baited] += 1
        lines += bait_fine(fold.baits[settled.baited], settled.baited, fold.ruleset)
    for seat in deal.no_tricks:
        fold.no_tricks[seat] += 1
        lines += no_trick_fine(fold.no_tricks[seat], seat, fold.ruleset)
    return () if fold.ruleset.stakes else lines
