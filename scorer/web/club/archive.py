"""Архив клуба: everything of it in one file, and what such a file brings in."""

from __future__ import annotations

import tempfile
from uuid import uuid4

from flask import Blueprint, Response, current_app, flash, redirect, render_template, request, send_file, url_for
from werkzeug.exceptions import RequestEntityTooLarge
from werkzeug.wrappers import Response as AnyResponse

from scorer.rules.refusal import Refused
from scorer.store.archive_file import LARGEST_ARCHIVE, Archive, BadArchive
from scorer.store.archive_plan import Count, Plan, look
from scorer.store.archive_taking import take
from scorer.store.archive_writing import write_archive
from scorer.store.clock import now
from scorer.store.transaction import only_reads
from scorer.web.club import pending
from scorer.web.club.archive_words import archive_fault, customs_told, not_taken
from scorer.web.clubs import club_or_404, club_or_new, current_club
from scorer.web.presenters.text import gettext, ngettext
from scorer.web.security import csrf
from scorer.web.sending import fresh
from scorer.web.transfer.reading import Fault
from scorer.web.zone import told

pages = Blueprint("archive", __name__, url_prefix="/club/archive")
IN_MEMORY = 8 * 1024 * 1024
"""Bytes of an archive being made that are held in memory; a larger one is made on disk."""
AROUND = 64 * 1024
"""Bytes of a form beside the file in it."""


@pages.get("")
def index() -> str:
    """Save everything, or choose a file to take in; without a club there is only the latter."""
    return _page()


@pages.get("/club.zip")
def save() -> Response:
    """The whole club."""
    club = club_or_404()
    file = tempfile.SpooledTemporaryFile(max_size=IN_MEMORY)  # noqa: SIM115  # closed with the answer
    write_archive(club, file)
    file.seek(0)
    name = f"deberts-club-{now().date().isoformat()}.zip"
    return send_file(file, mimetype="application/zip", as_attachment=True, download_name=name)


@pages.post("")
@only_reads
def send() -> AnyResponse:
    """Check the archive wholly, keep it, and show what would come."""
    request.max_content_length = LARGEST_ARCHIVE + AROUND
    try:
        if current_app.config.get("WTF_CSRF_ENABLED", True):
            csrf.protect()
        file = request.files.get("file")
        if file is None or not file.filename:
            return _fault(Fault(gettext("Choose an archive: the .zip file that was saved here."), ""))
        with Archive(file.stream) as archive:
            plan = look(current_club(), archive)
    except RequestEntityTooLarge:
        return _fault(archive_fault(BadArchive(Refused("archive.too_large", most=LARGEST_ARCHIVE))))
    except BadArchive as bad:
        return _fault(archive_fault(bad))
    file.stream.seek(0)
    pending.keep(file.stream)
    return _preview(plan)


csrf.exempt(send)  # it looks at the token itself: not before the request may be as large as an archive


@pages.get("/look")
def preview() -> AnyResponse:
    """What would come of the archive this device sent."""
    path = pending.kept()
    if path is None:
        return redirect(url_for("archive.index"), 303)
    try:
        with path.open("rb") as file, Archive(file) as archive:
            plan = look(current_club(), archive)
    except BadArchive as bad:
        return _fault(archive_fault(bad))
    return _preview(plan)


@pages.post("/take")
@only_reads
def take_in() -> AnyResponse:
    """Take in what the preview showed; what is here by now is looked at once more."""
    path = pending.kept()
    if path is None:
        flash(gettext("This archive was taken in already, or is no longer kept here: choose it once more."), "error")
        return redirect(url_for("archive.index"), 303)
    try:
        with path.open("rb") as file, Archive(file) as archive:
            count = take(club_or_new(), archive, form_id=f"archive-{uuid4()}")
    except BadArchive as bad:
        return _fault(archive_fault(bad))
    pending.let_go()
    flash(_taken(count))
    for one in count.told:
        flash(not_taken(one), "error")
    return redirect(url_for("parties.index"), 303)


def _preview(plan: Plan) -> Response:
    return fresh(
        render_template(
            "club/archive_look.html",
            club=current_club(),
            plan=plan,
            exported=told(plan.exported, "d MMMM y, HH:mm"),
            renamed=[(there, here) for there, here in plan.known if there != here],
            customs=list(customs_told(plan.customs)),
            out=[not_taken(one) for one in plan.count.told],
            takes=bool(plan),
        )
    )


def _taken(count: Count) -> str:
    parts = []
    if count.new:
        parts.append(ngettext("%(num)d party is taken in.", "%(num)d parties are taken in.", count.new))
    if count.longer:
        parts.append(ngettext("%(num)d party goes on.", "%(num)d parties go on.", count.longer))
    if count.same:
        parts.append(ngettext("%(num)d party was here already.", "%(num)d parties were here already.", count.same))
    if not count.new and not count.longer:
        parts.insert(0, gettext("No new parties; the rest is taken in."))
    return " ".join(parts)


def _fault(fault: Fault) -> Response:
    return fresh(_page(fault), 422)


def _page(fault: Fault | None = None) -> str:
    return render_template("club/archive.html", fault=fault, club=current_club(), most=LARGEST_ARCHIVE // (1024 * 1024))
