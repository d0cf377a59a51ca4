"""R-PENCIL, R-HUNDREDS: a written count put right, and the fine for it (S0-S2).

Points too many come off the writer and the same number goes to the other, until the next
deal. An error of a whole hundred is just put right, at any time. Points too few stand.
"""

from __future__ import annotations

import dataclasses

from scorer.rules.cards import LAST_TRICK
from scorer.rules.choices import Hundreds, Undercount
from scorer.rules.counts import check_counts
from scorer.rules.facts import Deal
from scorer.rules.lines import Line, Reason
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset


def corrected(deal: Deal, *, seat: int, cards: int | None, last_trick: int | None) -> Deal:
    """The facts of `deal` with the true count of `seat`; its stock proves nothing any more."""
    counts = list(deal.cards or ())
    if cards is not None:
        counts[seat] = cards
    taken = deal.last_trick if last_trick is None else last_trick
    return dataclasses.replace(deal, cards=tuple(counts), last_trick=taken, stock=None)


def has_counts(deal: Deal) -> bool:
    """Whether the counts of a deal are known apart, so that one can be put right."""
    return deal.cards is not None and deal.resigned is None


def difference(before: Deal, after: Deal, seat: int) -> int:
    """Points too many in the written count of `seat`; below 0: too few."""
    return _count(before, seat) - _count(after, seat)


def is_hundred(points: int, ruleset: Ruleset) -> bool:
    """Whether an error of so many points is one of the hundreds that are just put right.

    >>> is_hundred(200, Ruleset()), is_hundred(200, Ruleset(hundreds=Hundreds.EXACTLY_ONE))
    (True, False)
    """
    if ruleset.hundreds is Hundreds.EXACTLY_ONE:
        return abs(points) == 100
    return points != 0 and points % 100 == 0


def hundreds_off(deal: Deal) -> tuple[tuple[int, int], ...]:
    """Every count of `deal` that can be wrong by a hundred: whose, and what it then truly is.

    Cards alone say so; whether the party still makes sense with it is not asked here.

    >>> hundreds_off(Deal(maker=0, cards=(120, 20), last_trick=0))
    ((0, 20),)
    """
    counts = deal.cards if has_counts(deal) else None
    true = ((seat, count + step) for seat, count in enumerate(counts or ()) for step in (-100, 100))
    return tuple((seat, count) for seat, count in true if count >= 0 and _can_be(deal, seat, count))


def _can_be(deal: Deal, seat: int, count: int) -> bool:
    """Whether cards can make that count beside the others."""
    after = corrected(deal, seat=seat, cards=count, last_trick=None)
    assert after.cards is not None  # noqa: S101 - the counts of `deal` are known
    try:
        check_counts(after.cards, last_trick=after.last_trick, no_tricks=after.no_tricks)
    except Refused:
        return False
    return True


def noticer(seat: int, noticed_by: int | None, ruleset: Ruleset) -> int:
    """Who noticed the slip of `seat`: with two players the other.

    Refuses the writer himself, and, with three, nobody.
    """
    if noticed_by == seat:
        raise Refused("correction.own", at="noticed_by", seat=seat)
    if noticed_by is not None:
        return noticed_by
    if ruleset.players == 3:
        raise Refused("correction.noticed_by_needed", at="noticed_by", seat=seat)
    return 1 - seat


def fine(difference: int, ruleset: Ruleset, *, noticed_by: int, next_deal_begun: bool) -> tuple[Line, ...]:
    """What who noticed writes for a correction of `difference` points.

    Refuses what the pencil rule does not put right.
    """
    if difference == 0:
        raise Refused("correction.no_difference", at="cards")
    if is_hundred(difference, ruleset):
        return ()
    if difference < 0 and ruleset.undercount is Undercount.STANDS:
        raise Refused("correction.undercount_stands", at="cards", points=-difference)
    if next_deal_begun:
        raise Refused("correction.too_late", at="deal", points=difference)
    if difference < 0 or ruleset.stakes:
        return ()
    return (Line(noticed_by, difference, Reason.CORRECTION),)


def _count(deal: Deal, seat: int) -> int:
    assert deal.cards is not None  # noqa: S101 - `has_counts` is asked first
    return deal.cards[seat] + (LAST_TRICK if deal.last_trick == seat else 0)
