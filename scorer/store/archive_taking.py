"""Принять архив: what of a club's archive is new here, and taking that in. Nothing that is here is overwritten."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import islice
from uuid import UUID

from sqlalchemy import select

from scorer.ledger.party import Party
from scorer.rules.refusal import Refused
from scorer.store.archive_evenings import Evenings
from scorer.store.archive_file import PARTIES, Archive
from scorer.store.archive_reading import (
    Manifest,
    Merged,
    Players,
    beside_in,
    evenings_of,
    manifest_of,
    party_in,
    players_of,
)
from scorer.store.base import db
from scorer.store.imports import Beside, Comparison, Longer, New, Same, compare, moment_kept, take_in
from scorer.store.likeness import likeness
from scorer.store.merging import PlayedTogether, SamePerson, merge
from scorer.store.models import Club, Player
from scorer.store.players import free_key, new_player
from scorer.store.recount import summed_at_the_end
from scorer.store.rulesets import NameTaken, TooMany, keep_rules
from scorer.store.transaction import writing

TOGETHER = 50
"""Parties in one transaction: others may write in between."""
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
class Plan:
    """What would come of an archive: `known` are players by what they are called there and here, `new` the others."""

    manifest: Manifest
    known: tuple[tuple[str, str], ...]
    new: tuple[str, ...]
    count: Count


def look(club: Club | None, archive: Archive) -> Plan:
    """Check an archive wholly, and say what of it is new; writes nothing. Raises `BadArchive`."""
    manifest, players = manifest_of(archive), players_of(archive)
    here = _known(club, players)
    count = Count()
    for party_id in archive.ids(PARTIES):
        beside_in(archive, party_id)
        party = party_in(archive, party_id).party
        count.add(party.players, compare(club, party))
    evenings_of(archive)
    return Plan(
        manifest=manifest,
        known=tuple((players.names[player], one.name) for player, one in here.items()),
        new=tuple(name for player, name in players.names.items() if player not in here),
        count=count,
    )


def take(club: Club, archive: Archive, *, form_id: str) -> Count:
    """Take in what is new of an archive that was looked at, some parties at a time."""
    manifest, players = manifest_of(archive), players_of(archive)
    with writing():
        ids = _take_players(club, players)
        _take_customs(club, manifest)
    for one in players.merged:
        _merge(club, ids, one)
    evenings = Evenings(club, evenings_of(archive))
    count = Count()
    with summed_at_the_end(club.id):
        for some in _some(archive.ids(PARTIES)):
            with writing():
                for party_id in some:
                    party, beside = party_in(archive, party_id).party, beside_in(archive, party_id)
                    entered = {name: ids[player] for name, player in beside.players.items() if player in ids}
                    beside = replace(beside, players=entered, evening=evenings.here(party_id))
                    count.add(party.players, _take_party(club, _at_home(party, ids), beside, form_id))
    return count


def _take_party(club: Club, party: Party, beside: Beside, form_id: str) -> Comparison | Refused:
    try:
        with db.session.begin_nested():
            return take_in(club, party, form_id=form_id, beside=beside)[1]
    except Refused as refused:  # two of its players are one person here
        return refused


def _at_home(party: Party, ids: Mapping[str, str]) -> Party:
    """The party with the ids its players have here."""
    if party.player_ids is None:
        return party
    return replace(party, player_ids=tuple(ids.get(player, player) for player in party.player_ids))


def _known(club: Club | None, players: Players) -> dict[str, Player]:
    """Who of the archive is here already: by the id, else by a name that reads the same; nobody twice."""
    if club is None:
        return {}
    mine = list(db.session.scalars(select(Player).where(Player.club_id == club.id)))
    by_id, by_key = {player.id: player for player in mine}, {player.key: player for player in mine}
    found = {player: by_id[player] for player in players.names if player in by_id}
    for player, name in players.names.items():
        alike = by_key.get(likeness(name))
        if player not in found and alike is not None and alike not in found.values():
            found[player] = alike
    return found


def _take_players(club: Club, players: Players) -> dict[str, str]:
    """Everybody of the archive, those who are new added: the ids here by the ids there."""
    found = {player: one.id for player, one in _known(club, players).items()}
    for player, name in players.names.items():
        if player not in found:
            key = free_key(club, name)
            added = new_player(club, name, _free_id(player))
            added.key = key
            db.session.flush()
            found[player] = added.id
    return found


def _free_id(player: str) -> str | None:
    """The id itself where it is one of ours and nobody has it, else none: a new one is made."""
    try:
        own = str(UUID(player)) == player
    except ValueError:
        own = False
    return player if own and db.session.get(Player, player) is None else None


def _take_customs(club: Club, manifest: Manifest) -> None:
    """The customs of the club and its own rules, where it has none yet."""
    club.first_dealer = club.first_dealer or manifest.first_dealer
    club.unit = club.unit or manifest.unit
    club.marks = club.marks or manifest.marks
    for rules in manifest.rules:
        try:
            keep_rules(club, rules.name, rules.ruleset)
        except (NameTaken, TooMany):
            continue


def _merge(club: Club, ids: Mapping[str, str], one: Merged) -> None:
    """Players that were one person there are one here, unless they sat at one table here."""
    try:
        merge(club, ids[one.player], ids[one.into], at=moment_kept(one.at))
    except (SamePerson, PlayedTogether):
        return


def _some(ids: Iterable[str]) -> Iterator[list[str]]:
    rest = iter(ids)
    while some := list(islice(rest, TOGETHER)):
        yield some
