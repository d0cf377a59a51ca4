"""Что было раньше: which later entries changed a row, and how it stood before each of them.

Nothing is kept for this: the log is replayed as it was just before every entry that can
change what is written already.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass

from scorer.ledger import events as e
from scorer.ledger.party import Party, Row
from scorer.ledger.replay import replay
from scorer.rules.refusal import Refused

CHANGERS = (e.Amend, e.Correction, e.Void, e.Reopen)
MOST_REPLAYED = 20_000
"""Events replayed in all; a log with so many changes that it takes more shows the first of them."""


@dataclass(frozen=True, slots=True)
class Revision:
    """A change of a row: the event that made it, and the row as it was until then."""

    by: str
    before: Row


def revisions(party: Party) -> dict[str, tuple[Revision, ...]]:
    """The changes of every row that was changed, by its event, in the order they were made."""
    found: dict[str, tuple[Revision, ...]] = {}
    steps = list(_before_changes(party))
    if not steps:
        return found
    rows = [rows for _, rows in steps[1:]] + [_rows(party)]
    for (changer, before), after in zip(steps, rows, strict=True):
        for event, row in before.items():
            if event in after and _figures(row) != _figures(after[event]):
                found[event] = (*found.get(event, ()), Revision(changer.id, row))
    return found


def _before_changes(party: Party) -> Iterator[tuple[e.AnyEvent, dict[str, Row]]]:
    """Every event that may have changed earlier rows, and the rows just before it."""
    replayed = 0
    for place, event in enumerate(party.events):
        if not isinstance(event, CHANGERS) or _undoes_the_last(event, party, place):
            continue
        replayed += place
        if replayed > MOST_REPLAYED:
            return
        try:
            yield event, _rows(dataclasses.replace(party, events=party.events[:place]))
        except Refused:
            continue  # a file may hold a log that made sense only with what came later


def _undoes_the_last(event: e.AnyEvent, party: Party, place: int) -> bool:
    """Whether an event merely takes back the one before it, which had changed nothing: no other row is touched."""
    if not isinstance(event, e.Void) or not place:
        return False
    last = party.events[place - 1]
    return last.id == event.event and not isinstance(last, CHANGERS)


def _rows(party: Party) -> dict[str, Row]:
    return {row.event: row for row in replay(party).rows}


def _figures(row: Row) -> tuple[object, ...]:
    return row.dealer, row.outcome, row.raw, row.written, row.lines
