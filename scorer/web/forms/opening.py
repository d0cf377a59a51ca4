"""Начало иначе, правила на ходу: the opening and the rules of a party as a form holds them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from werkzeug.datastructures import MultiDict
from wtforms import Form, StringField

from scorer.ledger.events import Reopen
from scorer.ledger.party import Party
from scorer.rules.presets import PRESETS, preset
from scorer.rules.ruleset import Ruleset
from scorer.web.forms.house_rules import OFFERED, plain_value
from scorer.web.forms.start import SEATS, trimmed

FIELDS = {
    "players": "name_2",
    **{f"players[{seat}]": f"name_{seat}" for seat in range(SEATS)},
    "dealer": "dealer",
    "preset": "preset",
    **{option: f"rule_{option}" for option in OFFERED},
}
"""The field a refusal of the engine stands at, by the end of its place."""


class RulesForm(Form):
    """Rules a table changes; a field is empty where nothing changes. A field a rule is added below."""

    def rule(self, option: str) -> StringField:
        """The field of a rule."""
        return self[f"rule_{option}"]

    def changed(self) -> Iterator[tuple[str, Any]]:
        """The options filled in, as plain values."""
        for option in OFFERED:
            if self.rule(option).data:
                yield option, plain_value(option, self.rule(option).data)


class OpeningForm(RulesForm):
    """How a party really began; rules are filled in where they differ from the variant."""

    name_0 = StringField(filters=[trimmed])
    name_1 = StringField(filters=[trimmed])
    name_2 = StringField(filters=[trimmed])
    dealer = StringField()
    preset = StringField()

    @property
    def players(self) -> tuple[str, ...]:
        """The names; the third only where there is one."""
        third = (self.name_2.data,) if self.name_2.data else ()
        return (self.name_0.data, self.name_1.data, *third)

    def reopening(self, opened: Party, reason: str) -> Reopen | None:
        """What differs from `opened`, the opening as it stands; None where nothing does.

        Nothing is judged here but the shape: the engine refuses what cannot be.
        """
        ruleset = self._ruleset(opened)
        dealer = int(self.dealer.data) if self.dealer.data in tuple(map(str, range(SEATS))) else opened.dealer
        stands = {"preset": opened.preset, **opened.ruleset.options()}
        reopen = Reopen(
            ruleset=None if ruleset == stands else ruleset,
            players=None if self.players == opened.players else self.players,
            dealer=None if dealer == opened.dealer else dealer,
            reason=reason,
        )
        return None if (reopen.ruleset, reopen.players, reopen.dealer) == (None, None, None) else reopen

    def _ruleset(self, opened: Party) -> dict[str, Any]:
        """The variant with every option; what the form does not offer stays while the variant does."""
        chosen = self.preset.data or opened.preset
        if chosen not in PRESETS:
            return {"preset": chosen}
        options = preset(chosen).options()
        if chosen == opened.preset:
            stands = opened.ruleset.options()
            options |= {name: value for name, value in stands.items() if name not in OFFERED or value is None}
        return {"preset": chosen, **options, **dict(self.changed())}


for _option in OFFERED:
    setattr(RulesForm, f"rule_{_option}", StringField(filters=[trimmed]))


def opening_fields(opened: Party) -> MultiDict[str, str]:
    """The form as it is filled in for an opening."""
    names = {f"name_{seat}": name for seat, name in enumerate(opened.players)}
    rules = _differing(opened.ruleset, preset(opened.preset))
    return MultiDict({**names, "dealer": str(opened.dealer), "preset": opened.preset, **rules})


def _differing(ruleset: Ruleset, usual: Ruleset) -> Mapping[str, str]:
    plain, common = ruleset.options(), usual.options()
    return {f"rule_{option}": typed(plain[option]) for option in OFFERED if plain[option] != common[option]}


def typed(value: Any) -> str:
    """A plain value as a form holds it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value is None else str(value)
