"""Страницы правил: one for each variant, and «Правила на вечер» of a party."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from flask import Blueprint, abort, render_template, request, url_for

from scorer.rules.presets import DEFAULT_PRESET, PRESETS, preset
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset
from scorer.web import address
from scorer.web.clubs import party_or_404
from scorer.web.presenters.lexicon import lexicon_of
from scorer.web.presenters.options import differences
from scorer.web.presenters.parties import game_length
from scorer.web.presenters.presets import GROUPS, about_preset, preset_name
from scorer.web.presenters.rulebook.book import rule_book

pages = Blueprint("rules", __name__)


@pages.get("/rules")
def index() -> str:
    """Every variant with one line that tells it from the others."""
    groups = [(group, [(n, preset_name(n), about_preset(n)) for n in names]) for group, names in GROUPS.items()]
    return render_template("rules/index.html", groups=groups)


@pages.get("/rules/<name>")
def show(name: str) -> str:
    """The rules of a variant, with the house rules the address holds."""
    if name not in PRESETS:
        abort(404)
    try:
        ruleset = address.read(name, request.args)
    except Refused:
        abort(422)
    rules: dict[str, Any] = {"preset": name, **address.changes(name, ruleset)}
    return _page(name, ruleset, compare=url_for("houserules.compare", a="this", b=DEFAULT_PRESET, **rules))


@pages.get("/party/<uuid:party_id>/rules")
def party(party_id: UUID) -> str:
    """Правила на вечер: what this party is played by now."""
    state = party_or_404(party_id).state
    compare = url_for("houserules.compare", a=f"party:{party_id}", b=state.preset)
    return _page(state.preset, state.ruleset, party_id=party_id, players=state.players, compare=compare)


def _page(name: str, ruleset: Ruleset, **more: Any) -> str:
    return render_template(
        "rules/show.html",
        preset=name,
        title=preset_name(name),
        about=about_preset(name),
        length=game_length(ruleset.target) if ruleset.target != preset(name).target else "",
        differences=differences(ruleset, name),
        book=rule_book(ruleset, lexicon_of(name)),
        **more,
    )
