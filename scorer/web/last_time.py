"""Как в прошлый раз: what a club played last, filled in where its next party is begun."""

from __future__ import annotations

from dataclasses import dataclass

from scorer.store.models import Club
from scorer.store.parties import Loaded, last_party, load
from scorer.store.rulesets import rules_of_club, ruleset_of
from scorer.store.stats import persons_at
from scorer.web import address
from scorer.web.again import rules_name
from scorer.web.forms.start import OWN
from scorer.web.presenters.own_rules import rules_line


@dataclass(frozen=True, slots=True)
class LastTime:
    """The rules as the start form's fields, and who played.

    `told` are the rules in a line where house rules are among them: those the form keeps folded.
    """

    rules: dict[str, str]
    names: tuple[str, ...]
    told: str


def last_time(club: Club) -> LastTime | None:
    """The party the club began last, as its rules came to be; None before the first."""
    row = last_party(club)
    if row is None:
        return None
    loaded = load(row)
    names = tuple(person.name for person in persons_at(row))
    own = _own(club, loaded)
    if own:
        return LastTime({"preset": own}, names, "")
    name, ruleset = loaded.state.preset, loaded.state.ruleset
    changed = address.changes(name, ruleset)
    return LastTime({"preset": name, **changed}, names, rules_line(name, ruleset) if changed else "")


def _own(club: Club, loaded: Loaded) -> str:
    """The rules of the club's own it was played by, as the form names them; empty where they are no longer these."""
    name, played = rules_name(loaded), (loaded.state.preset, loaded.state.ruleset)
    for kept in rules_of_club(club):
        if kept.name == name and (kept.preset, ruleset_of(kept)) == played:
            return f"{OWN}{kept.id}"
    return ""
