"""Разговор о ставке словами: what was offered and answered, from what is typed of a deal."""

from __future__ import annotations

from scorer.ledger.party import State
from scorer.rules import dave
from scorer.rules.dave import Talk
from scorer.rules.ruleset import Ruleset
from scorer.rules.stakes import raised
from scorer.web.deal.typed import Typed
from scorer.web.presenters.text import gettext


def talk(typed: Typed, ruleset: Ruleset) -> Talk:
    """Where the offers stand."""
    return dave.talk(typed.dave, ruleset, unanswered=typed.dave_open, resigned=typed.resigned)


def steps(spoken: Talk, state: State) -> list[str]:
    """What was said, in order: «Аня: даве, играть на 2», «Боря принимает»."""
    said = []
    for place, seat in enumerate(spoken.offers):
        more = raised(state.ruleset, place + 1)
        said.append(gettext("%(name)s: dave, play for %(stake)d.", name=state.players[seat], stake=more))
        if spoken.accepted(place):
            said.append(gettext("%(name)s accepts.", name=state.players[1 - seat]))
    if spoken.resigned is not None:
        said.append(_gives_up(spoken, state))
    return said


def gave_up(typed: Typed, state: State) -> str:
    """«Боря сдаётся и теряет 1.» where dave was answered so; else empty."""
    spoken = talk(typed, state.ruleset)
    return _gives_up(spoken, state) if spoken.offers and spoken.resigned is not None else ""


def _gives_up(spoken: Talk, state: State) -> str:
    assert spoken.resigned is not None  # noqa: S101 - whoever calls asks first
    name = state.players[spoken.resigned]
    return gettext("%(name)s gives up and loses %(stake)d.", name=name, stake=spoken.stake)


def stand(spoken: Talk, state: State) -> str:
    """The talk in one line, for the table: «ставка 2, даве: Аня – на 4, отвечает Боря»."""
    stake = gettext("the stake is %(stake)d", stake=spoken.stake)
    if spoken.resigned is not None:
        return gettext("%(name)s gives up", name=state.players[spoken.resigned])
    if spoken.answers is not None:
        offer = gettext(
            "dave for %(stake)d, %(name)s answers", stake=spoken.offered, name=state.players[spoken.answers]
        )
        return f"{stake}, {offer}"
    return stake
