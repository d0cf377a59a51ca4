"""Parties: started, found, and read back as the ledger's values."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from uuid import UUID, uuid4

from sqlalchemy import false, select, true

from scorer.ledger.codec import decode_party, encode_party
from scorer.ledger.party import Party, State
from scorer.ledger.replay import replay
from scorer.store.base import db
from scorer.store.clock import now
from scorer.store.evenings import going_on
from scorer.store.models import Club, EventRow, PartyRow
from scorer.store.players import players_named
from scorer.store.stats import count
from scorer.store.transaction import writing


class UnknownParty(LookupError):
    """No such party in this club."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """A party as stored, as a log, and what the log comes to."""

    row: PartyRow
    party: Party
    state: State


def start_party(  # noqa: PLR0913  # all that is agreed before the first deal
    club: Club,
    *,
    players: tuple[str, ...],
    ruleset: dict[str, Any],
    dealer: int,
    party_id: str | None = None,
    rules_name: str | None = None,
    wager: dict[str, Any] | None = None,
    after: PartyRow | None = None,
) -> PartyRow:
    """Open a party with its ruleset resolved to the last option; raises `Refused` on what the party file refuses.

    `ruleset` is a preset and the options that differ, `rules_name` what the club calls it,
    `dealer` a seat. `party_id` comes from the start form: the same form sent twice opens one
    party. `wager` is what it is played for (`scorer.ledger.accounts`), `after` the party it is begun
    from, whose evening goes on.
    """
    with writing():
        key = _uuid(party_id)
        existing = db.session.get(PartyRow, key)
        if existing is not None and existing.club_id == club.id:
            return existing
        if existing is not None:
            key = str(uuid4())
        started = now()
        document = {
            "format": "deberts-party",
            "version": 1,
            "id": key,
            "started": started.isoformat(),
            "ruleset": ruleset,
            "players": list(players),
            "dealer": dealer,
            "events": [],
        }
        party = decode_party(document)
        opening = encode_party(party)
        opening["player_ids"] = [player.id for player in players_named(club, party.players)]
        del opening["events"]
        row = PartyRow(id=key, club_id=club.id, opening=opening, started=started, rules_name=rules_name, wager=wager)
        row.updated = started
        row.evening_id = going_on(after, started) if after else None
        derive(row, party, replay(party))
    return row


def load(row: PartyRow) -> Loaded:
    """A stored party with its log and what that comes to."""
    party = read_log(row)
    return Loaded(row, party, replay(party))


def locked(party_id: str) -> PartyRow:
    """The party, kept from other writers until the transaction ends; raises `UnknownParty`."""
    row = db.session.get(PartyRow, party_id, with_for_update=True, populate_existing=True)
    if row is None:
        raise UnknownParty(party_id)
    return row


def read_log(row: PartyRow) -> Party:
    """The party's opening and all its events, decoded."""
    bodies = db.session.scalars(select(EventRow.body).where(EventRow.party_id == row.id).order_by(EventRow.seq))
    return decode_party({**row.opening, "events": list(bodies)})


def parties_of_club(club: Club, *, limit: int = 50) -> tuple[PartyRow, ...]:
    """The club's parties but for hidden ones, those still running first, then the latest written to first."""
    found: list[PartyRow] = []
    # One after the other: an index gives each in its order, however many there are.
    for ended in (false(), true()):
        query = (
            select(PartyRow)
            .where(PartyRow.club_id == club.id, PartyRow.finished == ended, ~PartyRow.hidden)
            .order_by(PartyRow.updated.desc(), PartyRow.id)
        )
        found += db.session.scalars(query.limit(limit - len(found)))
    return tuple(found)


def last_party(club: Club) -> PartyRow | None:
    """The party the club began last, hidden ones aside."""
    shown = select(PartyRow).where(PartyRow.club_id == club.id, PartyRow.hidden == false())
    newest = shown.order_by(PartyRow.started.desc(), PartyRow.id.desc()).limit(1)
    # One after the other: an index gives each in its order, however many there are.
    found = [db.session.scalar(newest.where(PartyRow.finished == ended)) for ended in (false(), true())]
    return max((row for row in found if row is not None), key=lambda row: row.started, default=None)


def following(row: PartyRow) -> PartyRow | None:
    """The party that was begun from this one, the latest; None where there is none, or it was hidden."""
    begun = db.session.get(PartyRow, row.next_id) if row.next_id else None
    return None if begun is None or begun.hidden else begun


def hidden_parties(club: Club) -> tuple[PartyRow, ...]:
    """The club's parties that are in no list, the latest written to first."""
    query = select(PartyRow).where(PartyRow.club_id == club.id, PartyRow.hidden)
    return tuple(db.session.scalars(query.order_by(PartyRow.updated.desc(), PartyRow.id)))


def derive(row: PartyRow, party: Party, state: State, entered: Mapping[str, str] | None = None) -> None:
    """Keep what a party's log comes to, and put it into the figures of its players.

    `entered` are ids of players by name, where it is known from elsewhere whose a name is.
    """
    keep(row, party, state)
    db.session.add(row)
    db.session.flush()
    count(row, party, state, entered or {})


def keep(row: PartyRow, party: Party, state: State) -> None:
    """Keep beside the party what its log comes to."""
    row.seq = len(party.events)
    row.totals = list(state.totals)
    row.winner = state.winner
    row.finished = state.finished
    row.stands = standing(state)


def standing(state: State) -> dict[str, Any]:
    """Who plays and what, as lists of parties tell it without reading the log."""
    return {"players": list(state.players), "preset": state.preset, "target": state.ruleset.target}


def stands(row: PartyRow) -> dict[str, Any]:
    """Who plays and what: `players`, `preset` and `target` as the log has them."""
    ruleset = row.opening["ruleset"]
    opened = {"players": row.opening["players"], "preset": ruleset["preset"], "target": ruleset["target"]}
    return opened | (row.stands or {})


def _uuid(text: str | None) -> str:
    """The id as UUIDs are written, or a new one where it is none."""
    try:
        return str(UUID(text))
    except (TypeError, ValueError):
        return str(uuid4())
