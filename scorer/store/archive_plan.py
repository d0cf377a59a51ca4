"""Что придёт: what of an archive is new to a club, found without writing anything."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from sqlalchemy import select
from sqlalchemy.orm import aliased

from scorer.ledger.names import same_name_key
from scorer.rules.refusal import Refused
from scorer.store.archive_file import PARTIES, Archive
from scorer.store.archive_reading import (
    Manifest,
    OwnRules,
    Players,
    beside_in,
    evenings_of,
    manifest_of,
    party_in,
    players_of,
)
from scorer.store.base import db
from scorer.store.imports import Comparison, Longer, New, Same, compare
from scorer.store.likeness import likeness
from scorer.store.models import Club, Player
from scorer.store.persons import persons_of_ids
from scorer.store.rulesets import MOST_KEPT, rules_of_club
from scorer.store.stats_models import Seat

MOST_TOLD = 50
"""Parties not taken that are told one by one."""


@dataclass(frozen=True, slots=True)
class NotTaken:
    """A party that stays out: who played, and why."""

    players: tuple[str, ...]
    why: Comparison | Refused


@dataclass(slots=True)
class Count:
    """How many parties of the archive are what to those that are here."""

    new: int = 0
    longer: int = 0
    entries: int = 0
    same: int = 0
    out: int = 0
    told: list[NotTaken] = field(default_factory=list)

    def add(self, players: tuple[str, ...], found: Comparison | Refused) -> None:
        """One party more."""
        match found:
            case New():
                self.new += 1
            case Longer(new=entries):
                self.longer += 1
                self.entries += len(entries)
            case Same():
                self.same += 1
            case _:
                self.out += 1
                if len(self.told) < MOST_TOLD:
                    self.told.append(NotTaken(players, found))


@dataclass(frozen=True, slots=True)
class Customs:
    """The customs of the club the archive is of, and its own rules: those of them this club has none of yet."""

    first_dealer: str | None
    unit: str | None
    stake: int | None
    marks: dict[str, str] | None
    rules: tuple[OwnRules, ...]

    def __bool__(self) -> bool:
        return bool(self.first_dealer or self.unit or self.stake or self.marks or self.rules)


@dataclass(frozen=True, slots=True)
class Plan:
    """What would come of an archive.

    `known` are players by what they are called there and here, `new` the others; `merged` are two players each who
    become one person. Of the new parties so many are `hidden`, and so many played for something (`wagers`).
    """

    exported: str | None
    known: tuple[tuple[str, str], ...]
    new: tuple[str, ...]
    merged: tuple[tuple[str, str], ...]
    customs: Customs
    count: Count
    hidden: int
    wagers: int

    def __bool__(self) -> bool:
        return bool(self.count.new or self.count.longer or self.new or self.merged or self.customs)


def look(club: Club | None, archive: Archive) -> Plan:
    """Check an archive wholly, and say what of it is new; writes nothing. Raises `BadArchive`."""
    manifest, players = manifest_of(archive), players_of(archive)
    here = known_here(club, players)
    count = Count()
    hidden = wagers = 0
    for party_id in archive.ids(PARTIES):
        beside = beside_in(archive, party_id)
        party = party_in(archive, party_id).party
        found = compare(club, party)
        count.add(party.players, found)
        if isinstance(found, New):
            hidden += beside.hidden
            wagers += beside.wager is not None
    evenings_of(archive)
    return Plan(
        exported=manifest.exported,
        known=tuple((players.names[player], one.name) for player, one in here.items()),
        new=tuple(name for player, name in players.names.items() if player not in here),
        merged=tuple(_new_mergings(players, here)),
        customs=new_customs(club, manifest),
        count=count,
        hidden=hidden,
        wagers=wagers,
    )


def new_customs(club: Club | None, manifest: Manifest) -> Customs:
    """What of the customs would come: nothing that is here is overwritten."""
    kept = rules_of_club(club) if club else ()
    names = {one.key for one in kept}
    rules = []
    for one in manifest.rules:
        key = same_name_key(one.name)
        if key not in names and len(names) < MOST_KEPT:
            names.add(key)
            rules.append(one)
    return Customs(
        first_dealer=None if club and club.first_dealer else manifest.first_dealer,
        unit=None if club and club.unit else manifest.unit,
        stake=None if club and club.stake else manifest.stake,
        marks=None if club and club.marks else manifest.marks,
        rules=tuple(rules),
    )


def known_here(club: Club | None, players: Players) -> dict[str, Player]:
    """Who of the archive is here already: by the id, else by a name that reads the same.

    Nobody is two of them, unless they are one person there: a former name is a player of its own.
    """
    if club is None:
        return {}
    mine = list(db.session.scalars(select(Player).where(Player.club_id == club.id)))
    by_id, by_key = {player.id: player for player in mine}, {player.key: player for player in mine}
    found = {player: by_id[player] for player in players.names if player in by_id}
    persons = persons_of_ids(players.names, {one.player: one.into for one in players.merged})
    whose = {one.id: persons[player] for player, one in found.items()}
    for player, name in players.names.items():
        alike = by_key.get(likeness(name))
        if player not in found and alike is not None and whose.setdefault(alike.id, persons[player]) == persons[player]:
            found[player] = alike
    return found


def _new_mergings(players: Players, here: Mapping[str, Player]) -> Iterator[tuple[str, str]]:
    """Who is found to be whom: neither those who are one person here, nor those who sat at one table here."""
    persons = {player: {here[player].person_id} if player in here else {player} for player in players.names}
    for one in players.merged:
        who, into = persons[one.player], persons[one.into]
        if who & into or _sat_together(who, into):
            continue
        yield players.names[one.player], players.names[one.into]
        for player, person in persons.items():
            if person & (who | into):
                persons[player] = who | into


def _sat_together(some: set[str], others: set[str]) -> bool:
    theirs = aliased(Seat)
    query = select(Seat.party_id).join(theirs, theirs.party_id == Seat.party_id)
    return db.session.scalar(query.where(Seat.person_id.in_(some), theirs.person_id.in_(others)).limit(1)) is not None
