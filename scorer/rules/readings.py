"""Сошлось бы: what else a table may have meant where its counts cannot be.

Most often the melds stand at the wrong player, the last trick does, or the table counts the
other way: with melds and the last trick in, or without. A reading is named only where with it
the counts can be, and come to what deals usually come to; no source speaks of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import combinations

from scorer.rules.facts import Deal
from scorer.rules.piles import Tally, reckoned
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset
from scorer.rules.settle import check_deal
from scorer.rules.slips import unusual_sum

ABOUT_COUNTS = frozenset(
    {"count.below_melds", "count.above_deck", "cards.impossible", "cards.total_out_of_range", "cards.deck_mismatch"}
)
"""Refusals that another reading may answer."""


class Otherwise(StrEnum):
    """What may have been meant instead."""

    MELDS = "melds"
    LAST_TRICK = "last_trick"
    BARE = "bare"
    WHOLE = "whole"


@dataclass(frozen=True, slots=True)
class Reading:
    """Another reading; `seats` are two whose melds are each other's, or who took the last trick."""

    otherwise: Otherwise
    seats: tuple[int, ...] = ()


def other_readings(deal: Deal, tally: Tally, ruleset: Ruleset, order: tuple[int, ...]) -> tuple[Reading, ...]:
    """The readings under which a tally that cannot be would be right; of several of one kind none.

    >>> from scorer.rules.facts import Meld
    >>> fifty = Deal(maker=0, last_trick=0, melds=(Meld(seat=0, length=4),))
    >>> other_readings(fifty, Tally(piles=(45, 135), whole=True), Ruleset(), (0, 1))
    (Reading(otherwise=<Otherwise.MELDS: 'melds'>, seats=(0, 1)),)
    """
    fitting = [
        reading for reading, facts, counted in _readings(deal, tally, order) if _can_be(facts, counted, ruleset, order)
    ]
    kinds = [reading.otherwise for reading in fitting]
    return tuple(reading for reading in fitting if kinds.count(reading.otherwise) == 1)


def exchanged(deal: Deal, one: int, other: int) -> Deal:
    """`deal` with the melds and the bella of two seats the other way round."""
    seats = {one: other, other: one}
    return replace(
        deal,
        melds=tuple(replace(meld, seat=seats.get(meld.seat, meld.seat)) for meld in deal.melds),
        bella=None if deal.bella is None else seats.get(deal.bella, deal.bella),
    )


def _readings(deal: Deal, tally: Tally, order: tuple[int, ...]) -> Iterator[tuple[Reading, Deal, Tally]]:
    """All that may have been meant; bare counts say nothing of melds and the last trick."""
    if not tally.whole:
        yield Reading(Otherwise.WHOLE), deal, replace(tally, whole=True)
        return
    callers = {meld.seat for meld in deal.melds} | ({deal.bella} if deal.bella is not None else set())
    for one, other in combinations(sorted(order), 2):
        if callers & {one, other}:
            yield Reading(Otherwise.MELDS, (one, other)), exchanged(deal, one, other), tally
    for seat in sorted(order):
        if deal.last_trick not in (None, seat):
            yield Reading(Otherwise.LAST_TRICK, (seat,)), replace(deal, last_trick=seat), tally
    yield Reading(Otherwise.BARE), deal, replace(tally, whole=False)


def _can_be(deal: Deal, tally: Tally, ruleset: Ruleset, order: tuple[int, ...]) -> bool:
    try:
        facts = reckoned(deal, tally, ruleset, order)
        check_deal(facts, ruleset)
    except Refused:
        return False
    return not any(unusual_sum(facts))
