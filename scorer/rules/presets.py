"""Варианты: the named rulesets, one TOML file each, one extending another.

Source: rules.md «Variants». A new variant is a file in `scorer/rulesets`, its place in `PRESETS`, and its
words in `scorer/web/presenters/presets.py`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources

from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset

DEFAULT_PRESET = "moscow"
PRESETS = (
    "moscow",
    "moscow_strict",
    "moscow_free",
    "kharkov",
    "to_301",
    "fifties",
    "threesome",
    "short_2",
    "short_3",
    "short_bait_2",
    "short_bait_3",
    "short_dave",
    "klaberjass",
    "klaberjass_suits",
)
"""Every variant, in the order a table chooses from."""


@cache
def preset(name: str) -> Ruleset:
    """The ruleset of a variant; refuses `ruleset.unknown_preset`.

    >>> preset("klaberjass").target, preset("to_301").target
    (500, 301)
    """
    if name not in PRESETS:
        raise Refused("ruleset.unknown_preset", at="preset", preset=name, choices=PRESETS)
    return _extended(name)


@cache
def _extended(name: str) -> Ruleset:
    text = (resources.files("scorer") / "rulesets" / f"{name}.toml").read_text("utf-8")
    file = tomllib.loads(text)
    parent = file.get("extends")
    base = _extended(parent) if parent else Ruleset()
    off = dict.fromkeys(file.get("off", ()))
    return base.with_options({**off, **file.get("options", {})})


def read_ruleset(document: Mapping[str, object]) -> tuple[str, Ruleset]:
    """The preset's name and the ruleset of `{"preset": …, option: value, …}`.

    Refuses an unknown preset, an unknown option and a bad value, each by name.

    >>> read_ruleset({"preset": "moscow", "target": 301})[1].target
    301
    """
    options = dict(document)
    name = options.pop("preset", None)
    if name is None:
        name = DEFAULT_PRESET
    if not isinstance(name, str):
        raise Refused("ruleset.unknown_preset", at="preset", preset=None, choices=PRESETS)
    return name, preset(name).with_options(options)
