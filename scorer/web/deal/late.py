"""Опоздавшая форма: what was typed when others were faster, offered as the deal that is due now."""

from __future__ import annotations

from dataclasses import replace

from flask import request
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response

from scorer.store.append import written_with
from scorer.store.drafts import DraftState, load_draft
from scorer.store.parties import Loaded
from scorer.web.deal.drafts import is_for, typed_in
from scorer.web.deal.judge import judge
from scorer.web.deal.meanwhile import told
from scorer.web.deal.page import Sheet, render
from scorer.web.deal.sent import Sent
from scorer.web.deal.typed import typed_of
from scorer.web.forms.deal import deal_form
from scorer.web.sending import fresh, new_form_id


def opened(loaded: Loaded, fields: MultiDict[str, str], draft: DraftState) -> Sheet:
    """A new form of the deal that is due, filled in with `fields`."""
    form = deal_form(loaded.state.ruleset, fields)
    form.validate()
    typed = typed_of(form, loaded.state.ruleset)
    return Sheet(
        loaded=loaded,
        form=form,
        typed=typed,
        verdict=judge(typed, loaded.party, loaded.state),
        seq=len(loaded.party.events),
        form_id=new_form_id(),
        draft_version=draft.version,
    )


def stale(loaded: Loaded, sent: Sent) -> Response:
    """What was written meanwhile, the form's own entry aside, and this person's values for the next deal."""
    draft = load_draft(loaded.row.id)
    seen = typed_in(draft) if is_for(draft, loaded.state) else {}
    sheet = opened(loaded, request.form, draft)
    meanwhile = told(loaded, sent.seq, written_with(loaded, sent.form_id))
    return fresh(render(replace(sheet, seen=seen, meanwhile=meanwhile)), 409)
