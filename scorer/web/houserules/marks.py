"""Пометки клуба: what it writes at a bait, a hanging bait and a card bait; some write ХВ, ВіС (R-SILENT)."""

from __future__ import annotations

from collections.abc import Mapping

from flask import flash, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from scorer.ledger.seen import as_seen
from scorer.store.customs import write_marks
from scorer.web.clubs import club_or_404
from scorer.web.houserules.blueprint import pages
from scorer.web.presenters.outcomes import MARKS, outcome_name, usual_mark
from scorer.web.presenters.text import gettext

LONGEST_MARK = 4


@pages.get("/club/marks")
def marks() -> str:
    """The letters as they are."""
    return _page(club_or_404().marks or {}, {})


@pages.post("/club/marks")
def write() -> Response | tuple[str, int]:
    """Other letters, or the usual ones where a field is empty."""
    club = club_or_404()
    typed = {outcome: as_seen(request.form.get(outcome)) for outcome in MARKS}
    wrong = _wrong(typed)
    if wrong:
        return _page(typed, wrong), 422
    write_marks(club, typed)
    flash(gettext("These letters now stand on every sheet of the club."))
    return redirect(url_for("houserules.marks"), 303)


def _wrong(typed: Mapping[str, str]) -> dict[str, str]:
    """What is wrong with the letters, by outcome: too many, or the same for two."""
    wrong = {}
    stands = {outcome: letters or usual_mark(outcome) for outcome, letters in typed.items()}
    for outcome, letters in stands.items():
        if len(letters) > LONGEST_MARK:
            wrong[outcome] = gettext("At most %(most)d characters, now %(now)d.", most=LONGEST_MARK, now=len(letters))
        elif list(stands.values()).count(letters) > 1:
            wrong[outcome] = gettext("The same letters for two things: nobody could tell them apart.")
    return wrong


def _page(typed: Mapping[str, str], wrong: Mapping[str, str]) -> str:
    lines = [(outcome, outcome_name(outcome), usual_mark(outcome), typed.get(outcome, "")) for outcome in MARKS]
    return render_template("houserules/marks.html", lines=lines, wrong=wrong, most=LONGEST_MARK)
