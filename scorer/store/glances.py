"""Взгляд: the little that says whether anything on a party's page has changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, select

from scorer.store.base import db
from scorer.store.models import Club, Draft, PartyRow

_QUERY = (
    select(
        PartyRow.id,
        PartyRow.club_id,
        PartyRow.follow_epoch,
        PartyRow.write_epoch,
        PartyRow.evening_id,
        PartyRow.next_id,
        PartyRow.seq,
        Draft.version,
        PartyRow.wager,
        Club.unit,
        Club.marks,
    )
    .join(Club, Club.id == PartyRow.club_id)
    .outerjoin(Draft, Draft.party_id == PartyRow.id)
    .where(PartyRow.id == bindparam("party"))
)


@dataclass(frozen=True, slots=True)
class Glance:
    """Whose party it is, its links' epochs, its evening and next party, how many entries it has, its draft's version.

    Then what is beside the entries: what the party is played for, and the club's customs.
    """

    id: str
    club_id: int
    follow_epoch: int
    write_epoch: int
    evening_id: str | None
    next_id: str | None
    seq: int
    draft: int | None
    wager: dict[str, Any] | None
    unit: str | None
    marks: dict[str, Any] | None

    @property
    def beside(self) -> tuple[object, ...]:
        """What tells one state of what is beside the entries from another."""
        return (self.next_id, *(self.wager or {}).values(), self.unit, *(self.marks or {}).items())


def glance(party_id: str) -> Glance | None:
    """The party at a glance, None where there is none; its log is not read."""
    found = db.session.execute(_QUERY, {"party": party_id}).one_or_none()
    return Glance(*found) if found else None
