"""Идёт сдача: a few fields of the running deal's draft, read and changed; the rest stays as all phones typed it."""

from __future__ import annotations

from collections.abc import Mapping

from scorer.ledger.party import State
from scorer.store.drafts import load_draft, save_draft
from scorer.store.transaction import writing
from scorer.web.deal.drafts import draft_fields, is_for, typed_in
from scorer.web.deal.typed import Typed, typed_of
from scorer.web.forms.deal import as_form_data, deal_form


def running(party_id: str, state: State) -> Typed:
    """The deal being played as far as it is typed."""
    form = deal_form(state.ruleset, as_form_data(_fields(party_id, state)))
    form.validate()
    return typed_of(form, state.ruleset)


def change_running(party_id: str, state: State, changes: Mapping[str, str | None]) -> None:
    """Put these fields into the draft; None takes one out. A draft of another deal gives way."""
    with writing():
        fields = _fields(party_id, state)
        for name, value in changes.items():
            fields.pop(name, None)
            if value is not None:
                fields[name] = value
        save_draft(party_id, draft_fields(fields, state), version=load_draft(party_id).version)


def _fields(party_id: str, state: State) -> dict[str, str]:
    draft = load_draft(party_id)
    return typed_in(draft) if draft.fields and is_for(draft, state) else {}
