"""Взгляд: the little that says whether anything on a party's page has changed."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from sqlalchemy import select
from sqlalchemy.orm import aliased

from scorer.store.base import db
from scorer.store.models import Club, Draft, PartyRow, Player
from scorer.store.quick import PARTY, rows_of_party
from scorer.store.stats_models import Seat

_Other = aliased(PartyRow)
_Next = aliased(PartyRow)
QUERY = (
    select(
        PartyRow.club_id,
        PartyRow.follow_epoch,
        PartyRow.write_epoch,
        PartyRow.finished,
        PartyRow.seq,
        Draft.version,
        PartyRow.rules_name,
        PartyRow.wager,
        PartyRow.next_id,
        _Next.hidden,
        PartyRow.evening_id,
        Club.unit,
        Club.marks,
        Club.first_dealer,
        Seat.party_id,
        Seat.person_id,
        Player.name,
        Seat.parties,
        Seat.won,
        Seat.gain,
    )
    .join(Club, Club.id == PartyRow.club_id)
    .outerjoin(Draft, Draft.party_id == PartyRow.id)
    .outerjoin(_Next, _Next.id == PartyRow.next_id)
    .outerjoin(_Other, (_Other.evening_id == PartyRow.evening_id) & ~_Other.hidden)
    .outerjoin(Seat, Seat.party_id == _Other.id)
    .outerjoin(Player, Player.id == Seat.person_id)
    .where(PartyRow.id == PARTY)
)
"""A row for each seat of the evening, each of them with the party and its club."""
_KNOWN = (
    select(Player.id, Player.name)
    .join(PartyRow, PartyRow.club_id == Player.club_id)
    .where(PartyRow.id == PARTY, Player.person_id == Player.id)
)
"""Who may sit down to the next party."""


@dataclass(frozen=True, slots=True)
class Glance:
    """Whose party it is and the epochs of its links; `state` tells one state of all its page shows from another.

    That is: how many entries the log has, for it only grows; the version of the draft; what is beside the entries;
    the club's customs; who sat at the parties of the evening, and how they ended; under a party that is over, the
    club's players, who may sit down to the next one.
    """

    id: str
    club_id: int
    follow_epoch: int
    write_epoch: int
    state: tuple[object, ...]


def glance(party_id: str) -> Glance | None:
    """The party at a glance, None where there is none; its log is not read."""
    rows = rows_of_party(db.engine, QUERY, party_id)
    if not rows:
        return None
    club_id, follow_epoch, write_epoch, finished, *_ = rows[0]
    # A glance is kept with each page, and a club may have hundreds of players: of them a digest.
    known = sha256(repr(rows_of_party(db.engine, _KNOWN, party_id)).encode()).digest() if finished else b""
    return Glance(party_id, club_id, follow_epoch, write_epoch, (*rows, known))
