"""Стол: the page of a party, its undo, and the next party of the same players."""

from __future__ import annotations

from typing import NamedTuple
from uuid import UUID

from flask import Blueprint, abort, flash, render_template, request
from werkzeug.wrappers import Response

from scorer.ledger.events import Void
from scorer.ledger.force import is_undone
from scorer.ledger.party import Party
from scorer.rules.dave import has_dave
from scorer.rules.refusal import Refused
from scorer.store.append import Appended, Conflict, FormChanged, append, written_with
from scorer.store.drafts import load_draft
from scorer.store.evenings import score, seats_of_evening
from scorer.store.glances import glance
from scorer.store.news import version
from scorer.store.parties import following
from scorer.web.again import rules_name
from scorer.web.author import author, seat_of_author
from scorer.web.clubs import party_or_404
from scorer.web.correct.blueprint import refused_words
from scorer.web.correct.writing import look, proposed
from scorer.web.deal import draft_summary
from scorer.web.deal.undone import follow_undo
from scorer.web.evening.next_party import next_party
from scorer.web.presenters.accounts import owed, wager_of, wager_words
from scorer.web.presenters.bidding import card
from scorer.web.presenters.entries import Entries
from scorer.web.presenters.evenings import evening_score
from scorer.web.presenters.lead import lead_words
from scorer.web.presenters.rulebook.book import point_of
from scorer.web.presenters.table import table_view
from scorer.web.presenters.text import gettext
from scorer.web.remembered import remembered
from scorer.web.rights import Right, right_in
from scorer.web.sending import to_table
from scorer.web.undo import brought_back, restorable, undoable

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
    undone = _undone(party)
    after = following(row)
    return render_template(
        "table/show.html",
        row=row,
        state=state,
        table=view,
        undo=undoable(party.events),
        restore=undone,
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


class Back(NamedTuple):
    """The undo that «Вернуть» takes back, and what would stand again."""

    undo: str
    what: str


def _undone(party: Party) -> Back | None:
    """What can be brought back, None where nothing can."""
    undo = restorable(party.events)
    back = brought_back(party, undo) if undo else None
    return Back(undo.id, Entries(*back).known(undo.event)) if undo and back else None


@pages.post("/party/<uuid:party_id>/undo")
def undo(party_id: UUID) -> Response | tuple[Response | str, int]:
    """Void the entry that was the last in force when the page was shown."""
    return _void(party_id, gettext("undone"))


@pages.post("/party/<uuid:party_id>/restore")
def restore(party_id: UUID) -> Response | tuple[Response | str, int]:
    """Take an undo back: void the void."""
    return _void(party_id, gettext("brought back"))


def _void(party_id: UUID, reason: str) -> Response | tuple[Response | str, int]:
    """Void the entry the page named; where others were faster, or what stands would break, say so first.

    Two phones that have the same thought do it once.
    """
    loaded = party_or_404(party_id)
    void = Void(event=request.form.get("event", ""), reason=reason)
    proposal = proposed(loaded, void)
    if is_undone(loaded.party.events, void.event) and not written_with(loaded, proposal.form_id):
        flash(_stands_again(loaded.party, void) or gettext("This entry is undone already."))
        return to_table(party_id)
    try:
        outcome = append(
            str(party_id), proposal.events, expected_seq=proposal.seq, form_id=proposal.form_id, by=author()
        )
    except Refused as refused:
        flash(refused_words(refused, loaded), "error")
        return show(party_id), 422
    loaded = party_or_404(party_id)
    if isinstance(outcome, Conflict | FormChanged):
        return look(loaded, proposal)
    if isinstance(outcome, Appended):
        follow_undo(loaded, void)
    if said := _stands_again(loaded.party, void):
        flash(said)
    return to_table(party_id)


def _stands_again(party: Party, void: Void) -> str:
    """Whether what was undone stands again once `void` took the undo back; empty where it took back no undo."""
    undo = next((event for event in party.events if event.id == void.event), None)
    if not isinstance(undo, Void):
        return ""
    if is_undone(party.events, undo.event):
        return gettext("It is still undone, for it was undone twice. Bring it back once more.")
    return gettext("It stands again.")
