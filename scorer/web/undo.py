"""Отмена: which entry a tap on «Отменить» voids, and which one «Вернуть» brings back.

An undo is a void of the last entry in force; it is undone by voiding that void, as long as
nothing was written after it. A confirmation has no effect, so it is not what a tap undoes.
Everything stays on the record (R-VOID).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorer.ledger.events import AnyEvent, Confirm, Void
from scorer.ledger.force import in_force
from scorer.ledger.log import extended
from scorer.ledger.party import Party, State
from scorer.ledger.replay import replay
from scorer.rules.refusal import Refused


def undoable(events: Sequence[AnyEvent]) -> AnyEvent | None:
    """The last entry in force that is no void, None where there is nothing to undo."""
    return next((event for event in _latest(events) if not isinstance(event, Void)), None)


def restorable(events: Sequence[AnyEvent]) -> Void | None:
    """The undo that can be taken back: the newest, unless something was written since."""
    voids = {event.id for event in events if isinstance(event, Void)}
    for event in _latest(events):
        if not isinstance(event, Void):
            return None
        if event.event not in voids:
            return event
    return None


def brought_back(party: Party, undo: Void) -> tuple[Party, State] | None:
    """What a party comes to with an undo taken back; None where what stands would break by it."""
    try:
        longer = extended(party, [Void(event=undo.id, reason=undo.reason)])
        return longer, replay(longer)
    except Refused:
        return None


def _latest(events: Sequence[AnyEvent]) -> Iterator[AnyEvent]:
    standing = (events[place] for place in reversed(in_force(events).places))
    return (event for event in standing if not isinstance(event, Confirm))
