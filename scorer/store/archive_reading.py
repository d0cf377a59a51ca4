"""Что в архиве: its files read strictly; whatever is not expected is refused by name, with its file and place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from scorer.ledger import names
from scorer.ledger.accounts import read_wager, write_wager
from scorer.ledger.again import FirstDealer
from scorer.ledger.event_reading import identifier
from scorer.ledger.party_file import PartyFile, read_party_file, read_text_document
from scorer.ledger.reading import Fields, bad, list_of, mapping, moment, one_of, read_at, text, whole
from scorer.ledger.seen import as_seen
from scorer.rules.presets import read_ruleset
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import LARGEST_NUMBER
from scorer.store.archive_file import (
    BESIDE,
    EVENINGS,
    LARGEST_MEMBER,
    MANIFEST,
    MOST_FILES,
    PARTIES,
    PLAYERS,
    Archive,
    BadArchive,
)
from scorer.store.archive_writing import BESIDE_FORMAT, EVENINGS_FORMAT, FORMAT, PLAYERS_FORMAT, VERSION
from scorer.store.customs import MARKED
from scorer.store.imports import NOTHING_BESIDE, Beside, check_size
from scorer.store.rulesets import MOST_KEPT

T = TypeVar("T")
LONGEST_UNIT, LONGEST_MARK = 20, 4
"""Characters, as many as the pages take."""


@dataclass(frozen=True, slots=True)
class OwnRules:
    """Rules of the club's own: their name, and the preset with the options."""

    name: str
    ruleset: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Manifest:
    """What the archive is of, and the customs of the club."""

    parties: int
    exported: str | None
    first_dealer: str | None
    unit: str | None
    stake: int | None
    marks: dict[str, str] | None
    rules: tuple[OwnRules, ...]


@dataclass(frozen=True, slots=True)
class Merged:
    """One player who was found to be another."""

    player: str
    into: str
    at: str


@dataclass(frozen=True, slots=True)
class Players:
    """Everybody of the club: the name of each id, and who is whom."""

    names: dict[str, str]
    merged: tuple[Merged, ...]


def manifest_of(archive: Archive) -> Manifest:
    """The manifest; as many party files must be there as it says."""

    def read(document: object) -> Manifest:
        keys = ("format", "version", "exported", "parties", "first_dealer", "unit", "stake", "marks", "rules")
        fields = _formatted(document, FORMAT, keys)
        return Manifest(
            parties=fields.required("parties", _parties_counted(archive)),
            exported=fields.optional("exported", moment),
            first_dealer=fields.optional("first_dealer", one_of(FirstDealer)),
            unit=fields.optional("unit", _seen(LONGEST_UNIT)),
            stake=fields.optional("stake", whole(1, LARGEST_NUMBER)),
            marks=fields.optional("marks", _marks),
            rules=fields.optional("rules", _rules) or (),
        )

    return _read(archive, MANIFEST, read)


def players_of(archive: Archive) -> Players:
    """The players; no two of them have one id, and no merging leads astray."""

    def read(document: object) -> Players:
        fields = _formatted(document, PLAYERS_FORMAT, ("format", "version", "players", "merged"))
        found = _distinct(fields.required("players", list_of(_player)))
        merged = fields.items("merged", _merged)
        _check_merged(merged, found)
        return Players(found, merged)

    return _read(archive, PLAYERS, read)


def evenings_of(archive: Archive) -> tuple[tuple[str, ...], ...]:
    """The parties of each evening; none in an older archive."""

    def read(document: object) -> tuple[tuple[str, ...], ...]:
        fields = _formatted(document, EVENINGS_FORMAT, ("format", "version", "evenings"))
        found = fields.required("evenings", list_of(list_of(identifier)))
        _check_evenings(found, frozenset(archive.ids(PARTIES)))
        return found

    return _read(archive, EVENINGS, read) if archive.has(EVENINGS) else ()


def party_in(archive: Archive, party_id: str) -> PartyFile:
    """The party of that id, wholly judged."""
    name = f"{PARTIES}/{party_id}.json"
    try:
        found = read_party_file(archive.read(name), LARGEST_MEMBER)
        check_size(found.party, LARGEST_MEMBER)
    except Refused as refused:
        raise BadArchive(refused, name) from None
    if found.party.id != party_id:
        raise BadArchive(Refused("archive.other_id", at="id"), name)
    return found


def beside_in(archive: Archive, party_id: str) -> Beside:
    """What is beside the party of that id."""
    name = f"{BESIDE}/{party_id}.json"
    return _read(archive, name, _beside) if archive.has(name) else NOTHING_BESIDE


