"""У других иначе: how the variants have an option, next to how this table has it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from scorer.rules.presets import PRESETS, preset
from scorer.rules.ruleset import Ruleset
from scorer.web import address
from scorer.web.presenters.lexicon import Lexicon
from scorer.web.presenters.options import option_name, value_name
from scorer.web.presenters.presets import preset_name
from scorer.web.presenters.text import gettext

MOST_NAMED = 5
"""Variants that are named one by one; more are «все остальные»."""


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """An option and, a line a value, which variants have it; `here` is the value of this table."""

    option: str
    name: str
    here: str
    lines: tuple[tuple[str, str], ...]


def elsewhere(option: str, ruleset: Ruleset, lexicon: Lexicon = Lexicon.DEBERTS) -> Elsewhere | None:
    """How the variants have an option, None where all have it as this table does."""
    here = ruleset.options()[option]
    by_value = _by_value(option)
    if len(by_value) == 1 and address.written(here) in by_value:
        return None
    return Elsewhere(
        option, option_name(option, lexicon), value_name(option, here, lexicon), tuple(_lines(option, lexicon))
    )


@cache
def _by_value(option: str) -> dict[str, tuple[str, ...]]:
    """The variants by the value they have, as it is written in an address; the rarest value first."""
    found: dict[str, tuple[str, ...]] = {}
    for name in PRESETS:
        value = address.written(preset(name).options()[option])
        found[value] = (*found.get(value, ()), name)
    return dict(sorted(found.items(), key=lambda item: len(item[1])))


def _lines(option: str, lexicon: Lexicon) -> Iterator[tuple[str, str]]:
    by_value = _by_value(option)
    for place, names in enumerate(by_value.values()):
        value = value_name(option, preset(names[0]).options()[option], lexicon)
        last = place == len(by_value) - 1
        if last and len(names) > MOST_NAMED and len(by_value) > 1:
            yield value, gettext("all others")
        else:
            yield value, ", ".join(map(preset_name, names)) if len(names) < len(PRESETS) else gettext("all variants")
