"""Свои правила строкой: rules of a club's own, and what tells them from their variant."""

from __future__ import annotations

from dataclasses import dataclass

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
    """«Московский · Играем до: 301, Очков поровну: байд»; the first few differences."""
    ruleset = ruleset_of(kept)
    told = [f"{one.name}: {one.value}" for one in differences(ruleset, kept.preset)]
    more = "…" if len(told) > SHOWN else ""
    about = " · ".join(filter(None, (preset_name(kept.preset), "; ".join(told[:SHOWN]) + more)))
    return OwnLine(kept.id, kept.name, about, ruleset.players)
