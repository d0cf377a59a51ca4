"""R-OUTCOME: what each seat has counted before anything moves.

raw = card points + 10 for the last trick + counted melds + bella.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scorer.rules.cards import LAST_TRICK
from scorer.rules.choices import MeldsWithoutTrick
from scorer.rules.facts import Deal, Meld, Running
from scorer.rules.lines import Line, Reason, sums
from scorer.rules.melds import rule_melds, worth
from scorer.rules.offences import card_bait_offender, unvoided
from scorer.rules.ruleset import Ruleset
from scorer.rules.seats import others

BELLA = 20


@dataclass(frozen=True, slots=True)
class Count:
    """Points counted, a seat each: in all, of melds with bella, of the bella alone."""

    raw: tuple[int, ...]
    melds: tuple[int, ...]
    bella: tuple[int, ...]
    lines: tuple[Line, ...]


def count_deal(deal: Deal, ruleset: Ruleset, order: Sequence[int]) -> Count:
    """What each seat counted in a whole deal, a line for every part of it.

    Where only the sum of both counts is known it stands, with the last trick, at the seat
    that receives all.
    """
    offender = card_bait_offender(deal)
    cards, last_trick = deal.cards, deal.last_trick
    if cards is None:
        receiver = _receiver(deal, offender)
        cards = tuple(deal.total or 0 if seat == receiver else 0 for seat in range(len(order)))
        last_trick = receiver
    elif last_trick is None:
        last_trick = offender if len(order) == 3 else _receiver(deal, offender)
    return _count(deal, cards, last_trick, unvoided(deal.melds, deal.offences), ruleset, order)


def count_running(running: Running, ruleset: Ruleset, order: Sequence[int]) -> Count:
    """What each seat has so far in the middle of a deal: no last trick."""
    return _count(running, running.cards, None, running.melds, ruleset, order)


def _receiver(deal: Deal, offender: int | None) -> int:
    """The one who takes everything: the other than the offender, or than who gave up."""
    loser = deal.maker if offender is None else offender
    return others(loser, (0, 1))[0]


def _count(
    facts: Deal | Running,
    cards: Sequence[int],
    last_trick: int | None,
    melds: Sequence[Meld],
    ruleset: Ruleset,
    order: Sequence[int],
) -> Count:
    players = len(order)
    without = facts.no_tricks if isinstance(facts, Deal) else ()
    written: tuple[Meld, ...] = ()
    if melds:
        ruling = rule_melds(
            melds,
            ruleset,
            maker=facts.maker,
            order=order,
            trump=facts.trump,
            called_first=facts.called_first,
        )
        written = tuple(m for m in ruling.written if _counts(m.seat, without, ruleset))
    bella = facts.bella
    if bella in without and ruleset.melds_without_trick is MeldsWithoutTrick.NOTHING:
        bella = None
    lines: list[Line] = []
    called: list[Line] = []
    for seat in range(players):
        if cards[seat] or not (isinstance(facts, Deal) and facts.cards is None):
            lines.append(Line(seat, cards[seat], Reason.CARDS))
        if seat == last_trick:
            lines.append(Line(seat, LAST_TRICK, Reason.LAST_TRICK))
        mine = [Line(seat, *worth(meld, ruleset)) for meld in written if meld.seat == seat]
        if seat == bella:
            mine.append(Line(seat, BELLA, Reason.BELLA))
        called += mine
        lines += mine
    return Count(
        raw=sums(lines, players),
        melds=sums(called, players),
        bella=tuple(BELLA if seat == bella else 0 for seat in range(players)),
        lines=tuple(lines),
    )


def _counts(seat: int, without: Sequence[int], ruleset: Ruleset) -> bool:
    """R-MELDS 7: whether melds of `seat` are written although it may have no trick."""
    return seat not in without or ruleset.melds_without_trick is MeldsWithoutTrick.COUNT
