"""Та же форма, другие значения: the deal is written already; is it to be amended, or left?"""

from __future__ import annotations

from dataclasses import replace
from uuid import UUID

from flask import abort, flash, render_template, request
from werkzeug.wrappers import Response

from scorer.ledger.events import Amend, DealPlayed
from scorer.ledger.force import is_undone
from scorer.ledger.party import State
from scorer.ledger.replay import preview
from scorer.ledger.score import next_number
from scorer.rules.refusal import Refused
from scorer.store import append as store
from scorer.store.parties import Loaded
from scorer.web.author import author
from scorer.web.clubs import party_or_404
from scorer.web.deal.blueprint import pages
from scorer.web.deal.judge import Judged
from scorer.web.deal.late import stale
from scorer.web.deal.preview import end_words, stands
from scorer.web.deal.sent import Sent, read_sent
from scorer.web.forms.deal import typed_fields
from scorer.web.presenters.outcomes import row_sentence
from scorer.web.presenters.refusals import refusal
from scorer.web.presenters.text import gettext
from scorer.web.sending import fresh, new_form_id, sent_form_id, sent_reason, sent_seq, to_table


def ask(loaded: Loaded, sent: Sent, written: DealPlayed) -> Response:
    """The page that shows both and asks. `written` is what the form wrote before.

    What is undone since cannot be amended: then the deal is offered to be written.
    """
    if is_undone(loaded.party.events, written.id):
        return stale(loaded, sent)
    error, after = "", loaded.state
    try:
        _, after = preview(loaded.party, amended(sent, written, gettext("slip")))
    except Refused as refused:
        error = refusal(refused, loaded.state.players)
    page = render_template(
        "deal/amend.html",
        party_id=loaded.row.id,
        event=written.id,
        seq=len(loaded.party.events),
        form_id=new_form_id(),
        number=next_number(sent.state),
        fields=typed_fields(sent.form),
        written=_row_of(written, loaded.state),
        new=_row_of(written, after),
        stands=stands(after),
        end=end_words(after),
        error=error,
    )
    return fresh(page, 409)


def amended(sent: Sent, written: DealPlayed, reason: str) -> Amend:
    """The event that puts what was sent in the place of what is written."""
    verdict = sent.verdict()
    if not isinstance(verdict, Judged):
        abort(400)
    deal = verdict.event.deal
    if deal.dealer is None:
        deal = replace(deal, dealer=written.deal.dealer)
    return Amend(event=written.id, new=DealPlayed(deal=deal), reason=reason)


@pages.post("/deal/amend")
def amend(party_id: UUID) -> Response:
    """Amend the deal that is written to what was sent afterwards."""
    loaded = party_or_404(party_id)
    written, place = _written(loaded)
    sent = read_sent(loaded, seq=place)
    if is_undone(loaded.party.events, written.id) and not store.written_with(loaded, sent.form_id):
        return ask(loaded, sent, written)
    reason = sent_reason(gettext("slip"))
    event = amended(sent, written, reason)
    try:
        outcome = store.append(
            str(party_id), [event], expected_seq=sent_seq(loaded), form_id=sent_form_id(), by=author()
        )
    except Refused:
        return ask(loaded, sent, written)
    if isinstance(outcome, store.Conflict | store.FormChanged):
        return ask(party_or_404(party_id), sent, written)
    if isinstance(outcome, store.Appended):
        flash(gettext("Amended: %(row)s.", row=_row_of(written, outcome.state)))
    return to_table(party_id, written.id)


def _written(loaded: Loaded) -> tuple[DealPlayed, int]:
    """The deal that is asked about, and its place in the log."""
    for place, event in enumerate(loaded.party.events):
        if event.id == request.form.get("event") and isinstance(event, DealPlayed):
            return event, place
    abort(400)


def _row_of(written: DealPlayed, state: State) -> str:
    """What the row of an event says, empty where it has none."""
    return next((row_sentence(row, state.players) for row in state.rows if row.event == written.id), "")
