"""Объявить конец: the claim of a ruling, written into the party; asked twice, for a wrong one loses it."""

from __future__ import annotations

from uuid import UUID

from flask import render_template, request
from werkzeug.wrappers import Response

from scorer.ledger.codec import decode_next
from scorer.ledger.replay import preview
from scorer.web.arbiter.blueprint import pages
from scorer.web.arbiter.page import form_page, ruling_page, situation
from scorer.web.arbiter.question import Unsound
from scorer.web.arbiter.questions import QUESTIONS
from scorer.web.arbiter.table import table_of
from scorer.web.arbiter.typed import Typed
from scorer.web.around import write_event
from scorer.web.clubs import party_or_404
from scorer.web.deal.preview import end_words
from scorer.web.presenters.outcomes import row_sentence
from scorer.web.sending import fresh, sent_form_id, sent_seq

QUESTION = QUESTIONS["claim"]


@pages.post("/party/<uuid:party_id>/arbiter/claim")
def announce(party_id: UUID) -> Response | tuple[str, int]:
    """Ask once more, saying what it would come to; then write it."""
    table = table_of(party_id, request.args)
    typed = Typed(situation(request.args))
    document = QUESTION.document(typed, table)
    if typed.errors:
        return form_page(QUESTION, table, typed), 422
    loaded = party_or_404(party_id)
    event = decode_next({"type": "claim", "seat": document["seat"], "during": document["during"]}, loaded.party)
    if request.form.get("sure") == "yes":
        return write_event(party_id, event)
    try:
        asked = QUESTION.answered(typed.values, table)
    except Unsound as unsound:
        return form_page(QUESTION, table, unsound.typed), 422
    if "valid" not in asked.answer:
        return ruling_page(QUESTION, asked), 422
    row, after = preview(loaded.party, event)
    return fresh(
        render_template(
            "arbiter/announce.html",
            table=table,
            told=QUESTION.told(asked),
            valid=asked.answer["valid"],
            said=row_sentence(row, after.players, event) if row else "",
            end=end_words(after),
            address=request.full_path,
            seq=sent_seq(loaded),
            form_id=sent_form_id(),
        )
    )
