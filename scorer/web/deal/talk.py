"""Разговор о ставке: where the offers of a deal stand, who may offer, and who has to answer.

The offer is: give up at the present stake, or play for more. Nobody offers twice running: after
an accepted offer the right is with who accepted.
"""

from __future__ import annotations

from dataclasses import dataclass

from scorer.ledger.party import State
from scorer.rules.ruleset import Ruleset
from scorer.rules.stakes import raised
from scorer.web.deal.typed import Typed
from scorer.web.forms.deal import MOST_OFFERS
from scorer.web.presenters.text import gettext


@dataclass(frozen=True, slots=True)
class Talk:
    """The offers so far, the stake in force and the one offered; `answers` is who must answer, if anybody."""

    offers: tuple[int, ...]
    resigned: int | None
    stake: int
    offered: int
    may_offer: tuple[int, ...]
    answers: int | None

    @property
    def seen(self) -> str:
        """A word that tells this stand from any other."""
        return f"{len(self.offers)}.{self.answers}.{self.resigned}"


def has_dave(ruleset: Ruleset) -> bool:
    """Whether a table plays with dave."""
    return ruleset.stakes and ruleset.dave is not None and ruleset.players == 2


def talk(typed: Typed, ruleset: Ruleset) -> Talk:
    """Where the offers stand."""
    offers, resigned = typed.dave, typed.resigned
    waits = bool(offers) and typed.dave_open and resigned is None
    accepted = len(offers) - (1 if waits or (offers and resigned is not None) else 0)
    last = offers[-1] if offers else None
    may_offer: tuple[int, ...] = (0, 1) if last is None else (1 - last,)
    if waits or resigned is not None or len(offers) >= MOST_OFFERS:
        may_offer = ()
    return Talk(
        offers=offers,
        resigned=resigned,
        stake=raised(ruleset, accepted),
        offered=raised(ruleset, accepted + 1),
        may_offer=may_offer,
        answers=1 - last if waits and last is not None else None,
    )


def steps(spoken: Talk, state: State) -> list[str]:
    """What was said, in order: «Аня: даве, играть на 2», «Боря принимает»."""
    said = []
    for place, seat in enumerate(spoken.offers):
        more = raised(state.ruleset, place + 1)
        said.append(gettext("%(name)s: dave, play for %(stake)d.", name=state.players[seat], stake=more))
        if place < len(spoken.offers) - 1 or (spoken.answers is None and spoken.resigned is None):
            said.append(gettext("%(name)s accepts.", name=state.players[1 - seat]))
    if spoken.resigned is not None:
        name = state.players[spoken.resigned]
        said.append(gettext("%(name)s gives up and loses %(stake)d.", name=name, stake=spoken.stake))
    return said


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
