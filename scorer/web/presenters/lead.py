"""Отрыв словами: how far the leader is from the lead that ends a party."""

from __future__ import annotations

from scorer.ledger.party import State
from scorer.web.presenters.text import gettext


def lead_words(state: State) -> str:
    """«Отрыв 120 из 250: Аня, осталось 130»; empty where no lead ends the party, or it has ended it."""
    wanted = state.ruleset.winning_lead
    if wanted is None or state.finished:
        return ""
    best, other = max(state.totals), min(state.totals)
    if best == other:
        return gettext("Lead: 0 of %(wanted)d.", wanted=wanted)
    return gettext(
        "Lead: %(lead)d of %(wanted)d, %(name)s; %(left)d to go.",
        lead=best - other,
        wanted=wanted,
        name=state.players[state.totals.index(best)],
        left=wanted - (best - other),
    )
