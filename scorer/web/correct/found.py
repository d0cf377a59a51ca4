"""Что исправляют: a deal of the party as it stands, and what each has counted in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from flask import Response, abort, request

from scorer.ledger.events import AnyEvent, DealPlayed, Dealt, Reopen, Void
from scorer.ledger.force import in_force, true_facts
from scorer.ledger.log import unseen
from scorer.ledger.party import Row
from scorer.ledger.replay import state_before
from scorer.rules.counting import count_deal
from scorer.rules.facts import Deal
from scorer.rules.ruleset import Ruleset
from scorer.rules.seats import play_order
from scorer.store.parties import Loaded
from scorer.web.correct.blueprint import page
from scorer.web.presenters.entries import Entries
from scorer.web.presenters.lexicon import lexicon_of
from scorer.web.presenters.numbers import signed
from scorer.web.presenters.reasons import reason
from scorer.web.sending import sent_seq


@dataclass(frozen=True, slots=True)
class Written:
    """A deal, a passed one or a fifty in force: its id and place in the log, as it stands, and its row.

    `facts` are those of a played deal, corrections applied.
    """

    event: str
    place: int
    stands: Dealt
    facts: Deal | None
    row: Row


def written_or_404(loaded: Loaded, event: str) -> Written:
    """The deal of this id; anything else is not there, and of one that was voided a page says so."""
    rows = {row.event: row for row in loaded.state.rows}
    for place, standing in in_force(loaded.party.events).deals.items():
        if loaded.party.events[place].id == event and event in rows:
            played = isinstance(standing.event, DealPlayed)
            facts = true_facts(standing, loaded.party.events)[-1] if played else None
            return Written(event, place, standing.event, facts, rows[event])
    abort(_undone(loaded, event) or 404)


def _undone(loaded: Loaded, event: str) -> Response | None:
    """What another phone did to a deal while a form of it lay open; None where there is no such deal."""
    party = loaded.party
    deal = next((entry for entry in party.events if entry.id == event and isinstance(entry, Dealt)), None)
    standing = (party.events[place] for place in in_force(party.events).places)
    void = next((entry.id for entry in standing if isinstance(entry, Void) and entry.event == event), None)
    if deal is None or void is None:
        return None
    sent = request.method == "POST"
    entries = Entries(party, loaded.state)
    missed = unseen(party.events, sent_seq(loaded)) if sent else ()
    return page(
        "correct/undone.html",
        loaded,
        409 if sent else 404,
        deal=entries.told(deal),
        void=void,
        meanwhile=[entries.told(entry) for entry in missed],
    )


def dealt_otherwise(loaded: Loaded, events: Sequence[AnyEvent]) -> Row | None:
    """The row of the first deal, where `events` say that another dealt first than the deal does itself.

    The program writes into every deal who dealt it, so that an opening put right changes none of them.
    """
    named = next((event.dealer for event in events if isinstance(event, Reopen) and event.dealer is not None), None)
    first = next((row for row in loaded.state.rows if row.number is not None), None)
    if named is None or first is None:
        return None
    stands = written_or_404(loaded, first.event).stands
    dealt = stands.deal.dealer if isinstance(stands, DealPlayed) else stands.dealer
    return None if dealt in (None, named) else first


def counted(written: Written, loaded: Loaded) -> Iterator[tuple[str, str]]:
    """Every name with what it counted: «Аня», «карты +82, посл. +10»."""
    lexicon = lexicon_of(loaded.state.preset)
    ruleset, order = table_of(written, loaded)
    facts = written.facts
    lines = count_deal(facts, ruleset, order).lines if facts and facts.resigned is None else ()
    for seat, name in enumerate(loaded.state.players):
        mine = (line for line in lines if line.seat == seat)
        yield name, ", ".join(f"{reason(line.reason, lexicon)} {signed(line.points)}" for line in mine)


def table_of(written: Written, loaded: Loaded) -> tuple[Ruleset, tuple[int, ...]]:
    """The rules a deal was played by, and its play order."""
    before = state_before(loaded.party, written.place)
    return before.ruleset, play_order(written.row.dealer or 0, before.ruleset.players)
