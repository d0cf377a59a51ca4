"""Идёт сдача: the draft of a party's running deal, one for all phones."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from scorer.store.base import db
from scorer.store.clock import now
from scorer.store.models import Draft, PartyRow
from scorer.store.parties import locked
from scorer.store.transaction import writing


@dataclass(frozen=True, slots=True)
class DraftState:
    """What is typed so far, by field name, and the version to send back with a change. Nothing yet: version 0."""

    fields: dict[str, Any]
    version: int


@dataclass(frozen=True, slots=True)
class DraftConflict:
    """The draft is not what it was taken for: nothing was saved; `current` is how it stands."""

    current: DraftState


def load_draft(party_id: str) -> DraftState:
    """The party's draft as it stands."""
    draft = db.session.get(Draft, party_id)
    return DraftState(dict(draft.fields), draft.version) if draft else DraftState({}, 0)


def save_draft(party_id: str, fields: dict[str, Any], *, version: int) -> DraftState | DraftConflict:
    """Replace the draft that was seen in this version; raises `UnknownParty`."""
    with writing():
        row = locked(party_id)
        current = load_draft(party_id)
        if version != current.version:
            return DraftConflict(current)
        return _replace(row, fields)


def change_draft(party_id: str, change: Callable[[DraftState], Mapping[str, Any] | None]) -> DraftState | DraftConflict:
    """Make of the draft what `change` makes of it as it stands, nobody writing between; raises `UnknownParty`.

    Where `change` makes nothing of it, nothing is saved.
    """
    with writing():
        row = locked(party_id)
        current = load_draft(party_id)
        fields = change(current)
        if fields is None:
            return DraftConflict(current)
        return current if fields == current.fields else _replace(row, dict(fields))


def throw_draft(party_id: str) -> DraftState:
    """Empty the draft; raises `UnknownParty`."""
    with writing():
        return empty_draft(locked(party_id))


def empty_draft(row: PartyRow) -> DraftState:
    """Empty the draft of a party that is locked already. Its version goes on, so that an old page is noticed."""
    return _replace(row, {})


def _replace(row: PartyRow, fields: dict[str, Any]) -> DraftState:
    draft = db.session.get(Draft, row.id)
    if draft is None:
        if not fields:
            return DraftState({}, 0)
        draft = Draft(party_id=row.id, version=0)
        db.session.add(draft)
    draft.fields = dict(fields)
    draft.version += 1
    draft.updated = now()
    return DraftState(dict(fields), draft.version)
