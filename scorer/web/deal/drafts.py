"""Идёт сдача: the draft of the running deal, kept on the server as it is typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from flask import request

from scorer.ledger.files import read_document
from scorer.ledger.party import State
from scorer.ledger.score import next_number
from scorer.rules.dave import has_dave
from scorer.rules.facts import Meld
from scorer.rules.lines import Reason
from scorer.rules.refusal import Refused
from scorer.store.drafts import DraftConflict, DraftState, change_draft
from scorer.web.deal.sent import COUNTED
from scorer.web.deal.talk import stand, talk
from scorer.web.deal.typed import Typed, typed_of
from scorer.web.forms.deal import MOST, as_form_data, deal_form
from scorer.web.presenters.entries import SIDE_BY_SIDE
from scorer.web.presenters.lexicon import Lexicon, bella, lexicon_of
from scorer.web.presenters.reasons import reason
from scorer.web.presenters.text import gettext
from scorer.web.presenters.words import SIGNS, meld_short

NUMBER = "number"
"""The draft's own field: the number of the deal it was typed for."""
UNDONE = "undone"
"""The draft's own field as long as nobody changed it: the undone deal it is made of."""
SEEN = "draft_seen"
"""In the form: the fields of the draft as the page had them, as JSON."""
NOT_YET_TYPED = frozenset({NUMBER, COUNTED})
"""Fields that alone are no draft."""


def draft_fields(fields: Mapping[str, str], state: State) -> dict[str, str]:
    """What is kept of typed fields; nothing where nothing was typed or only noughts."""
    typed = {name: value for name, value in fields.items() if name not in NOT_YET_TYPED and value.strip(" 0")}
    return {**fields, NUMBER: str(next_number(state))} if typed else {}


def kept(party_id: str, mine: Mapping[str, str], seen: Mapping[str, str], state: State) -> DraftState | DraftConflict:
    """Keep what this phone typed: of the fields it had `seen`, those that differ in `mine`; others stay as they are.

    Two phones type into one draft, and each field is the last one's who changed it. A draft of
    another deal than the one `state` is at is not touched. What was thrown away meanwhile stays so.
    """
    ours, before = _counted(mine), _counted(seen)

    def change(draft: DraftState) -> dict[str, str] | None:
        if draft.fields and not is_for(draft, state):
            return None
        changed = {name for name in {**ours, **before} if ours.get(name) != before.get(name)}
        if not draft.fields:
            changed.add(COUNTED)
        stays = {name: value for name, value in typed_in(draft).items() if name not in changed}
        return draft_fields(stays | {name: ours[name] for name in changed if name in ours}, state)

    return change_draft(party_id, change)


def _counted(fields: Mapping[str, str]) -> dict[str, str]:
    """The fields without melds that were not called: a chip that was never tapped says nought, and means nothing."""
    return {name: value for name, value in fields.items() if name.rpartition("-")[2] not in MOST or value.strip(" 0")}


def sent_seen() -> dict[str, str]:
    """The draft as the page of this request had it; nothing where it does not say so."""
    try:
        fields = read_document(request.form.get(SEEN, ""))
    except Refused:
        return {}
    plain = isinstance(fields, dict) and all(isinstance(value, str) for value in fields.values())
    return fields if plain else {}


def typed_in(draft: DraftState) -> dict[str, Any]:
    """The fields of a draft without its own."""
    return {name: value for name, value in draft.fields.items() if name not in (NUMBER, UNDONE)}


def is_for(draft: DraftState, state: State) -> bool:
    """Whether the draft is of the deal being played now; another is offered, not used."""
    return draft.fields.get(NUMBER) == str(next_number(state))


def is_undone(draft: DraftState) -> bool:
    """Whether the draft is an undone deal as it was written, and nobody has typed since."""
    return UNDONE in draft.fields


def draft_summary(draft: DraftState, state: State) -> str:
    """«Идёт сдача 6: Аня ♥, терц – Боря»; empty where there is no draft of the running deal."""
    if not draft.fields or not is_for(draft, state):
        return ""
    parts = ", ".join(summary_parts(draft, state))
    number = next_number(state)
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
        parts.append(SIDE_BY_SIDE.join("…" if pile is None else str(pile) for pile in piles))
    if typed.dave and has_dave(state.ruleset):
        parts.append(stand(talk(typed, state.ruleset), state))
    return parts


def _called(meld: Meld, lexicon: Lexicon) -> str:
    """A meld in short; a four may be called before its rank is."""
    if meld.length is None and meld.four is None:
        return reason(Reason.FOUR, lexicon)
    return meld_short(meld, lexicon)
