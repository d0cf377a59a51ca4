"""Два набора рядом: two rulesets side by side, what differs first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from uuid import UUID

from flask import abort, render_template, request

from scorer.rules.presets import PRESETS, preset
from scorer.rules.refusal import Refused
from scorer.store.rulesets import find_rules, rules_of_club
from scorer.web.clubs import current_club, party_or_404
from scorer.web.forms.house_rules import EVERY
from scorer.web.forms.start import OWN
from scorer.web.houserules.blueprint import Named, named, pages, read_named
from scorer.web.presenters.lexicon import Lexicon, lexicon_of
from scorer.web.presenters.option_groups import GROUPS
from scorer.web.presenters.options import option_group, option_name, value_name
from scorer.web.presenters.presets import preset_name
from scorer.web.presenters.text import Text, gettext

THIS, PARTY = "this", "party:"
"""The rules the rest of the address holds; those of a party, before its id."""


@dataclass(frozen=True, slots=True)
class Pair:
    """An option and its value on either side."""

    option: str
    name: str
    left: str
    right: str


@pages.get("/compare")
def compare() -> str:
    """Two of the variants, of the club's own rules, of the rules of an address or of a party."""
    a, b = request.args.get("a", "moscow"), request.args.get("b", "klaberjass")
    left, right = _side(a), _side(b)
    apart = {option for option in EVERY if _plain(left, option) != _plain(right, option)}
    return render_template(
        "houserules/compare.html",
        a=a,
        b=b,
        left=left.name,
        right=right.name,
        choices=tuple(_choices(a, b)),
        carried={key: value for key, value in request.args.items() if key not in ("a", "b")},
        differing=tuple(_groups(left, right, apart)),
        same=tuple(_groups(left, right, set(EVERY) - apart)),
        how_many=len(apart),
    )


def _plain(side: Named, option: str) -> object:
    return side.ruleset.options()[option]


def _side(chosen: str) -> Named:
    if chosen in PRESETS:
        return Named(chosen, preset(chosen), preset_name(chosen))
    if chosen.startswith(OWN):
        club = current_club()
        kept = find_rules(club, chosen.removeprefix(OWN)) if club else None
        return named(kept) if kept else abort(404)
    if chosen.startswith(PARTY):
        state = party_or_404(_uuid(chosen.removeprefix(PARTY))).state
        return Named(state.preset, state.ruleset, gettext("This party"))
    if chosen != THIS:
        abort(404)
    try:
        rules = read_named(request.args)
    except Refused:
        abort(422)
    return Named(rules.preset, rules.ruleset, rules.name or gettext("These rules"))


def _uuid(text: str) -> UUID:
    try:
        return UUID(text)
    except ValueError:
        abort(404)


def _choices(*taken: str) -> Iterator[tuple[str, str]]:
    """What can be chosen, by its code and name; rules of an address or a party where they are shown."""
    for chosen in dict.fromkeys(taken):
        if chosen == THIS or chosen.startswith(PARTY):
            yield chosen, _side(chosen).name
    club = current_club()
    for kept in rules_of_club(club) if club else ():
        yield f"{OWN}{kept.id}", kept.name
    for name in PRESETS:
        yield name, preset_name(name)


def _groups(left: Named, right: Named, options: set[str]) -> Iterator[tuple[Text, tuple[Pair, ...]]]:
    words = (lexicon_of(left.preset), lexicon_of(right.preset))
    shared = words[0] if words[0] == words[1] else Lexicon.DEBERTS
    for group, title in GROUPS.items():
        pairs = tuple(
            Pair(
                option,
                option_name(option, shared),
                value_name(option, _plain(left, option), words[0]),
                value_name(option, _plain(right, option), words[1]),
            )
            for option in EVERY
            if option in options and option_group(option) is group
        )
        if pairs:
            yield title, pairs
