"""Что изменится: two states of one party compared, row by row.

Before a correction is written the table sees what it does: which rows become others, which
go and which come, and what the party then comes to.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from scorer.ledger.party import Row, State


@dataclass(frozen=True, slots=True)
class RowChange:
    """A row that is not as it was: `before` is None where it comes, `after` None where it goes."""

    before: Row | None
    after: Row | None

    @property
    def event(self) -> str:
        """The event the row is of."""
        row = self.after or self.before
        assert row is not None  # noqa: S101 - one of the two is there
        return row.event

    @property
    def only_totals(self) -> bool:
        """Whether the row itself stays and merely stands on other totals."""
        return _itself(self.before) == _itself(self.after)


@dataclass(frozen=True, slots=True)
class Changes:
    """What a party was and what it becomes; `rows` are those that change, in the order of the log."""

    before: State
    after: State
    rows: tuple[RowChange, ...]

    @property
    def totals(self) -> bool:
        """Whether somebody's total changes."""
        return self.before.totals != self.after.totals

    @property
    def hanging(self) -> bool:
        """Whether other points hang over the next deal."""
        return self.before.hanging != self.after.hanging

    @property
    def ending(self) -> bool:
        """Whether the party ends otherwise, no longer, or only now."""
        return _ending(self.before) != _ending(self.after)

    @property
    def dealer(self) -> bool:
        """Whether another deals next."""
        return self.before.dealer != self.after.dealer

    @property
    def opening(self) -> bool:
        """Whether others play, or by other rules."""
        return _opening(self.before) != _opening(self.after)


def compare(before: State, after: State) -> Changes:
    """What differs between two states that the log of one party came to.

    A row is the same if all of it is, but for its number, which only counts.
    """
    rows = (RowChange(old, new) for old, new in _side_by_side(before.rows, after.rows))
    return Changes(before, after, tuple(row for row in rows if _content(row.before) != _content(row.after)))


def _side_by_side(before: Sequence[Row], after: Sequence[Row]) -> Iterator[tuple[Row | None, Row | None]]:
    """Rows of one event beside each other, all in the order of the log, which both follow."""
    kept = {row.event for row in before} & {row.event for row in after}
    old, new = iter(before), iter(after)
    for row in old:
        if row.event not in kept:
            yield row, None
            continue
        for other in new:
            if other.event == row.event:
                yield row, other
                break
            yield None, other
    for other in new:
        yield None, other


def _content(row: Row | None) -> Row | None:
    return dataclasses.replace(row, number=None) if row else None


def _itself(row: Row | None) -> Row | None:
    return dataclasses.replace(row, number=None, totals=()) if row else None


def _ending(state: State) -> tuple[object, ...]:
    return state.finished, state.winner, state.end


def _opening(state: State) -> tuple[object, ...]:
    return state.players, state.ruleset, state.preset
