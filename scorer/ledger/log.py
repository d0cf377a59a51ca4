"""Журнал: events joined to a log. A name is given once, and only earlier events are named."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence

from scorer.ledger import events as e
from scorer.ledger.party import Party
from scorer.rules.refusal import Refused

MOST_EVENTS = 5_000


class Log:
    """A log as it grows: every event with its id, found by it."""

    def __init__(self, events: Iterable[e.AnyEvent] = ()) -> None:
        self.events: list[e.AnyEvent] = []
        self._places: dict[str, int] = {}
        for event in events:
            self.add(event)

    def add(self, event: e.AnyEvent) -> None:
        """Put an event at the end; its id is its place, from 1, unless it has one.

        Refuses an id that is taken, a reference that names no earlier event, and one event
        too many.
        """
        if len(self.events) >= MOST_EVENTS:
            raise Refused("file.too_large", most=MOST_EVENTS)
        if not event.id:
            event = dataclasses.replace(event, id=str(len(self.events) + 1))
        if event.id in self._places:
            raise Refused("event.duplicate_id", at="id", id=event.id)
        self._check_reference(event)
        self._places[event.id] = len(self.events)
        self.events.append(event)

    def place(self, event_id: str) -> int:
        """The place of an event, from 0."""
        return self._places[event_id]

    def _check_reference(self, event: e.AnyEvent) -> None:
        match event:
            case e.Void(event=named):
                self._named(named, "event")
            case e.Amend(event=named):
                if not isinstance(self._named(named, "event"), e.Dealt):
                    raise Refused("event.not_amendable", at="event", event=named)
            case e.Confirm(deal=named):
                self._named(named, "deal")
            case e.Correction(deal=named):
                if not isinstance(self._named(named, "deal"), e.Dealt):
                    raise Refused("event.unknown", at="deal", event=named)

    def _named(self, event_id: str, key: str) -> e.AnyEvent:
        if event_id not in self._places:
            raise Refused("event.unknown", at=key, event=event_id)
        return self.events[self._places[event_id]]


def unseen(events: Sequence[e.AnyEvent], seq: int) -> tuple[e.AnyEvent, ...]:
    """What was written after the first `seq` events and matters to a form made from those.

    A confirmation changes nothing: where only such came since, the form is as good as new.
    """
    newer = tuple(events[seq:])
    return () if all(isinstance(event, e.Confirm) for event in newer) else newer


def extended(party: Party, events: Sequence[e.AnyEvent]) -> Party:
    """`party` with `events` at the end of its log; refused at the event that does not fit."""
    log = Log(party.events)
    for event in events:
        try:
            log.add(event)
        except Refused as refused:
            raise refused.inside(f"events[{len(log.events)}]") from None
    return dataclasses.replace(party, events=tuple(log.events))
