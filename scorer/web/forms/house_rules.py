"""Правила стола в форме: the house rules a table most often changes, and their values as text."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any, NamedTuple

from scorer.rules.ruleset import choices_of, option_types
from scorer.web.presenters.option_words import GROUPS, OPTIONS
from scorer.web.presenters.options import option_name, value_name
from scorer.web.presenters.text import Text

OFFERED = (
    "target",
    "stake",
    "dave",
    "next_dealer",
    "dealer_after_hanging",
    "equal_melds",
    "split_runs",
    "long_runs",
    "bait",
    "bella_survives_bait",
    "tie",
    "hanging_order",
    "must_trump",
    "overtrump",
    "claim_at_record",
    "mid_deal_claim",
    "undercount",
    "hundreds",
    "three_goal",
    "three_bait",
    "three_hanging_again",
)
"""In the order they are shown, those of a group together."""

_TRUTH = {"yes": True, "no": False}


class HouseRule(NamedTuple):
    """A rule as the form offers it: its name, and values to choose from; none where a number is typed."""

    option: str
    name: str
    choices: tuple[tuple[str, str], ...]


def plain_value(option: str, typed: str) -> Any:
    """The plain value of what was typed or chosen; what is no number stays text for the engine to refuse."""
    if option_types()[option] is bool:
        return _TRUTH.get(typed, typed)
    return int(typed) if typed.isdecimal() and len(typed) < 10 else typed


def house_rules() -> Iterator[tuple[Text, tuple[HouseRule, ...]]]:
    """The rules offered, group by group."""
    for group, options in groupby(OFFERED, lambda option: OPTIONS[option].group):
        yield GROUPS[group], tuple(_rule(option) for option in options)


def _rule(option: str) -> HouseRule:
    if option_types()[option] is bool:
        choices = tuple((text, value_name(option, value)) for text, value in _TRUTH.items())
    else:
        choices = tuple((value, value_name(option, value)) for value in choices_of(option))
    return HouseRule(option, option_name(option), choices)
