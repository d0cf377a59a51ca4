"""The one path by which an event gets into a party: load, decide, append with the expected sequence, commit once."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any
from uuid import uuid4

from sqlalchemy import select

from scorer.ledger.codec import decode_next
from scorer.ledger.event_writing import encode_event
from scorer.ledger.events import AnyEvent, DealPlayed, Fifty, Passed
from scorer.ledger.log import extended, unseen
from scorer.ledger.party import Party, State
from scorer.ledger.replay import replay
from scorer.rules.refusal import Refused
from scorer.store.base import db
from scorer.store.clock import now
from scorer.store.drafts import empty_draft
from scorer.store.models import EventRow, PartyRow
from scorer.store.parties import Loaded, derive, locked, read_log
from scorer.store.transaction import writing

STAMPS = frozenset({"id", "at", "by"})
"""What the store adds to every event, and a form does not send."""


@dataclass(frozen=True, slots=True)
class Appended:
    """Written: the events as they stand in the log now, and what the log comes to."""

    seq: int
    events: tuple[AnyEvent, ...]
    state: State


@dataclass(frozen=True, slots=True)
class AlreadyWritten:
    """The same form came again with the same values: nothing was written, the answer is as before."""

    seq: int
    state: State


@dataclass(frozen=True, slots=True)
class FormChanged:
    """The same form came again with other values: nothing was written; `written` is what it wrote then."""

    written: tuple[AnyEvent, ...]
    seq: int
    state: State


@dataclass(frozen=True, slots=True)
class Conflict:
    """Someone was faster: nothing was written; `meanwhile` is what the form had not seen."""

    meanwhile: tuple[AnyEvent, ...]
    seq: int
    state: State


Outcome = Appended | AlreadyWritten | FormChanged | Conflict


def append(
    party_id: str, events: Sequence[AnyEvent], *, expected_seq: int, form_id: str, by: str | None = None
) -> Outcome:
    """Write events that a form sent after it saw `expected_seq` events; raises `UnknownParty`, `Refused`.

    Every event gets an id, the time, and its author, and a dealt one who dealt it. The whole
    log must replay; otherwise `Refused` names what would break, and nothing is written.
    A confirmation that came between makes no form stale.
    """
    with writing():
        row = locked(party_id)
        party = read_log(row)
        state = replay(party)
        places = _places_of_form(row, form_id)
        if places:
            written = tuple(party.events[place] for place in places)
            if says_the_same(written, events):
                return AlreadyWritten(row.seq, state)
            return FormChanged(written, row.seq, state)
        meanwhile = unseen(party.events, expected_seq)
        if meanwhile or expected_seq > row.seq:
            return Conflict(meanwhile, row.seq, state)
        party, state = _extend(party, state, events, by)
        added = party.events[row.seq :]
        _insert(row, added, form_id)
        row.updated = now()
        derive(row, party, state)
        if any(isinstance(event, DealPlayed | Passed | Fifty) for event in added):
            empty_draft(row)
    return Appended(row.seq, added, state)


def written_with(loaded: Loaded, form_id: str) -> tuple[AnyEvent, ...]:
    """What this form wrote in the party; nothing if it wrote nothing."""
    return tuple(loaded.party.events[place] for place in _places_of_form(loaded.row, form_id))


def _places_of_form(row: PartyRow, form_id: str) -> list[int]:
    """Places in the log, from 0, of what this form wrote before."""
    query = select(EventRow.seq).where(EventRow.party_id == row.id, EventRow.form_id == form_id)
    return [seq - 1 for seq in db.session.scalars(query.order_by(EventRow.seq))]


def says_the_same(written: Sequence[AnyEvent], sent: Sequence[AnyEvent]) -> bool:
    """Whether the events sent say what was written, the store's own additions aside."""
    if len(written) != len(sent):
        return False
    for old, new in zip(written, sent, strict=True):
        theirs = _facts(new)
        ours = _facts(old)
        if "dealer" not in theirs:
            ours.pop("dealer", None)
        if ours != theirs:
            return False
    return True


def _facts(event: AnyEvent) -> dict[str, Any]:
    return {key: value for key, value in encode_event(event).items() if key not in STAMPS and value is not None}


def _extend(party: Party, state: State, events: Sequence[AnyEvent], by: str | None) -> tuple[Party, State]:
    """The party with the events after its own, stamped, each dealt by who is due at its place."""
    at = now().isoformat()
    for event in events:
        stamped = replace(_with_dealer(event, state.dealer), id=event.id or str(uuid4()), at=at, by=by)
        party = extended(party, [_well_formed(stamped, party)])
        state = replay(party)
    return party, state


def _well_formed(event: AnyEvent, party: Party) -> AnyEvent:
    """The event as it will be read back: what the party file refuses must never get into the log."""
    try:
        return decode_next(encode_event(event), party)
    except Refused as refused:
        raise refused.inside(f"events[{len(party.events)}]") from None


def _with_dealer(event: AnyEvent, dealer: int | None) -> AnyEvent:
    if isinstance(event, DealPlayed) and event.deal.dealer is None:
        return replace(event, deal=replace(event.deal, dealer=dealer))
    if isinstance(event, Passed | Fifty) and event.dealer is None:
        return replace(event, dealer=dealer)
    return event


def _insert(row: PartyRow, events: Sequence[AnyEvent], form_id: str) -> None:
    at = now()
    for seq, event in enumerate(events, start=row.seq + 1):
        db.session.add(
            EventRow(
                party_id=row.id,
                seq=seq,
                event_id=event.id,
                body=encode_event(event),
                at=at,
                by=event.by,
                form_id=form_id,
            )
        )
