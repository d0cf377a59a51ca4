"""R-MELDS: which cards the melds of a deal hold, and whether hands of nine can hold them.

Runs of one seat share no card; a card may serve in a four, in a run and in the bella.
Nothing is in two hands.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from scorer.rules.cards import HAND_SIZE, Card, Rank, Suit
from scorer.rules.facts import Meld
from scorer.rules.melds import run_order
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset

FOUR_RANKS = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN)
MOST_MELDS = 5
"""Nine cards hold three runs and two fours at the very most."""


def bella_cards(trump: Suit) -> frozenset[Card]:
    """King and queen of trumps."""
    return frozenset({Card(Rank.KING, trump), Card(Rank.QUEEN, trump)})


def meld_cards(meld: Meld, ruleset: Ruleset) -> frozenset[Card]:
    """The cards of a meld; none are known of a run without its top card.

    Refuses `melds.impossible`: a run that falls off its suit, a four that is none here.
    """
    if meld.four is not None:
        if not ruleset.fours or meld.four not in FOUR_RANKS:
            raise Refused("melds.impossible", seat=meld.seat, four=str(meld.four))
        return frozenset(Card(meld.four, suit) for suit in Suit)
    if meld.top is None or meld.length is None:
        return frozenset()
    ranks = run_order(ruleset)
    end = ranks.index(meld.top.rank) + 1
    if end < meld.length:
        raise Refused("melds.impossible", seat=meld.seat, run=str(meld.top), length=meld.length)
    return frozenset(Card(rank, meld.top.suit) for rank in ranks[end - meld.length : end])


def check_melds(melds: Sequence[Meld], ruleset: Ruleset, *, trump: Suit | None, bella: int | None) -> None:
    """Refuse melds that the hands of one deal cannot hold."""
    if trump is None and (bella is not None or any(meld.top for meld in melds)):
        raise Refused("deal.trump_needed", at="trump")
    if not melds:
        return
    held = [_located(meld, place, ruleset) for place, meld in enumerate(melds)]
    seats = {meld.seat for meld in melds} | ({bella} if bella is not None else set())
    in_hands: dict[int, frozenset[Card]] = {}
    for seat in seats:
        mine = [
            (place, meld, cards)
            for place, (meld, cards) in enumerate(zip(melds, held, strict=True))
            if meld.seat == seat
        ]
        _check_seat(mine, ruleset)
        known = frozenset().union(*(cards for _, _, cards in mine))
        if seat == bella and trump is not None:
            known |= bella_cards(trump)
        for other in in_hands.values():
            if known & other:
                _refuse_shared(known & other)
        in_hands[seat] = known
        if _fewest([(meld, cards) for _, meld, cards in mine], known, ruleset) > HAND_SIZE:
            raise _too_many(seat)


def _located(meld: Meld, place: int, ruleset: Ruleset) -> frozenset[Card]:
    try:
        return meld_cards(meld, ruleset)
    except Refused as refused:
        raise refused.inside(f"melds[{place}]") from None


def _too_many(seat: int) -> Refused:
    return Refused("melds.too_many_cards", at="melds", seat=seat, most=HAND_SIZE)


def _refuse_shared(cards: frozenset[Card], place: int | None = None) -> None:
    at = "melds" if place is None else f"melds[{place}]"
    raise Refused("melds.shared_card", at=at, cards=tuple(sorted(map(str, cards))))


def _check_seat(mine: Sequence[tuple[int, Meld, frozenset[Card]]], ruleset: Ruleset) -> None:
    """Runs of one seat share no card, nor does a four appear twice; see `split_runs`."""
    if len(mine) > MOST_MELDS:
        raise _too_many(mine[0][1].seat)
    for (_, one, cards), (place, other, more) in combinations(mine, 2):
        if (one.four is None) == (other.four is None) and cards & more:
            _refuse_shared(cards & more, place)
        if not ruleset.split_runs and one.top and other.top and _touch(cards, more, ruleset):
            raise Refused("melds.one_per_run", at=f"melds[{place}]", seat=other.seat)


def _touch(one: frozenset[Card], other: frozenset[Card], ruleset: Ruleset) -> bool:
    """Whether two runs are one row of cards: one goes on where the other ends."""
    ranks = run_order(ruleset)
    places = {(card.suit, ranks.index(card.rank)) for card in other}
    return any((card.suit, ranks.index(card.rank) + step) in places for card in one for step in (-1, 1))


def _fewest(mine: Sequence[tuple[Meld, frozenset[Card]]], known: frozenset[Card], ruleset: Ruleset) -> int:
    """The fewest cards the melds of a seat can be.

    A run without a top card may hold cards of a four and of the bella, never of a run.
    """
    lengths = [meld.length for meld, _ in mine if meld.length and meld.top is None]
    if len(known) + sum(lengths) <= HAND_SIZE or not lengths:
        return len(known) + sum(lengths)
    in_runs = frozenset().union(*(cards for meld, cards in mine if meld.four is None))
    if len(in_runs) + sum(lengths) > HAND_SIZE:
        return len(in_runs) + sum(lengths)
    return min(_unions(lengths, known, in_runs, ruleset), default=HAND_SIZE + 1)


def _unions(lengths: Sequence[int], known: frozenset[Card], taken: frozenset[Card], ruleset: Ruleset) -> Iterator[int]:
    """How many cards there are for every way to lay runs of `lengths` beside `taken`."""
    if not lengths:
        yield len(known)
        return
    ranks = run_order(ruleset)
    for suit in Suit:
        for start in range(len(ranks) - lengths[0] + 1):
            run = frozenset(Card(rank, suit) for rank in ranks[start : start + lengths[0]])
            if not run & taken:
                yield from _unions(lengths[1:], known | run, taken | run, ruleset)
