"""Отказы словами: every refusal of party-file.md «Refusals» as a sentence that says what would be right.

A sentence leaves out what the refusal does not tell; a code nobody knows gets a plain one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from scorer.rules.refusal import Refused
from scorer.web.presenters import refusal_words
from scorer.web.presenters.refusal_words import WORDS
from scorer.web.presenters.text import Text, gettext
from scorer.web.presenters.told import Told

_TELLINGS: dict[str, Callable[[Told], str]] = {
    "card.unknown": refusal_words.unknown_card,
    "cards.deck_mismatch": refusal_words.deck_mismatch,
    "cards.impossible": refusal_words.impossible_count,
    "cards.no_trick_conflict": refusal_words.no_trick_conflict,
    "cards.total_out_of_range": refusal_words.total_out_of_range,
    "count.above_deck": refusal_words.above_deck,
    "count.below_melds": refusal_words.below_melds,
    "claim.not_allowed": refusal_words.claim,
    "correction.undercount_stands": refusal_words.undercount,
    "file.json": refusal_words.unreadable,
    "key.missing": refusal_words.missing,
    "key.unknown": refusal_words.unknown_key,
    "melds.impossible": refusal_words.impossible_meld,
    "melds.rank_needed": refusal_words.rank_needed,
    "melds.shared_card": refusal_words.shared_card,
    "melds.too_many_cards": refusal_words.too_many_in_melds,
    "offence.not_in_force": refusal_words.offence,
    "players.count": refusal_words.players_count,
    "players.same_name": refusal_words.same_name,
    "rate.exceeded": refusal_words.rate,
    "ruleset.bad_value": refusal_words.bad_option,
    "ruleset.unknown_option": refusal_words.unknown_option,
    "ruleset.unknown_preset": refusal_words.unknown_preset,
    "value.bad": refusal_words.bad_value,
}

CODES = frozenset(WORDS) | frozenset(_TELLINGS)
"""Every code that has a sentence."""


def refusal(refused: Refused, players: Sequence[str] = ()) -> str:
    """The sentence of a refusal; `players` are the names seats are told by."""
    return refusal_of(refused.code, refused.params, players)


def refusal_of(code: str, params: Mapping[str, Any], players: Sequence[str] = ()) -> str:
    """The sentence of a refusal's code and parameters."""
    if code in _TELLINGS:
        return _TELLINGS[code](Told(params, players))
    text: Text | None = WORDS.get(code)
    return str(text) if text else gettext("This cannot be written so.")
