"""Второй телефон: the links of a party with their codes, and who writes with this device."""

from __future__ import annotations

from uuid import UUID

from flask import Response, abort, flash, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as AnyResponse

from scorer.store.sharing import Share, link_of_party, renew_link
from scorer.web.author import author, seat_of_author
from scorer.web.clubs import party_or_404
from scorer.web.presenters.text import gettext
from scorer.web.rights import Right, club_only, party_row_or_404, right_in
from scorer.web.sending import fresh
from scorer.web.share.blueprint import introduce_as_sent, pages
from scorer.web.share.qr import qr

HERE = frozenset({"localhost", "127.0.0.1", "[::1]"})
"""Names by which a machine calls itself: no phone finds it by them."""


@pages.get("/party/<uuid:party_id>/share")
def show(party_id: UUID) -> Response:
    """The link to follow; for who may write the link to write as well."""
    loaded = party_or_404(party_id)
    right = right_in(loaded.row)
    follow = url_for("share.follow", link=link_of_party(loaded.row, Share.FOLLOW), _external=True)
    write = url_for("share.join", link=link_of_party(loaded.row, Share.WRITE), _external=True)
    writes = right >= Right.WRITE
    return fresh(
        render_template(
            "share/show.html",
            party_id=party_id,
            players=loaded.state.players,
            follow=follow,
            follow_qr=qr(follow),
            write=write if writes else "",
            write_qr=qr(write) if writes else "",
            ours=right is Right.CLUB,
            author=author(),
            seat=seat_of_author(loaded.state.players),
            unreachable=request.host.rsplit(":", 1)[0] in HERE,
        )
    )


@pages.post("/party/<uuid:party_id>/share/renew")
def renew(party_id: UUID) -> AnyResponse:
    """A new link; the old one is dead for everybody who holds it."""
    row = party_row_or_404(party_id)
    club_only(row)
    share = request.form.get("share", "")
    if share not in tuple(Share):
        abort(400)
    renew_link(row.id, Share(share))
    flash(gettext("The link is new, the old one no longer works."))
    return redirect(url_for("share.show", party_id=party_id), 303)


@pages.post("/party/<uuid:party_id>/share/author")
def introduce(party_id: UUID) -> AnyResponse:
    """From now on this device writes under a name."""
    loaded = party_or_404(party_id)
    if not introduce_as_sent(loaded.state.players):
        abort(400)
    flash(gettext("This phone writes as: %(name)s.", name=author()))
    return redirect(url_for("table.show", party_id=party_id), 303)
