"""Статистика клуба: who has won how much, of all variants or of one."""

from __future__ import annotations

from flask import Blueprint, abort, render_template, request

from scorer.rules.presets import PRESETS
from scorer.store.statistics import ORDERS, PAGE, presets_played, standings
from scorer.web.club.paging import page_number
from scorer.web.clubs import club_or_404
from scorer.web.presenters.outcomes import MARKS, mark
from scorer.web.presenters.presets import preset_name
from scorer.web.presenters.statistics import line

pages = Blueprint("statistics", __name__, url_prefix="/club/statistics")


@pages.get("")
def index() -> str:
    """The tables, a page of players at a time."""
    club = club_or_404()
    played = [name for name in PRESETS if name in presets_played(club)]
    preset, by = request.args.get("preset"), request.args.get("by", ORDERS[0])
    if by not in ORDERS or (preset is not None and preset not in PRESETS):
        abort(404)
    page = page_number()
    found = standings(club, preset, by=by, skip=(page - 1) * PAGE, most=PAGE + 1)
    if page > 1 and not found:
        abort(404)
    return render_template(
        "club/statistics.html",
        lines=[line(one) for one in found[:PAGE]],
        page=page,
        further=len(found) > PAGE,
        variants=[(name, preset_name(name)) for name in played],
        preset=preset,
        variant=preset_name(preset) if preset else "",
        by=by,
        marks={outcome: mark(outcome) for outcome in MARKS},
    )
