"""Обмен семёрки: why it goes or does not, and what it makes of the melds, in words."""

from __future__ import annotations

from collections.abc import Mapping

from scorer.arbiter.exchange import Because
from scorer.web.presenters.text import Text, lazy_gettext

_WHY: Mapping[Because, Text] = {
    Because.ALLOWED: lazy_gettext("The seven of the suit turned up may be exchanged for the turned card."),
    Because.SECOND_TRUMP: lazy_gettext("On the second trump the seven is not exchanged."),
    Because.BOTTOM_CARD: lazy_gettext("The seven is exchanged for the turned card only, never for the bottom card."),
    Because.OFF: lazy_gettext("At this table the seven is not exchanged at all."),
    Because.NOT_MAKER: lazy_gettext("At this table only the maker exchanges the seven."),
    Because.NO_SEVEN: lazy_gettext("The seven of the suit turned up is not in this hand."),
    Because.NOT_IN_FIRST_SIX: lazy_gettext("At this table the seven must be among the first six cards."),
    Because.TOO_LATE: lazy_gettext("It is too late: the melds have been called already."),
}

RESTS: Mapping[Because, tuple[str, ...]] = {
    Because.ALLOWED: ("R-EXCHANGE", "seven_exchange"),
    Because.SECOND_TRUMP: ("seven_when", "R-CARD-BAIT"),
    Because.BOTTOM_CARD: ("R-EXCHANGE", "R-CARD-BAIT"),
    Because.OFF: ("seven_exchange",),
    Because.NOT_MAKER: ("seven_exchange",),
    Because.NO_SEVEN: ("R-EXCHANGE",),
    Because.NOT_IN_FIRST_SIX: ("seven_from_first_six",),
    Because.TOO_LATE: ("R-EXCHANGE", "melds_called"),
}
"""What each reason rests on."""


def why(because: str) -> str:
    """The reason of a ruling on an exchange."""
    return str(_WHY[Because(because)])
