"""А в других вариантах? The same question asked at every other variant's table: never a claim written by hand."""

from __future__ import annotations

from dataclasses import dataclass, replace

from scorer.rules.presets import PRESETS, preset
from scorer.web.arbiter.question import Asked, Question, Unsound
from scorer.web.presenters.arbiter.ruling import Told
from scorer.web.presenters.presets import preset_name


@dataclass(frozen=True, slots=True)
class Others:
    """Variants that rule the same and for the same reason; and the others, those of one answer together."""

    same: str
    lines: tuple[tuple[str, Told], ...]


def others(question: Question, asked: Asked) -> Others:
    """How the variants for as many players rule on the same situation."""
    mine = question.told(asked)
    groups: dict[Told, list[str]] = {mine: []}
    for name in PRESETS:
        rules = preset(name)
        if rules.players == asked.table.ruleset.players and rules != asked.table.ruleset:
            groups.setdefault(_told_at(question, asked, name), []).append(preset_name(name))
    same = groups.pop(mine)
    return Others(", ".join(same), tuple((", ".join(names), told) for told, names in groups.items()))


def _told_at(question: Question, asked: Asked, name: str) -> Told:
    """The ruling of another variant, or why it has none."""
    table = replace(asked.table, preset=name, ruleset=preset(name))
    try:
        return question.told(question.answered(asked.typed.values, table))
    except Unsound as unsound:
        return Told(next(iter(unsound.typed.errors.values()))[0], "")
