"""Чьё объявление старше: who writes, and why, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from scorer.rules.cards import Suit
from scorer.rules.choices import EqualMelds
from scorer.rules.facts import Meld
from scorer.rules.melds import Because, break_tie, equal_best, strength, strongest_first
from scorer.rules.ruleset import Ruleset
from scorer.web.presenters.arbiter.ruling import Told
from scorer.web.presenters.lexicon import Lexicon
from scorer.web.presenters.text import gettext, one_way
from scorer.web.presenters.words import card_short, four_name, run_kind

RESTS: Mapping[Because, tuple[str, ...]] = {
    Because.UNOPPOSED: ("R-MELDS-6",),
    Because.LONGER: ("R-MELDS-5", "long_runs"),
    Because.FOUR: ("fours",),
    Because.HIGHER: ("R-MELDS-5", "run_order"),
    Because.TRUMP: ("equal_melds",),
    Because.FIRST_CALLED: ("equal_melds",),
    Because.SUIT_ORDER: ("equal_melds",),
    Because.NOBODY: ("equal_melds", "melds_below_a_tie"),
    Because.BELOW_A_TIE: ("melds_below_a_tie", "equal_melds"),
    Because.BOTH: ("equal_melds",),
    Because.NONE: ("R-MELDS-6",),
}
"""What each reason rests on, the most telling first."""

_AMONG_AS_LONG = (Because.HIGHER, Because.TRUMP, Because.FIRST_CALLED, Because.SUIT_ORDER, Because.NOBODY, Because.BOTH)
"""Reasons between runs that are as long as each other."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Called:
    """The melds of a dispute and the table they were called at; `order` is the play order, `first` who called first."""

    melds: Sequence[Meld]
    maker: int
    trump: Suit
    order: Sequence[int]
    first: int
    names: Sequence[str]
    ruleset: Ruleset
    lexicon: Lexicon


def told(called: Called, *, points: Sequence[int], because: Because) -> Told:
    """The ruling and its reason."""
    return Told(who_writes(points, called.names), " ".join((*_as_long(called, because), _WHY[because](called))))


def rests(called: Called, because: Because) -> tuple[str, ...]:
    """The points and options the ruling rests on, the most telling first."""
    return ("long_runs", *RESTS[because]) if _as_long(called, because) else RESTS[because]


def _as_long(called: Called, because: Because) -> tuple[str, ...]:
    """That a longer run counts as no longer than the other, where the reason is to be understood by it."""
    if because not in _AMONG_AS_LONG:
        return ()
    longer, other = sorted(_bests(called), key=lambda meld: meld.length or 0, reverse=True)
    if longer.length == other.length:
        return ()
    return (
        gettext(
            "%(longer)s and %(other)s are as long as each other here.",
            longer=_capital(_kind(longer, called)),
            other=_kind(other, called),
        ),
    )


def who_writes(points: Sequence[int], names: Sequence[str]) -> str:
    """«Пишет Боря: 50»: who writes how much for melds, a seat each."""
    written = [(names[seat], sum_) for seat, sum_ in enumerate(points) if sum_]
    if not written:
        return gettext("Nobody writes")
    if len(written) == 1:
        name, all_of_it = written[0]
        return gettext("%(name)s writes: %(points)d", name=name, points=all_of_it)
    return gettext("They write: %(who)s", who=", ".join(f"{one_way(name)} {points}" for name, points in written))


def _bests(called: Called) -> tuple[Meld, Meld]:
    """The best meld of the maker and of the other side, of equals the one that decides."""
    sides = ([m for m in called.melds if m.seat == called.maker], [m for m in called.melds if m.seat != called.maker])
    mine, theirs = (strongest_first(side, called.ruleset, called.trump)[0] for side in sides)
    return mine, theirs


def _ordered(called: Called) -> tuple[Meld, Meld]:
    """The two best melds, the better one first."""
    mine, theirs = _bests(called)
    better = strength(mine, called.ruleset) >= strength(theirs, called.ruleset)
    return (mine, theirs) if better else (theirs, mine)


def _kind(meld: Meld, called: Called) -> str:
    return four_name(meld.four) if meld.four else run_kind(meld.length or 3, called.lexicon)


def _card(meld: Meld, called: Called) -> str:
    return card_short(meld.top) if meld.top else _kind(meld, called)


def _longer(called: Called) -> str:
    better, other = _ordered(called)
    return gettext(
        "%(better)s and %(other)s: the longer one stands.",
        better=_capital(_kind(better, called)),
        other=_kind(other, called),
    )


def _higher(called: Called) -> str:
    better, other = _ordered(called)
    if better.four:
        return gettext("Both have four of a kind: the higher cards stand.")
    if better.length != other.length:
        return gettext(
            "The higher top card stands, %(better)s against %(other)s.",
            better=_card(better, called),
            other=_card(other, called),
        )
    return gettext(
        "Both have as many in a row: the higher top card stands, %(better)s against %(other)s.",
        better=_card(better, called),
        other=_card(other, called),
    )


def _trump(called: Called) -> str:
    mine, theirs = _bests(called)
    return gettext(
        "They are equal, %(one)s and %(other)s: the one in trumps stands.",
        one=_card(mine, called),
        other=_card(theirs, called),
    )


def _first(called: Called) -> str:
    equal = equal_best(called.melds, called.ruleset, maker=called.maker)
    seat, _ = break_tie(equal, called.ruleset, order=called.order, trump=called.trump, called_first=called.first)
    who = called.names[seat]
    if called.ruleset.equal_melds is EqualMelds.FIRST:
        return gettext("They are equal, and trumps give nothing here: the one called first stands (%(who)s).", who=who)
    return gettext("They are equal, and none is in trumps: the one called first stands (%(who)s).", who=who)


_WHY: Mapping[Because, Callable[[Called], str]] = {
    Because.UNOPPOSED: lambda _: gettext("The other side has called nothing."),
    Because.LONGER: _longer,
    Because.FOUR: lambda _: gettext("Four of a kind stands above every row."),
    Because.HIGHER: _higher,
    Because.TRUMP: _trump,
    Because.FIRST_CALLED: _first,
    Because.SUIT_ORDER: lambda _: gettext("They are equal: the suit decides, hearts, diamonds, clubs, spades."),
    Because.NOBODY: lambda _: gettext("They are equal, and equal melds bring nothing here."),
    Because.BELOW_A_TIE: lambda _: gettext("The best are equal and bring nothing; the lower ones decide."),
    Because.BOTH: lambda _: gettext("They are equal, and equal melds both count here."),
    Because.NONE: lambda _: gettext("Nothing was called."),
}


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
