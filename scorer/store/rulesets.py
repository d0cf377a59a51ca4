"""Свои правила: the rulesets a club keeps under names."""

from __future__ import annotations

from uuid import uuid4

from sqlalchemy import select

from scorer.ledger.names import same_name_key
from scorer.rules.presets import preset, read_ruleset
from scorer.rules.ruleset import Ruleset
from scorer.store.base import db
from scorer.store.clock import now
from scorer.store.models import Club, HouseRules
from scorer.store.transaction import writing

MOST_KEPT = 100
"""Rulesets of one club: more are no house rules but a flood."""


class NameTaken(ValueError):
    """The club has other rules of that name."""


class TooMany(ValueError):
    """The club keeps as many rulesets as it may."""


def rules_of_club(club: Club) -> tuple[HouseRules, ...]:
    """The club's own rulesets, by name."""
    return tuple(db.session.scalars(select(HouseRules).where(HouseRules.club_id == club.id).order_by(HouseRules.name)))


def find_rules(club: Club, rules_id: str) -> HouseRules | None:
    """A ruleset of the club, None where it has no such one."""
    found = db.session.get(HouseRules, rules_id)
    return found if found is not None and found.club_id == club.id else None


def ruleset_of(kept: HouseRules) -> Ruleset:
    """The rules themselves. Raises `Refused` where the program no longer knows an option."""
    return preset(kept.preset).with_options(kept.options)


def keep_rules(
    club: Club, name: str, document: dict[str, object], *, instead_of: str | None = None, replace: bool = False
) -> HouseRules:
    """Keep a preset with its options under a name, resolved to the last option.

    `instead_of` is the id of rules that are changed by this; `replace` lets those of the same
    name go. Raises `NameTaken`, `TooMany` and `Refused`.
    """
    variant, ruleset = read_ruleset(document)
    key = same_name_key(name)
    with writing():
        kept = find_rules(club, instead_of) if instead_of else None
        named = db.session.scalar(select(HouseRules).where(HouseRules.club_id == club.id, HouseRules.key == key))
        if named is not None and named is not kept:
            if not replace:
                raise NameTaken(name)
            if kept is not None:
                db.session.delete(named)
                db.session.flush()
            else:
                kept = named
        if kept is None:
            if len(rules_of_club(club)) >= MOST_KEPT:
                raise TooMany(name)
            kept = HouseRules(id=str(uuid4()), club_id=club.id)
            db.session.add(kept)
        kept.name, kept.key, kept.preset, kept.options, kept.updated = name, key, variant, ruleset.options(), now()
        db.session.flush()
    return kept


def forget_rules(kept: HouseRules) -> None:
    """Keep these rules no longer; the parties played by them stay as they are."""
    with writing():
        db.session.delete(kept)
