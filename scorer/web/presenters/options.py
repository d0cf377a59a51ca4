"""Правила стола словами: what each house rule is called and what each of its values means."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from scorer.rules.presets import preset
from scorer.rules.ruleset import Ruleset, option_types
from scorer.web.presenters.lexicon import Lexicon, lexicon_of, spoken
from scorer.web.presenters.option_examples import EXAMPLES
from scorer.web.presenters.option_groups import Group
from scorer.web.presenters.option_words import OPTIONS
from scorer.web.presenters.text import gettext


@dataclass(frozen=True, slots=True)
class Difference:
    """An option played otherwise than in the variant: its name, its value, the variant's value."""

    option: str
    name: str
    value: str
    usual: str


def option_name(option: str, lexicon: Lexicon = Lexicon.DEBERTS) -> str:
    """What the option decides: «Равные объявления»."""
    return spoken(OPTIONS[option].name, lexicon)


def option_group(option: str) -> Group:
    """The group the option is offered in."""
    return OPTIONS[option].group


def option_example(option: str, lexicon: Lexicon = Lexicon.DEBERTS) -> str:
    """One sentence from a table that shows what the option decides."""
    return spoken(EXAMPLES[option], lexicon)


def value_name(option: str, value: Any, lexicon: Lexicon = Lexicon.DEBERTS) -> str:
    """A plain value of an option in words: «козырное, потом кто раньше», «нет», «501»."""
    if isinstance(value, list | tuple):
        return ", ".join(value_name(option, kind) for kind in value) or gettext("none")
    text = OPTIONS[option].values.get(value)
    return str(value) if text is None else spoken(text, lexicon)


def differences(ruleset: Ruleset, name: str) -> tuple[Difference, ...]:
    """What `ruleset` plays otherwise than the variant `name`, in the order of the format."""
    return tuple(differences_between(ruleset, preset(name), lexicon_of(name)))


def differences_between(ruleset: Ruleset, usual: Ruleset, lexicon: Lexicon = Lexicon.DEBERTS) -> Iterator[Difference]:
    """What `ruleset` plays otherwise than `usual`."""
    played, known = ruleset.options(), usual.options()
    for option in option_types():
        if played[option] != known[option]:
            yield Difference(
                option=option,
                name=option_name(option, lexicon),
                value=value_name(option, played[option], lexicon),
                usual=value_name(option, known[option], lexicon),
            )
