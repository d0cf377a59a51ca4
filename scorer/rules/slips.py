"""Описки: what can be but is more likely a slip. Such a deal is asked about, never refused.

Counts are bare card points; what is unusual was found by dealing, not by any source.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from scorer.rules.cards import Card, Suit
from scorer.rules.choices import MeldsWithoutTrick, OffenceKind
from scorer.rules.facts import Deal
from scorer.rules.meld_cards import bella_cards, meld_cards
from scorer.rules.melds import run_order
from scorer.rules.ruleset import Ruleset

USUAL = {2: (39, 136), 3: (89, 152)}
"""Between these all counts together lie in 9,998 of 10,000 deals, by players.

A million deals were dealt at random, the trump named by who held most in six cards.
"""


@dataclass(frozen=True, slots=True)
class Slip:
    """A likely slip: its kind, and what a question about it needs. `key` tells it from any other."""

    kind: str
    seat: int | None = None
    figure: int | None = None

    @property
    def key(self) -> str:
        """A word that stays the same as long as the question does."""
        return ":".join(str(part) for part in (self.kind, self.seat, self.figure) if part is not None)


def slips(deal: Deal, ruleset: Ruleset) -> tuple[Slip, ...]:
    """What to ask about before a deal that could be so is written.

    >>> slips(Deal(maker=0, cards=(118, 22), last_trick=0), Ruleset())
    (Slip(kind='sum_high', seat=None, figure=140),)
    """
    return (
        *_row_with_bella(deal, ruleset),
        *_false_among_true(deal, ruleset),
        *unusual_sum(deal),
        *_nought(deal, ruleset),
    )


def _row_with_bella(deal: Deal, ruleset: Ruleset) -> Iterator[Slip]:
    """A trump terz that makes a longer row with the bella beside it: from the jack, it is a fifty."""
    if deal.bella is None or deal.trump is None:
        return
    for meld in deal.melds:
        if meld.seat != deal.bella or meld.length != 3 or meld.top is None or meld.top.suit is not deal.trump:
            continue
        row = _row(meld_cards(meld, ruleset) | bella_cards(deal.trump), deal.trump, ruleset)
        if row > 3:
            yield Slip("terz_in_row", meld.seat, row)


def _row(cards: frozenset[Card], trump: Suit, ruleset: Ruleset) -> int:
    """How many of `cards` follow each other, 0 where there is a gap."""
    places = sorted(run_order(ruleset).index(card.rank) for card in cards if card.suit is trump)
    return len(places) if places[-1] - places[0] == len(places) - 1 else 0


def _false_among_true(deal: Deal, ruleset: Ruleset) -> Iterator[Slip]:
    """Melds of who called a false one: all that are entered count as true, and the false one is easily left in."""
    if ruleset.stakes:
        return
    for offence in deal.offences:
        entered = sum(meld.seat == offence.seat for meld in deal.melds) + (deal.bella == offence.seat)
        if offence.kind is OffenceKind.FALSE_MELD and entered:
            yield Slip("false_meld_in", offence.seat, entered)


def unusual_sum(deal: Deal) -> Iterator[Slip]:
    """Counts that together are less or more than nearly every deal gives; the stock proves them."""
    if deal.stock is not None or (deal.cards is None and deal.total is None):
        return
    together = sum(deal.cards) if deal.cards is not None else deal.total or 0
    players = len(deal.cards) if deal.cards is not None else 2
    least, most = USUAL[players]
    if together < least:
        yield Slip("sum_low", figure=together)
    elif together > most:
        yield Slip("sum_high", figure=together)


def _nought(deal: Deal, ruleset: Ruleset) -> Iterator[Slip]:
    """No points and perhaps no trick, at a table where that costs something."""
    matters = ruleset.no_trick_fine is not None or (
        ruleset.melds_without_trick is not MeldsWithoutTrick.COUNT and (deal.melds or deal.bella is not None)
    )
    if deal.cards is None or not matters:
        return
    for seat, count in enumerate(deal.cards):
        if count == 0 and seat not in deal.no_tricks and seat != deal.last_trick:
            yield Slip("nought", seat)
