"""От набранного к фактам: the deal the engine judges, from what the table typed, and what is still to be typed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from scorer.ledger.party import State
from scorer.rules.facts import Deal
from scorer.rules.offences import one_sided
from scorer.rules.piles import reckoned, sole_taker, uncounted
from scorer.rules.readings import ABOUT_COUNTS, Reading, other_readings
from scorer.rules.refusal import Refused
from scorer.rules.seats import play_order
from scorer.web.deal.typed import Typed


@dataclass(frozen=True, slots=True)
class Lack:
    """Something still to be said: what, in which field, and of whom."""

    what: Literal["order", "maker", "cards", "total", "last_trick", "four", "dave"]
    field: str
    seat: int | None = None


def lacking(typed: Typed) -> tuple[Lack, ...]:
    """What must still be typed before the deal can be judged, in the order of the page."""
    order = Lack("order" if typed.resigned is None else "maker", "order")
    lacks = [] if typed.maker is not None else [order]
    lacks += [Lack("four", m.top_field, m.meld.seat) for m in typed.melds if m.meld.length is None and not m.meld.four]
    if typed.resigned is not None:
        return tuple(lacks)
    lacks += [Lack("dave", "dave_open")] if typed.dave and typed.dave_open else []
    if typed.total is None:
        lacks += _piles_lacking(typed)
    if not one_sided(typed.offences, conceded=typed.conceded) and _last_trick(typed) is None:
        lacks.append(Lack("last_trick", "last_trick"))
    return tuple(lacks)


def _piles_lacking(typed: Typed) -> list[Lack]:
    """The piles, or both together where the bait was given up and none is typed."""
    empty = uncounted(typed.tally, typed.no_tricks)
    if typed.conceded and len(empty) == len(typed.seats):
        return [Lack("total", "total")]
    return [Lack("cards", f"seat{seat}-cards", seat) for seat in empty]


def deal_of(typed: Typed, state: State) -> Deal:
    """The facts of a deal that lacks nothing, on the table as `state` has it; refuses what `reckoned` does."""
    deal = facts_of(typed)
    if typed.resigned is not None:
        return deal
    return reckoned(deal, typed.tally, state.ruleset, order_of(typed, state))


def readings_of(refused: Refused, typed: Typed, state: State) -> tuple[Reading, ...]:
    """What else may have been meant, where counts were refused."""
    if refused.code not in ABOUT_COUNTS:
        return ()
    return other_readings(facts_of(typed), typed.tally, state.ruleset, order_of(typed, state))


def facts_of(typed: Typed) -> Deal:
    """All that is known of a deal but its counts; who plays is typed already."""
    assert typed.maker is not None  # noqa: S101 - `lacking` says so first
    played = typed.resigned is None
    return Deal(
        maker=typed.maker,
        trump=typed.trump,
        round=typed.round,
        dealer=typed.dealer,
        melds=tuple(meld.meld for meld in typed.melds),
        called_first=typed.called_first,
        bella=_bella(typed),
        no_tricks=typed.no_tricks,
        offences=typed.offences,
        last_trick=_last_trick(typed) if played else None,
        stock=typed.stock if played else None,
        conceded=typed.conceded,
        dave=typed.dave,
        resigned=typed.resigned,
    )


def order_of(typed: Typed, state: State) -> tuple[int, ...]:
    """The play order of the deal, by who really dealt."""
    dealer = state.dealer if typed.dealer is None else typed.dealer
    return play_order(dealer or 0, state.ruleset.players)


def _last_trick(typed: Typed) -> int | None:
    """Who took the last trick: as typed, else the only one who took any."""
    return sole_taker(typed.no_tricks, len(typed.seats)) if typed.last_trick is None else typed.last_trick


def _bella(typed: Typed) -> int | None:
    """Who has the bella; refuses two, for there is one trump king."""
    seats = [seat for seat, one in enumerate(typed.seats) if one.bella]
    if len(seats) > 1:
        raise Refused("bella.twice", at="bella")
    return seats[0] if seats else None
