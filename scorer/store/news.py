"""Новости: one word that tells one state of a party from another, asked for each second by every phone at the table.

So it is read past the session of the database: one statement, one row.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from sqlalchemy import Dialect, Engine, bindparam, select

from scorer.store.models import Draft, PartyRow

_QUERY = (
    select(PartyRow.seq, Draft.version, PartyRow.follow_epoch, PartyRow.write_epoch, PartyRow.next_id)
    .outerjoin(Draft, Draft.party_id == PartyRow.id)
    .where(PartyRow.id == bindparam("party"))
)


def version(seq: int, draft: int | None, follow_epoch: int, write_epoch: int, next_id: str | None) -> str:
    """The number of entries, the version of the draft, the links, and the next party as one word.

    >>> version(5, None, 1, 2, None)
    '5.0.1.2'
    """
    return f"{seq}.{draft or 0}.{follow_epoch}.{write_epoch}" + (f".{next_id}" if next_id else "")


def version_of(engine: Engine, party_id: str) -> str | None:
    """The word for a party as it is now, None where there is none."""
    statement, positional = _statement(engine.dialect)
    parameters: Any = (party_id,) if positional else {"party": party_id}
    connection = engine.raw_connection()
    try:
        cursor = connection.cursor()
        cursor.execute(statement, parameters)
        found = cursor.fetchone()
        cursor.close()
    finally:
        connection.close()
    return version(*found) if found else None


@lru_cache(maxsize=4)
def _statement(dialect: Dialect) -> tuple[str, bool]:
    """The query as this database reads it, and whether its parameters go by their place."""
    compiled = _QUERY.compile(dialect=dialect)
    return compiled.string, bool(compiled.positional)
