"""Что было раньше: which later entries changed a row, how it stood before each of them, and who agreed with what.

Nothing is kept for this: the log is replayed as it was just before every entry that can
change what is written already.
"""

from __future__ import annotations

import dataclasses
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from scorer.ledger import events as e
from scorer.ledger.force import in_force, true_facts
from scorer.ledger.party import Party, Row, State
from scorer.ledger.replay import replay
from scorer.rules.facts import Deal
from scorer.rules.refusal import Refused

CHANGERS = (e.Amend, e.Correction, e.Void, e.Reopen)
MOST_REPLAYED = 20_000
"""Events replayed in all; a log with so many changes that it takes more shows the first of them."""


@dataclass(frozen=True, slots=True)
class Revision:
    """A change of a row: the event that made it, and the row as it was until then."""

    by: str
    before: Row


@dataclass(frozen=True, slots=True)
class Stage:
    """How a row stood for a while: from the event `by` on, its own or one that changed it."""

    by: str
    row: Row


@dataclass(frozen=True, slots=True)
class Moment:
    """What the log came to just before the event at `place` (its length: at its end).

    `state` is None where nobody can say: the log made no sense yet, or it has too many changes.
    """

    place: int
    log: tuple[e.AnyEvent, ...]
    state: State | None

    @property
    def rows(self) -> dict[str, Row]:
        """The rows that stood, by their event."""
        return {row.event: row for row in self.state.rows} if self.state else {}

    @property
    def facts(self) -> dict[str, Deal]:
        """What every played deal that stood was settled on, by its event."""
        return {
            self.log[place].id: true_facts(standing, self.log)[-1]
            for place, standing in in_force(self.log).deals.items()
            if isinstance(standing.event, e.DealPlayed)
        }


def moments(party: Party, state: State, *, every: bool = False) -> tuple[Moment, ...]:
    """The moments before the events that may have changed earlier rows, and the end of the log, which comes to `state`.

    An undo of the last entry is among them only if `every` one is asked for: it touches no other row.
    """
    return (*_before_changes(party, every), Moment(len(party.events), party.events, state))


def _before_changes(party: Party, every: bool) -> Iterator[Moment]:
    replayed = 0
    for place, event in enumerate(party.events):
        if not isinstance(event, CHANGERS) or (not every and _undoes_the_last(event, party, place)):
            continue
        replayed += place
        log = party.events[:place]
        known = replayed <= MOST_REPLAYED
        yield Moment(place, log, _state(dataclasses.replace(party, events=log)) if known else None)


def _state(party: Party) -> State | None:
    """A file may hold a log that made sense only with what came later."""
    try:
        return replay(party)
    except Refused:
        return None


def stages(past: Sequence[Moment]) -> dict[str, tuple[Stage, ...]]:
    """How every row stood since it was written, by its event; those of rows that are no more among them."""
    found: dict[str, tuple[Stage, ...]] = {}
    by = ""
    for moment in past:
        if moment.state is None:
            continue
        for event, row in moment.rows.items():
            known = found.get(event, ())
            if not known:
                found[event] = (Stage(event, row),)
            elif _figures(known[-1].row) != _figures(row):
                found[event] = (*known, Stage(by, row))
        by = next((event.id for event in past[-1].log[moment.place : moment.place + 1]), "")
    return found


def revisions(past: Sequence[Moment]) -> dict[str, tuple[Revision, ...]]:
    """The changes of every row in force that was changed, by its event, in the order they were made."""
    standing = past[-1].rows
    return {
        event: tuple(Revision(later.by, stage.row) for stage, later in pairwise(found))
        for event, found in stages(past).items()
        if event in standing and len(found) > 1
    }


def confirmations(past: Sequence[Moment]) -> dict[str, tuple[int, ...]]:
    """The seats that agreed with each deal as it stands now, in the order they did."""
    found: dict[str, tuple[int, ...]] = {}
    for event in agreements(past):
        if event.seat not in found.get(event.deal, ()):
            found[event.deal] = (*found.get(event.deal, ()), event.seat)
    return found


def agreements(past: Sequence[Moment]) -> Iterator[e.Confirm]:
    """The confirmations of what stands now, in their order.

    Who agreed with other figures, or with other facts behind the same figures, has not agreed with these.
    """
    now = past[-1]
    seen: dict[int, dict[str, object]] = {}
    for place in in_force(now.log).places:
        event = now.log[place]
        if not isinstance(event, e.Confirm):
            continue
        then = past[bisect_right(past, place, key=_place)]
        for moment in (then, now):
            if moment.place not in seen:
                seen[moment.place] = _seen(moment)
        if event.deal in seen[now.place] and seen[then.place].get(event.deal) == seen[now.place][event.deal]:
            yield event


def _place(moment: Moment) -> int:
    return moment.place


def _seen(moment: Moment) -> dict[str, object]:
    """What who looked at each row saw of it: its figures, and the facts behind them."""
    facts = moment.facts if moment.state else {}
    return {event: (_figures(row), facts.get(event)) for event, row in moment.rows.items()}


def _undoes_the_last(event: e.AnyEvent, party: Party, place: int) -> bool:
    """Whether an event merely takes back the one before it, which had changed nothing: no other row is touched."""
    if not isinstance(event, e.Void) or not place:
        return False
    last = party.events[place - 1]
    return last.id == event.event and not isinstance(last, CHANGERS)


def _figures(row: Row) -> tuple[object, ...]:
    return row.dealer, row.outcome, row.raw, row.written, row.lines
