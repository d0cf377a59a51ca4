"""Конец партии словами: who won, why, and what hung until then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from scorer.ledger.party import State
from scorer.ledger.score import lapsed, winners
from scorer.rules.ending import EndReason
from scorer.rules.ruleset import Ruleset
from scorer.web.presenters.text import gettext


@dataclass(frozen=True, slots=True)
class Ending:
    """«Победа: Аня», then why, and the hanging points that lapsed, if any."""

    winner: str
    why: str
    lapsed: str


def ending(state: State) -> Ending | None:
    """How a party ended, None while it goes on."""
    if not state.finished or state.end is None:
        return None
    winner = who_won(winners(state), state.players)
    points = lapsed(state)
    gone = gettext("%(points)d that hung lapse.", points=points) if points else ""
    return Ending(winner, why_over(EndReason(state.end), state.ruleset), gone)


def end_sentence(state: State) -> str:
    """The whole end in one sentence after another, empty while the party goes on."""
    told = ending(state)
    return " ".join(filter(None, (f"{told.winner}.", told.why, told.lapsed))) if told else ""


def who_won(seats: Sequence[int], players: Sequence[str]) -> str:
    """«Победа: Аня», «Победа: Боря, Вера», or that nobody wins."""
    if not seats:
        return gettext("Nobody wins")
    return gettext("Winner: %(name)s", name=", ".join(players[seat] for seat in seats))


def why_over(reason: EndReason, ruleset: Ruleset) -> str:
    """Why a party is over, in a sentence."""
    return _WHY[reason](ruleset)


def _target(ruleset: Ruleset) -> str:
    return gettext("%(target)d is reached.", target=ruleset.target)


def _last_trick(ruleset: Ruleset) -> str:
    return gettext("More than one reached %(target)d: the last trick decided.", target=ruleset.target)


def _higher_total(ruleset: Ruleset) -> str:
    return gettext("More than one reached %(target)d: the higher total decided.", target=ruleset.target)


def _lead(ruleset: Ruleset) -> str:
    return gettext("A lead of %(lead)d ends the party.", lead=ruleset.winning_lead)


def _deals(ruleset: Ruleset) -> str:
    return gettext("The deal is played.") if ruleset.deals == 1 else gettext("All deals are played.")


_WHY: dict[EndReason, Callable[[Ruleset], str]] = {
    EndReason.TARGET: _target,
    EndReason.LAST_TRICK: _last_trick,
    EndReason.HIGHER_TOTAL: _higher_total,
    EndReason.CLAIM: lambda _: gettext("The end was announced, and rightly."),
    EndReason.FALSE_CLAIM: lambda _: gettext("The end was announced wrongly."),
    EndReason.LEAD: _lead,
    EndReason.DEALS: _deals,
    EndReason.CLOSED: lambda _: gettext("The party was broken off."),
}
