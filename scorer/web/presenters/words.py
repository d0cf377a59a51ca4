"""Карты и объявления словами: suits, ranks, cards, melds and offences.

A card reads «король червей», short «К♥»; a run is named by its top card as players name it,
«терц от короля бубнового», short «терц от К♦».
"""

from __future__ import annotations

from scorer.rules.cards import Card, Rank, Suit
from scorer.rules.choices import OffenceKind
from scorer.rules.facts import Meld
from scorer.web.presenters.lexicon import Lexicon, fifty
from scorer.web.presenters.text import gettext, lazy_gettext, lazy_pgettext, ngettext, pgettext
from scorer.web.presenters.tops import TOPS

SIGNS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}

RED = frozenset({Suit.HEARTS, Suit.DIAMONDS})
"""Suits shown in red."""

SUITS = {
    Suit.SPADES: lazy_pgettext("suit", "spades"),
    Suit.HEARTS: lazy_pgettext("suit", "hearts"),
    Suit.DIAMONDS: lazy_pgettext("suit", "diamonds"),
    Suit.CLUBS: lazy_pgettext("suit", "clubs"),
}
_OF_SUIT = {
    Suit.SPADES: lazy_pgettext("card", "%(rank)s of spades"),
    Suit.HEARTS: lazy_pgettext("card", "%(rank)s of hearts"),
    Suit.DIAMONDS: lazy_pgettext("card", "%(rank)s of diamonds"),
    Suit.CLUBS: lazy_pgettext("card", "%(rank)s of clubs"),
}
RANKS = {
    Rank.SEVEN: lazy_pgettext("rank", "seven"),
    Rank.EIGHT: lazy_pgettext("rank", "eight"),
    Rank.NINE: lazy_pgettext("rank", "nine"),
    Rank.TEN: lazy_pgettext("rank", "ten"),
    Rank.JACK: lazy_pgettext("rank", "jack"),
    Rank.QUEEN: lazy_pgettext("rank", "queen"),
    Rank.KING: lazy_pgettext("rank", "king"),
    Rank.ACE: lazy_pgettext("rank", "ace"),
}
_LETTERS = {
    Rank.JACK: lazy_pgettext("rank letter", "J"),
    Rank.QUEEN: lazy_pgettext("rank letter", "Q"),
    Rank.KING: lazy_pgettext("rank letter", "K"),
    Rank.ACE: lazy_pgettext("rank letter", "A"),
}
_FOURS = {
    Rank.TEN: lazy_gettext("four tens"),
    Rank.JACK: lazy_gettext("four jacks"),
    Rank.QUEEN: lazy_gettext("four queens"),
    Rank.KING: lazy_gettext("four kings"),
    Rank.ACE: lazy_gettext("four aces"),
}
OFFENCES = {
    OffenceKind.REVOKE: lazy_gettext("revoke"),
    OffenceKind.FALSE_MELD: lazy_gettext("false meld"),
    OffenceKind.EXTRA_CARD: lazy_gettext("a card too many"),
    OffenceKind.SEVEN_ON_SECOND_TRUMP: lazy_gettext("seven exchanged on the second trump"),
    OffenceKind.SEVEN_FOR_BOTTOM_CARD: lazy_gettext("seven exchanged for the bottom card"),
    OffenceKind.RANK_INQUIRY_WITHOUT_EQUAL: lazy_gettext("rank asked without a meld of that length"),
    OffenceKind.RANK_INQUIRY_WITH_LONGER: lazy_gettext("rank asked with a longer meld in hand"),
}


def suit_name(suit: Suit) -> str:
    """Масть: «черви»."""
    return str(SUITS[suit])


def rank_name(rank: Rank) -> str:
    """Достоинство: «король»."""
    return str(RANKS[rank])


def rank_letter(rank: Rank) -> str:
    """As cards are written: «К»; numbers stay numbers."""
    return str(_LETTERS.get(rank, rank.value))


def card_name(card: Card) -> str:
    """Карта: «король червей»."""
    return _OF_SUIT[card.suit](rank=rank_name(card.rank))


def card_short(card: Card) -> str:
    """Карта знаком: «К♥»."""
    return f"{rank_letter(card.rank)}{SIGNS[card.suit]}"


def run_kind(length: int, lexicon: Lexicon = Lexicon.DEBERTS) -> str:
    """The kind of a run of so many cards: «терц», «полтинник», «5 подряд»."""
    if length == 3:
        return gettext("terz")
    if length == 4:
        return fifty(lexicon)
    return ngettext("%(num)d in a row", "%(num)d in a row", length)


def four_name(rank: Rank) -> str:
    """Каре: «каре дам»."""
    text = _FOURS.get(rank)
    return str(text) if text else gettext("four of a kind")


def meld_name(meld: Meld, lexicon: Lexicon = Lexicon.DEBERTS) -> str:
    """The meld in full: «терц от короля бубнового», «каре дам»; the kind alone without a top."""
    if meld.four is not None:
        return four_name(meld.four)
    kind = run_kind(meld.length or 3, lexicon)
    if meld.top is None:
        return kind
    return pgettext("meld", "%(kind)s from the %(card)s", kind=kind, card=TOPS[meld.top])


def meld_short(meld: Meld, lexicon: Lexicon = Lexicon.DEBERTS) -> str:
    """The meld for a narrow place: «терц от К♦», «каре дам»."""
    if meld.four is not None:
        return four_name(meld.four)
    kind = run_kind(meld.length or 3, lexicon)
    if meld.top is None:
        return kind
    return pgettext("meld, short", "%(kind)s from %(card)s", kind=kind, card=card_short(meld.top))


def offence_name(kind: OffenceKind) -> str:
    """Нарушение: «ренонс»."""
    return str(OFFENCES[kind])
