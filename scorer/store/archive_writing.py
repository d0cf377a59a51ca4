"""Архив клуба: everything a club has, written as one .zip file (`scorer.store.archive_file`)."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import groupby
from typing import IO, Any

from sqlalchemy import func, select

from scorer.ledger.files import write_document
from scorer.store.archive_file import BESIDE, EVENINGS, MANIFEST, PARTIES, PLAYERS
from scorer.store.base import db
from scorer.store.clock import now
from scorer.store.models import Club, EventRow, PartyRow, Player
from scorer.store.persons import mergings_in_force
from scorer.store.rulesets import rules_of_club
from scorer.store.stats_models import Seat

FORMAT, PLAYERS_FORMAT, EVENINGS_FORMAT = "deberts-club", "deberts-players", "deberts-evenings"
BESIDE_FORMAT, VERSION = "deberts-beside", 1
TOGETHER = 100
"""Parties read at once."""
EARLIEST = (1980, 1, 1, 0, 0, 0)
"""A .zip file knows no earlier time."""


def write_archive(club: Club, file: IO[bytes]) -> None:
    """Write the whole club into a file, hidden parties included."""
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        _put(archive, MANIFEST, _manifest(club), now())
        _put(archive, PLAYERS, _players(club), now())
        _put(archive, EVENINGS, _evenings(club), now())
        for row, events, seats in _parties(club):
            _put(archive, f"{PARTIES}/{row.id}.json", {**row.opening, "events": events}, row.updated)
            if beside := _beside(row, seats):
                document = {"format": BESIDE_FORMAT, "version": VERSION, **beside}
                _put(archive, f"{BESIDE}/{row.id}.json", document, row.updated)


def _put(archive: zipfile.ZipFile, name: str, document: dict[str, Any], when: datetime) -> None:
    entry = zipfile.ZipInfo(name, max(EARLIEST, when.timetuple()[:6]))
    entry.external_attr = 0o644 << 16
    archive.writestr(entry, write_document(document), zipfile.ZIP_DEFLATED)


def _manifest(club: Club) -> dict[str, Any]:
    parties = db.session.scalar(select(func.count()).select_from(PartyRow).where(PartyRow.club_id == club.id))
    rules = [{"name": kept.name, "ruleset": {"preset": kept.preset, **kept.options}} for kept in rules_of_club(club)]
    return {
        "format": FORMAT,
        "version": VERSION,
        "exported": now().isoformat(),
        "parties": parties,
        "first_dealer": club.first_dealer,
        "unit": club.unit,
        "stake": club.stake,
        "marks": club.marks,
        "rules": rules,
    }


def _players(club: Club) -> dict[str, Any]:
    players = db.session.scalars(select(Player).where(Player.club_id == club.id).order_by(Player.key, Player.id))
    merged = [
        {"player": merging.player_id, "into": merging.into_id, "at": merging.at.isoformat()}
        for merging in mergings_in_force(club.id)
    ]
    named = [{"id": player.id, "name": player.name} for player in players]
    return {"format": PLAYERS_FORMAT, "version": VERSION, "players": named, "merged": merged}


def _evenings(club: Club) -> dict[str, Any]:
    """Which parties belong together, those begun first first: who played when does not always tell.

    The day of an evening is not among it: it follows from the party begun first.
    """
    query = select(PartyRow.evening_id, PartyRow.id).where(PartyRow.club_id == club.id)
    evenings: dict[str | None, list[str]] = {}
    for evening_id, party_id in db.session.execute(query.order_by(PartyRow.started, PartyRow.id)):
        evenings.setdefault(evening_id, []).append(party_id)
    evenings.pop(None, None)
    return {"format": EVENINGS_FORMAT, "version": VERSION, "evenings": list(evenings.values())}


def _parties(club: Club) -> Iterator[tuple[PartyRow, list[dict[str, Any]], list[tuple[str, str]]]]:
    """Every party with its events and who sits at it, by name and id, those begun first first."""
    query = select(PartyRow.id).where(PartyRow.club_id == club.id).order_by(PartyRow.started, PartyRow.id)
    ids = db.session.scalars(query).all()
    for begin in range(0, len(ids), TOGETHER):
        some = ids[begin : begin + TOGETHER]
        rows = {row.id: row for row in db.session.scalars(select(PartyRow).where(PartyRow.id.in_(some)))}
        events = _by_party(db.session.execute(_events(some)).all())
        seats = _by_party(db.session.execute(_seats(some)).all())
        for party_id in some:
            bodies = [body for (body,) in events.get(party_id, ())]
            yield rows[party_id], bodies, [(name, player) for name, player in seats.get(party_id, ())]


def _by_party(rows: Sequence[Any]) -> dict[str, list[Any]]:
    return {party_id: [row[1:] for row in some] for party_id, some in groupby(rows, key=lambda row: row[0])}


def _events(parties: Sequence[str]) -> Any:
    query = select(EventRow.party_id, EventRow.body).where(EventRow.party_id.in_(parties))
    return query.order_by(EventRow.party_id, EventRow.seq)


def _seats(parties: Sequence[str]) -> Any:
    query = select(Seat.party_id, Seat.name, Seat.player_id).where(Seat.party_id.in_(parties))
    return query.order_by(Seat.party_id, Seat.seat)


def _beside(row: PartyRow, seats: Sequence[tuple[str, str]]) -> dict[str, Any]:
    """What is kept beside a party and not in its file; `players` are names put right since, and whose they are."""
    entered = dict(zip(row.opening["players"], row.opening["player_ids"], strict=True))
    players = {name: player for name, player in seats if entered.get(name) != player}
    kept = {"hidden": row.hidden, "rules_name": row.rules_name, "wager": row.wager, "players": players}
    return {key: value for key, value in kept.items() if value}
