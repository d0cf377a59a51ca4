"""Отменить запись, вернуть отменённую: any entry, with the reason, and shown before it is done (R-VOID)."""

from __future__ import annotations

from uuid import UUID

from flask import abort, flash
from werkzeug.wrappers import Response

from scorer.ledger.events import AnyEvent, Void
from scorer.ledger.force import in_force
from scorer.store.parties import Loaded
from scorer.web.clubs import party_or_404
from scorer.web.correct.blueprint import Errors, page, pages
from scorer.web.correct.writing import shown
from scorer.web.presenters.entries import Entries
from scorer.web.presenters.text import gettext
from scorer.web.sending import sent_reason, to_table


@pages.get("/correct/void/<path:event>")
def void(party_id: UUID, event: str) -> Response:
    """Why the entry never was."""
    loaded = party_or_404(party_id)
    named = _entry_or_404(loaded, event)
    places = in_force(loaded.party.events).places
    if all(loaded.party.events[place].id != event for place in places):
        flash(gettext("This entry is undone already."))
        return to_table(party_id)
    return _page(loaded, named, {})


@pages.post("/correct/void/<path:event>")
def write_void(party_id: UUID, event: str) -> Response:
    """Show what goes with it."""
    loaded = party_or_404(party_id)
    named = _entry_or_404(loaded, event)
    usual = gettext("brought back") if isinstance(named, Void) else gettext("undone")
    return shown(loaded, Void(event=event, reason=sent_reason(usual)), lambda errors: _page(loaded, named, errors, 422))


def _entry_or_404(loaded: Loaded, event: str) -> AnyEvent:
    return next((entry for entry in loaded.party.events if entry.id == event), None) or abort(404)


def _page(loaded: Loaded, event: AnyEvent, errors: Errors, status: int = 200) -> Response:
    """The form; voiding a void brings back what it had undone."""
    entries = Entries(loaded.party, loaded.state)
    back = isinstance(event, Void)
    named = next(e for e in loaded.party.events if e.id == event.event) if isinstance(event, Void) else event
    return page("correct/void.html", loaded, status, entry=entries.told(named), back=back, errors=errors)
