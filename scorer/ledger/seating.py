"""Места: the seats of an event, judged against how many really play.

An opening put right from two players to three leaves events of two behind; those in force
must fit the table that is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scorer.ledger import events as e
from scorer.ledger.force import InForce
from scorer.ledger.party import Party
from scorer.rules.facts import Deal, Running
from scorer.rules.refusal import Refused


def check_log(party: Party, force: InForce) -> None:
    """Refuse events in force that do not fit the table that really is."""
    if not any(isinstance(event, e.Reopen) and event.players for event in party.events):
        return
    for place in force.places:
        event, at = party.events[place], f"events[{place}]"
        standing = force.deals.get(place)
        if standing is not None and standing.source != place:
            event, at = standing.event, f"events[{standing.source}].with"
        try:
            _check_seats(event, len(party.players))
        except Refused as refused:
            raise refused.inside(at) from None


def _check_seats(event: e.AnyEvent, players: int) -> None:
    """Refuse seats and lists of a seat each that do not fit so many players."""
    for at, seat in _seats(event):
        if seat is not None and seat >= players:
            raise Refused("seat.unknown", at=at, seat=seat, players=players)
    for at, values in _lists(event):
        if values is not None and len(values) != players:
            raise Refused("value.bad", at=at, expected="list", length=players)


def _seats(event: e.AnyEvent) -> Iterator[tuple[str, int | None]]:
    facts = _facts(event)
    if facts is not None:
        for name in ("maker", "dealer", "called_first", "bella"):
            yield name, getattr(facts, name)
        yield from (("melds", meld.seat) for meld in facts.melds)
    if isinstance(facts, Deal):
        yield "last_trick", facts.last_trick
        yield "resigned", facts.resigned
        yield from (("no_tricks", seat) for seat in facts.no_tricks)
        yield from (("dave", seat) for seat in facts.dave)
        yield from (("offences", offence.seat) for offence in facts.offences)
    for name in ("seat", "maker", "dealer", "last_trick", "noticed_by"):
        yield name, getattr(event, name, None)


def _lists(event: e.AnyEvent) -> Iterator[tuple[str, tuple[Any, ...] | None]]:
    facts = _facts(event)
    if facts is not None:
        yield "cards", facts.cards
    if isinstance(event, e.Adjust):
        yield "points", event.points


def _facts(event: e.AnyEvent) -> Deal | Running | None:
    if isinstance(event, e.DealPlayed):
        return event.deal
    return event.during if isinstance(event, e.Claim) else None
