"""Страницы своих правил: their blueprint, and a ruleset as the part of an address behind `?`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from flask import Blueprint

from scorer.ledger.seen import as_seen
from scorer.rules.presets import DEFAULT_PRESET, PRESETS
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset
from scorer.store.models import HouseRules
from scorer.store.rulesets import find_rules, ruleset_of
from scorer.web import address
from scorer.web.clubs import current_club

pages = Blueprint("houserules", __name__)
LONGEST_RULES_NAME = 40


@dataclass(frozen=True, slots=True)
class Named:
    """A ruleset with the variant it is told from. `own` is the id of the club's rules it came from."""

    preset: str
    ruleset: Ruleset
    name: str = ""
    own: str = ""

    @property
    def query(self) -> dict[str, Any]:
        """The address of these rules, wherever they are opened: nothing of this server is in it."""
        named = {"name": self.name} if self.name else {}
        return {"preset": self.preset, **address.changes(self.preset, self.ruleset), **named}

    @property
    def told(self) -> dict[str, Any]:
        """What differs, for the page of the whole rules."""
        return address.changes(self.preset, self.ruleset)

    @property
    def at_home(self) -> dict[str, Any]:
        """The same, and which of the club's own rules they are."""
        return {**self.query, **({"own": self.own} if self.own else {})}


def named(kept: HouseRules) -> Named:
    """Rules of the club."""
    return Named(kept.preset, ruleset_of(kept), kept.name, kept.id)


def read_named(query: Mapping[str, str]) -> Named:
    """The rules an address holds; refuses what is no variant, no option and no value of one."""
    name = query.get("preset") or DEFAULT_PRESET
    if name not in PRESETS:
        raise Refused("ruleset.unknown_preset", at="preset", preset=name, choices=PRESETS)
    own = query.get("own", "")
    club = current_club()
    mine = own if own and club and find_rules(club, own) else ""
    return Named(name, address.read(name, query), as_seen(query.get("name"))[:LONGEST_RULES_NAME], mine)
