"""Принять архив: what of a club's archive is new here, and taking that in. Nothing that is here is overwritten."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import islice
from uuid import UUID

from scorer.ledger.party import Party
from scorer.rules.refusal import Refused
from scorer.store.archive_evenings import Evenings
from scorer.store.archive_file import PARTIES, Archive
from scorer.store.archive_plan import Count, Customs, known_here, new_customs
from scorer.store.archive_reading import Merged, Players, beside_in, evenings_of, manifest_of, party_in, players_of
from scorer.store.base import db
from scorer.store.imports import Beside, Comparison, moment_kept, take_in
from scorer.store.merging import PlayedTogether, SamePerson, merge
from scorer.store.models import Club, Player
from scorer.store.players import free_key, new_player
from scorer.store.recount import summed_at_the_end
from scorer.store.rulesets import keep_rules
from scorer.store.transaction import writing

TOGETHER = 50
"""Parties in one transaction: others may write in between."""


def take(club: Club, archive: Archive, *, form_id: str) -> Count:
    """Take in what is new of an archive that was looked at, some parties at a time."""
    manifest, players = manifest_of(archive), players_of(archive)
    with writing():
        ids = _take_players(club, players)
        _take_customs(club, new_customs(club, manifest))
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


def _take_players(club: Club, players: Players) -> dict[str, str]:
    """Everybody of the archive, those who are new added: the ids here by the ids there."""
    found = {player: one.id for player, one in known_here(club, players).items()}
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


def _take_customs(club: Club, customs: Customs) -> None:
    """The customs of the club and its own rules, where it has none yet."""
    club.first_dealer = club.first_dealer or customs.first_dealer
    club.unit = club.unit or customs.unit
    club.stake = club.stake or customs.stake
    club.marks = club.marks or customs.marks
    for rules in customs.rules:
        keep_rules(club, rules.name, rules.ruleset)


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
