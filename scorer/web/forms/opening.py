"""Начало иначе, правила на ходу: the opening and the rules of a party as a form holds them."""

from __future__ import annotations

from typing import Any

from werkzeug.datastructures import MultiDict
from wtforms import Form, StringField

from scorer.ledger.events import Reopen
from scorer.ledger.party import Party
from scorer.ledger.seen import as_seen
from scorer.rules.presets import PRESETS, preset
from scorer.web import address
from scorer.web.forms.house_rules import EVERY, MANY, RuleFields
from scorer.web.forms.start import SEATS

FIELDS = {
    **{option: f"{address.PREFIX}{option}" for option in EVERY},
    "players": "name_2",
    **{f"players[{seat}]": f"name_{seat}" for seat in range(SEATS)},
    "dealer": "dealer",
    "preset": "preset",
}
"""The field a refusal of the engine stands at, by the end of its place."""


PUT_RIGHT = tuple(option for option in EVERY if option != MANY)
"""The options the opening can be put right in: all but that whose boxes cannot say «as in the variant»."""


class AgreedForm(RuleFields, Form):
    """Rules a table agrees on the way; a field is empty where nothing changes."""


class OpeningForm(RuleFields, Form):
    """How a party really began; rules are filled in where they differ from the variant."""

    name_0 = StringField(filters=[as_seen])
    name_1 = StringField(filters=[as_seen])
    name_2 = StringField(filters=[as_seen])
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
            players=None if self.players == tuple(map(as_seen, opened.players)) else self.players,
            dealer=None if dealer == opened.dealer else dealer,
            reason=reason,
        )
        return None if (reopen.ruleset, reopen.players, reopen.dealer) == (None, None, None) else reopen

    def _ruleset(self, opened: Party) -> dict[str, Any]:
        """The variant with every option; what was not sent stays while the variant does."""
        chosen = self.preset.data or opened.preset
        if chosen not in PRESETS:
            return {"preset": chosen}
        options = preset(chosen).options()
        if chosen == opened.preset:
            stands = opened.ruleset.options()
            options |= {option: value for option, value in stands.items() if not self.rule(option).raw_data}
        return {"preset": chosen, **options, **dict(self.changed())}


def opening_fields(opened: Party) -> MultiDict[str, str]:
    """The form as it is filled in for an opening."""
    names = {f"name_{seat}": name for seat, name in enumerate(opened.players)}
    rules = address.changes(opened.preset, opened.ruleset)
    return MultiDict({**names, "dealer": str(opened.dealer), "preset": opened.preset, **rules})
