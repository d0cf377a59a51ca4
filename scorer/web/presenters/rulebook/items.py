"""What a point of the rules is made of: sentences that always hold, and options, a sentence a value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from scorer.rules.ruleset import Ruleset
from scorer.web.presenters.text import Text

Figures = Mapping[str, object]
"""Numbers and names of the engine, by the name sentences call them."""
Holds = Callable[[Ruleset], bool]


def always(_: Ruleset) -> bool:
    """Holds at every table."""
    return True


def points_with_bait(ruleset: Ruleset) -> bool:
    """Whether points are written and somebody can be baited."""
    return not ruleset.stakes and ruleset.bait != "none"


def hangs(ruleset: Ruleset) -> bool:
    """Whether equal points are a hanging bait."""
    return points_with_bait(ruleset) and ruleset.tie == "hanging"


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence no option changes; `when` says at which tables it holds."""

    text: Text
    when: Holds = always


@dataclass(frozen=True, slots=True)
class Words:
    """The sentences of an option: one a value, or one for any number; `when` says where it has any effect."""

    values: Mapping[Any, Text] = field(default_factory=dict)
    number: Callable[[int], str] | Text | None = None
    when: Holds = always

    def sentence(self, value: Any, figures: Figures) -> str:
        """What the option says at this value; `%(number)s` is the value."""
        if value in self.values:
            return self.values[value](**figures)
        assert self.number is not None  # noqa: S101 - a test gives every option words for every value
        return self.number(**figures, number=value) if isinstance(self.number, Text) else self.number(value)


@dataclass(frozen=True, slots=True)
class Point:
    """A point of the rules: its R-id, its name, and its sentences in order; an item that is text is an option."""

    id: str
    title: Text
    items: tuple[Said | str, ...]
