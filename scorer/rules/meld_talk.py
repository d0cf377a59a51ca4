"""Рост: how a comparison of melds is spoken at the table, turn by turn (R-RANK-INQUIRY; S0, S1).

The first caller names the kind of his best meld. The answer is a longer kind, «Рост?» with an
equal one, or that it stands. Then the top card is named, and the answer is that it stands or a
better one. At last the winner names all he has.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from scorer.rules.cards import Suit
from scorer.rules.choices import EqualMelds
from scorer.rules.facts import Meld
from scorer.rules.melds import break_tie, equal_best, height, strength, strongest_first
from scorer.rules.ruleset import Ruleset


class Saying(StrEnum):
    """What is said: a kind, «Рост?», a top card, that it is the same or stands, all melds."""

    KIND = "kind"
    RANK = "rank"
    TOP = "top"
    THE_SAME = "the_same"
    STANDS = "stands"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Spoken:
    """A turn of the talk: who speaks, what he says, and of which melds."""

    seat: int
    saying: Saying
    melds: tuple[Meld, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """Melds with their cards, the maker's side against the others; `turns` are the seats, who called first in front."""

    melds: tuple[Meld, ...]
    maker: int
    turns: tuple[int, ...]
    trump: Suit
    ruleset: Ruleset

    def of(self, seat: int) -> tuple[Meld, ...]:
        """The melds of a seat, the strongest first, and of equals the one that decides."""
        return strongest_first((meld for meld in self.melds if meld.seat == seat), self.ruleset, self.trump)


def meld_talk(contest: Contest, *, writes: Sequence[int]) -> tuple[Spoken, ...]:
    """All that is said; `writes` are the seats the ruling lets write.

    >>> terz, fifty = Meld(seat=0, length=3), Meld(seat=1, length=4)
    >>> contest = Contest(melds=(terz, fifty), maker=0, turns=(0, 1), trump=Suit.HEARTS, ruleset=Ruleset())
    >>> [f"{spoken.seat} {spoken.saying}" for spoken in meld_talk(contest, writes=(1,))]
    ['0 kind', '1 kind', '0 stands', '1 all']
    """
    said = list(_compared(contest))
    while lower := _below_a_tie(contest):
        contest = replace(contest, melds=lower)
        said += _compared(contest)
    named = ((seat, contest.of(seat)) for seat in contest.turns if seat in writes)
    return (*said, *(Spoken(seat, Saying.ALL, mine) for seat, mine in named if mine))


def _compared(contest: Contest) -> Iterator[Spoken]:
    """The turns up to where it is clear whose meld stands."""
    holder: Meld | None = None
    for seat in contest.turns:
        mine = next(iter(contest.of(seat)), None)
        if mine is None:
            if holder is not None:
                yield Spoken(seat, Saying.STANDS)
        elif holder is None:
            yield Spoken(seat, Saying.KIND, (mine,))
            holder = mine
        elif height(mine, contest.ruleset) == height(holder, contest.ruleset):
            yield from _asked(contest, holder, mine)
            holder = _standing(contest, holder, mine)
        elif height(mine, contest.ruleset) > height(holder, contest.ruleset):
            yield Spoken(seat, Saying.KIND, (mine,))
            yield Spoken(holder.seat, Saying.STANDS)
            holder = mine
        else:
            yield Spoken(seat, Saying.STANDS)


def _asked(contest: Contest, holder: Meld, mine: Meld) -> Iterator[Spoken]:
    """«Рост?» and what follows: the holder's top card, the asker's answer, and who gives way."""
    yield Spoken(mine.seat, Saying.RANK)
    yield Spoken(holder.seat, Saying.TOP, (holder,))
    equal = strength(mine, contest.ruleset) == strength(holder, contest.ruleset)
    if equal and contest.ruleset.equal_melds in (EqualMelds.NOBODY, EqualMelds.BOTH):
        yield Spoken(mine.seat, Saying.THE_SAME)
    elif _standing(contest, holder, mine) is holder:
        yield Spoken(mine.seat, Saying.STANDS)
    else:
        yield Spoken(mine.seat, Saying.TOP, (mine,))
        yield Spoken(holder.seat, Saying.STANDS)


def _standing(contest: Contest, holder: Meld, mine: Meld) -> Meld:
    """Which of two melds as long as each other stands; of equal ones the holder's, unless the rules say otherwise."""
    one, other = strength(holder, contest.ruleset), strength(mine, contest.ruleset)
    if one != other:
        return holder if one > other else mine
    seat, _ = break_tie(
        (holder, mine), contest.ruleset, order=contest.turns, trump=contest.trump, called_first=holder.seat
    )
    return holder if seat == holder.seat else mine


def _below_a_tie(contest: Contest) -> tuple[Meld, ...]:
    """The melds that still compete after a tie of the best, where the table plays so."""
    rules = contest.ruleset
    if rules.equal_melds is not EqualMelds.NOBODY or not rules.melds_below_a_tie:
        return ()
    equal = equal_best(contest.melds, rules, maker=contest.maker)
    return tuple(meld for meld in contest.melds if meld not in equal) if equal else ()
