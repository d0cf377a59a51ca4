"""Правила в адресе: a ruleset as parts of an address, so that a page can be shared with its house rules.

`rule_target=301`: an option played otherwise than in the variant, in the words the start page uses.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from scorer.rules.presets import preset
from scorer.rules.ruleset import Ruleset, option_types

PREFIX = "rule_"
OFF, YES, NO, NONE = "off", "yes", "no", "none"
"""How an address writes null, true, false and an empty list."""


def changes(name: str, ruleset: Ruleset) -> dict[str, str]:
    """The options of `ruleset` that differ from the variant `name`, as an address holds them.

    >>> changes("moscow", Ruleset(target=None, must_trump=False, offences=()))
    {'rule_target': 'off', 'rule_must_trump': 'no', 'rule_offences': 'none'}
    """
    usual, played = preset(name).options(), ruleset.options()
    return {f"{PREFIX}{option}": written(played[option]) for option in played if played[option] != usual[option]}


def read(name: str, query: Mapping[str, str]) -> Ruleset:
    """The ruleset of a variant and the changes in an address; refuses what is no option and no value of one.

    >>> read("kharkov", {"rule_target": "301"}).target
    301
    """
    return preset(name).with_options(dict(_options(query)))


def _options(query: Mapping[str, str]) -> Iterator[tuple[str, Any]]:
    for key, text in query.items():
        if key.startswith(PREFIX):
            option = key.removeprefix(PREFIX)
            yield option, value(option, text)


def written(value: Any) -> str:
    """A plain value as text."""
    if value is None:
        return OFF
    if isinstance(value, bool):
        return YES if value else NO
    return (".".join(value) or NONE) if isinstance(value, list) else str(value)


def value(option: str, text: str) -> Any:
    """The plain value of a text; what is none stays text for the engine to refuse."""
    if option == "offences":
        return [] if text == NONE else text.split(".")
    if option_types().get(option) is bool:
        return {YES: True, NO: False}.get(text, text)
    if text.isascii() and text.isdigit() and len(text) < 10:
        return int(text)
    # Some options have a word of their own that reads «off».
    return None if text == OFF and option not in ("seven_exchange", "mid_deal_claim") else text
