"""Все правила: every option with an example, changed one by one."""

from __future__ import annotations

from typing import Any

from flask import redirect, render_template, request, session, url_for
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response

from scorer.store.rulesets import rules_of_club
from scorer.store.transaction import only_reads
from scorer.web.clubs import current_club
from scorer.web.forms.house_rules import EVERY, as_usual, house_rules
from scorer.web.forms.rules import RulesForm
from scorer.web.forms.start import OWN
from scorer.web.houserules.blueprint import Named, named, pages, read_named
from scorer.web.presenters.lexicon import lexicon_of
from scorer.web.presenters.options import differences
from scorer.web.presenters.presets import GROUPS, preset_name
from scorer.web.presenters.sense import idle
from scorer.web.start import START, TYPED

REBASE = "base"


@pages.post("/house/from-start")
@only_reads
def from_start() -> Response:
    """From the start of a party to all rules; what is typed there waits on this device."""
    session[START] = {name: request.form.get(name, "")[:80] for name in TYPED if request.form.get(name)}
    chosen = request.form.get("preset", "")
    form = RulesForm(request.form)
    query = form.filled()
    club = current_club()
    for kept in rules_of_club(club) if club else ():
        if chosen == f"{OWN}{kept.id}":
            query = {**named(kept).at_home, **{key: text for key, text in query.items() if key != "preset"}}
    return redirect(url_for("houserules.edit", **query), 303)


@pages.get("/house/edit")
def edit() -> str:
    """Every option, as the address has it."""
    return _page(RulesForm(request.args))


@pages.post("/house/edit")
@only_reads
def review() -> Response | tuple[str, int]:
    """On to what differs; another variant, or something wrong, and all options are shown again."""
    form = RulesForm(request.form)
    if request.form.get("do") == REBASE:
        return redirect(url_for("houserules.edit", **form.filled()), 303)
    ruleset = form.ruleset
    if form.errors:
        return _page(form), 422
    here = read_named({"preset": form.base, "own": form.own.data or "", "name": form.name.data or ""})
    changed = Named(here.preset, ruleset, here.name, here.own)
    return redirect(url_for("houserules.show", **changed.at_home), 303)


def _page(form: RulesForm) -> str:
    lexicon = lexicon_of(form.base)
    usual = RulesForm(MultiDict({"preset": form.base})).ruleset
    groups = [(group, rules, _marked(form, rules)) for group, rules in house_rules(EVERY, lexicon)]
    return render_template(
        "houserules/edit.html",
        form=form,
        groups=groups,
        usual=as_usual(usual, lexicon),
        usual_values=usual.options(),
        differences=[(one, idle(one.option, form.ruleset)) for one in differences(form.ruleset, form.base)],
        variants=[(group, [(name, preset_name(name)) for name in names]) for group, names in GROUPS.items()],
        variant=preset_name(form.base),
    )


def _marked(form: RulesForm, rules: Any) -> tuple[int, bool]:
    """How many rules of a group are filled in, and whether something is wrong with one."""
    form.ruleset  # noqa: B018  # judging puts what is wrong at the fields
    fields = [form.rule(rule.option) for rule in rules]
    return sum(bool(field.data) for field in fields), any(field.errors for field in fields)
