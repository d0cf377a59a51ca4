"""Статистика: a club's figures as they are kept, a few rows each, however many parties there were."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, false, func, select
from sqlalchemy.orm import aliased

from scorer.store.base import db
from scorer.store.figures import NAMES, Figures
from scorer.store.models import Club, Player
from scorer.store.stats_models import Seat, Tally
from scorer.store.sums import Scope

MOST_MONTHS = 12
"""Months a picture shows, the latest."""
MOST_PLAYERS = 100
"""Players a page shows of those one has played with."""
PAGE = 50
"""Players on a page of the tables."""
_EXACT = 1.0
"""Makes a quotient of whole numbers one that is not cut off."""
_ORDERS: dict[str, tuple[ColumnElement[Any], ...]] = {
    "won": (),
    "share": ((Tally.won * _EXACT / func.nullif(Tally.parties, 0)).desc().nulls_last(), Tally.parties.desc()),
    "parties": (Tally.parties.desc(),),
    "average": ((Tally.points * _EXACT / func.nullif(Tally.scored, 0)).desc().nulls_last(), Tally.scored.desc()),
}
ORDERS = tuple(_ORDERS)
"""By what a table can be sorted, the greatest first; those equal in it by their wins."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The figures of a player, or against one, or of a variant or month: `part` is its id or name."""

    part: str
    name: str
    figures: Figures


@dataclass(frozen=True, slots=True)
class Best:
    """The most points written in one deal, and the party."""

    points: int
    party: str


@dataclass(frozen=True, slots=True)
class Card:
    """Everything a player's page tells. `longest` and `current` count parties won running."""

    figures: Figures
    best: Best | None
    longest: int
    current: int
    presets: tuple[Standing, ...]
    opponents: tuple[Standing, ...]
    months: tuple[Standing, ...]


def standings(
    club: Club, preset: str | None = None, *, by: str = "won", skip: int = 0, most: int = PAGE
) -> tuple[Standing, ...]:
    """The figures of the club's players, of one variant or of all, sorted by one of `ORDERS`; the first are skipped."""
    scope, part = (Scope.ALL, "") if preset is None else (Scope.PRESET, preset)
    query = (
        select(Tally, Player.name)
        .join(Player, Player.id == Tally.person_id)
        .where(Tally.club_id == club.id, Tally.scope == scope, Tally.part == part)
        .where(Tally.parties + Tally.running > 0)
        .order_by(*_ORDERS[by], Tally.won.desc(), Tally.parties, Player.key)
    )
    rows = db.session.execute(query.offset(skip).limit(most))
    return tuple(Standing(tally.person_id, name, figures_in(tally)) for tally, name in rows)


def presets_played(club: Club) -> tuple[str, ...]:
    """The variants the club has figures of."""
    query = select(Tally.part).where(Tally.club_id == club.id, Tally.scope == Scope.PRESET)
    return tuple(db.session.scalars(query.where(Tally.parties + Tally.running > 0).distinct()))


def parties_by_person(persons: Sequence[Player]) -> dict[str, int]:
    """How many parties each of these persons has, running ones with them."""
    query = select(Tally.person_id, Tally.parties + Tally.running)
    ids = [person.id for person in persons]
    rows = db.session.execute(query.where(Tally.person_id.in_(ids), Tally.scope == Scope.ALL))
    return {person: parties for person, parties in rows}  # noqa: C416  # rows are no pairs to the type checker


def card(person: Player) -> Card:
    """The figures of a person."""
    tally = db.session.get(Tally, (person.id, str(Scope.ALL), ""))
    months = _parts(person, Scope.MONTH, Tally.part.desc(), MOST_MONTHS)
    return Card(
        figures=figures_in(tally) if tally else Figures(),
        best=_best(person),
        longest=_first(person, Seat.run, Seat.run.desc()) or 0,
        current=_first(person, Seat.run, Seat.started.desc(), Seat.party_id.desc()) or 0,
        presets=_parts(person, Scope.PRESET, Tally.parties.desc(), MOST_PLAYERS),
        opponents=_opponents(person),
        months=months[::-1],
    )


def balances(club: Club) -> tuple[tuple[str, str, int], ...]:
    """What persons have won from others by the account, the positive side of each pair: (who, from whom, amount)."""
    query = select(Tally.person_id, Tally.part, Tally.gain).where(
        Tally.club_id == club.id, Tally.scope == Scope.PAIR, Tally.gain > 0
    )
    found = db.session.execute(query.order_by(Tally.gain.desc(), Tally.person_id, Tally.part))
    return tuple((who, from_whom, amount) for who, from_whom, amount in found)


def figures_in(tally: Tally) -> Figures:
    """The figures a tally holds."""
    return Figures(*(getattr(tally, name) for name in NAMES))


def _parts(person: Player, scope: Scope, order: ColumnElement[Any], most: int) -> tuple[Standing, ...]:
    query = select(Tally).where(Tally.person_id == person.id, Tally.scope == scope)
    query = query.where(Tally.parties + Tally.running > 0).order_by(order, Tally.part).limit(most)
    return tuple(Standing(tally.part, tally.part, figures_in(tally)) for tally in db.session.scalars(query))


def _opponents(person: Player) -> tuple[Standing, ...]:
    other = aliased(Player)
    query = (
        select(Tally, other.name)
        .join(other, other.id == Tally.part)
        .where(Tally.person_id == person.id, Tally.scope == Scope.PAIR, Tally.parties + Tally.running > 0)
        .order_by(Tally.parties.desc(), other.key)
    )
    rows = db.session.execute(query.limit(MOST_PLAYERS))
    return tuple(Standing(tally.part, name, figures_in(tally)) for tally, name in rows)


def _best(person: Player) -> Best | None:
    query = select(Seat.best_deal, Seat.party_id).where(Seat.person_id == person.id, Seat.best_deal.is_not(None))
    found = db.session.execute(query.where(~Seat.hidden).order_by(Seat.best_deal.desc()).limit(1)).first()
    return Best(found.best_deal, found.party_id) if found and found.best_deal is not None else None


def _first(person: Player, column: Any, *order: ColumnElement[Any]) -> int | None:
    """A figure of the first of a person's finished parties in an order."""
    query = select(column).where(Seat.person_id == person.id, Seat.hidden == false(), Seat.finished)
    found: int | None = db.session.scalar(query.order_by(*order).limit(1))
    return found
