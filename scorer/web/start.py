"""Начало: the first page and the start of a party."""

from __future__ import annotations

import secrets

from flask import Blueprint, flash, redirect, render_template, url_for
from werkzeug.wrappers import Response

from scorer.rules.presets import preset
from scorer.store.models import Club, PartyRow
from scorer.store.parties import parties_of_club, start_party
from scorer.store.transaction import writing
from scorer.web.clubs import club_or_new, current_club
from scorer.web.forms.house_rules import house_rules
from scorer.web.forms.start import StartForm
from scorer.web.presenters import lexicon
from scorer.web.presenters.parties import party_line
from scorer.web.presenters.presets import GROUPS, about_preset, preset_name
from scorer.web.presenters.text import gettext

pages = Blueprint("start", __name__)
SHOWN = 30


@pages.get("/")
def home() -> str:
    """The parties of this device's club, those still running first; without any, the start form at once."""
    club = current_club()
    parties = parties_of_club(club, limit=SHOWN) if club else ()
    if not parties:
        return _page(StartForm(), club)
    running = [party_line(row) for row in parties if not row.finished]
    finished = [party_line(row) for row in parties if row.finished]
    return render_template("start/home.html", running=running, finished=finished)


@pages.get("/new")
def new() -> str:
    """The form of a new party."""
    return _page(StartForm(), current_club())


@pages.post("/new")
def begin() -> Response | tuple[str, int]:
    """Start the party and go to its table; what is wrong is said at its field."""
    form = StartForm()
    if not form.validate():
        return _page(form, current_club()), 422
    with writing():
        row = _start(form, club_or_new())
    if form.first_dealer is None:
        flash(gettext("The lot is drawn. %(dealer)s", dealer=_dealer(row)))
    return redirect(url_for("table.show", party_id=row.id), 303)


def _start(form: StartForm, club: Club) -> PartyRow:
    """The party of the form."""
    dealer = form.first_dealer
    drawn = secrets.randbelow(form.seats) if dealer is None else dealer
    return start_party(club, players=form.players, ruleset=form.ruleset, dealer=drawn, party_id=form.key)


def _dealer(row: PartyRow) -> str:
    name = row.opening["players"][row.opening["dealer"]]
    return lexicon.deals(name, lexicon.lexicon_of(row.opening["ruleset"]["preset"]))


def _page(form: StartForm, club: Club | None) -> str:
    variants = [
        (group, [(name, preset_name(name), about_preset(name), preset(name).players) for name in names])
        for group, names in GROUPS.items()
    ]
    known = [player.name for player in club.players] if club else []
    rules = list(house_rules())
    changed = any(form.rule(rule.option).data for _, group in rules for rule in group)
    return render_template(
        "start/new.html", form=form, variants=variants, known=known, rules=rules, changed=changed, first=club is None
    )
