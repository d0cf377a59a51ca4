"""Принять партию: choose a file, look at what would come, take it in."""

from __future__ import annotations

from flask import Blueprint, Response, flash, redirect, render_template, request, url_for
from sqlalchemy.exc import IntegrityError
from werkzeug.exceptions import RequestEntityTooLarge
from werkzeug.wrappers import Response as AnyResponse

from scorer.ledger.files import LARGEST_FILE, write_document
from scorer.ledger.party_file import PartyFile
from scorer.rules.refusal import Refused
from scorer.store.imports import Longer, New, compare, id_here, take_in
from scorer.store.resembling import resembling
from scorer.store.transaction import only_reads
from scorer.web.clubs import club_or_new, current_club
from scorer.web.presenters.text import gettext
from scorer.web.sending import fresh, new_form_id, sent_form_id
from scorer.web.transfer.coming import coming, compared
from scorer.web.transfer.reading import Fault, fault_of, read_party

pages = Blueprint("transfer", __name__, url_prefix="/import")


@pages.get("")
def choose() -> str:
    """The form for a file."""
    return render_template("transfer/choose.html")


@pages.post("")
@only_reads
def look() -> Response:
    """What the file holds and what of it would come; nothing is written."""
    file = request.files.get("file")
    content = file.read(LARGEST_FILE + 1) if file else b""
    if not content:
        return _fault(Fault(gettext("Choose a party file, saved under “Sheet”, “Party file”."), ""))
    read = read_party(content)
    return _fault(read) if isinstance(read, Fault) else fresh(_preview(read))


@pages.post("/take")
def take() -> AnyResponse:
    """Take in what the preview showed; the file is checked once more, and so is what is here."""
    read = read_party(request.form.get("document", ""))
    if isinstance(read, Fault):
        return _fault(read)
    try:
        row, found = take_in(club_or_new(), read.party, form_id=sent_form_id())
    except IntegrityError:  # another phone took the same file in at the same moment
        return fresh(_preview(read), 409)
    if isinstance(found, New):
        flash(gettext("The party is taken in."))
    elif isinstance(found, Longer):
        flash(gettext("The new entries are taken in."))
    else:
        flash(compared(found), "error")
    return redirect(url_for("table.show", party_id=row.id), 303)


@pages.errorhandler(RequestEntityTooLarge)
def too_large(_error: RequestEntityTooLarge) -> Response:
    """A file that is not even read."""
    return _fault(fault_of(Refused("file.too_large", most=LARGEST_FILE)), 413)


def _preview(read: PartyFile) -> str:
    club = current_club()
    found = compare(club, read.party)
    alike = resembling(club, read.party) if isinstance(found, New) else None
    return render_template(
        "transfer/look.html",
        coming=coming(read.party, read.state, id_here(club, read.party)),
        compared=compared(found),
        takes=isinstance(found, New | Longer),
        alike=alike.id if alike else None,
        here=None if isinstance(found, New) else found.row.id,
        document=write_document(read.document),
        form_id=new_form_id(),
    )


def _fault(fault: Fault, status: int = 422) -> Response:
    return fresh(render_template("transfer/choose.html", fault=fault), status)
