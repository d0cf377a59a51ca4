"""За что очки: the reason of a line in a word or two («посл.», «терц от К♠», «висячие»)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from scorer.rules.choices import LongRuns
from scorer.rules.facts import Meld
from scorer.rules.lines import Line, Reason
from scorer.web.presenters.lexicon import Lexicon, bella, fifty
from scorer.web.presenters.text import Text, gettext, lazy_pgettext
from scorer.web.presenters.words import meld_short

_REASONS: dict[Reason, Text] = {
    Reason.CARDS: lazy_pgettext("reason", "cards"),
    Reason.LAST_TRICK: lazy_pgettext("reason", "last"),
    Reason.HUNDRED: lazy_pgettext("reason", "hundred"),
    Reason.FOUR: lazy_pgettext("reason", "four of a kind"),
    Reason.BAIT: lazy_pgettext("reason", "bait"),
    Reason.BURN: lazy_pgettext("reason", "bait, burnt"),
    Reason.HANGING: lazy_pgettext("reason", "left hanging"),
    Reason.LAPSE: lazy_pgettext("reason", "equal, lost"),
    Reason.CARD_BAIT: lazy_pgettext("reason", "card bait"),
    Reason.HANGING_PAID: lazy_pgettext("reason", "hanging points"),
    Reason.BAIT_FINE: lazy_pgettext("reason", "fine for baits"),
    Reason.NO_TRICK_FINE: lazy_pgettext("reason", "fine, no tricks"),
    Reason.PASS_FINE: lazy_pgettext("reason", "fine for passed deals"),
    Reason.FIFTY: lazy_pgettext("reason", "without play"),
    Reason.CORRECTION: lazy_pgettext("reason", "pencil rule"),
    Reason.ADJUST: lazy_pgettext("reason", "change of the score"),
    Reason.CLAIM: lazy_pgettext("reason", "claim"),
    Reason.STAKE: lazy_pgettext("reason", "stake"),
    Reason.DAVE: lazy_pgettext("reason", "dave"),
}


def reason(code: Reason, lexicon: Lexicon = Lexicon.DEBERTS) -> str:
    """The words of a line's reason, without its points."""
    if code is Reason.TERZ:
        return gettext("terz")
    if code is Reason.FIFTY_MELD:
        return fifty(lexicon)
    if code is Reason.BELLA:
        return bella(lexicon)
    return str(_REASONS[code])


def reasons(
    lines: Iterable[Line], melds: Iterable[Meld], long_runs: LongRuns, lexicon: Lexicon = Lexicon.DEBERTS
) -> Iterator[str]:
    """The words of each of a deal's `lines`; a meld is named by its top card where it is known.

    Melds stand in the lines in the order they were called, so the lines of a seat and kind
    take the seat's melds of that kind one after another.
    """
    waiting = list(melds)
    for line in lines:
        called = next((m for m in waiting if m.seat == line.seat and _line_of(m, long_runs) is line.reason), None)
        if called is None:
            yield reason(line.reason, lexicon)
        else:
            waiting.remove(called)
            yield meld_short(called, lexicon)


def _line_of(meld: Meld, long_runs: LongRuns) -> Reason:
    if meld.four is not None:
        return Reason.FOUR
    length = meld.length or 3
    if length == 3:
        return Reason.TERZ
    return Reason.HUNDRED if length > 4 and long_runs is LongRuns.HUNDRED else Reason.FIFTY_MELD
