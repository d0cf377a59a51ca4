"""Кто где сидит: what players are called where nobody has told their names."""

from __future__ import annotations

from scorer.web.presenters.lexicon import Lexicon
from scorer.web.presenters.text import gettext, pgettext


def place_names(players: int, lexicon: Lexicon) -> tuple[str, ...]:
    """Names by place in play, the dealer last: «Первая рука», «Сдающий»."""
    dealer = pgettext("klaberjass", "The dealer") if lexicon is Lexicon.KLABERJASS else gettext("The dealer")
    first, second = gettext("The eldest hand"), gettext("The second hand")
    return (first, dealer) if players == 2 else (first, second, dealer)
