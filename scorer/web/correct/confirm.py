"""Верно: the other side agrees with a deal. It changes nothing, so it is not shown first."""

from __future__ import annotations

from uuid import UUID

from flask import abort, flash, request
from werkzeug.wrappers import Response

from scorer.ledger.events import Confirm
from scorer.ledger.history import confirmations, moments
from scorer.store import append as store
from scorer.web.author import author
from scorer.web.clubs import party_or_404
from scorer.web.correct.blueprint import pages
from scorer.web.correct.found import written_or_404
from scorer.web.correct.writing import look, proposed
from scorer.web.presenters.text import gettext
from scorer.web.sending import to_table


@pages.post("/confirm")
def confirm(party_id: UUID) -> Response:
    """Write that a seat agrees with a deal as it stands; said twice it is written once."""
    loaded = party_or_404(party_id)
    deal = written_or_404(loaded, request.form.get("deal", "")).event
    seat = _seat(len(loaded.state.players))
    if seat in confirmations(moments(loaded.party, loaded.state)).get(deal, ()):
        return to_table(party_id, deal)
    proposal = proposed(loaded, Confirm(deal=deal, seat=seat))
    outcome = store.append(
        str(party_id), proposal.events, expected_seq=proposal.seq, form_id=proposal.form_id, by=author()
    )
    if isinstance(outcome, store.Conflict | store.FormChanged):
        return look(party_or_404(party_id), proposal)
    flash(gettext("Right: %(names)s", names=loaded.state.players[seat]))
    return to_table(party_id, deal)


def _seat(players: int) -> int:
    text = request.form.get("seat", "")
    if text not in map(str, range(players)):
        abort(400)
    return int(text)
