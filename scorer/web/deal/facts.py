"""От набранного к фактам: the deal the engine judges, from what the table typed.

A table may count with melds and the last trick in: then the ruling on the melds is made
first, and what it gives is taken off. Two of pile, pile and stock give the third.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from scorer.ledger.party import State
from scorer.rules.cards import DECK_POINTS
from scorer.rules.counting import count_deal
from scorer.rules.facts import Deal, Offence
from scorer.rules.lines import Line, Reason
from scorer.rules.meld_cards import check_melds
from scorer.rules.offences import CARD_BAITS
from scorer.rules.refusal import Refused
from scorer.rules.seats import play_order
from scorer.web.deal.typed import Typed


@dataclass(frozen=True, slots=True)
class Lack:
    """Something still to be said: what, in which field, and of whom."""

    what: Literal["order", "cards", "total", "last_trick", "four", "dave"]
    field: str
    seat: int | None = None


def one_sided(typed: Typed) -> bool:
    """Whether one side takes all: the bait was given up, or there is a card bait."""
    return typed.conceded or any(seat.offence in CARD_BAITS for seat in typed.seats)


def lacking(typed: Typed) -> tuple[Lack, ...]:
    """What must still be typed before the deal can be judged, in the order of the page."""
    lacks = [] if typed.maker is not None else [Lack("order", "order")]
    lacks += [Lack("four", m.top_field, m.meld.seat) for m in typed.melds if m.meld.length is None and not m.meld.four]
    if typed.resigned is not None:
        return tuple(lacks)
    lacks += [Lack("dave", "dave_open")] if typed.dave and typed.dave_open else []
    if typed.total is None:
        lacks += _piles_lacking(typed)
    if not one_sided(typed) and _last_trick(typed) is None:
        lacks.append(Lack("last_trick", "last_trick"))
    return tuple(lacks)


def _piles_lacking(typed: Typed) -> list[Lack]:
    empty = [seat for seat, one in enumerate(typed.seats) if one.cards is None and not one.no_tricks]
    if len(empty) == 1 and typed.stock is not None:
        return []
    if typed.conceded and len(empty) == len(typed.seats):
        return [Lack("total", "total")]
    return [Lack("cards", f"seat{seat}-cards", seat) for seat in empty]


def deal_of(typed: Typed, state: State) -> Deal:
    """The facts of a deal that lacks nothing, on the table as `state` has it.

    Refuses, beside what the ruling on melds refuses, a count smaller than what must be in
    it (`count.below_melds`) and one that leaves less than nothing for another
    (`count.above_deck`).
    """
    assert typed.maker is not None  # noqa: S101 - `lacking` says so first
    deal = Deal(
        maker=typed.maker,
        trump=typed.trump,
        round=typed.round,
        dealer=typed.dealer,
        melds=tuple(meld.meld for meld in typed.melds),
        called_first=typed.called_first,
        bella=_bella(typed),
        no_tricks=tuple(seat for seat, one in enumerate(typed.seats) if one.no_tricks),
        offences=tuple(
            Offence(seat=seat, kind=one.offence) for seat, one in enumerate(typed.seats) if one.offence is not None
        ),
        last_trick=_last_trick(typed),
        stock=typed.stock,
        conceded=typed.conceded,
        dave=typed.dave,
        resigned=typed.resigned,
    )
    if typed.resigned is not None:
        return replace(deal, stock=None, last_trick=None)
    lines = beside_lines(typed, deal, state) if typed.counted else ()
    if typed.total is not None:
        if any(seat.cards is not None for seat in typed.seats):
            raise Refused("count.twice", at="total")
        return replace(deal, total=_bare(typed.total, lines, at="total"))
    return replace(deal, cards=_piles(typed, lines))


def beside_lines(typed: Typed, deal: Deal, state: State) -> tuple[Line, ...]:
    """What a count that starts with the melds holds beside card points: last trick, melds that count, bella.

    Refuses what the melds cannot be, and `melds.rank_needed` where nobody knows yet who writes.
    """
    ruleset = state.ruleset
    check_melds(deal.melds, ruleset, trump=deal.trump, bella=deal.bella)
    nothing = replace(deal, cards=(0,) * ruleset.players) if typed.total is None else replace(deal, total=0)
    count = count_deal(nothing, ruleset, order_of(deal, state))
    return tuple(line for line in count.lines if line.reason is not Reason.CARDS)


def order_of(deal: Deal, state: State) -> tuple[int, ...]:
    """The play order of a deal, by who really dealt."""
    dealer = state.dealer if deal.dealer is None else deal.dealer
    return play_order(dealer or 0, state.ruleset.players)


def _piles(typed: Typed, lines: tuple[Line, ...]) -> tuple[int, ...]:
    """Bare card points of every seat; one that was not typed is what the others leave."""
    piles: list[int | None] = []
    for seat, one in enumerate(typed.seats):
        mine = tuple(line for line in lines if line.seat == seat)
        none = 0 if one.no_tricks else None
        piles.append(none if one.cards is None else _bare(one.cards, mine, at=f"cards[{seat}]"))
    known = sum(pile for pile in piles if pile is not None) + (typed.stock or 0)
    if known > DECK_POINTS and None in piles:
        raise Refused("count.above_deck", at="stock", total=known, deck=DECK_POINTS)
    return tuple(DECK_POINTS - known if pile is None else pile for pile in piles)


def _bare(counted: int, lines: tuple[Line, ...], *, at: str) -> int:
    """The count without what is beside card points in it."""
    beside = sum(line.points for line in lines)
    if counted < beside:
        raise Refused("count.below_melds", at=at, count=counted, beside=beside, lines=lines)
    return counted - beside


def _last_trick(typed: Typed) -> int | None:
    """Who took the last trick: as typed, else the only one who took any."""
    if typed.last_trick is not None:
        return typed.last_trick
    takers = [seat for seat, one in enumerate(typed.seats) if not one.no_tricks]
    return takers[0] if len(takers) == 1 else None


def _bella(typed: Typed) -> int | None:
    """Who has the bella; refuses two, for there is one trump king."""
    seats = [seat for seat, one in enumerate(typed.seats) if one.bella]
    if len(seats) > 1:
        raise Refused("bella.twice", at="bella")
    return seats[0] if seats else None
