"""Журнал: a page with every entry of a party, and hiding a whole party from the club's lists."""

from __future__ import annotations

from uuid import UUID

from flask import Blueprint, flash, redirect, render_template, url_for
from werkzeug.wrappers import Response

from scorer.store.parties import hidden_parties
from scorer.store.sharing import hide_party, show_party
from scorer.web.author import author
from scorer.web.clubs import club_or_404, party_or_404
from scorer.web.presenters.entries import started
from scorer.web.presenters.journal import journal
from scorer.web.presenters.parties import party_line
from scorer.web.presenters.text import gettext
from scorer.web.rights import Right, club_only, party_row_or_404, right_in

pages = Blueprint("journal", __name__)


@pages.get("/party/<uuid:party_id>/journal")
def show(party_id: UUID) -> str:
    """Every entry in order, in words."""
    loaded = party_or_404(party_id)
    right = right_in(loaded.row)
    return render_template(
        "journal/show.html",
        row=loaded.row,
        start=started(loaded.party, loaded.row.opening["players"]),
        items=journal(loaded.party, loaded.state),
        writes=right >= Right.WRITE,
        ours=right is Right.CLUB,
        nameless=right >= Right.WRITE and author() is None,
    )


@pages.post("/party/<uuid:party_id>/hide")
def hide(party_id: UUID) -> Response:
    """Take the party out of the lists; nothing of it is lost."""
    row = party_row_or_404(party_id)
    club_only(row)
    hide_party(row.id)
    flash(gettext("The party is hidden. It can be brought back from the hidden parties."))
    return redirect(url_for("journal.show", party_id=party_id), 303)


@pages.post("/party/<uuid:party_id>/unhide")
def unhide(party_id: UUID) -> Response:
    """Bring it back."""
    row = party_row_or_404(party_id)
    club_only(row)
    show_party(row.id)
    flash(gettext("The party is in the lists again."))
    return redirect(url_for("journal.show", party_id=party_id), 303)


@pages.get("/hidden")
def hidden() -> str:
    """The parties that are in no list."""
    return render_template("journal/hidden.html", parties=[party_line(row) for row in hidden_parties(club_or_404())])
