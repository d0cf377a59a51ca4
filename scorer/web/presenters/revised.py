"""Кто, когда и почему: how a row stood before it was put right."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from scorer.ledger import events as e
from scorer.ledger.history import Revision
from scorer.ledger.party import Party, State
from scorer.web.presenters.details import signature
from scorer.web.presenters.entries import Entries
from scorer.web.presenters.events import event_name
from scorer.web.presenters.text import gettext


def revised(party: Party, state: State, revisions: Mapping[str, Sequence[Revision]]) -> dict[str, tuple[str, ...]]:
    """For every row that was changed, a sentence a change: what it said before, what changed it, who, when and why."""
    entries = Entries(party, state)
    events = {event.id: event for event in party.events}
    return {
        row: tuple(_sentence(one, events[one.by], row, entries) for one in changes)
        for row, changes in revisions.items()
    }


def _sentence(one: Revision, changer: e.AnyEvent, row: str, entries: Entries) -> str:
    what = ", ".join(_changer(changer, row, entries))
    return gettext("Was: %(before)s. %(what)s", before=entries.row(one.before), what=what)


def _changer(changer: e.AnyEvent, row: str, entries: Entries) -> Iterator[str]:
    """The entry that changed a row: its kind, what of it is not told by the row itself, the reason, who and when."""
    name = event_name(changer)
    yield name[:1].upper() + name[1:]
    match changer:
        case e.Correction(deal=named) if named == row:
            yield entries.count(changer)
        case e.Correction() | e.Reopen() | e.Void():
            yield entries.said(changer)
        case e.Amend(event=named) if named != row:
            yield entries.ref(named)
    if why := entries.why(changer):
        yield gettext("“%(reason)s”", reason=why)
    if signed := signature(changer):
        yield signed
