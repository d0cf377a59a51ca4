"""Форма новой партии: names, variant, first dealer, and the house rules a table may change.

Fields are read as text; what a name, a variant or a rule may be is the engine's to say, and
each refusal stands at its field.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from uuid import UUID, uuid4, uuid5

from flask_wtf import FlaskForm
from wtforms import StringField

from scorer.ledger.names import LONGEST_NAME, same_name_key
from scorer.rules.presets import DEFAULT_PRESET, PRESETS, preset
from scorer.rules.refusal import Refused
from scorer.web.forms.house_rules import OFFERED, plain_value
from scorer.web.presenters.refusals import refusal, refusal_of
from scorer.web.presenters.text import gettext

LOT = "lot"
SEATS = 3


def trimmed(value: str | None) -> str:
    """What was typed, without the spaces around it and with single ones within."""
    return " ".join((value or "").split())


class StartForm(FlaskForm):
    """A new party as it is typed."""

    form_id = StringField(default=lambda: str(uuid4()))
    name_0 = StringField(filters=[trimmed])
    name_1 = StringField(filters=[trimmed])
    name_2 = StringField(filters=[trimmed])
    dealer = StringField(default=LOT)
    preset = StringField(default=DEFAULT_PRESET)

    @property
    def seats(self) -> int:
        """How many the chosen variant is for."""
        return preset(self.preset.data).players if self.preset.data in PRESETS else 2

    @property
    def players(self) -> tuple[str, ...]:
        """The names typed, as many as play."""
        return tuple(self._name(seat).data for seat in range(self.seats))

    @property
    def first_dealer(self) -> int | None:
        """The seat that deals first, None where the lot decides."""
        return None if self.dealer.data == LOT else int(self.dealer.data)

    @property
    def ruleset(self) -> dict[str, Any]:
        """The variant and the options the table wants otherwise, as plain values."""
        return {"preset": self.preset.data, **dict(self._changed())}

    @property
    def key(self) -> str:
        """The id of the party: the same form sent twice is one party, sent with other values it is another."""
        try:
            form = UUID(self.form_id.data)
        except ValueError:
            form = uuid4()
        return str(uuid5(form, json.dumps([self.players, self.ruleset, self.dealer.data], sort_keys=True)))

    def validate(self, extra_validators: Any = None) -> bool:
        """Put every mistake at its field."""
        sound = super().validate(extra_validators)
        checks = (self._check_preset(), self._check_names(), self._check_dealer(), self._check_rules())
        return sound and all(checks)

    def rule(self, option: str) -> StringField:
        """The field of a house rule."""
        return self[f"rule_{option}"]

    def _name(self, seat: int) -> StringField:
        return self[f"name_{seat}"]

    def _changed(self) -> Iterator[tuple[str, Any]]:
        for option in OFFERED:
            typed = self.rule(option).data
            if typed:
                yield option, plain_value(option, typed)

    def _check_preset(self) -> bool:
        if self.preset.data in PRESETS:
            return True
        self.preset.errors = [refusal_of("ruleset.unknown_preset", {})]
        return False

    def _check_names(self) -> bool:
        seen: set[str] = set()
        for seat in range(SEATS):
            field = self._name(seat)
            field.errors = list(self._wrong_name(seat, field.data, seen))
            seen.add(same_name_key(field.data))
        return not any(self._name(seat).errors for seat in range(SEATS))

    def _wrong_name(self, seat: int, name: str, seen: set[str]) -> Iterator[str]:
        if seat >= self.seats:
            if name:
                yield gettext("This variant is for two: clear the third name or choose a game for three.")
        elif not name and seat == SEATS - 1:
            yield gettext("This variant is for three: write the third name or choose a game for two.")
        elif not name:
            yield gettext("Write who plays here.")
        elif len(name) > LONGEST_NAME:
            yield gettext("At most %(most)d characters, now %(now)d.", most=LONGEST_NAME, now=len(name))
        elif same_name_key(name) in seen:
            yield refusal_of("players.same_name", {"name": name})

    def _check_dealer(self) -> bool:
        if self.dealer.data == LOT or self.dealer.data in tuple(map(str, range(self.seats))):
            return True
        self.dealer.errors = [gettext("Choose one of those who play, or draw lots.")]
        return False

    def _check_rules(self) -> bool:
        if self.preset.data not in PRESETS:
            return True
        wanted = preset(self.preset.data)
        sound = True
        for option, value in self._changed():
            try:
                wanted = wanted.with_options({option: value})
            except Refused as refused:
                self.rule(option).errors = [refusal(refused)]
                sound = False
        return sound


for _option in OFFERED:
    setattr(StartForm, f"rule_{_option}", StringField(filters=[trimmed]))
