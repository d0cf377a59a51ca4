"""За столом это звучит так: how a comparison of melds is spoken, in words; its turns are the rules'."""

from __future__ import annotations

from collections.abc import Sequence

from scorer.rules.cards import Rank
from scorer.rules.choices import EqualMelds
from scorer.rules.facts import Meld
from scorer.rules.meld_talk import Contest, Saying, Spoken, meld_talk
from scorer.rules.melds import height
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


def talk(called: Called, *, writes: Sequence[int]) -> tuple[Say, ...]:
    """What is said, from who calls first on; `writes` are the seats the ruling lets write."""
    contest = Contest(
        melds=tuple(called.melds),
        maker=called.maker,
        turns=(called.first, *(seat for seat in called.order if seat != called.first)),
        trump=called.trump,
        ruleset=called.ruleset,
    )
    return tuple(Say(one.seat, _words(one, called)) for one in meld_talk(contest, writes=writes))


def _words(spoken: Spoken, called: Called) -> str:
    match spoken.saying:
        case Saying.KIND:
            return kind_of(spoken.melds[0], called.ruleset, called.lexicon)
        case Saying.RANK:
            return pgettext("said", "Rank?")
        case Saying.TOP:
            return _top(called, spoken.melds[0])
        case Saying.THE_SAME:
            return pgettext("said", "The same.")
        case Saying.STANDS:
            return pgettext("said", "It stands.")
        case Saying.ALL:
            return all_of(spoken.melds, called.lexicon)


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


def _top(called: Called, meld: Meld) -> str:
    """The top card as it is named: its rank, with «козырного» or with its suit where that may decide."""
    if meld.four:
        return sentence(four_name(meld.four))
    if meld.top is None:
        return kind_of(meld, called.ruleset, called.lexicon)
    if called.ruleset.equal_melds is EqualMelds.SUIT_ORDER:
        return pgettext("said", "From the %(card)s.", card=TOPS[meld.top])
    trumps = called.ruleset.equal_melds is EqualMelds.TRUMP_THEN_FIRST and meld.top.suit is called.trump
    return str((FROM_TRUMP if trumps else FROM)[meld.top.rank])
