"""Сначала показать: what an entry would change is shown, then it is written if it is still wanted.

Every correction goes this way, and so does an entry that met another's: a stale form, the
same form with other values. Nothing is overwritten; what somebody wanted stays on the page.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from uuid import UUID, uuid4

from flask import abort, flash, request
from werkzeug.wrappers import Response

from scorer.ledger.changes import Changes, compare
from scorer.ledger.codec import decode_next
from scorer.ledger.event_writing import encode_event
from scorer.ledger.events import AnyEvent, Void
from scorer.ledger.files import read_document
from scorer.ledger.force import in_force, is_undone, needs
from scorer.ledger.log import extended, unseen
from scorer.ledger.party import Party
from scorer.ledger.replay import replay
from scorer.rules.refusal import Refused
from scorer.store import append as store
from scorer.store.parties import Loaded
from scorer.web.author import author
from scorer.web.clubs import party_or_404
from scorer.web.correct.blueprint import Errors, broken, page, pages, refused_words
from scorer.web.correct.found import dealt_otherwise
from scorer.web.presenters.changes import changes_view
from scorer.web.presenters.entries import Entries
from scorer.web.presenters.text import gettext
from scorer.web.sending import new_form_id, sent_form_id, sent_seq, to_table


@dataclass(frozen=True, slots=True, kw_only=True)
class Proposal:
    """Events somebody wants to write, the events he had seen, and the id of his form."""

    events: tuple[AnyEvent, ...]
    seq: int
    form_id: str


def proposed(loaded: Loaded, *events: AnyEvent) -> Proposal:
    """What the form of this request wants to write."""
    return Proposal(events=events, seq=sent_seq(loaded), form_id=sent_form_id())


def consequences(party: Party, events: Sequence[AnyEvent]) -> tuple[Party, Changes]:
    """The party with `events` after its own, and what they change; refuses what would not replay."""
    new: list[AnyEvent] = []
    for place, event in enumerate(events, start=len(party.events)):
        try:
            new.append(decode_next(encode_event(replace(event, id=str(uuid4()))), party))
        except Refused as refused:
            raise refused.inside(f"events[{place}]") from None
    longer = extended(party, new)
    return longer, compare(replay(party), replay(longer))


def shown(
    loaded: Loaded, event: AnyEvent, again: Callable[[Errors], Response], fields: Mapping[str, str] | None = None
) -> Response:
    """What the event of a form changes; or the form `again`, with the reason where the rules refuse the event.

    `fields` are the fields of the form by the end of a refusal's place. A form that others were
    faster than, or that was written already, is answered by `look`.
    """
    proposal = proposed(loaded, event)
    if not unseen(loaded.party.events, proposal.seq) and not store.written_with(loaded, proposal.form_id):
        try:
            consequences(loaded.party, proposal.events)
        except Refused as refused:
            own = broken(refused) == len(loaded.party.events)
            field = (fields or {}).get(refused.at.rpartition(".")[2], "") if own else ""
            return again({field: [refused_words(refused, loaded)]})
    return look(loaded, proposal)


def look(loaded: Loaded, proposal: Proposal) -> Response:
    """The page that shows what would change and asks; one that says so where others were faster."""
    written = store.written_with(loaded, proposal.form_id)
    if written and store.says_the_same(written, proposal.events):
        return to_table(UUID(loaded.row.id))
    missed = tuple(event for event in unseen(loaded.party.events, proposal.seq) if event not in written)
    taken_back = _taking_back(loaded.party, written)
    events = (*taken_back, *proposal.events)
    entries = Entries(loaded.party, loaded.state)
    shown, error = None, ", ".join(_undone(entries, (*loaded.party.events, *taken_back), proposal.events))
    try:
        longer, changes = consequences(loaded.party, events)
    except Refused as refused:
        error = error or refused_words(refused, loaded)
    else:
        shown = changes_view(changes, {event.id: event for event in longer.events})
    status = 409 if written or missed else 422 if error else 200
    return page(
        "correct/look.html",
        loaded,
        status,
        entry=json.dumps([encode_event(event) for event in events], ensure_ascii=False),
        seq=len(loaded.party.events),
        form_id=new_form_id() if written else proposal.form_id,
        wanted=[entries.told(event) for event in proposal.events],
        why=[why for why in map(entries.why, proposal.events) if why],
        written=[entries.told(event) for event in written],
        meanwhile=[entries.told(event) for event in missed],
        changes=shown,
        dealt=dealt_otherwise(loaded, proposal.events),
        error=error,
    )


@pages.get("/correct/write")
def written(party_id: UUID) -> Response:
    """Where a page that was answered to `write` is loaded again: what is written stands on the table."""
    return to_table(party_id)


@pages.post("/correct/write")
def write(party_id: UUID) -> Response:
    """Write what was shown."""
    loaded = party_or_404(party_id)
    proposal = proposed(loaded, *_sent_events(loaded.party))
    if any(is_undone(loaded.party.events, needs(event) or "") for event in proposal.events):
        return look(loaded, proposal)
    try:
        outcome = store.append(
            str(party_id), proposal.events, expected_seq=proposal.seq, form_id=proposal.form_id, by=author()
        )
    except Refused:
        return look(party_or_404(party_id), proposal)
    match outcome:
        case store.Appended(events=events):
            loaded = party_or_404(party_id)
            said = Entries(loaded.party, loaded.state).told(events[-1])
            flash(gettext("Written. %(row)s.", row=said.rstrip(".")))
            return to_table(party_id, _row_of(events[-1]))
        case store.AlreadyWritten():
            return to_table(party_id)
        case _:
            return look(party_or_404(party_id), proposal)


def _row_of(event: AnyEvent) -> str:
    """The event in whose row the table shows what was written."""
    return needs(event) or event.id


def _undone(entries: Entries, log: Sequence[AnyEvent], events: Sequence[AnyEvent]) -> Iterator[str]:
    """What of the `events` would change nothing, for what they are of is undone in the log."""
    for event in events:
        named = needs(event)
        if named and is_undone(log, named):
            yield gettext("%(entry)s is undone already.", entry=entries.title(named))


def _taking_back(party: Party, written: Sequence[AnyEvent]) -> tuple[Void, ...]:
    """What takes back events that the same form wrote before, as far as they still stand."""
    standing = {party.events[place].id for place in in_force(party.events).places}
    return tuple(
        Void(event=event.id, reason=gettext("replaced")) for event in reversed(written) if event.id in standing
    )


def _sent_events(party: Party) -> tuple[AnyEvent, ...]:
    """The events of the page that showed them; whatever is no event is nobody's page."""
    try:
        documents = read_document(request.form.get("entry", ""))
        if not isinstance(documents, list) or not documents:
            abort(400)
        return tuple(replace(decode_next(document, party), id="", at=None, by=None) for document in documents)
    except Refused:
        abort(400)
