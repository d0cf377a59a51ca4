"""Форма новой партии: names, variant, first dealer, house rules, and what is played for.

Fields are read as text; what a name, a variant or a rule may be is the engine's to say, and
each refusal stands at its field.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any
from uuid import UUID, uuid4, uuid5

from flask_wtf import FlaskForm
from wtforms import StringField

from scorer.ledger.names import LONGEST_NAME
from scorer.ledger.seen import as_seen
from scorer.rules.presets import DEFAULT_PRESET, PRESETS, preset
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset
from scorer.store.likeness import likeness
from scorer.store.models import HouseRules
from scorer.store.rulesets import ruleset_of
from scorer.web.forms.house_rules import RuleFields, judged
from scorer.web.forms.wager import WagerFields
from scorer.web.presenters.refusals import refusal, refusal_of
from scorer.web.presenters.text import gettext

LOT = "lot"
SEATS = 3
OWN = "own:"
"""Before the id of rules of the club's own, where a variant is chosen."""


@dataclass(frozen=True, slots=True)
class Variant:
    """What a table starts from: a preset, or rules of the club's own by their name."""

    preset: str
    ruleset: Ruleset
    name: str | None = None


class StartForm(RuleFields, WagerFields, FlaskForm):
    """A new party as it is typed.

    `kept` are the rules of the club's own that may be chosen, `stake` is its stake of a short game.
    """

    form_id = StringField(default=lambda: str(uuid4()))
    name_0 = StringField(filters=[as_seen])
    name_1 = StringField(filters=[as_seen])
    name_2 = StringField(filters=[as_seen])
    dealer = StringField(default=LOT)
    preset = StringField(default=DEFAULT_PRESET)

    def __init__(self, *args: Any, kept: Sequence[HouseRules] = (), stake: int | None = None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.kept = {f"{OWN}{rules.id}": rules for rules in kept}
        self.stake = stake

    @cached_property
    def variant(self) -> Variant | None:
        """What was chosen, None where that is nothing to choose."""
        chosen = self.preset.data
        if chosen in PRESETS:
            return Variant(chosen, preset(chosen))
        kept = self.kept.get(chosen)
        return Variant(kept.preset, ruleset_of(kept), kept.name) if kept else None

    @property
    def seats(self) -> int:
        """How many the chosen rules are for."""
        asked = self.rule("players").data
        if asked in ("2", "3"):
            return int(asked)
        return self.variant.ruleset.players if self.variant else 2

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
        changed = dict(self.changed())
        if self.variant is None:
            return {"preset": self.preset.data, **changed}
        return {"preset": self.variant.preset, **self._usual(self.variant), **changed}

    def _usual(self, variant: Variant) -> dict[str, Any]:
        """What stands where nothing is typed beside the variant: its own options, or the club's stake."""
        if variant.name:
            return variant.ruleset.options()
        return {"stake": self.stake} if self.stake and variant.ruleset.stakes else {}

    @property
    def rules_name(self) -> str | None:
        """What the club calls these rules, None where they have no name or are changed."""
        return self.variant.name if self.variant and not any(self.changed()) else None

    @property
    def key(self) -> str:
        """The id of the party: the same form sent twice is one party, sent with other values it is another."""
        try:
            form = UUID(self.form_id.data)
        except ValueError:
            form = uuid4()
        wager = [self.wager_amount.data, self.wager_per.data]
        return str(uuid5(form, json.dumps([self.players, self.ruleset, self.dealer.data, wager], sort_keys=True)))

    def validate(self, extra_validators: Any = None) -> bool:
        """Put every mistake at its field."""
        sound = super().validate(extra_validators)
        checks = (
            self._check_preset(),
            self._check_names(),
            self._check_dealer(),
            self._check_rules(),
            self.check_wager(),
        )
        return sound and all(checks)

    def offer(self, names: Sequence[str]) -> None:
        """Fill in who plays, where the chosen rules are for as many."""
        if len(names) == self.seats:
            for seat, name in enumerate(names):
                self._name(seat).data = name

    def refuse(self, refused: Refused) -> None:
        """Put a name the club refuses at its field: two names it knows to be one person's."""
        for seat in range(SEATS):
            if refused.at == f"players[{seat}]":
                self._name(seat).errors = [refusal(refused)]
                return
        raise refused

    def _name(self, seat: int) -> StringField:
        return self[f"name_{seat}"]

    def _check_preset(self) -> bool:
        if self.variant is not None:
            return True
        self.preset.errors = [refusal_of("ruleset.unknown_preset", {})]
        return False

    def _check_names(self) -> bool:
        seen: set[str] = set()
        for seat in range(SEATS):
            field = self._name(seat)
            field.errors = list(self._wrong_name(seat, field.data, seen))
            seen.add(likeness(field.data))
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
        elif likeness(name) in seen:
            yield refusal_of("players.same_name", {"name": name})

    def _check_dealer(self) -> bool:
        if self.dealer.data == LOT or self.dealer.data in tuple(map(str, range(self.seats))):
            return True
        self.dealer.errors = [gettext("Choose one of those who play, or draw lots.")]
        return False

    def _check_rules(self) -> bool:
        if self.variant is None:
            return True
        _, wrong = judged(self.variant.ruleset, dict(self.changed()))
        for option, sentence in wrong.items():
            self.rule(option).errors = [sentence]
        return not wrong
