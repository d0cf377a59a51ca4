"""Отказы словами: every refusal of party-file.md «Refusals» as a sentence that says what would be right.

A sentence leaves out what the refusal does not tell; a code nobody knows gets a plain one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from scorer.rules.refusal import Refused
from scorer.web.presenters import deal_refusals, file_refusals
from scorer.web.presenters.refusal_words import WORDS
from scorer.web.presenters.text import Text, gettext
from scorer.web.presenters.told import Told

_TELLINGS: dict[str, Callable[[Told], str]] = {
    "card.unknown": deal_refusals.unknown_card,
    "cards.deck_mismatch": deal_refusals.deck_mismatch,
    "cards.impossible": deal_refusals.impossible_count,
    "cards.no_trick_conflict": deal_refusals.no_trick_conflict,
    "cards.total_out_of_range": deal_refusals.total_out_of_range,
    "count.above_deck": deal_refusals.above_deck,
    "count.below_melds": deal_refusals.below_melds,
    "claim.not_allowed": deal_refusals.claim,
    "correction.undercount_stands": deal_refusals.undercount,
    "file.json": file_refusals.unreadable,
    "key.missing": file_refusals.missing,
    "key.unknown": file_refusals.unknown_key,
    "melds.impossible": deal_refusals.impossible_meld,
    "melds.rank_needed": deal_refusals.rank_needed,
    "melds.shared_card": deal_refusals.shared_card,
    "melds.too_many_cards": deal_refusals.too_many_in_melds,
    "offence.not_in_force": deal_refusals.offence,
    "players.count": file_refusals.players_count,
    "players.same_name": file_refusals.same_name,
    "rate.exceeded": file_refusals.rate,
    "ruleset.bad_value": file_refusals.bad_option,
    "ruleset.unknown_option": file_refusals.unknown_option,
    "ruleset.unknown_preset": file_refusals.unknown_preset,
    "value.bad": file_refusals.bad_value,
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
