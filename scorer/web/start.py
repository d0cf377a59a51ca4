"""Начало: the first page and the start of a party."""

from __future__ import annotations

import secrets
from typing import Any

from flask import Blueprint, flash, render_template, request, session, url_for
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response

from scorer.ledger.accounts import write_wager
from scorer.rules.presets import preset
from scorer.rules.refusal import Refused
from scorer.store.models import Club, PartyRow
from scorer.store.parties import parties_of_club, start_party
from scorer.store.persons import latest_persons
from scorer.store.rulesets import rules_of_club
from scorer.store.transaction import writing
from scorer.web.clubs import club_or_new, current_club
from scorer.web.forms.house_rules import OFFERED, house_rules
from scorer.web.forms.start import OWN, StartForm
from scorer.web.forms.wager import FIELDS as WAGER_FIELDS
from scorer.web.last_time import last_time
from scorer.web.presenters import lexicon
from scorer.web.presenters.options import option_name, value_name
from scorer.web.presenters.own_rules import own_line
from scorer.web.presenters.parties import party_line
from scorer.web.presenters.presets import GROUPS, about_preset, preset_name
from scorer.web.presenters.text import gettext
from scorer.web.sending import go

pages = Blueprint("start", __name__)
SHOWN = 30
KNOWN = 100
"""Names offered as one types, those who played last first."""
START = "start"
"""In the session: what was typed here before the way led to the house rules."""
AFRESH = "afresh"
"""In the address: as if nothing was ever played here."""
TYPED = ("name_0", "name_1", "name_2", "dealer", *WAGER_FIELDS)


@pages.get("/")
def home() -> str:
    """The parties of this device's club, those still running first; without any, the start form at once."""
    club = current_club()
    parties = parties_of_club(club, limit=SHOWN) if club else ()
    if not parties:
        return _first_shown(club)
    running = [party_line(row) for row in parties if not row.finished]
    finished = [party_line(row) for row in parties if row.finished]
    return render_template("start/home.html", running=running, finished=finished)


@pages.get("/new")
def new() -> str:
    """The form of a new party; the address may hold rules, or that it begins afresh."""
    return _first_shown(current_club())


@pages.post("/new")
def begin() -> Response | tuple[str, int]:
    """Start the party and go to its table; what is wrong is said at its field."""
    club = current_club()
    form = StartForm(**_customs(club))
    if not form.validate():
        return _page(form, club), 422
    try:
        with writing():
            row = _start(form, club_or_new())
    except Refused as refused:
        form.refuse(refused)
        return _page(form, club), 422
    session.pop(START, None)
    if form.first_dealer is None:
        flash(gettext("The lot is drawn. %(dealer)s", dealer=_dealer(row)))
    return go(url_for("table.show", party_id=row.id))


def _first_shown(club: Club | None) -> str:
    """The form as the last time, but for what the address says or was typed here before."""
    waiting = session.get(START, {})
    typed = {name: waiting[name] for name in TYPED if name in waiting}
    unit = {"wager_unit": club.unit} if club and club.unit else {}
    asked = {name: text for name, text in request.args.items() if name == "preset" or name.startswith("rule_")}
    last = last_time(club) if club and AFRESH not in request.args else None
    rules = asked or (last.rules if last else {})
    form = StartForm(MultiDict({**unit, **typed, **rules}), **_customs(club))
    if last and not typed:
        form.offer(last.names)
    return _page(form, club, last.told if last and not asked else "")


def _customs(club: Club | None) -> dict[str, Any]:
    """What a club brings to the form: its own rules, its stake."""
    return {"kept": rules_of_club(club), "stake": club.stake} if club else {}


def _start(form: StartForm, club: Club) -> PartyRow:
    """The party of the form."""
    dealer = form.first_dealer
    drawn = secrets.randbelow(form.seats) if dealer is None else dealer
    if form.wager:
        club.unit = form.wager_unit.data or None
    return start_party(
        club,
        players=form.players,
        ruleset=form.ruleset,
        dealer=drawn,
        party_id=form.key,
        rules_name=form.rules_name,
        wager=write_wager(form.wager) if form.wager else None,
    )


def _dealer(row: PartyRow) -> str:
    name = row.opening["players"][row.opening["dealer"]]
    return lexicon.deals(name, lexicon.lexicon_of(row.opening["ruleset"]["preset"]))


def _page(form: StartForm, club: Club | None, last: str = "") -> str:
    """The form; `last` tells house rules it has from the last time."""
    own = [own_line(kept) for kept in form.kept.values()]
    variants = [
        (group, [(name, preset_name(name), about_preset(name), preset(name).players) for name in names])
        for group, names in GROUPS.items()
    ]
    known = [player.name for player in latest_persons(club, most=KNOWN)] if club else []
    rules = list(house_rules())
    spoken = lexicon.lexicon_of(form.variant.preset) if form.variant else lexicon.Lexicon.DEBERTS
    more = [
        (form.rule(option), option_name(option, spoken), value_name(option, value, spoken))
        for option, value in form.changed()
        if option not in OFFERED
    ]
    return render_template(
        "start/new.html",
        form=form,
        own=[(f"{OWN}{one.id}", one) for one in own],
        variants=variants,
        known=known,
        rules=rules,
        changed=not last and any(form.rule(rule.option).data for _, group in rules for rule in group),
        last=last,
        afresh=url_for("start.new", afresh=1),
        more=more,
        three=form.seats == len(form.players) == 3,
        first=club is None,
    )
