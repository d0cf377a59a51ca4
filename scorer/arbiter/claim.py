"""Конец партии? Whether a claim holds: what the claimant has, against the target.

Rules: R-CLAIM, R-END. A false claim loses the party.
"""

from __future__ import annotations

from typing import Any

from scorer.ledger.codec import decode_party
from scorer.ledger.events import Claim
from scorer.ledger.fact_reading import Seating, read_running
from scorer.ledger.reading import Fields
from scorer.ledger.replay import rule_claim
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset

KEYS = ("party", "seat", "during")


def answer(fields: Fields, _: Ruleset) -> dict[str, Any]:
    """Whether the claim is valid, the points it rests on, and the target."""
    party = fields.required("party", decode_party)
    seating = Seating([len(party.players)])
    claim = Claim(
        seat=fields.required("seat", seating.seat),
        during=fields.optional("during", lambda value: read_running(value, seating)),
    )
    try:
        ruling = rule_claim(party, claim)
    except Refused as refused:
        raise (refused.inside("party") if refused.at.startswith("events[") else refused) from None
    return {"valid": ruling.valid, "have": ruling.have, "target": ruling.target}
