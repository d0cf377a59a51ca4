"""R-MELDS: what a meld is worth, and which of two is higher (S0; S1 and S3 by option).

Runs are compared by length, then by top card; a four stands above every run (S3). Who
writes when the best are equal is `equal_melds`'s to say.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from scorer.rules.cards import NATURAL, PLAIN_TRICK, Rank, Suit
from scorer.rules.choices import EqualMelds, LongRuns, RunOrder
from scorer.rules.facts import Meld
from scorer.rules.lines import Reason
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset

FOUR_HEIGHT = 100
"""A four is longer than any run."""

SUIT_ORDER = (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES)
"""S3's variant: ♥ ♦ ♣ ♠, the highest first."""


class Because(StrEnum):
    """Why a side writes its melds."""

    UNOPPOSED = "unopposed"
    LONGER = "longer"
    FOUR = "four"
    HIGHER = "higher"
    TRUMP = "trump"
    FIRST_CALLED = "first_called"
    SUIT_ORDER = "suit_order"
    NOBODY = "nobody"
    BELOW_A_TIE = "below_a_tie"
    BOTH = "both"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class MeldRuling:
    """Which melds count, and why. `written` holds them as they were called."""

    written: tuple[Meld, ...]
    because: Because


def run_order(ruleset: Ruleset) -> tuple[Rank, ...]:
    """The ranks from low to high as runs follow each other at this table."""
    return NATURAL if ruleset.run_order is RunOrder.NATURAL else PLAIN_TRICK


def height(meld: Meld, ruleset: Ruleset) -> int:
    """The length a meld is compared by; a four is above every run.

    >>> height(Meld(seat=0, length=6), Ruleset())
    4
    """
    if meld.length is None:
        return FOUR_HEIGHT
    if ruleset.long_runs is LongRuns.AS_FOUR:
        return min(meld.length, 4)
    return min(meld.length, 5) if ruleset.long_runs is LongRuns.HUNDRED else meld.length


def top(meld: Meld, ruleset: Ruleset) -> int:
    """The place of a meld's top card in its order, from 0; fours go by natural rank."""
    if meld.four is not None:
        return NATURAL.index(meld.four)
    assert meld.top is not None  # noqa: S101 - a comparison of tops asks for them first
    return run_order(ruleset).index(meld.top.rank)


def worth(meld: Meld, ruleset: Ruleset) -> tuple[int, Reason]:
    """Points of a meld and the reason they are written under.

    >>> worth(Meld(seat=0, length=3), Ruleset())
    (20, <Reason.TERZ: 'meld.terz'>)
    """
    if meld.length is None:
        return 50, Reason.FOUR
    if meld.length == 3:
        return 20, Reason.TERZ
    if meld.length >= 5 and ruleset.long_runs is LongRuns.HUNDRED:
        return 100, Reason.HUNDRED
    return 50, Reason.FIFTY_MELD


def rule_melds(
    melds: Sequence[Meld],
    ruleset: Ruleset,
    *,
    maker: int,
    order: Sequence[int],
    trump: Suit | None,
    called_first: int | None = None,
) -> MeldRuling:
    """Who writes: the maker's melds against the defenders' as one side.

    `order` is the play order; `called_first` overrides it for who called first. The winning
    side writes all its melds. Refuses `melds.rank_needed` where tops decide and are unknown.
    """
    live, tied = tuple(melds), False
    while True:
        mine = [meld for meld in live if meld.seat == maker]
        theirs = [meld for meld in live if meld.seat != maker]
        if not live:
            return MeldRuling((), Because.NOBODY if tied else Because.NONE)
        if not mine or not theirs:
            return MeldRuling(live, Because.BELOW_A_TIE if tied else Because.UNOPPOSED)
        sign, because = _compare(mine, theirs, ruleset)
        if sign:
            side = mine if sign > 0 else theirs
            return MeldRuling(tuple(side), Because.BELOW_A_TIE if tied else because)
        if ruleset.equal_melds is EqualMelds.BOTH:
            return MeldRuling(live, Because.BOTH)
        equal = equal_best(live, ruleset, maker=maker)
        if ruleset.equal_melds is not EqualMelds.NOBODY:
            winner, because = break_tie(equal, ruleset, order=order, trump=trump, called_first=called_first)
            side = mine if winner == maker else theirs
            return MeldRuling(tuple(side), Because.BELOW_A_TIE if tied else because)
        if not ruleset.melds_below_a_tie:
            return MeldRuling((), Because.NOBODY)
        live, tied = tuple(meld for meld in live if meld not in equal), True


