"""Дописать с бумаги: several deals on one page, written together or not at all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from uuid import UUID

from flask import Blueprint, Response, flash, request, session
from werkzeug.wrappers import Response as AnyResponse

from scorer.ledger.events import AnyEvent, DealPlayed, Fifty, Passed
from scorer.rules.refusal import Refused
from scorer.store import append as store
from scorer.store.parties import Loaded
from scorer.store.transaction import only_reads
from scorer.web.author import author
from scorer.web.clubs import party_or_404
from scorer.web.deal.meanwhile import told
from scorer.web.deal.sent import COUNTED, as_seen
from scorer.web.presenters.refusals import refusal
from scorer.web.presenters.text import gettext, ngettext
from scorer.web.rights import writers_only
from scorer.web.sending import fresh, new_form_id, sent_form_id, sent_seq, to_table
from scorer.web.sheet.paper_page import PaperPage
from scorer.web.sheet.paper_rows import STEP, Judgement, judge_rows, read_rows

pages = Blueprint("catch_up", __name__, url_prefix="/party/<uuid:party_id>")
pages.before_request(writers_only)


@pages.get("/catch-up")
def show(party_id: UUID) -> AnyResponse:
    """The empty rows."""
    loaded = party_or_404(party_id)
    if loaded.state.finished:
        flash(gettext("The party is over: start another, or undo the last entry."), "error")
        return to_table(party_id)
    sent = {"counted": str(int(session.get(COUNTED, False)))}
    page = PaperPage(loaded=loaded, rows=_judged(loaded, sent), sent=sent, form_id=new_form_id())
    return fresh(page.render())


@pages.post("/catch-up/check")
@only_reads
def check(party_id: UUID) -> AnyResponse:
    """What writing would do, row by row; or more rows, about which nothing is said yet."""
    loaded = party_or_404(party_id)
    if request.form.get("do") == "more":
        rows = _judged(loaded, request.form, more=STEP)
        return fresh(
            PaperPage(loaded=loaded, rows=rows, sent=request.form, form_id=sent_form_id(), quiet=True).render()
        )
    return _not_written(loaded, status=200)


@pages.post("/catch-up")
def write(party_id: UUID) -> AnyResponse:
    """Write all rows, in one go; or none, and say at its field what is wrong."""
    loaded = party_or_404(party_id)
    seq = sent_seq(loaded)
    rows = _judged(loaded, request.form, seq=seq)
    events = [row.event for row in rows if row.event is not None]
    if any(row.errors for row in rows):
        return _not_written(loaded)
    if not events:
        return _not_written(loaded, top=gettext("Nothing is filled in: write at least one deal."))
    try:
        outcome = store.append(str(party_id), events, expected_seq=seq, form_id=sent_form_id(), by=author())
    except Refused as refused:
        return _not_written(loaded, top=refusal(refused, loaded.state.players))
    return _answer(outcome, party_id, seq)


def _answer(outcome: store.Outcome, party_id: UUID, seq: int) -> AnyResponse:
    match outcome:
        case store.Appended(events=events):
            flash(_written(events))
            return to_table(party_id)
        case store.AlreadyWritten():
            return to_table(party_id)
        case store.FormChanged(written=written):
            top = gettext(
                "This page was sent before and is written: entries: %(count)d. "
                "What stands here now is not written. If that was a slip, undo it first.",
                count=len(written),
            )
            return _again(party_id, top=top)
        case _:
            return _again(party_id, meanwhile=told(party_or_404(party_id), seq))


def _again(party_id: UUID, *, top: str = "", meanwhile: Sequence[str] = ()) -> Response:
    """The same rows on the party as it is now, under a new id."""
    loaded = party_or_404(party_id)
    rows = _judged(loaded, request.form)
    page = PaperPage(
        loaded=loaded, rows=rows, sent=request.form, form_id=new_form_id(), top=top, meanwhile=tuple(meanwhile)
    )
    return fresh(page.render(), 409)


def _not_written(loaded: Loaded, *, top: str = "", status: int = 422) -> Response:
    """The same rows, with what is wrong at its field."""
    rows = _judged(loaded, request.form)
    wrong = any(row.errors for row in rows)
    page = PaperPage(loaded=loaded, rows=rows, sent=request.form, form_id=sent_form_id(), top=top)
    return fresh(page.render(), 422 if wrong else status)


def _written(events: Sequence[AnyEvent]) -> str:
    dealt = sum(isinstance(event, DealPlayed | Passed | Fifty) for event in events)
    return ngettext("Written from paper: %(num)d deal.", "Written from paper: %(num)d deals.", dealt)


def _judged(loaded: Loaded, sent: Mapping[str, str], *, seq: int | None = None, more: int = 0) -> tuple[Judgement, ...]:
    """The rows sent, judged on the party as it is, or as it was at `seq` entries."""
    party, state = as_seen(loaded, len(loaded.party.events) if seq is None else seq)
    return tuple(judge_rows(read_rows(sent, state.ruleset, more=more), party, state))
