"""За столом это звучит так: how a comparison of melds is spoken, in order, from the eldest hand on (R-RANK-INQUIRY).

The first names the kind of his best meld. The answer is a longer kind, «Рост?» with an equal
one, or that it stands. Then the top card is named, and the answer is that it stands or a
better one. At last the winner names all he has.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from scorer.rules.cards import Rank, Suit
from scorer.rules.choices import EqualMelds
from scorer.rules.facts import Meld
from scorer.rules.melds import SUIT_ORDER, height, strength
from scorer.rules.ruleset import Ruleset
from scorer.web.presenters.arbiter.melds import Called
from scorer.web.presenters.arbiter.ruling import Say
from scorer.web.presenters.lexicon import Lexicon
from scorer.web.presenters.text import Text, gettext, lazy_pgettext, pgettext
from scorer.web.presenters.tops import TOPS
from scorer.web.presenters.words import four_name, meld_name, run_kind

FROM: dict[Rank, Text] = {
    Rank.ACE: lazy_pgettext("said", "From the ace."),
    Rank.KING: lazy_pgettext("said", "From the king."),
    Rank.QUEEN: lazy_pgettext("said", "From the queen."),
    Rank.JACK: lazy_pgettext("said", "From the jack."),
    Rank.TEN: lazy_pgettext("said", "From the ten."),
    Rank.NINE: lazy_pgettext("said", "From the nine."),
}
FROM_TRUMP: dict[Rank, Text] = {
    Rank.ACE: lazy_pgettext("said", "From the trump ace."),
    Rank.KING: lazy_pgettext("said", "From the trump king."),
    Rank.QUEEN: lazy_pgettext("said", "From the trump queen."),
    Rank.JACK: lazy_pgettext("said", "From the trump jack."),
    Rank.TEN: lazy_pgettext("said", "From the trump ten."),
    Rank.NINE: lazy_pgettext("said", "From the trump nine."),
}


def talk(called: Called, *, order: Sequence[int], trump: Suit, writes: Sequence[int]) -> tuple[Say, ...]:
    """What is said, from who calls first in `order` on; `writes` are the seats the ruling lets write."""
    turns = [called.first, *(seat for seat in order if seat != called.first)]
    said = list(_compared(called, turns, trump))
    while lower := _below_a_tie(called):
        called = replace(called, melds=lower)
        said += _compared(called, turns, trump)
    for seat in turns:
        mine = sorted(_of(seat, called), key=lambda meld: strength(meld, called.ruleset), reverse=True)
        if seat in writes and mine:
            said.append(Say(seat, all_of(mine, called.lexicon)))
    return tuple(said)


def kind_of(meld: Meld, ruleset: Ruleset, lexicon: Lexicon) -> str:
    """How a meld is called before anyone asks: «Терц.»"""
    return sentence(gettext("four of a kind") if meld.four else run_kind(height(meld, ruleset), lexicon))


def all_of(melds: Sequence[Meld], lexicon: Lexicon) -> str:
    """How all melds are named when they stand: «Терц от короля бубнового, терц от девятки пиковой.»"""
    return sentence(", ".join(meld_name(meld, lexicon) for meld in melds))


def sentence(words: str) -> str:
    """Words as a sentence.

    >>> sentence("терц")
    'Терц.'
    """
    return f"{words[:1].upper()}{words[1:]}."


def _compared(called: Called, turns: Sequence[int], trump: Suit) -> Iterator[Say]:
    """The turns up to where it is clear whose meld stands."""
    holder: Meld | None = None
    for seat in turns:
        mine = _best(seat, called)
        if mine is None:
            if holder is not None:
                yield Say(seat, pgettext("said", "It stands."))
        elif holder is None:
            yield Say(seat, kind_of(mine, called.ruleset, called.lexicon))
            holder = mine
        elif height(mine, called.ruleset) == height(holder, called.ruleset):
            yield from _asked(called, holder, mine, trump)
            holder = _standing(called, holder, mine, trump)
        elif height(mine, called.ruleset) > height(holder, called.ruleset):
            yield Say(seat, kind_of(mine, called.ruleset, called.lexicon))
            yield Say(holder.seat, pgettext("said", "It stands."))
            holder = mine
        else:
            yield Say(seat, pgettext("said", "It stands."))


def _asked(called: Called, holder: Meld, mine: Meld, trump: Suit) -> Iterator[Say]:
    """«Рост?» and what follows: the holder's top card, the asker's answer, and who gives way."""
    yield Say(mine.seat, pgettext("said", "Rank?"))
    yield Say(holder.seat, _top(called, holder, trump))
    equal = strength(mine, called.ruleset) == strength(holder, called.ruleset)
    if equal and called.ruleset.equal_melds in (EqualMelds.NOBODY, EqualMelds.BOTH):
        yield Say(mine.seat, pgettext("said", "The same."))
    elif _standing(called, holder, mine, trump) is holder:
        yield Say(mine.seat, pgettext("said", "It stands."))
    else:
        yield Say(mine.seat, _top(called, mine, trump))
        yield Say(holder.seat, pgettext("said", "It stands."))


def _below_a_tie(called: Called) -> list[Meld]:
    """The melds that still compete after a tie of the best, where the table plays so."""
    rules = called.ruleset
    if rules.equal_melds is not EqualMelds.NOBODY or not rules.melds_below_a_tie:
        return []
    sides = [[strength(m, rules) for m in called.melds if (m.seat == called.maker) is mine] for mine in (True, False)]
    if not all(sides) or max(sides[0]) != max(sides[1]):
        return []
    return [meld for meld in called.melds if strength(meld, rules) != max(sides[0])]


def _standing(called: Called, holder: Meld, mine: Meld, trump: Suit) -> Meld:
    """Which of two melds of one kind stands after «Рост?»."""
    one, other = strength(holder, called.ruleset), strength(mine, called.ruleset)
    if one != other:
        return holder if one > other else mine
    if called.ruleset.equal_melds is EqualMelds.SUIT_ORDER and holder.top and mine.top:
        return min(holder, mine, key=lambda meld: SUIT_ORDER.index(meld.top.suit) if meld.top else 0)
    if called.ruleset.equal_melds is EqualMelds.TRUMP_THEN_FIRST and _is_trump(mine, trump):
        return mine
    return holder


def _of(seat: int, called: Called) -> list[Meld]:
    return [meld for meld in called.melds if meld.seat == seat]


def _best(seat: int, called: Called) -> Meld | None:
    return max(_of(seat, called), key=lambda meld: strength(meld, called.ruleset), default=None)


def _is_trump(meld: Meld, trump: Suit) -> bool:
    return meld.top is not None and meld.top.suit is trump


def _top(called: Called, meld: Meld, trump: Suit) -> str:
    """The top card as it is named: its rank, with «козырного» or with its suit where that may decide."""
    if meld.four:
        return sentence(four_name(meld.four))
    if meld.top is None:
        return kind_of(meld, called.ruleset, called.lexicon)
    if called.ruleset.equal_melds is EqualMelds.SUIT_ORDER:
        return pgettext("said", "From the %(card)s.", card=TOPS[meld.top])
    trumps = called.ruleset.equal_melds is EqualMelds.TRUMP_THEN_FIRST and _is_trump(meld, trump)
    return str((FROM_TRUMP if trumps else FROM)[meld.top.rank])
