"""The engine's figures as the rules tell them: nothing here is a number of its own."""

from __future__ import annotations

from collections.abc import Sequence

from scorer.arbiter.exchange import FIRST_SIX
from scorer.rules.cards import (
    DECK,
    DECK_POINTS,
    HAND_SIZE,
    LAST_TRICK,
    NATURAL,
    PLAIN_POINTS,
    PLAIN_TRICK,
    TRUMP_POINTS,
    TRUMP_TRICK,
    Card,
    Rank,
    Suit,
)
from scorer.rules.choices import LongRuns
from scorer.rules.counting import BELLA
from scorer.rules.counts import BOUNDS
from scorer.rules.facts import Meld
from scorer.rules.melds import SUIT_ORDER, worth
from scorer.rules.ruleset import Ruleset
from scorer.web.presenters.lexicon import Lexicon, bella, fifty
from scorer.web.presenters.rulebook.items import Figures
from scorer.web.presenters.words import SIGNS, rank_letter

NBSP = "\N{NO-BREAK SPACE}"
_HUNDREDS = Ruleset(long_runs=LongRuns.HUNDRED)


def figures(players: int, lexicon: Lexicon) -> Figures:
    """Every figure and name a sentence may need."""
    least, most = BOUNDS[players]
    jass, menel = (Card(rank, Suit.HEARTS).points(Suit.HEARTS) for rank in (Rank.JACK, Rank.NINE))
    return {
        "deck_size": len(DECK),
        "hand_size": HAND_SIZE,
        "first_cards": FIRST_SIX,
        "last_cards": HAND_SIZE - FIRST_SIX,
        "deck_points": DECK_POINTS,
        "last_trick": LAST_TRICK,
        "least": least,
        "most": most,
        "jass": jass,
        "menel": menel,
        "trumps": _valued(TRUMP_TRICK, TRUMP_POINTS),
        "plain": _valued(PLAIN_TRICK, PLAIN_POINTS),
        "natural_order": _downwards(NATURAL),
        "trick_order": _downwards(PLAIN_TRICK),
        "suit_order": " ".join(SIGNS[suit] for suit in SUIT_ORDER),
        "bella": bella(lexicon),
        "bella_points": BELLA,
        "fifty_name": fifty(lexicon),
        "terz": worth(Meld(seat=0, length=3), _HUNDREDS)[0],
        "fifty": worth(Meld(seat=0, length=4), _HUNDREDS)[0],
        "hundred": worth(Meld(seat=0, length=5), _HUNDREDS)[0],
        "four": worth(Meld(seat=0, four=Rank.ACE), _HUNDREDS)[0],
    }


def _downwards(ranks: Sequence[Rank]) -> str:
    return " ".join(rank_letter(rank) for rank in reversed(ranks))


def _valued(ranks: Sequence[Rank], points: dict[Rank, int]) -> str:
    """The ranks from the highest, each with its points: «В – 20, 9 – 14, Т – 11, …, 8, 7»."""
    return ", ".join(
        f"{rank_letter(rank)}{NBSP}–{NBSP}{points[rank]}" if rank in points else rank_letter(rank)
        for rank in reversed(ranks)
    )
