"""Вокруг сдачи: all passed, the fifty without play, the agreement on hanging points, the end announced.

Each is a form of its own with the number of events it was made from and its own id, and
each writes through the same path as a deal.
"""

from __future__ import annotations

from typing import Any
from uuid import UUID

from flask import Blueprint, abort, flash, render_template, request, url_for
from werkzeug.wrappers import Response

from scorer.ledger.events import AgreeHanging, AnyEvent, Claim, Fifty, Passed
from scorer.ledger.party import State
from scorer.ledger.replay import preview
from scorer.rules.choices import ClaimAtRecord, HangingOrder
from scorer.rules.refusal import Refused
from scorer.store import append as store
from scorer.store.drafts import load_draft
from scorer.store.parties import Loaded
from scorer.web.author import author
from scorer.web.clubs import party_or_404
from scorer.web.correct.writing import look, proposed
from scorer.web.deal.drafts import is_for
from scorer.web.deal.preview import end_words
from scorer.web.deal.running import running
from scorer.web.presenters.hanging import hanging_note
from scorer.web.presenters.lexicon import deals, lexicon_of
from scorer.web.presenters.outcomes import row_sentence
from scorer.web.presenters.refusals import refusal
from scorer.web.presenters.text import gettext
from scorer.web.rights import writers_only
from scorer.web.sending import fresh, go, new_form_id, to_newest, to_table

pages = Blueprint("around", __name__, url_prefix="/party/<uuid:party_id>")
pages.before_request(writers_only)


@pages.post("/passed")
def passed(party_id: UUID) -> Response:
    """Пересдача: all passed twice."""
    return write_event(party_id, Passed())


@pages.get("/fifty")
def fifty(party_id: UUID) -> Response:
    """The offer: the maker takes the points, or it is played. Who ordered may be known from the draft."""
    loaded = _offering(party_id)
    maker = running(str(party_id), loaded.state).maker
    makers = range(len(loaded.state.players)) if maker is None else (maker,)
    return fresh(_page("around/fifty.html", loaded, points=loaded.state.ruleset.fifty_offer, makers=makers))


@pages.post("/fifty")
def take_fifty(party_id: UUID) -> Response:
    """The maker takes them."""
    loaded = _offering(party_id)
    return write_event(party_id, Fifty(maker=_seat(loaded, "maker")))


def _offering(party_id: UUID) -> Loaded:
    loaded = party_or_404(party_id)
    if loaded.state.ruleset.fifty_offer is None:
        abort(404)
    return loaded


@pages.get("/agree")
def agree(party_id: UUID) -> Response:
    """A, the sum at once, or B, one a deal: the question with its figures."""
    loaded = party_or_404(party_id)
    note = hanging_note(loaded.state)
    amounts = [hung.points for hung in loaded.state.hanging]
    if note is None or len(amounts) < 2:
        flash(gettext("Fewer than two hang: there is nothing to agree on."))
        return to_table(party_id)
    return fresh(_page("around/agree.html", loaded, amounts=amounts, together=note.points))


@pages.post("/agree")
def write_agreement(party_id: UUID) -> Response:
    """Write what the table agreed; a deal that waited for it goes on."""
    order = request.form.get("order")
    if order not in (HangingOrder.SUM, HangingOrder.QUEUE):
        abort(400)
    answer = write_event(party_id, AgreeHanging(order=HangingOrder(order)))
    loaded = party_or_404(party_id)
    draft = load_draft(str(party_id))
    if answer.status_code < 400 and draft.fields and is_for(draft, loaded.state):
        return go(url_for("deal.deal", party_id=party_id))
    return answer


@pages.get("/claim")
def claim(party_id: UUID) -> Response:
    """Who announces the end? Where the table has said it already, the second question at once."""
    loaded = _announcing(party_id)
    if "seat" in request.args:
        return _ask_again(party_id, loaded, Claim(seat=_seat(loaded, "seat")))
    return fresh(_page("around/claim.html", loaded, seat=None))


@pages.post("/claim")
def write_claim(party_id: UUID) -> Response:
    """Announce it; asked twice, for a wrong announcement loses the party."""
    loaded = _announcing(party_id)
    event = Claim(seat=_seat(loaded, "seat"))
    if request.form.get("sure") == "yes":
        return write_event(party_id, event)
    return _ask_again(party_id, loaded, event)


def _ask_again(party_id: UUID, loaded: Loaded, event: Claim) -> Response:
    """What the announcement would come to, and whether it is meant."""
    try:
        row, after = preview(loaded.party, event)
    except Refused as refused:
        return _refused(party_id, refused, loaded)
    assert row is not None  # noqa: S101 - a claim always makes a row
    said = row_sentence(row, after.players, event)
    return fresh(_page("around/claim.html", loaded, seat=event.seat, said=said, end=end_words(after)))


def _announcing(party_id: UUID) -> Loaded:
    """The party, where the table announces the end and somebody could."""
    loaded = party_or_404(party_id)
    if loaded.state.ruleset.claim_at_record is not ClaimAtRecord.REQUIRED:
        abort(404)
    return loaded


def _seat(loaded: Loaded, name: str) -> int:
    """The seat sent under this name."""
    text = request.values.get(name, "")
    if text not in {str(seat) for seat in range(len(loaded.state.players))}:
        abort(400)
    return int(text)


def _page(template: str, loaded: Loaded, **more: Any) -> str:
    return render_template(
        template,
        party_id=loaded.row.id,
        state=loaded.state,
        seq=len(loaded.party.events),
        form_id=new_form_id(),
        **more,
    )


def write_event(party_id: UUID, event: AnyEvent) -> Response:
    """Append one event, and on to the table; or the page that says what came between and what it changes now."""
    loaded = party_or_404(party_id)
    proposal = proposed(loaded, event)
    try:
        outcome = store.append(
            str(party_id), proposal.events, expected_seq=proposal.seq, form_id=proposal.form_id, by=author()
        )
    except Refused as refused:
        return _refused(party_id, refused, loaded)
    match outcome:
        case store.Appended(events=events, state=state):
            row = state.rows[-1]
            flash(_written(row_sentence(row, state.players, events[-1]), state))
            return to_newest(party_id, state)
        case store.AlreadyWritten(state=state):
            return to_newest(party_id, state)
        case _:
            return look(party_or_404(party_id), proposal)


def _written(said: str, state: State) -> str:
    """What was written, and who deals next or who has won."""
    if state.finished or state.dealer is None:
        return gettext("Written. %(row)s. %(more)s", row=said, more=end_words(state))
    more = deals(state.players[state.dealer], lexicon_of(state.preset))
    return gettext("Written. %(row)s. %(more)s.", row=said, more=more)


def _refused(party_id: UUID, refused: Refused, loaded: Loaded) -> Response:
    """Back to the table, with the reason."""
    flash(refusal(refused, loaded.state.players), "error")
    return to_table(party_id)
