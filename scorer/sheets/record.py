"""Запись за строками: the events as in force, and whose side a mark stands at."""

from __future__ import annotations

from dataclasses import replace

from scorer.ledger import events as e
from scorer.ledger.force import InForce, true_facts
from scorer.ledger.party import Party, Row
from scorer.rules.facts import Deal
from scorer.rules.lines import Reason
from scorer.rules.offences import card_bait_offender
from scorer.rules.settlement import Outcome


def events_as_in_force(party: Party, force: InForce) -> dict[str, e.AnyEvent]:
    """Every event in force by its id, a deal with the facts it is settled on."""
    events: dict[str, e.AnyEvent] = {party.events[place].id: party.events[place] for place in force.places}
    for place, standing in force.deals.items():
        fact = standing.event
        if isinstance(fact, e.DealPlayed):
            fact = replace(fact, deal=true_facts(standing, party.events)[-1])
        written = party.events[place]
        events[written.id] = replace(fact, id=written.id, at=written.at, by=written.by)
    return events


def marked_seat(row: Row, deal: Deal) -> int:
    """The seat whose side carries the mark: the offender, the baited, whose points hang."""
    if row.outcome == Outcome.CARD_BAIT:
        offender = card_bait_offender(deal)
        return deal.maker if offender is None else offender
    loses = [line.seat for line in row.lines if line.points < 0 and line.reason in (Reason.BAIT, Reason.BURN)]
    if loses:
        return loses[0]
    if row.outcome == Outcome.BAIT and row.raw is not None and len(row.raw) == 2 and not deal.conceded:
        return min((deal.maker, 1 - deal.maker), key=row.raw.__getitem__)
    return deal.maker