def _compare(mine: Sequence[Meld], theirs: Sequence[Meld], ruleset: Ruleset) -> tuple[int, Because]:
    """Above 0 where the maker's best is higher, below 0 where theirs is, and by what."""
    highest = [max(height(meld, ruleset) for meld in side) for side in (mine, theirs)]
    if highest[0] != highest[1]:
        because = Because.FOUR if FOUR_HEIGHT in highest else Because.LONGER
        return highest[0] - highest[1], because
    _need_tops([*mine, *theirs], highest[0], ruleset)
    sides = (_best(mine, ruleset), _best(theirs, ruleset))
    return (sides[0] > sides[1]) - (sides[0] < sides[1]), Because.HIGHER


def _need_tops(melds: Sequence[Meld], length: int, ruleset: Ruleset) -> None:
    for meld in melds:
        if meld.four is None and meld.top is None and height(meld, ruleset) == length:
            raise Refused("melds.rank_needed", at="melds", seat=meld.seat, length=length)


def _best(side: Sequence[Meld], ruleset: Ruleset) -> tuple[int, int]:
    longest = max(height(meld, ruleset) for meld in side)
    return max(strength(meld, ruleset) for meld in side if height(meld, ruleset) == longest)


def strength(meld: Meld, ruleset: Ruleset) -> tuple[int, int]:
    """What melds are compared by: height, then top card, below all where it is unknown."""
    known = meld.top is not None or meld.four is not None
    return height(meld, ruleset), top(meld, ruleset) if known else -1


def strongest_first(melds: Iterable[Meld], ruleset: Ruleset, trump: Suit | None) -> tuple[Meld, ...]:
    """Melds by strength, of equals the one that decides first: by suit where suits decide, else the trump one.

    Trumps come first whether they give anything or not.
    """
    return tuple(sorted(melds, key=lambda meld: _precedence(meld, ruleset, trump), reverse=True))


def _precedence(meld: Meld, ruleset: Ruleset, trump: Suit | None) -> tuple[int, int, int]:
    if meld.top is None:
        return (*strength(meld, ruleset), 0)
    if ruleset.equal_melds is EqualMelds.SUIT_ORDER:
        return (*strength(meld, ruleset), -SUIT_ORDER.index(meld.top.suit))
    return (*strength(meld, ruleset), int(meld.top.suit is trump))


def equal_best(melds: Sequence[Meld], ruleset: Ruleset, *, maker: int) -> tuple[Meld, ...]:
    """The melds of the strength in which the best of both sides are equal; none where one is higher.

    >>> equal_best((Meld(seat=0, four=Rank.KING), Meld(seat=1, length=3)), Ruleset(fours=True), maker=0)
    ()
    """
    sides = [[meld for meld in melds if (meld.seat == maker) is mine] for mine in (True, False)]
    if not all(sides) or _best(sides[0], ruleset) != _best(sides[1], ruleset):
        return ()
    best = _best(sides[0], ruleset)
    return tuple(meld for meld in melds if strength(meld, ruleset) == best)


def break_tie(
    equal: Sequence[Meld],
    ruleset: Ruleset,
    *,
    order: Sequence[int],
    trump: Suit | None,
    called_first: int | None,
) -> tuple[int, Because]:
    """The seat whose equal meld stands, and by which rule (R-MELDS 5).

    >>> equal = (Meld(seat=0, length=3), Meld(seat=1, length=3))
    >>> break_tie(equal, Ruleset(), order=(1, 0), trump=None, called_first=None)
    (1, <Because.FIRST_CALLED: 'first_called'>)
    """
    best = strongest_first(equal, ruleset, trump)[0]
    if ruleset.equal_melds is EqualMelds.SUIT_ORDER:
        return best.seat, Because.SUIT_ORDER
    if ruleset.equal_melds is EqualMelds.TRUMP_THEN_FIRST and best.top is not None and best.top.suit is trump:
        return best.seat, Because.TRUMP
    seats = [meld.seat for meld in equal]
    if called_first in seats:
        return called_first, Because.FIRST_CALLED
    return min(seats, key=list(order).index), Because.FIRST_CALLED
