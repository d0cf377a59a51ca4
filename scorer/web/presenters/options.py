"""Правила стола словами: what each house rule is called and what each of its values means."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from scorer.rules.presets import preset
from scorer.rules.ruleset import Ruleset, option_types
from scorer.web.presenters.option_words import OPTIONS, Group
from scorer.web.presenters.text import gettext


@dataclass(frozen=True, slots=True)
class Difference:
    """An option played otherwise than in the variant: its name, its value, the variant's value."""

    option: str
    name: str
    value: str
    usual: str


def option_name(option: str) -> str:
    """What the option decides: «Равные объявления»."""
    return str(OPTIONS[option].name)


def option_group(option: str) -> Group:
    """The group the option is offered in."""
    return OPTIONS[option].group


def value_name(option: str, value: Any) -> str:
    """A plain value of an option in words: «козырное, потом кто раньше», «нет», «501»."""
    if isinstance(value, list | tuple):
        return ", ".join(value_name(option, kind) for kind in value) or gettext("none")
    text = OPTIONS[option].values.get(value)
    return str(value) if text is None else str(text)


def differences(ruleset: Ruleset, name: str) -> tuple[Difference, ...]:
    """What `ruleset` plays otherwise than the variant `name`, in the order of the format."""
    return tuple(_differences(ruleset, preset(name)))


def _differences(ruleset: Ruleset, usual: Ruleset) -> Iterator[Difference]:
    played, known = ruleset.options(), usual.options()
    for option in option_types():
        if played[option] != known[option]:
            yield Difference(
                option, option_name(option), value_name(option, played[option]), value_name(option, known[option])
            )
