"""Что уже ясно: of a deal being played, before it is counted: whose melds stand, what the maker needs, what hangs.

Who plays, the trump and the melds are known at the first trick, the counts ten minutes later.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorer.ledger.party import State
from scorer.rules.contract import tricks_needed
from scorer.rules.facts import Deal
from scorer.rules.lines import MELDS, Line, Reason, sums
from scorer.rules.meld_asking import ruling_so_far
from scorer.rules.melds import Because, MeldRuling
from scorer.rules.offences import one_sided
from scorer.rules.piles import beside_cards
from scorer.rules.refusal import Refused
from scorer.web.deal.asking import calls
from scorer.web.deal.facts import facts_of, order_of
from scorer.web.deal.talk import gave_up
from scorer.web.deal.typed import Typed
from scorer.web.presenters.arbiter.melds import who_writes
from scorer.web.presenters.hanging import hanging_note
from scorer.web.presenters.text import gettext, lazy_pgettext

_SHORTLY = {
    Because.LONGER: lazy_pgettext("why melds stand", "longer"),
    Because.FOUR: lazy_pgettext("why melds stand", "a four"),
    Because.HIGHER: lazy_pgettext("why melds stand", "higher"),
    Because.TRUMP: lazy_pgettext("why melds stand", "in trumps"),
    Because.FIRST_CALLED: lazy_pgettext("why melds stand", "called first"),
    Because.SUIT_ORDER: lazy_pgettext("why melds stand", "by suit"),
    Because.NOBODY: lazy_pgettext("why melds stand", "equal"),
    Because.BELOW_A_TIE: lazy_pgettext("why melds stand", "the best are equal"),
    Because.BOTH: lazy_pgettext("why melds stand", "equal"),
}
"""Why, in a word; nothing where only one side has called."""


def so_far(typed: Typed, state: State) -> str:
    """All that is clear, as short as the pad leaves room for: «Пишет Боря: 50 (длиннее) · висячие 70».

    Empty before anyone has ordered, and where nobody knows yet who writes; of a deal that was given up, by whom.
    """
    if typed.resigned is not None:
        return gave_up(typed, state)
    if typed.maker is None:
        return ""
    try:
        deal = facts_of(typed)
        beside = beside_cards(deal, state.ruleset, order_of(typed, state))
    except Refused:
        return ""
    called = [line for line in beside if line.reason in MELDS]
    return " · ".join((*_melds(typed, state, called), *_wanted(deal, state, called), *_hanging(state)))


def _melds(typed: Typed, state: State, called: Sequence[Line]) -> Iterator[str]:
    """Who writes them, and why where both sides have called."""
    judged = calls(typed, state)
    ruling = ruling_so_far(judged, state.ruleset)
    if not judged.melds or not isinstance(ruling, MeldRuling):
        return
    points = sums((line for line in called if line.reason is not Reason.BELLA), len(state.players))
    said = who_writes(points, state.players)
    why = _SHORTLY.get(ruling.because)
    yield f"{said} ({why})" if why else said


def _wanted(deal: Deal, state: State, called: Sequence[Line]) -> Iterator[str]:
    """By how much the maker's tricks must be above all others', where melds shift it."""
    needed = tricks_needed(sums(called, len(state.players)), deal.maker, state.ruleset)
    if needed is None or not called or one_sided(deal.offences, conceded=deal.conceded):
        return
    name = state.players[deal.maker]
    if needed > 0:
        yield gettext("%(name)s: %(points)d more by tricks are needed", name=name, points=needed)
    else:
        yield gettext("%(name)s: %(points)d less by tricks will do", name=name, points=-needed)


def _hanging(state: State) -> Iterator[str]:
    """What hangs over this deal."""
    note = hanging_note(state)
    if note is not None:
        yield gettext("hanging points %(points)s", points=note.points)
