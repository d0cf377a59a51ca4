"""Идёт сдача: the draft of the running deal, kept on the server as it is typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from scorer.ledger.party import State
from scorer.rules.facts import Meld
from scorer.rules.lines import Reason
from scorer.store.drafts import DraftState
from scorer.web.deal.typed import Typed, typed_of
from scorer.web.forms.deal import as_form_data, deal_form
from scorer.web.presenters.lexicon import Lexicon, bella, lexicon_of
from scorer.web.presenters.reasons import reason
from scorer.web.presenters.text import gettext
from scorer.web.presenters.words import SIGNS, meld_short

NUMBER = "number"
"""The draft's own field: the number of the deal it was typed for."""
NOT_YET_TYPED = frozenset({NUMBER, "counted"})
"""Fields that alone are no draft."""


def deal_number(state: State) -> int:
    """The number of the deal being played: one more than the last that was written."""
    return 1 + max((row.number for row in state.rows if row.number is not None), default=0)


def draft_fields(fields: Mapping[str, str], state: State) -> dict[str, str]:
    """What is kept of typed fields; nothing where nothing was typed or only noughts."""
    typed = {name: value for name, value in fields.items() if name not in NOT_YET_TYPED and value.strip(" 0")}
    return {**fields, NUMBER: str(deal_number(state))} if typed else {}


def typed_in(draft: DraftState) -> dict[str, Any]:
    """The fields of a draft without its own."""
    return {name: value for name, value in draft.fields.items() if name != NUMBER}


def is_for(draft: DraftState, state: State) -> bool:
    """Whether the draft is of the deal being played now; another is offered, not used."""
    return draft.fields.get(NUMBER) == str(deal_number(state))


def draft_summary(draft: DraftState, state: State) -> str:
    """«Идёт сдача 6: Аня ♥, терц – Боря»; empty where there is no draft of the running deal."""
    if not draft.fields or not is_for(draft, state):
        return ""
    parts = ", ".join(summary_parts(draft, state))
    number = deal_number(state)
    if not parts:
        return gettext("Deal %(number)s is being played.", number=number)
    return gettext("Deal %(number)s is being played: %(what)s", number=number, what=parts)


def summary_parts(draft: DraftState, state: State) -> Sequence[str]:
    """What is typed of a deal, in short: who plays, the melds, the counts."""
    form = deal_form(state.ruleset, as_form_data(typed_in(draft)))
    form.validate()
    return parts_of(typed_of(form, state.ruleset), state)


def parts_of(typed: Typed, state: State) -> Sequence[str]:
    """The same for what is in a form."""
    lexicon = lexicon_of(state.preset)
    parts = []
    if typed.maker is not None and typed.trump is not None:
        parts.append(f"{state.players[typed.maker]} {SIGNS[typed.trump]}")
    for seat, one in enumerate(typed.seats):
        called = [_called(meld.meld, lexicon) for meld in one.melds] + ([bella(lexicon)] if one.bella else [])
        if called:
            parts.append(f"{', '.join(called)} – {state.players[seat]}")
    piles = [one.cards for one in typed.seats]
    if any(pile is not None for pile in piles):
        parts.append(" : ".join("…" if pile is None else str(pile) for pile in piles))
    return parts


def _called(meld: Meld, lexicon: Lexicon) -> str:
    """A meld in short; a four may be called before its rank is."""
    if meld.length is None and meld.four is None:
        return reason(Reason.FOUR, lexicon)
    return meld_short(meld, lexicon)
