"""Слова сдачи: what is still wanted, what looks like a slip, and the refusals only typing can meet."""

from __future__ import annotations

from collections.abc import Sequence

from scorer.ledger.party import State
from scorer.rules.readings import Otherwise, Reading
from scorer.rules.refusal import Refused
from scorer.rules.slips import Slip
from scorer.web.deal.facts import Lack
from scorer.web.deal.judge import Refusal
from scorer.web.deal.typed import Typed
from scorer.web.presenters.lexicon import Lexicon, lexicon_of
from scorer.web.presenters.reasons import reason
from scorer.web.presenters.refusals import refusal
from scorer.web.presenters.text import gettext, lazy_gettext, ngettext
from scorer.web.presenters.words import run_kind

_WANTED = {
    "order": lazy_gettext("Choose who plays and on which suit."),
    "maker": lazy_gettext("Say who ordered the trump; the suit may be left out."),
    "cards": lazy_gettext("%(name)s: enter the points of the pile."),
    "total": lazy_gettext("Enter the points of both piles together."),
    "last_trick": lazy_gettext("Say who took the last trick."),
    "four": lazy_gettext("Say of which rank the four is."),
    "dave": lazy_gettext("Say how the last dave was answered: accepted, or given up."),
}


def wanted(lack: Lack, names: Sequence[str]) -> str:
    """What to do about something missing, said at its field."""
    return _WANTED[lack.what](name=names[lack.seat or 0])


def still_wanted(lacks: Sequence[Lack], names: Sequence[str]) -> str:
    """All that is missing, in one breath: «Ещё нужно: взятки (Боря), кто взял последнюю»."""
    said: list[str] = []
    piles = [names[lack.seat] for lack in lacks if lack.what == "cards" and lack.seat is not None]
    for lack in lacks:
        match lack.what:
            case "order":
                part = gettext("who plays and on what")
            case "maker":
                part = gettext("who ordered the trump")
            case "cards":
                every = len(piles) == len(names)
                part = gettext("the piles") if every else gettext("the piles (%(names)s)", names=", ".join(piles))
            case "total":
                part = gettext("both piles together")
            case "last_trick":
                part = gettext("who took the last trick")
            case "four":
                part = gettext("the rank of the four")
            case "dave":
                part = gettext("the answer to the last dave")
        if part not in said:
            said.append(part)
    return gettext("Still wanted: %(what)s.", what=", ".join(said))


def refused_words(verdict: Refusal, typed: Typed, state: State) -> str:
    """The sentences of a refusal of a typed deal: what is wrong, by how much, and what would be right."""
    said = _refused(verdict.refused, typed, state)
    if not verdict.readings:
        return said
    parts = (_reading(reading, typed, state) for reading in verdict.readings)
    how = gettext(", or if ").join(parts)
    return said + " " + gettext("It would fit if %(how)s.", how=how)


def _reading(reading: Reading, typed: Typed, state: State) -> str:
    """What else may have been meant: «объявления – Боря»."""
    names = [state.players[seat] for seat in reading.seats]
    match reading.otherwise:
        case Otherwise.LAST_TRICK:
            return gettext("the last trick is %(name)s's", name=names[0])
        case Otherwise.BARE:
            return gettext("it was counted without melds and the last trick")
        case Otherwise.WHOLE:
            return gettext("it was counted with melds and the last trick in")
        case Otherwise.MELDS:
            callers = [seat for seat in reading.seats if typed.seats[seat].melds or typed.seats[seat].bella]
            if len(callers) == 1:
                return gettext("the melds are %(name)s's", name=names[1 - reading.seats.index(callers[0])])
            return gettext("the melds are the other way round (%(one)s, %(other)s)", one=names[0], other=names[1])


def _refused(refused: Refused, typed: Typed, state: State) -> str:
    """The refusal itself."""
    lexicon = lexicon_of(state.preset)
    if refused.code in _OWN:
        return _OWN[refused.code](refused, lexicon)
    said = refusal(refused, state.players)
    if typed.counted and refused.code in _ABOUT_BARE_COUNTS:
        return gettext("%(refusal)s Here melds and the last trick are already taken off.", refusal=said)
    return said


def _below_melds(refused: Refused, lexicon: Lexicon) -> str:
    lines = refused.params["lines"]
    parts = ", ".join(f"{reason(line.reason, lexicon)} {line.points}" for line in lines)  # type: ignore[attr-defined]
    return gettext(
        "%(count)s is too few: with what counts beside the cards (%(parts)s) it is at least %(least)s.",
        count=refused.params["count"],
        parts=parts,
        least=refused.params["beside"],
    )


def _bella_twice(_refused: Refused, _lexicon: Lexicon) -> str:
    return gettext("Only one can have it: there is one king and one queen of trumps.")


def _entry_breaks(refused: Refused, _lexicon: Lexicon) -> str:
    return str(refused.params["said"])


_OWN = {
    "entry.breaks": _entry_breaks,
    "count.below_melds": _below_melds,
    "bella.twice": _bella_twice,
}
_ABOUT_BARE_COUNTS = frozenset({"cards.impossible", "cards.total_out_of_range", "cards.deck_mismatch"})


def question(slip: Slip, state: State) -> str:
    """What the page asks about a likely slip."""
    name = state.players[slip.seat] if slip.seat is not None else ""
    figure = slip.figure or 0
    match slip.kind:
        case "terz_in_row":
            return ngettext(
                "%(name)s: with the bella there is %(num)d in a row, that is a %(kind)s. A terz all the same?",
                "%(name)s: with the bella there are %(num)d in a row, that is a %(kind)s. A terz all the same?",
                figure,
                name=name,
                kind=run_kind(4, lexicon_of(state.preset)),
            )
        case "false_meld_in":
            return ngettext(
                "%(name)s: %(num)d meld is entered and counts as a true one. Is the false one taken out?",
                "%(name)s: %(num)d melds are entered and count as true ones. Is the false one taken out?",
                figure,
                name=name,
            )
        case "sum_low":
            return gettext(
                "Together only %(sum)d points of cards: that hardly ever happens. Counted right?", sum=figure
            )
        case "sum_high":
            return gettext(
                "Together %(sum)d points of cards: that hardly ever happens. Without melds and the last trick?",
                sum=figure,
            )
        case _:
            return gettext("%(name)s: 0 points. Was there a trick? If not, mark “no tricks”.", name=name)
