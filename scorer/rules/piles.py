"""R-COUNT, R-CARDS: взятки: card points of every seat, from what the table counted (S0).

All 32 cards make 152, so two of pile, pile and stock give the third. A table may start its
count with the melds and hold the last trick in it; what then stands beside card points comes
off. Points are whole, seats are counted from 0.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from scorer.rules.cards import DECK_POINTS
from scorer.rules.counting import count_deal
from scorer.rules.facts import Deal
from scorer.rules.lines import Line, Reason
from scorer.rules.meld_cards import check_melds
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """Счёт: what was counted: a pile a seat, None where it was not; `total` where all lay together.

    With `whole` a count holds, beside card points, the last trick and the melds that count.
    """

    piles: tuple[int | None, ...]
    stock: int | None = None
    total: int | None = None
    whole: bool = False


def sole_taker(no_tricks: Collection[int], players: int) -> int | None:
    """Who took every trick, the last one too, where all others took none.

    >>> sole_taker((0,), 2), sole_taker((), 2)
    (1, None)
    """
    takers = [seat for seat in range(players) if seat not in no_tricks]
    return takers[0] if len(takers) == 1 else None


def uncounted(tally: Tally, no_tricks: Collection[int]) -> tuple[int, ...]:
    """The seats whose piles must still be counted: not one that took no trick, nor one the stock gives.

    >>> uncounted(Tally(piles=(82, None)), ()), uncounted(Tally(piles=(82, None), stock=22), ())
    ((1,), ())
    """
    empty = tuple(seat for seat, pile in enumerate(tally.piles) if pile is None and seat not in no_tricks)
    return () if len(empty) == 1 and tally.stock is not None else empty


def reckoned(deal: Deal, tally: Tally, ruleset: Ruleset, order: tuple[int, ...]) -> Deal:
    """`deal` with the bare card points of a tally that lacks nothing; `order` is its play order.

    Refuses a count both together and apart (`count.twice`), one that is less than what must
    be in it (`count.below_melds`), one that leaves less than nothing for another
    (`count.above_deck`), and whole counts on melds that cannot be or be ruled on yet.

    >>> deal = Deal(maker=0, last_trick=0)
    >>> reckoned(deal, Tally(piles=(92, None), stock=22, whole=True), Ruleset(), (0, 1)).cards
    (82, 48)
    """
    together = tally.total is not None
    if together and any(pile is not None for pile in tally.piles):
        raise Refused("count.twice", at="total")
    lines = beside_cards(deal, ruleset, order, together=together) if tally.whole else ()
    if tally.total is not None:
        return replace(deal, total=bare(tally.total, lines, at="total"))
    return replace(deal, cards=_piles(tally, deal.no_tricks, lines))


def beside_cards(deal: Deal, ruleset: Ruleset, order: tuple[int, ...], *, together: bool = False) -> tuple[Line, ...]:
    """What whole counts of `deal` hold beside card points: last trick, melds that count, bella.

    Refuses what the melds cannot be, and `melds.rank_needed` where nobody knows yet who writes.
    """
    check_melds(deal.melds, ruleset, trump=deal.trump, bella=deal.bella)
    nothing = replace(deal, cards=None, total=0) if together else replace(deal, cards=(0,) * len(order), total=None)
    return tuple(line for line in count_deal(nothing, ruleset, order).lines if line.reason is not Reason.CARDS)


def bare(count: int, lines: Iterable[Line], *, at: str) -> int:
    """A whole count without the `lines` in it; refuses one below them (`count.below_melds`).

    >>> bare(92, [Line(0, 10, Reason.LAST_TRICK)], at="cards[0]")
    82
    """
    lines = tuple(lines)
    beside = sum(line.points for line in lines)
    if count < beside:
        raise Refused("count.below_melds", at=at, count=count, beside=beside, lines=lines)
    return count - beside


def whole_counts(deal: Deal, ruleset: Ruleset, order: tuple[int, ...]) -> Tally:
    """The tally of a table that counts with the melds and the last trick in: `reckoned` the other way.

    >>> deal = Deal(maker=0, cards=(82, 48), last_trick=0)
    >>> whole_counts(deal, Ruleset(), (0, 1)).piles
    (92, 48)
    """
    together = deal.total is not None
    lines = beside_cards(deal, ruleset, order, together=together)
    beside = [sum(line.points for line in lines if line.seat == seat) for seat in range(len(order))]
    return Tally(
        piles=tuple(pile + more for pile, more in zip(deal.cards, beside, strict=True))
        if deal.cards is not None
        else (None,) * len(order),
        stock=deal.stock,
        total=None if deal.total is None else deal.total + sum(beside),
        whole=True,
    )


def _piles(tally: Tally, no_tricks: Collection[int], lines: tuple[Line, ...]) -> tuple[int, ...]:
    """Bare card points of every seat; a pile that was not counted is what all else leaves."""
    piles = [
        (0 if seat in no_tricks else None)
        if pile is None
        else bare(pile, (line for line in lines if line.seat == seat), at=f"cards[{seat}]")
        for seat, pile in enumerate(tally.piles)
    ]
    known = sum(pile for pile in piles if pile is not None) + (tally.stock or 0)
    if known > DECK_POINTS and None in piles:
        raise Refused("count.above_deck", at="stock", total=known, deck=DECK_POINTS)
    return tuple(DECK_POINTS - known if pile is None else pile for pile in piles)
