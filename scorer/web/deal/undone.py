"""Отменённая сдача: what was written of it stands in the form again, to be put right and written.

It goes into the draft of the running deal, where both phones see it; nothing typed gives way to it.
"""

from __future__ import annotations

from flask import session

from scorer.ledger.events import DealPlayed, Void
from scorer.ledger.party import State
from scorer.rules.facts import Deal
from scorer.store.drafts import DraftState, change_draft
from scorer.store.parties import Loaded
from scorer.web.deal.drafts import UNDONE, draft_fields, is_undone
from scorer.web.deal.prefill import fields_of
from scorer.web.deal.sent import COUNTED


def follow_undo(loaded: Loaded, void: Void) -> None:
    """After `void` was written: offer the deal that it took back, or withdraw the one it brought back.

    `loaded` is the party with it. Only deals are offered.
    """
    named = next(event for event in loaded.party.events if event.id == void.event)
    if isinstance(named, DealPlayed):
        _offer(loaded.row.id, named.id, named.deal, loaded.state)
    elif isinstance(named, Void):
        _withdraw(loaded.row.id, named.event)


def _offer(party_id: str, event: str, deal: Deal, state: State) -> None:
    """The facts of a deal as the draft, counted as this phone counts."""
    facts = draft_fields(fields_of(deal, state, counted=bool(session.get(COUNTED))), state)

    def change(draft: DraftState) -> dict[str, str] | None:
        return None if draft.fields and not is_undone(draft) else {**facts, UNDONE: event}

    change_draft(party_id, change)


def _withdraw(party_id: str, event: str) -> None:
    """Nothing, where the draft is still the deal that stands again."""
    change_draft(party_id, lambda draft: {} if draft.fields.get(UNDONE) == event else None)
