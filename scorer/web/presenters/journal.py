"""Журнал словами: every entry of a party in order, also those no longer in force.

An entry says what it said when it was written; what later ones made of it is told beneath, old struck through.
"""

from __future__ import annotations

import dataclasses
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from scorer.ledger import events as e
from scorer.ledger.force import InForce, in_force
from scorer.ledger.history import Moment, Stage, agreements, moments, stages
from scorer.ledger.party import Party, State
from scorer.web.presenters.endings import ending
from scorer.web.presenters.entries import Entries
from scorer.web.presenters.events import event_name
from scorer.web.presenters.text import gettext
from scorer.web.zone import told

COMES_TO = (e.DealPlayed, e.Passed, e.Fifty, e.Correction, e.Claim, e.Close)
"""Entries whose row says more than they do themselves."""


@dataclass(frozen=True, slots=True)
class Item:
    """An entry: what it says, what its row came to, why, when and by whom.

    `results` are what its row came to, when it was written and after every change, the last as it was last.
    `gone` says why it no longer holds, empty where it does; `voided_by` is the void that took it
    back, so that it can be brought back; `undoes` whether it can be taken back; `at` is ISO 8601,
    `time` the same for people.
    """

    number: int
    event: str
    name: str
    said: str
    results: tuple[str, ...]
    why: str
    at: str
    time: str
    by: str
    gone: str
    voided_by: str
    undoes: bool


@dataclass(frozen=True, slots=True)
class Record:
    """A log, what is in force of it, and what it was on the way."""

    party: Party
    force: InForce
    entries: Entries
    past: Sequence[Moment]
    stages: dict[str, tuple[Stage, ...]]
    places: dict[str, int]

    def since(self, place: int) -> Moment:
        """The first moment that has seen the entry at `place`."""
        return self.past[bisect_right(self.past, place, key=lambda moment: moment.place)]


def journal(party: Party, state: State) -> tuple[Item, ...]:
    """The whole log, the oldest entry first."""
    past = moments(party, state, every=True)
    record = Record(
        party=party,
        force=in_force(party.events),
        entries=Entries(party, state),
        past=past,
        stages=stages(past),
        places={event.id: place for place, event in enumerate(party.events)},
    )
    voids = _voids(record)
    gone = dict(_gone(record, voids))
    fallen = _fallen(record)
    standing = set(record.force.places)
    return tuple(
        Item(
            number=place + 1,
            event=event.id,
            name=_capital(event_name(event)),
            said=_said(event, place, record),
            results=tuple(_results(event, place, record)),
            why=record.entries.why(event),
            at=event.at or "",
            time=told(event.at, "d MMM, HH:mm"),
            by=event.by or "",
            gone=gone.get(place, ""),
            voided_by=voids.get(event.id, (0, ""))[1],
            undoes=place in standing and place not in fallen,
        )
        for place, event in enumerate(party.events)
    )


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]


def _said(event: e.AnyEvent, place: int, record: Record) -> str:
    """What an entry says; a correction also what it put right."""
    if not isinstance(event, e.Correction):
        return record.entries.said(event)
    before = next((moment for moment in record.past if moment.place == place), None)
    return record.entries.corrects(event, before.facts.get(event.deal) if before else None)


def _results(event: e.AnyEvent, place: int, record: Record) -> Iterator[str]:
    """What its row came to at first, then by every entry that changed it."""
    if isinstance(event, e.Amend):
        yield from (record.entries.row(one.row) for one in record.stages.get(event.event, ()) if one.by == event.id)
        return
    if not isinstance(event, COMES_TO):
        return
    for one in record.stages.get(event.id, ()):
        said = record.entries.row(one.row, event)
        if one.by == event.id:
            yield ". ".join(filter(None, (said, _end(event, place, record))))
        else:
            number = record.places[one.by] + 1
            yield gettext("By entry %(number)d: %(row)s", number=number, row=said)


def _end(event: e.AnyEvent, place: int, record: Record) -> str:
    """Who won by an announcement or where a party is broken off; empty where others decide that."""
    state = record.since(place).state
    if not isinstance(event, e.Claim | e.Close) or state is None:
        return ""
    names = tuple(map(record.entries.name, range(len(state.players))))
    end = ending(dataclasses.replace(state, players=names))
    return end.winner if end else ""


def _voids(record: Record) -> dict[str, tuple[int, str]]:
    """By the id of a voided event: the number and the id of the void that took it back."""
    found = {}
    for place in record.force.places:
        event = record.party.events[place]
        if isinstance(event, e.Void):
            found[event.event] = (place + 1, event.id)
    return found


def _fallen(record: Record) -> set[int]:
    """The places of amendments and corrections that change nothing any more, though nobody undid them."""
    deals = record.force.deals.values()
    counts = {standing.source for standing in deals} | {place for one in deals for place in one.corrections}
    changes = (e.Amend, e.Correction)
    return {place for place, event in enumerate(record.party.events) if isinstance(event, changes)} - counts


def _gone(record: Record, voids: dict[str, tuple[int, str]]) -> Iterator[tuple[int, str]]:
    """The places of what no longer holds as it was written, and why."""
    force, fallen = record.force, _fallen(record)
    standing = set(force.places)
    holds = {event.id for event in agreements(record.past)}
    for place, event in enumerate(record.party.events):
        if place not in standing:
            number, _ = voids.get(event.id, (0, ""))
            yield place, gettext("undone by entry %(number)d", number=number)
        elif place in fallen:
            yield place, gettext("replaced or fallen with its deal")
        elif isinstance(event, e.Confirm) and event.id not in holds:
            yield place, gettext("with what stood before")
        elif changed := _changed_by(place, force):
            yield place, gettext("changed by entry %(number)d", number=changed + 1)


def _changed_by(place: int, force: InForce) -> int | None:
    """The place of the newest entry that put the facts of a deal right, None where none did."""
    standing = force.deals.get(place)
    newest = max((standing.source, *standing.corrections)) if standing else place
    return None if newest == place else newest
