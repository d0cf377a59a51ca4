"""Наборы клуба: the rules a club keeps under names."""

from __future__ import annotations

from flask import flash, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from scorer.ledger.seen import as_seen
from scorer.rules.refusal import Refused
from scorer.store.rulesets import NameTaken, TooMany, find_rules, forget_rules, keep_rules, rules_of_club
from scorer.web.clubs import club_or_404, club_or_new, current_club
from scorer.web.houserules.blueprint import LONGEST_RULES_NAME, named, pages, read_named
from scorer.web.houserules.shown import page
from scorer.web.presenters.own_rules import own_line
from scorer.web.presenters.refusals import refusal
from scorer.web.presenters.text import gettext


@pages.get("/house")
def index() -> str:
    """The rules this club keeps, and how to come by others."""
    club = current_club()
    lines = [(own_line(kept), named(kept).at_home) for kept in (rules_of_club(club) if club else ())]
    return render_template("houserules/index.html", lines=lines, ours=club is not None)


@pages.post("/house/keep")
def keep() -> Response | tuple[str, int]:
    """Keep the rules of the form under a name; what is wrong with the name is said at it."""
    try:
        rules = read_named(request.form)
    except Refused as refused:
        flash(refusal(refused), "error")
        return redirect(url_for("houserules.index"), 303)
    if not rules.name:
        return page(rules, error=gettext("Give these rules a name.")), 422
    typed = as_seen(request.form.get("name"))
    if len(typed) > LONGEST_RULES_NAME:
        error = gettext("At most %(most)d characters, now %(now)d.", most=LONGEST_RULES_NAME, now=len(typed))
        return page(rules, error=error), 422
    document = {"preset": rules.preset, **rules.ruleset.options()}
    replace = request.form.get("replace") == rules.name
    try:
        kept = keep_rules(club_or_new(), rules.name, document, instead_of=rules.own or None, replace=replace)
    except NameTaken:
        error = gettext("The club has other rules of this name. Choose another, or put these in their place.")
        return page(rules, error=error, taken=rules.name), 422
    except TooMany:
        return page(rules, error=gettext("The club keeps too many rules already: remove some first.")), 422
    flash(gettext("Kept: “%(name)s”. It is offered when a party begins.", name=kept.name))
    return redirect(url_for("houserules.show", **named(kept).at_home), 303)


@pages.post("/house/forget")
def forget() -> Response:
    """Keep them no longer; parties that are played by them go on."""
    kept = find_rules(club_or_404(), request.form.get("own", ""))
    if kept is not None:
        forget_rules(kept)
        flash(gettext("Removed: “%(name)s”. Parties played by these rules stay as they are.", name=kept.name))
    return redirect(url_for("houserules.index"), 303)
