"""Записать сдачу: the form, its preview, its draft, and the writing."""

from __future__ import annotations

from dataclasses import replace
from uuid import UUID

from flask import flash, jsonify, render_template, request, session, url_for
from werkzeug.wrappers import Response

from scorer.ledger.events import DealPlayed
from scorer.ledger.log import unseen
from scorer.rules.refusal import Refused
from scorer.store import append as store
from scorer.store.drafts import DraftConflict, DraftState, load_draft, throw_draft
from scorer.store.parties import Loaded
from scorer.store.transaction import only_reads
from scorer.web.author import author
from scorer.web.clubs import party_or_404
from scorer.web.deal import amend
from scorer.web.deal.blueprint import pages
from scorer.web.deal.drafts import is_for, is_undone, kept, sent_seen, summary_parts, typed_in
from scorer.web.deal.judge import AGREEMENT, Judged, Lacking, Refusal, Verdict
from scorer.web.deal.late import opened, stale
from scorer.web.deal.meanwhile import told
from scorer.web.deal.page import Sheet, context, errors_of, render
from scorer.web.deal.sent import COUNTED, Sent, read_sent
from scorer.web.forms.deal import as_form_data, typed_fields
from scorer.web.presenters.outcomes import row_sentence
from scorer.web.presenters.text import gettext
from scorer.web.sending import fresh, go, to_newest, to_table


@pages.get("/deal")
def deal(party_id: UUID) -> Response:
    """The form, with the draft of the running deal in it."""
    loaded = party_or_404(party_id)
    if loaded.state.finished:
        flash(gettext("The party is over: start another, or undo the last entry."), "error")
        return to_table(party_id)
    draft = load_draft(str(party_id))
    mine = bool(draft.fields) and (is_for(draft, loaded.state) or request.args.get("draft") == "take")
    fields = typed_in(draft) if mine else {}
    sheet = opened(loaded, as_form_data({COUNTED: int(session.get(COUNTED, False)), **fields}), draft)
    offered = ", ".join(summary_parts(draft, loaded.state)) or "…" if draft.fields and not mine else ""
    undone = mine and is_undone(draft)
    return fresh(render(replace(sheet, seen=typed_fields(sheet.form), offered=offered, undone=undone)))


@pages.post("/deal")
def write(party_id: UUID) -> Response:
    """Write the deal, or say at the field why it cannot be written so."""
    loaded = party_or_404(party_id)
    sent = read_sent(loaded)
    verdict = sent.verdict()
    if sent.sound and isinstance(verdict, Judged) and verdict.sure:
        try:
            outcome = store.append(
                str(party_id), [verdict.event], expected_seq=sent.seq, form_id=sent.form_id, by=author()
            )
        except Refused as refused:
            verdict = Refusal(refused=refused)
        else:
            return _answer(outcome, party_id, sent)
    if unseen(loaded.party.events, sent.seq) and not store.written_with(loaded, sent.form_id):
        return stale(loaded, sent)
    if isinstance(verdict, Refusal) and verdict.refused.code == AGREEMENT:
        return _ask_agreement(party_id, sent)
    return fresh(render(_kept_again(loaded, sent, verdict)), 422)


def _answer(outcome: store.Outcome, party_id: UUID, sent: Sent) -> Response:
    match outcome:
        case store.Appended(events=events, state=state):
            row = state.rows[-1]
            said = row_sentence(row, state.players, events[-1])
            flash(gettext("Written. %(row)s. The pencil is down: it can be disputed until the next deal.", row=said))
            return to_newest(party_id, state)
        case store.AlreadyWritten(state=state):
            return to_newest(party_id, state)
        case store.FormChanged(written=written):
            if not isinstance(written[0], DealPlayed):
                return to_table(party_id)
            return amend.ask(party_or_404(party_id), sent, written[0])
        case _:
            return stale(party_or_404(party_id), sent)


