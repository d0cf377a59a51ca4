"""Свои правила строкой: rules of a club's own, and what tells them from their variant."""

from __future__ import annotations

from dataclasses import dataclass

from scorer.rules.ruleset import Ruleset
from scorer.store.models import HouseRules
from scorer.store.rulesets import ruleset_of
from scorer.web.presenters.options import differences
from scorer.web.presenters.presets import preset_name

SHOWN = 3


@dataclass(frozen=True, slots=True)
class OwnLine:
    """Rules in a list: their id and name, what they are told from and where they differ, for how many they are."""

    id: str
    name: str
    about: str
    players: int


def own_line(kept: HouseRules) -> OwnLine:
    """The line of these rules."""
    ruleset = ruleset_of(kept)
    return OwnLine(kept.id, kept.name, rules_line(kept.preset, ruleset), ruleset.players)


def rules_line(name: str, ruleset: Ruleset) -> str:
    """«Московский · Играем до: 301; Очков поровну: байд»: a variant and the first few differences from it."""
    told = [f"{one.name}: {one.value}" for one in differences(ruleset, name)]
    more = "…" if len(told) > SHOWN else ""
    return " · ".join(filter(None, (preset_name(name), "; ".join(told[:SHOWN]) + more)))
