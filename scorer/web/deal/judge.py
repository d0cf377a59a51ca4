"""Суд над набранным: what a typed deal would write, or why it cannot be written yet.

The preview shows what this says, and saving writes it: there is no second way.
"""

from __future__ import annotations

from dataclasses import dataclass

from scorer.ledger.events import DealPlayed
from scorer.ledger.party import Party, Row, State
from scorer.ledger.replay import preview
from scorer.rules.readings import Reading
from scorer.rules.refusal import Refused
from scorer.rules.slips import Slip, slips
from scorer.web.deal.facts import Lack, deal_of, lacking, readings_of
from scorer.web.deal.typed import Typed

AGREEMENT = "hanging.agreement_needed"
"""The refusal of a deal that would pay hanging points before the table has agreed how."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lacking:
    """It cannot be judged yet: what is still to be said."""

    lacks: tuple[Lack, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusal:
    """The rules do not take it; `readings` are what else may have been meant."""

    refused: Refused
    readings: tuple[Reading, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """It can be written: the event, its row and what the party comes to, and the questions it raises."""

    event: DealPlayed
    row: Row
    after: State
    slips: tuple[Slip, ...]
    sure: bool


Verdict = Lacking | Refusal | Judged


def judge(typed: Typed, party: Party, state: State) -> Verdict:
    """What `typed` comes to at the end of `party`, whose state is `state`."""
    lacks = lacking(typed)
    if lacks:
        return Lacking(lacks=lacks)
    try:
        event = DealPlayed(deal=deal_of(typed, state))
        row, after = preview(party, event)
    except Refused as refused:
        return Refusal(refused=refused, readings=readings_of(refused, typed, state))
    assert row is not None  # noqa: S101 - a deal always makes a row
    doubts = slips(event.deal, state.ruleset)
    return Judged(event=event, row=row, after=after, slips=doubts, sure={slip.key for slip in doubts} <= typed.sure)
