"""Форма своих правил: a variant, and every option where it is played otherwise."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from wtforms import Form, StringField

from scorer.rules.presets import DEFAULT_PRESET, PRESETS, preset
from scorer.rules.ruleset import Ruleset
from scorer.web import address
from scorer.web.forms.house_rules import MANY, RuleFields, judged
from scorer.web.presenters.refusals import refusal_of


class RulesForm(RuleFields, Form):
    """Every option of a table. `own` is the id of the club's rules that are changed, if any are.

    `shown` is the variant the page was laid out for; another may be chosen on it.
    """

    preset = StringField(default=DEFAULT_PRESET)
    shown = StringField()
    own = StringField()
    name = StringField()

    @property
    def base(self) -> str:
        """The variant the rules are told from; the usual one where none such exists."""
        return self.preset.data if self.preset.data in PRESETS else DEFAULT_PRESET

    @cached_property
    def ruleset(self) -> Ruleset:
        """The rules as far as they make sense; what is wrong is said at its field."""
        ruleset, wrong = judged(preset(self.base), dict(self.changed()))
        for option, sentence in wrong.items():
            self.rule(option).errors = [sentence]
        if self.base != self.preset.data:
            self.preset.errors = [refusal_of("ruleset.unknown_preset", {})]
        return ruleset

    def filled(self) -> dict[str, Any]:
        """What is filled in, as an address holds it; boxes left as the page had them are not."""
        filled = {name: field.data for name, field in self._fields.items() if field.data}
        laid_out = filled.pop("shown", None)
        boxes = self.rule(MANY)
        if laid_out in PRESETS and address.value(MANY, boxes.data or "") == preset(laid_out).options()[MANY]:
            del filled[boxes.name]
        return filled
