"""Одним запросом: questions asked so often that they are read past the session of the database, in no transaction."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from sqlalchemy import BindParameter, Dialect, Engine, Select, bindparam

PARTY: BindParameter[str] = bindparam("party")
"""In a query: the id of the party it is about, its one parameter."""


def rows_of_party(engine: Engine, query: Select[*tuple[Any, ...]], party_id: str) -> tuple[tuple[Any, ...], ...]:
    """What the database answers to a query about a `PARTY`, as its driver hands it over."""
    statement, positional = _statement(query, engine.dialect)
    parameters: Any = (party_id,) if positional else {"party": party_id}
    connection = engine.raw_connection()
    try:
        cursor = connection.cursor()
        cursor.execute(statement, parameters)
        found = tuple(cursor.fetchall())
        cursor.close()
    finally:
        connection.close()
    return found


@lru_cache(maxsize=16)
def _statement(query: Select[*tuple[Any, ...]], dialect: Dialect) -> tuple[str, bool]:
    """The query as this database reads it, and whether its parameters go by their place."""
    compiled = query.compile(dialect=dialect)
    return compiled.string, bool(compiled.positional)
