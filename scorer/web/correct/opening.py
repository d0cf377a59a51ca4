"""Начало иначе (R-REOPEN) и уговор на ходу (R-RULES): who plays, who dealt first, and by what rules."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from flask import request
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response

from scorer.ledger.events import Rules
from scorer.ledger.force import in_force, opening
from scorer.ledger.party import Party
from scorer.store.parties import Loaded
from scorer.web.clubs import party_or_404
from scorer.web.correct.blueprint import Errors, page, pages
from scorer.web.correct.score import over
from scorer.web.correct.writing import shown
from scorer.web.forms.house_rules import EVERY, house_rules
from scorer.web.forms.opening import FIELDS, PUT_RIGHT, AgreedForm, OpeningForm, opening_fields
from scorer.web.presenters.lexicon import lexicon_of
from scorer.web.presenters.options import value_name
from scorer.web.presenters.presets import GROUPS, preset_name
from scorer.web.presenters.text import gettext
from scorer.web.sending import sent_reason


@pages.get("/opening")
def reopen(party_id: UUID) -> Response:
    """The opening as it stands, to be put right."""
    loaded = party_or_404(party_id)
    return _opening_page(loaded, OpeningForm(opening_fields(_opened(loaded))), {})


@pages.post("/opening")
def write_reopen(party_id: UUID) -> Response:
    """Show what the true opening changes."""
    loaded = party_or_404(party_id)
    form = OpeningForm(request.form)
    form.validate()
    event = form.reopening(_opened(loaded), sent_reason(gettext("entered wrongly")))
    if event is None:
        return _opening_page(loaded, form, {"": [gettext("Nothing here differs from what stands.")]}, 422)
    return shown(loaded, event, lambda errors: _opening_page(loaded, form, errors, 422), FIELDS)


def _opened(loaded: Loaded) -> Party:
    """The opening as it stands, put right as often as it was."""
    return opening(loaded.party, in_force(loaded.party.events).places)


def _opening_page(loaded: Loaded, form: OpeningForm, errors: Errors, status: int = 200) -> Response:
    variants = [(group, [(name, preset_name(name)) for name in names]) for group, names in GROUPS.items()]
    return page(
        "correct/opening.html",
        loaded,
        status,
        form=form,
        errors=errors,
        variants=variants,
        rules=list(house_rules(PUT_RIGHT, lexicon_of(loaded.state.preset))),
        usual=dict.fromkeys(PUT_RIGHT, gettext("as in the variant")),
        values={},
        rules_open=any(name.startswith("rule_") for name in errors),
    )


@pages.get("/rules-agreed")
def agree_rules(party_id: UUID) -> Response:
    """The rules as they are, to be agreed otherwise from here on."""
    loaded = party_or_404(party_id)
    return over(loaded) or _rules_page(loaded, AgreedForm(MultiDict()), {})


@pages.post("/rules-agreed")
def write_rules(party_id: UUID) -> Response:
    """Show what was agreed."""
    loaded = party_or_404(party_id)
    form = AgreedForm(request.form)
    form.validate()
    now = loaded.state.ruleset.options()
    options = {option: value for option, value in form.changed() if value != now[option]}
    if not options:
        return _rules_page(loaded, form, {"": [gettext("Nothing here differs from what stands.")]}, 422)
    event = Rules(options=options, reason=sent_reason(gettext("agreed")))
    return shown(loaded, event, lambda errors: _rules_page(loaded, form, errors, 422), FIELDS)


def _rules_page(loaded: Loaded, form: Any, errors: Errors, status: int = 200) -> Response:
    lexicon = lexicon_of(loaded.state.preset)
    values = loaded.state.ruleset.options()
    return page(
        "correct/rules.html",
        loaded,
        status,
        form=form,
        errors=errors,
        rules=list(house_rules(EVERY, lexicon)),
        now={option: value_name(option, value, lexicon) for option, value in values.items()},
        values=values,
    )
