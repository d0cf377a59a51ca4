"""За что очки: the reason of a line in a word or two («посл.», «терц от К♠», «висячие»)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from scorer.rules.choices import LongRuns
from scorer.rules.facts import Meld
from scorer.rules.lines import Line, Reason
from scorer.rules.ruleset import Ruleset
from scorer.sheets.notes import called
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
    """The words of each of a deal's `lines`; a meld is named by its top card where it is known."""
    lines = tuple(lines)
    for line, meld in zip(lines, called(lines, melds, Ruleset(long_runs=long_runs)), strict=True):
        yield reason(line.reason, lexicon) if meld is None else meld_short(meld, lexicon)
