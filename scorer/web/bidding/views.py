"""Страница торговли: a word at a time, without anything being written until a trump is ordered."""

from __future__ import annotations

from uuid import UUID

from flask import Blueprint, abort, flash, render_template, request, url_for
from werkzeug.wrappers import Response

from scorer.ledger.bidding import ROUNDS, word_after
from scorer.rules.cards import Suit
from scorer.web.clubs import party_or_404
from scorer.web.deal.running import change_running, running
from scorer.web.presenters.bidding import card, turn
from scorer.web.presenters.text import gettext
from scorer.web.presenters.words import RED, SIGNS, suit_name
from scorer.web.rights import writers_only
from scorer.web.sending import fresh, go, new_form_id, to_table

pages = Blueprint("bidding", __name__, url_prefix="/party/<uuid:party_id>")
pages.before_request(writers_only)


@pages.get("/bidding")
def show(party_id: UUID) -> Response:
    """Whose word it is after `passes` passes."""
    loaded = party_or_404(party_id)
    state = loaded.state
    bidding = card(state)
    if bidding is None:
        flash(gettext("The party is over: start another, or undo the last entry."), "error")
        return to_table(party_id)
    passes = min(_passes(), ROUNDS * len(state.players))
    typed = running(str(party_id), state)
    return fresh(
        render_template(
            "bidding/show.html",
            party_id=party_id,
            state=state,
            card=bidding,
            turn=turn(state, passes),
            said=[state.players[word.seat] for place in range(passes) if (word := word_after(state, place))],
            suits=[(suit, SIGNS[suit], suit_name(suit), suit in RED) for suit in Suit],
            maker=state.players[typed.maker] if typed.maker is not None else "",
            trump=SIGNS[typed.trump] if typed.trump is not None else "",
            seq=len(loaded.party.events),
            form_id=new_form_id(),
        )
    )


@pages.post("/bidding")
def play(party_id: UUID) -> Response:
    """«Играю»: who ordered and on what goes into the draft of the deal."""
    state = party_or_404(party_id).state
    now = turn(state, _passes())
    suit = request.form.get("suit")
    if now.seat is None or suit not in tuple(Suit) or state.finished:
        abort(400)
    change_running(str(party_id), state, {"order": f"{now.seat}{suit}", "round": str(now.round)})
    flash(gettext("%(name)s plays: %(suit)s.", name=state.players[now.seat], suit=suit_name(Suit(suit))))
    return go(url_for("table.show", party_id=party_id))


def _passes() -> int:
    text = request.values.get("passes", "0")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 3 else 0
