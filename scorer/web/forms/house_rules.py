"""Правила стола в форме: a field for each house rule, and how its text is read.

A field that is left empty leaves the rule as it is in the variant; otherwise it holds the text
an address would hold (`scorer.web.address`).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from wtforms import StringField

from scorer.ledger.seen import as_seen
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset, choices_of, is_optional, option_types, read_options
from scorer.web import address
from scorer.web.presenters.lexicon import Lexicon
from scorer.web.presenters.option_groups import GROUPS
from scorer.web.presenters.option_words import OPTIONS
from scorer.web.presenters.options import option_example, option_name, value_name
from scorer.web.presenters.refusals import refusal
from scorer.web.presenters.text import Text, gettext

EVERY = tuple(OPTIONS)
"""Every option, group by group."""
OFFERED = tuple(
    option
    for option in EVERY
    if option
    in {
        "next_dealer", "equal_melds", "long_runs", "split_runs", "must_trump", "overtrump", "bait",
        "bella_survives_bait", "tie", "hanging_order", "dealer_after_hanging", "target", "deals", "claim_at_record",
        "mid_deal_claim", "undercount", "hundreds", "three_goal", "three_bait", "three_hanging_again", "stake", "dave",
    }
)  # fmt: skip
"""Those a table most often changes, in the same order."""
MANY = "offences"
"""The option that takes several values."""


class HouseRule(NamedTuple):
    """A rule as a form offers it.

    `choices` are values to choose from, none where a number is typed; `off` is what null is
    called, empty where that is no value; with `many` several may be chosen.
    """

    option: str
    name: str
    example: str
    choices: tuple[tuple[str, str], ...]
    off: str
    many: bool


class RuleField(StringField):
    """What was typed or chosen for a rule: the text of an address, empty where it stays as it is."""

    def process_formdata(self, valuelist: Sequence[str]) -> None:
        """Several boxes make one list; a box for «none» beside a number means that."""
        told = [text for text in map(str.strip, valuelist) if text]
        if self.short_name.endswith(MANY):
            self.data = ".".join(told) if told else address.NONE if valuelist else ""
        else:
            self.data = address.OFF if address.OFF in told else as_seen("".join(told[:1]))


class RuleFields:
    """A field for every option, after those of the form itself: part of every form that holds rules."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        for option in EVERY:
            setattr(cls, f"{address.PREFIX}{option}", RuleField())

    def rule(self, option: str) -> RuleField:
        """The field of a rule."""
        field: RuleField = self[f"{address.PREFIX}{option}"]  # type: ignore[index]  # a form holds its fields
        return field

    def changed(self) -> Iterator[tuple[str, Any]]:
        """The options filled in, as plain values; what is none stays text for the engine to refuse."""
        for option in EVERY:
            typed = self.rule(option).data
            if typed:
                yield option, address.value(option, typed)


def house_rules(
    options: Sequence[str] = OFFERED, lexicon: Lexicon = Lexicon.DEBERTS
) -> Iterator[tuple[Text, tuple[HouseRule, ...]]]:
    """The rules offered, group by group."""
    for group, some in groupby(options, lambda option: OPTIONS[option].group):
        yield GROUPS[group], tuple(_rule(option, lexicon) for option in some)


def as_usual(ruleset: Ruleset, lexicon: Lexicon = Lexicon.DEBERTS) -> Mapping[str, str]:
    """What each field left empty means at a table of these rules: «как в варианте: 501»."""
    return {
        option: gettext("%(value)s – as in the variant", value=value_name(option, value, lexicon))
        for option, value in ruleset.options().items()
    }


def judged(base: Ruleset, changed: Mapping[str, Any]) -> tuple[Ruleset, dict[str, str]]:
    """The rules with plain values put over `base`, and what is wrong, by option: each by itself, then all together.

    An option that is refused is left as it is in Moscow, to look for what else is wrong.
    """
    wrong: dict[str, str] = {}
    sound: dict[str, Any] = {}
    for option, value in changed.items():
        try:
            sound |= read_options({option: value})
        except Refused as refused:
            wrong[option] = refusal(refused)
    while True:
        try:
            return dataclasses.replace(base, **sound), wrong
        except Refused as refused:
            wrong[refused.at] = refusal(refused)
            sound[refused.at] = getattr(Ruleset(), refused.at)


def _rule(option: str, lexicon: Lexicon) -> HouseRule:
    values: Iterable[Any] = choices_of(option)
    if option_types()[option] is bool:
        values = (True, False)
    elif option == "players":
        values = (2, 3)
    chosen = tuple((address.written(value), value_name(option, value, lexicon)) for value in values)
    off = value_name(option, None, lexicon) if is_optional(option) else ""
    if chosen and off:
        chosen, off = ((address.OFF, off), *chosen), ""
    return HouseRule(option, option_name(option, lexicon), option_example(option, lexicon), chosen, off, option == MANY)