def _again(loaded: Loaded, sent: Sent, verdict: Verdict) -> Sheet:
    """The same form with what is wrong said at its fields."""
    return Sheet(
        loaded=loaded,
        form=sent.form,
        typed=sent.typed,
        verdict=verdict,
        seq=sent.seq,
        form_id=sent.form_id,
        draft_version=load_draft(loaded.row.id).version,
        seen=sent_seen(),
        errors=errors_of(sent.form, verdict, sent.typed, sent.state),
    )


def _kept_again(loaded: Loaded, sent: Sent, verdict: Verdict) -> Sheet:
    """The same, and what was typed waits in the draft: Back, which asks the server, finds it there.

    A form that wrote already is no draft of the deal that is due.
    """
    sheet = _again(loaded, sent, verdict)
    if unseen(loaded.party.events, sent.seq):
        return sheet
    typed = typed_fields(sent.form)
    draft = kept(loaded.row.id, typed, sent_seen(), sent.state)
    return sheet if isinstance(draft, DraftConflict) else replace(sheet, seen=typed, draft_version=draft.version)


def _ask_agreement(party_id: UUID, sent: Sent) -> Response:
    """The deal would pay hanging points: first the table agrees how; what was typed waits in the draft."""
    kept(str(party_id), typed_fields(sent.form), sent_seen(), sent.state)
    flash(gettext("The deal is kept. It would pay hanging points: first agree how."))
    return go(url_for("around.agree", party_id=party_id))


@pages.post("/preview")
@only_reads
def preview(party_id: UUID) -> Response:
    """What writing would do, in words; without a script, on the whole page, and what was typed is kept."""
    loaded = party_or_404(party_id)
    sent = read_sent(loaded)
    if unseen(loaded.party.events, sent.seq):
        if request.headers.get("HX-Request") == "true":
            return fresh(
                render_template(
                    "deal/_stale.html",
                    meanwhile=told(loaded, sent.seq),
                    own=store.written_with(loaded, sent.form_id),
                    finished=loaded.state.finished,
                )
            )
        return stale(loaded, sent)
    verdict = sent.verdict()
    if request.headers.get("HX-Request") == "true":
        sheet = _again(loaded, sent, verdict)
        return fresh(render_template("deal/_live.html", **context(replace(sheet, errors={}))))
    sheet = _kept_again(loaded, sent, verdict)
    if isinstance(verdict, Lacking) or not sent.sound:
        return fresh(render(sheet), 422)
    return fresh(render(sheet))


@pages.get("/draft")
def watch(party_id: UUID) -> Response:
    """What is typed of the running deal on all phones together, and how many entries there are."""
    loaded = party_or_404(party_id)
    return _told(loaded, load_draft(str(party_id)))


def _told(loaded: Loaded, draft: DraftState, status: int = 200) -> Response:
    """The draft as JSON; its fields are null where it is of another deal."""
    other = draft.fields and not is_for(draft, loaded.state)
    answer = jsonify(seq=loaded.row.seq, version=draft.version, fields=None if other else typed_in(draft))
    answer.headers["Cache-Control"] = "no-store"
    answer.status_code = status
    return answer


@pages.post("/draft")
def draft(party_id: UUID) -> Response:
    """Keep what is typed so far, or throw it away."""
    loaded = party_or_404(party_id)
    if request.form.get("do") == "throw":
        throw_draft(str(party_id))
        flash(gettext("The draft is thrown away."))
        return to_table(party_id)
    sent = read_sent(loaded)
    live = request.headers.get("HX-Request") == "true"
    late = bool(unseen(loaded.party.events, sent.seq))
    typed = typed_fields(sent.form)
    outcome = load_draft(str(party_id)) if late else kept(str(party_id), typed, sent_seen(), sent.state)
    if late or isinstance(outcome, DraftConflict):
        if live:
            return _told(loaded, load_draft(str(party_id)), 409)
        return stale(loaded, sent)
    if live:
        return _told(loaded, outcome)
    flash(gettext("The draft is kept: both phones see it."))
    return go(url_for("deal.deal", party_id=party_id))
