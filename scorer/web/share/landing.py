"""Куда ведёт ссылка: a guest follows at once; to write he is asked first who he is."""

from __future__ import annotations

from uuid import UUID

from flask import abort, redirect, render_template, url_for
from werkzeug.wrappers import Response

from scorer.store.links import UnknownLink
from scorer.store.models import PartyRow
from scorer.store.parties import Loaded, load
from scorer.store.sharing import Share, party_by_link
from scorer.web.author import author, seat_of_author
from scorer.web.rights import hold
from scorer.web.sending import fresh
from scorer.web.share.blueprint import introduce_as_sent, pages


@pages.get("/f/<link>")
def follow(link: str) -> Response:
    """Follow the party: on to its table."""
    row = _linked(link, Share.FOLLOW)
    hold(link, Share.FOLLOW)
    return redirect(url_for("table.show", party_id=UUID(row.id)), 303)


@pages.get("/w/<link>")
def join(link: str) -> Response:
    """Who writes with this phone? Nothing changes until that is said, as links are opened ahead by messengers."""
    return _page(link, load(_linked(link, Share.WRITE)), 200)


@pages.post("/w/<link>")
def write(link: str) -> Response:
    """This phone may write in the party from now on."""
    loaded = load(_linked(link, Share.WRITE))
    if not introduce_as_sent(loaded.state.players):
        return _page(link, loaded, 422)
    hold(link, Share.WRITE)
    return redirect(url_for("table.show", party_id=UUID(loaded.row.id)), 303)


def _page(link: str, loaded: Loaded, status: int) -> Response:
    players = loaded.state.players
    page = render_template(
        "share/land.html",
        link=link,
        players=players,
        author=author(),
        seat=seat_of_author(players),
        missing=status == 422,
    )
    return fresh(page, status)


def _linked(link: str, share: Share) -> PartyRow:
    try:
        return party_by_link(link, share)
    except UnknownLink:
        abort(404)
