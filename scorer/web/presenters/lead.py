"""Отрыв словами: how far the leader is from the lead that ends a party."""

from __future__ import annotations

from scorer.ledger.party import State
from scorer.ledger.score import lead
from scorer.web.presenters.text import gettext


def lead_words(state: State) -> str:
    """«Отрыв 120 из 250: Аня, осталось 130»; empty where no lead ends the party, or it has ended it."""
    wanted, now = state.ruleset.winning_lead, lead(state)
    if now is None:
        return ""
    if now.seat is None:
        return gettext("Lead: 0 of %(wanted)d.", wanted=wanted)
    return gettext(
        "Lead: %(lead)d of %(wanted)d, %(name)s; %(left)d to go.",
        lead=now.points,
        wanted=wanted,
        name=state.players[now.seat],
        left=now.left,
    )
