"""Дальше вместе: a guest goes along to the party begun from the one he has a link of, with the same right.

Nothing else of the club opens to him. Once the next party's link is renewed, it is given by hand again.
"""

from __future__ import annotations

from uuid import UUID

from flask import abort, flash, redirect, url_for
from werkzeug.wrappers import Response

from scorer.store.base import db
from scorer.store.models import PartyRow
from scorer.store.sharing import Share, first_link
from scorer.web.presenters.text import gettext
from scorer.web.rights import Right, hold, party_row_or_404, right_in
from scorer.web.share.blueprint import pages


@pages.get("/party/<uuid:party_id>/along")
def along(party_id: UUID) -> Response:
    """On to the table of the next party."""
    row = party_row_or_404(party_id)
    following = db.session.get(PartyRow, row.next_id) if row.next_id else None
    if following is None:
        abort(404)
    right = right_in(row)
    if right < Right.CLUB:
        for share in (Share.FOLLOW, Share.WRITE)[: 2 if right is Right.WRITE else 1]:
            link = first_link(following, share)
            if link:
                hold(link, share)
    if right_in(following) is Right.NONE:
        flash(gettext("The link of the next party was renewed: ask for the new one at the table."), "error")
        return redirect(url_for("table.show", party_id=party_id), 303)
    return redirect(url_for("table.show", party_id=UUID(following.id)), 303)
