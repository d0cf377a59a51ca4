"""Что запишем? A deal as it would be written: its row and where the party would stand."""

from __future__ import annotations

from typing import Any

from scorer.ledger.codec import decode_party, encode_row, encode_state
from scorer.ledger.event_reading import read_event
from scorer.ledger.fact_reading import Seating
from scorer.ledger.reading import Fields
from scorer.ledger.replay import preview
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset

KEYS = ("party", "deal")
TOLD = ("totals", "hanging", "finished", "winner", "end")


def answer(fields: Fields, _: Ruleset) -> dict[str, Any]:
    """The row the event would be, and the party's state after it."""
    party = fields.required("party", decode_party)
    seating = Seating([len(party.players)])
    event = fields.required("deal", lambda value: read_event(value, seating))
    try:
        row, state = preview(party, event)
    except Refused as refused:
        raise _of_question(refused, f"events[{len(party.events)}]") from None
    after = encode_state(state)
    return {"row": row and encode_row(row), **{key: after[key] for key in TOLD}}


def _of_question(refused: Refused, own: str) -> Refused:
    """A refusal of the longer log, its place in the question: `own` is where the log has the deal asked about."""
    if refused.at.startswith(own):
        return Refused(refused.code, at=f"deal{refused.at.removeprefix(own)}", **refused.params)
    return refused.inside("party")
