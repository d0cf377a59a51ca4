"""Кто сдаёт первым в следующей партии: the choices in words."""

from __future__ import annotations

from scorer.ledger.again import FirstDealer
from scorer.web.presenters.text import Text, lazy_pgettext

_CHOICES: dict[FirstDealer, Text] = {
    FirstDealer.LOSER: lazy_pgettext("first dealer", "the loser"),
    FirstDealer.WINNER: lazy_pgettext("first dealer", "the winner"),
    FirstDealer.IN_TURN: lazy_pgettext("first dealer", "in turn"),
    FirstDealer.LOT: lazy_pgettext("first dealer", "by lot"),
}


def first_dealer_choices() -> tuple[tuple[FirstDealer, str], ...]:
    """Every choice with its words, the usual one first."""
    return tuple((choice, str(text)) for choice, text in _CHOICES.items())
