"""Стол: the page of a party, its undo, and the next party of the same players."""

from __future__ import annotations

from uuid import UUID

from flask import Blueprint, abort, flash, render_template, request
from werkzeug.wrappers import Response

from scorer.ledger.events import AnyEvent, Void
from scorer.rules.dave import has_dave
from scorer.rules.refusal import Refused
from scorer.store.append import Conflict, FormChanged, append
from scorer.store.drafts import load_draft
from scorer.store.evenings import score, seats_of_evening
from scorer.store.glances import glance
from scorer.store.news import version
from scorer.store.parties import following
from scorer.web.again import rules_name
from scorer.web.author import author, seat_of_author
from scorer.web.clubs import party_or_404
from scorer.web.correct.writing import Proposal, look
from scorer.web.deal import draft_summary
from scorer.web.deal.undone import follow_undo
from scorer.web.evening.next_party import next_party
from scorer.web.presenters.accounts import owed, wager_of, wager_words
from scorer.web.presenters.bidding import card
from scorer.web.presenters.evenings import evening_score
from scorer.web.presenters.events import event_name
from scorer.web.presenters.lead import lead_words
from scorer.web.presenters.refusals import refusal
from scorer.web.presenters.rulebook.book import point_of
from scorer.web.presenters.table import table_view
from scorer.web.presenters.text import gettext
from scorer.web.remembered import remembered
from scorer.web.rights import Right, right_in
from scorer.web.sending import sent_form_id, to_table
from scorer.web.undo import restorable, undoable

pages = Blueprint("table", __name__)


@pages.get("/party/<uuid:party_id>")
def show(party_id: UUID) -> Response:
    """The table, from memory where nothing changed."""
    seen = glance(str(party_id))
    right = right_in(seen) if seen else Right.NONE
    if seen is None or right is Right.NONE:
        abort(404)
    return remembered(seen, (right, author()), lambda form_id: _page(party_id, right, form_id))


def _page(party_id: UUID, right: Right, form_id: str) -> str:
    loaded = party_or_404(party_id)
    row, party, state = loaded.row, loaded.party, loaded.state
    draft = load_draft(row.id)
    view = table_view(party, state)
    wager = wager_of(row.wager)
    undone = restorable(party.events)
    after = following(row)
    names = {event.id: event_name(event) for event in party.events}
    return render_template(
        "table/show.html",
        row=row,
        state=state,
        table=view,
        undo=undoable(party.events),
        restore=undone,
        restored=names[undone.event] if undone else "",
        draft=draft_summary(draft, state),
        bidding=card(state),
        points={one.option: point_of(one.option).id for one in view.differences},
        lead=lead_words(state),
        wager=wager_words(wager, row.club.unit, state),
        owed=owed(state, wager, row.club.unit),
        dave=has_dave(state.ruleset) and not state.finished,
        rules_name=rules_name(loaded),
        evening=evening_score(score(seats_of_evening(row.evening_id), row.id), len(state.players)),
        form_id=form_id,
        after=after,
        next=next_party(loaded, form_id) if state.finished and not after and right is Right.CLUB else None,
        writes=right >= Right.WRITE,
        ours=right is Right.CLUB,
        own_seat=seat_of_author(state.players),
        version=version(row.seq, draft.version, row.follow_epoch, row.write_epoch, row.next_id),
    )


@pages.post("/party/<uuid:party_id>/undo")
def undo(party_id: UUID) -> Response | tuple[Response | str, int]:
    """Void the entry that was the last in force when the page was shown."""
    return _void(party_id, gettext("undone"))


@pages.post("/party/<uuid:party_id>/restore")
def restore(party_id: UUID) -> Response | tuple[Response | str, int]:
    """Take an undo back: void the void."""
    return _void(party_id, gettext("brought back"), say=gettext("It stands again."))


def _voids(event: AnyEvent, target: str) -> bool:
    return isinstance(event, Void) and event.event == target


def _void(party_id: UUID, reason: str, *, say: str = "") -> Response | tuple[Response | str, int]:
    """Void the entry the page named; where others were faster, or what stands would break, say so first."""
    row = party_or_404(party_id).row
    void = Void(event=request.form.get("event", ""), reason=reason)
    seen = request.form.get("seq", default=row.seq, type=int)
    proposal = Proposal(events=(void,), seq=seen, form_id=sent_form_id())
    try:
        outcome = append(row.id, proposal.events, expected_seq=seen, form_id=proposal.form_id, by=author())
    except Refused as refused:
        flash(refusal(refused), "error")
        return show(party_id), 422
    if isinstance(outcome, Conflict) and any(_voids(event, void.event) for event in outcome.meanwhile):
        return to_table(party_id)  # two phones had the same thought: it is done
    if isinstance(outcome, Conflict | FormChanged):
        return look(party_or_404(party_id), proposal)
    follow_undo(party_or_404(party_id), void)
    if say:
        flash(say)
    return to_table(party_id)
