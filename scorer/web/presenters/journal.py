"""Журнал словами: every entry of a party in order, also those no longer in force."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from scorer.ledger import events as e
from scorer.ledger.force import InForce, in_force
from scorer.ledger.party import Party, State
from scorer.web.presenters.entries import Entries
from scorer.web.presenters.events import event_name
from scorer.web.presenters.outcomes import row_sentence
from scorer.web.presenters.text import gettext
from scorer.web.zone import told


@dataclass(frozen=True, slots=True)
class Item:
    """An entry: what it says, what its row came to, why, when and by whom.

    `gone` says why it no longer holds, empty where it does; `voided_by` is the void that took it
    back, so that it can be brought back; `at` is ISO 8601, `time` the same for people.
    """

    number: int
    event: str
    name: str
    said: str
    result: str
    why: str
    at: str
    time: str
    by: str
    gone: str
    voided_by: str


def journal(party: Party, state: State) -> tuple[Item, ...]:
    """The whole log, the oldest entry first."""
    force = in_force(party.events)
    entries = Entries(party, state)
    rows = {row.event: row for row in state.rows}
    voids = _voids(party, force)
    gone = dict(_gone(party, force, voids))
    items = []
    for place, event in enumerate(party.events):
        row = rows.get(event.id)
        name = event_name(event)
        items.append(
            Item(
                number=place + 1,
                event=event.id,
                name=name[:1].upper() + name[1:],
                said=entries.said(event),
                result=row_sentence(row, state.players, event) if row and row.number is not None else "",
                why=entries.why(event),
                at=event.at or "",
                time=told(event.at, "d MMM, HH:mm"),
                by=event.by or "",
                gone=gone.get(place, ""),
                voided_by=voids.get(event.id, (0, ""))[1],
            )
        )
    return tuple(items)


def _voids(party: Party, force: InForce) -> dict[str, tuple[int, str]]:
    """By the id of a voided event: the number and the id of the void that took it back."""
    found = {}
    for place in force.places:
        event = party.events[place]
        if isinstance(event, e.Void):
            found[event.event] = (place + 1, event.id)
    return found


def _gone(party: Party, force: InForce, voids: dict[str, tuple[int, str]]) -> Iterator[tuple[int, str]]:
    """The places of what no longer holds as it was written, and why."""
    sources = {standing.source for standing in force.deals.values()}
    corrections = {place for standing in force.deals.values() for place in standing.corrections}
    standing_places = set(force.places)
    for place, event in enumerate(party.events):
        if place not in standing_places:
            number, _ = voids.get(event.id, (0, ""))
            yield place, gettext("undone by entry %(number)d", number=number)
        elif place in force.deals and force.deals[place].source != place:
            yield place, gettext("changed by entry %(number)d", number=force.deals[place].source + 1)
        elif (isinstance(event, e.Amend) and place not in sources) or (
            isinstance(event, e.Correction) and place not in corrections
        ):
            yield place, gettext("replaced or fallen with its deal")
