"""Deals to write, without melds."""

from scorer.ledger.events import DealPlayed
from scorer.rules.facts import Deal


def deal(first: int, second: int, *, maker: int = 0, last_trick: int = 0) -> DealPlayed:
    """A deal of two with these card points a seat."""
    return DealPlayed(deal=Deal(maker=maker, cards=(first, second), last_trick=last_trick))
