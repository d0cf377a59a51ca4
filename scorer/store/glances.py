"""Взгляд: the little that says whether anything on a party's page has changed."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import bindparam, select

from scorer.store.base import db
from scorer.store.models import Draft, PartyRow

_QUERY = (
    select(
        PartyRow.id,
        PartyRow.club_id,
        PartyRow.follow_epoch,
        PartyRow.write_epoch,
        PartyRow.evening_id,
        PartyRow.seq,
        Draft.version,
    )
    .outerjoin(Draft, Draft.party_id == PartyRow.id)
    .where(PartyRow.id == bindparam("party"))
)


@dataclass(frozen=True, slots=True)
class Glance:
    """Whose party it is, its links' epochs, its evening, how many entries it has, and the version of its draft."""

    id: str
    club_id: int
    follow_epoch: int
    write_epoch: int
    evening_id: str | None
    seq: int
    draft: int | None


def glance(party_id: str) -> Glance | None:
    """The party at a glance, None where there is none; its log is not read."""
    found = db.session.execute(_QUERY, {"party": party_id}).one_or_none()
    return Glance(*found) if found else None
