"""Похожая партия: one that is here already and looks like the beginning or the end of a party whose file has no ids."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Select, select

from scorer.ledger.codec import encode_party
from scorer.ledger.event_writing import encode_event
from scorer.ledger.names import same_name_key
from scorer.ledger.party import Party
from scorer.store.base import db
from scorer.store.imports import first_moment
from scorer.store.models import Club, PartyRow
from scorer.store.parties import read_log
from scorer.store.stats_models import Seat

MOST_COMPARED = 20
"""Parties begun at one moment, or by one player where no moment is known: the latest."""


def resembling(club: Club | None, party: Party) -> PartyRow | None:
    """The party of the club by the same players and rules that one could be: begun at the same moment, and what was
    written in the one is the beginning of the other.

    A file that tells no time is known by its entries alone, if it has any.
    """
    if club is None or not (first_moment(party) or party.events):
        return None
    rows = db.session.scalars(_near(club, party).limit(MOST_COMPARED))
    return next((row for row in rows if _one_begins_the_other(party, read_log(row))), None)


def _near(club: Club, party: Party) -> Select[PartyRow]:
    query = select(PartyRow).where(PartyRow.club_id == club.id).order_by(PartyRow.started.desc(), PartyRow.id)
    moment = first_moment(party)
    if moment is not None:
        return query.where(PartyRow.started == moment)
    return query.join(Seat, Seat.party_id == PartyRow.id).where(Seat.seat == 0, Seat.name == party.players[0])


def _one_begins_the_other(one: Party, other: Party) -> bool:
    if _agreed(one) != _agreed(other):
        return False
    common = list(zip(_entries(one), _entries(other), strict=False))
    return bool(common or first_moment(one)) and all(ours == theirs for ours, theirs in common)


def _agreed(party: Party) -> tuple[Any, ...]:
    """Who plays, by which rules, and who deals first."""
    document = encode_party(party)
    return [same_name_key(name) for name in party.players], document["ruleset"], party.dealer


def _entries(party: Party) -> Iterator[dict[str, Any]]:
    """What was written, without ids."""
    for event in party.events:
        yield {key: value for key, value in encode_event(event).items() if key != "id"}
