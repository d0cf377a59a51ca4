"""Новости: one word that tells one state of a party from another, asked for each second by every phone at the table.

So it is one statement and one row.
"""

from __future__ import annotations

from sqlalchemy import Engine, select

from scorer.store.models import Draft, PartyRow
from scorer.store.quick import PARTY, rows_of_party

_QUERY = (
    select(PartyRow.seq, Draft.version, PartyRow.follow_epoch, PartyRow.write_epoch, PartyRow.next_id)
    .outerjoin(Draft, Draft.party_id == PartyRow.id)
    .where(PartyRow.id == PARTY)
)


def version(seq: int, draft: int | None, follow_epoch: int, write_epoch: int, next_id: str | None) -> str:
    """The number of entries, the version of the draft, the links, and the next party as one word.

    >>> version(5, None, 1, 2, None)
    '5.0.1.2'
    """
    return f"{seq}.{draft or 0}.{follow_epoch}.{write_epoch}" + (f".{next_id}" if next_id else "")


def version_of(engine: Engine, party_id: str) -> str | None:
    """The word for a party as it is now, None where there is none."""
    rows = rows_of_party(engine, _QUERY, party_id)
    return version(*rows[0]) if rows else None