def _read(archive: Archive, name: str, read: Callable[[object], T]) -> T:
    try:
        return read(read_text_document(archive.read(name), LARGEST_MEMBER))
    except Refused as refused:
        raise BadArchive(refused, name) from None


def _formatted(document: object, form: str, keys: tuple[str, ...]) -> Fields:
    if not isinstance(document, dict) or document.get("format") != form:
        raise Refused("file.format", at="format", expected=form)
    if document.get("version") != VERSION or type(document["version"]) is not int:
        raise Refused("file.version", at="version", expected=VERSION)
    return Fields(document, keys)


def _parties_counted(archive: Archive) -> Callable[[object], int]:
    def read(value: object) -> int:
        said, there = whole(0, MOST_FILES)(value), sum(1 for _ in archive.ids(PARTIES))
        if said != there:
            raise Refused("archive.incomplete", said=said, there=there)
        return said

    return read


def _rules(value: object) -> tuple[OwnRules, ...]:
    found = list_of(_own_rules)(value)
    if len(found) > MOST_KEPT:
        raise Refused("archive.too_many", most=MOST_KEPT)
    return found


def _own_rules(value: object) -> OwnRules:
    fields = Fields(value, ("name", "ruleset"))
    ruleset = fields.required("ruleset", mapping)
    read_at("ruleset", lambda _: read_ruleset(ruleset), ruleset)
    return OwnRules(fields.required("name", names.name), ruleset)


def _marks(value: object) -> dict[str, str]:
    """Letters by outcome, no two of them the same: nobody could tell those apart."""
    fields = Fields(value, MARKED)
    found: dict[str, str] = {}
    for outcome in MARKED:
        letters = fields.optional(outcome, _seen(LONGEST_MARK))
        if letters in found.values():
            raise Refused("archive.same_marks", at=outcome)
        if letters:
            found[outcome] = letters
    return found


def _seen(longest: int) -> Callable[[object], str]:
    """A reader of text as a form would keep it."""
    read = text(longest)

    def read_seen(value: object) -> str:
        return as_seen(read(value))

    return read_seen


def _player(value: object) -> tuple[str, str]:
    fields = Fields(value, ("id", "name"))
    return fields.required("id", identifier), fields.required("name", names.name)


def _distinct(players: Iterable[tuple[str, str]]) -> dict[str, str]:
    found: dict[str, str] = {}
    for place, (player_id, name) in enumerate(players):
        if player_id in found:
            raise Refused("event.duplicate_id", at=f"players[{place}].id", id=player_id)
        found[player_id] = name
    return found


def _merged(value: object) -> Merged:
    fields = Fields(value, ("player", "into", "at"))
    return Merged(
        fields.required("player", identifier), fields.required("into", identifier), fields.required("at", moment)
    )


def _check_merged(merged: Iterable[Merged], players: Mapping[str, str]) -> None:
    """Refuse a merging of somebody unknown, twice of one, or in a circle."""
    into: dict[str, str] = {}
    for place, one in enumerate(merged):
        at = f"merged[{place}]"
        for key, player in (("player", one.player), ("into", one.into)):
            if player not in players:
                raise Refused("archive.unknown_player", at=f"{at}.{key}", id=player)
        end = one.into
        while end in into:
            end = into[end]
        if one.player in into or end == one.player:
            raise Refused("archive.merged_astray", at=at)
        into[one.player] = one.into


def _check_evenings(evenings: Iterable[Iterable[str]], parties: frozenset[str]) -> None:
    """Refuse a party that is not there, and one of two evenings."""
    known: set[str] = set()
    for number, evening in enumerate(evenings):
        for place, party_id in enumerate(evening):
            at = f"evenings[{number}][{place}]"
            if party_id not in parties:
                raise Refused("archive.unknown_party", at=at, id=party_id)
            if party_id in known:
                raise Refused("archive.two_evenings", at=at, id=party_id)
            known.add(party_id)


def _beside(document: object) -> Beside:
    keys = ("format", "version", "hidden", "rules_name", "wager", "players")
    fields = _formatted(document, BESIDE_FORMAT, keys)
    wager = fields.optional("wager", read_wager)
    return Beside(
        hidden=fields.flag("hidden"),
        rules_name=fields.optional("rules_name", names.name),
        wager=write_wager(wager) if wager else None,
        players=fields.optional("players", _entered) or {},
    )


def _entered(value: object) -> dict[str, str]:
    found = mapping(value)
    if len(found) > len(names.PLAYERS) + 1:
        raise bad("object")
    return {names.name(name): read_at(name, identifier, player) for name, player in found.items()}
