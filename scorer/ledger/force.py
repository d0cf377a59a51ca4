"""Что в силе: which events count, judged as a whole with what stands at the end of the log.

An event is out of force while a void in force names it. The newest amend in force gives a
deal's facts, and corrections apply on top of what was in force before them.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from scorer.ledger import events as e
from scorer.ledger.party import Party
from scorer.rules.corrections import corrected, has_counts
from scorer.rules.facts import Deal
from scorer.rules.presets import read_ruleset
from scorer.rules.refusal import Refused


@dataclass(slots=True)
class Standing:
    """How a deal stands: its event as it really was, where from, and what corrects it."""

    event: e.Dealt
    source: int
    corrections: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class InForce:
    """The places of the events in force, and how each deal among them stands."""

    places: tuple[int, ...]
    deals: dict[int, Standing]


def in_force(events: Sequence[e.AnyEvent]) -> InForce:
    """What counts of a log whose references are sound."""
    where = {event.id: place for place, event in enumerate(events)}
    voided: set[int] = set()
    for place in range(len(events) - 1, -1, -1):
        event = events[place]
        if isinstance(event, e.Void) and place not in voided:
            voided.add(where[event.event])
    places = tuple(place for place in range(len(events)) if place not in voided)
    return InForce(places, _deals(events, places, where))


def is_undone(events: Sequence[e.AnyEvent], named: str) -> bool:
    """Whether the event of this id stands in the log and is out of force."""
    standing = set(in_force(events).places)
    return any(event.id == named and place not in standing for place, event in enumerate(events))


def needs(event: e.AnyEvent) -> str | None:
    """The event without which this one would change nothing, None where it stands by itself."""
    match event:
        case e.Void(event=named) | e.Amend(event=named) | e.Correction(deal=named) | e.Confirm(deal=named):
            return named
        case _:
            return None


def _deals(events: Sequence[e.AnyEvent], places: Iterable[int], where: dict[str, int]) -> dict[int, Standing]:
    deals: dict[int, Standing] = {}
    for place in places:
        event = events[place]
        if isinstance(event, e.Dealt):
            deals[place] = Standing(event, place)
        elif isinstance(event, e.Amend) and where[event.event] in deals:
            deals[where[event.event]] = Standing(event.new, place)
        elif isinstance(event, e.Correction) and where[event.deal] in deals:
            deals[where[event.deal]].corrections.append(place)
    return deals


def true_facts(standing: Standing, events: Sequence[e.AnyEvent]) -> tuple[Deal, ...]:
    """The facts of a played deal as amended, then after each correction in turn.

    The last are those it is settled on. A correction of counts that are not known apart
    changes nothing; it is refused at its own place.
    """
    assert isinstance(standing.event, e.DealPlayed)  # noqa: S101 - nothing else has facts
    steps = [standing.event.deal]
    for place in standing.corrections:
        event = events[place]
        assert isinstance(event, e.Correction)  # noqa: S101 - `_deals` put it there
        if has_counts(steps[-1]):
            counts = {"cards": event.cards, "last_trick": event.last_trick}
            steps.append(corrected(steps[-1], seat=event.seat, **counts))
    return tuple(steps)


def opening(party: Party, places: Iterable[int]) -> Party:
    """`party` as its opening really was: every reopen in force put over it, key by key."""
    reopened = None
    for place in places:
        event = party.events[place]
        if not isinstance(event, e.Reopen):
            continue
        reopened = place
        party = dataclasses.replace(
            party,
            players=event.players or party.players,
            dealer=party.dealer if event.dealer is None else event.dealer,
        )
        if event.ruleset is not None:
            preset, ruleset = read_ruleset(event.ruleset)
            party = dataclasses.replace(party, preset=preset, ruleset=ruleset)
    if reopened is not None:
        _check_opening(party, f"events[{reopened}].with")
    return party


def _check_opening(party: Party, at: str) -> None:
    """Refuse an opening whose parts do not fit each other."""
    players = len(party.players)
    if players != party.ruleset.players:
        needed = party.ruleset.players
        raise Refused("players.count", at=f"{at}.players", count=players, needed=needed)
    if party.dealer >= players:
        raise Refused("seat.unknown", at=f"{at}.dealer", seat=party.dealer, players=players)
