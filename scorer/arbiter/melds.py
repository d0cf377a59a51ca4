"""Чьё объявление старше? Who writes the melds that were called, how much, and why.

Rules: R-MELDS, R-BELLA (its cards stand in nobody else's run).
"""

from __future__ import annotations

from typing import Any

from scorer.ledger.fact_reading import Seating, read_meld
from scorer.ledger.reading import Fields, list_of, one_of
from scorer.rules.cards import Suit
from scorer.rules.meld_cards import check_melds
from scorer.rules.melds import rule_melds, worth
from scorer.rules.ruleset import Ruleset
from scorer.rules.seats import play_order

KEYS = ("dealer", "maker", "trump", "melds", "called_first", "bella")


def answer(fields: Fields, ruleset: Ruleset) -> dict[str, Any]:
    """Seats that write, points a seat without the bella, and the reason."""
    seating = Seating([ruleset.players])
    order = play_order(fields.required("dealer", seating.seat), ruleset.players)
    maker = fields.required("maker", seating.seat)
    trump = fields.required("trump", one_of(Suit))
    melds = fields.required("melds", list_of(lambda value: read_meld(value, seating)))
    called_first = fields.optional("called_first", seating.seat)
    check_melds(melds, ruleset, trump=trump, bella=fields.optional("bella", seating.seat))
    ruling = rule_melds(melds, ruleset, maker=maker, order=order, trump=trump, called_first=called_first)
    points = [0] * ruleset.players
    for meld in ruling.written:
        points[meld.seat] += worth(meld, ruleset)[0]
    return {
        "writes": sorted({meld.seat for meld in ruling.written}),
        "points": points,
        "because": str(ruling.because),
    }
