"""Карандаш лежит: which written deal can still be disputed (R-PENCIL).

The writer has laid the pencil down, the counted cards lie on the table; that lasts until the
next deal.
"""

from __future__ import annotations

from scorer.ledger.party import Row, State

BEGUN = frozenset({"deal", "passed", "fifty", "claim"})
"""Kinds of rows that pick the pencil up again."""


def disputable(state: State) -> Row | None:
    """The row of the deal under the pencil, None where the last that was written is no deal."""
    last = next((row for row in reversed(state.rows) if row.kind in BEGUN), None)
    return last if last and last.kind == "deal" else None
