"""Deals as they are really played: 32 cards shuffled, hands of nine, tricks of random legal cards.

This plays by the rules of tricks alone and knows nothing of the engine, whose counts it is to prove.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from scorer.rules.cards import DECK, HAND_SIZE, NATURAL, PLAIN_TRICK, TRUMP_TRICK, Card, Rank, Suit

Hand = list[Card]


@dataclass(frozen=True)
class Played:
    """A deal played to its end. Card points a seat, without the last trick; melds as the hands held them."""

    trump: Suit
    hands: tuple[tuple[Card, ...], ...]
    cards: tuple[int, ...]
    last_trick: int
    no_tricks: tuple[int, ...]
    stock: int

    @property
    def bella(self) -> int | None:
        """The seat that held king and queen of trumps."""
        pair = {Card(Rank.KING, self.trump), Card(Rank.QUEEN, self.trump)}
        return next((seat for seat, hand in enumerate(self.hands) if pair <= set(hand)), None)


def play(random: Random, players: int) -> Played:
    """Deal and play nine tricks; the eldest hand, seat 0, leads the first."""
    deck = list(DECK)
    random.shuffle(deck)
    trump = random.choice(list(Suit))
    hands = [deck[seat * HAND_SIZE : (seat + 1) * HAND_SIZE] for seat in range(players)]
    stock = deck[players * HAND_SIZE :]
    held = tuple(map(tuple, hands))
    counts, taken, leader = [0] * players, [0] * players, 0
    for _ in range(HAND_SIZE):
        trick: list[tuple[int, Card]] = []
        for step in range(players):
            seat = (leader + step) % players
            card = random.choice(legal(hands[seat], [played for _, played in trick], trump))
            hands[seat].remove(card)
            trick.append((seat, card))
        leader = winner(trick, trump)
        taken[leader] += 1
        counts[leader] += sum(card.points(trump) for _, card in trick)
    return Played(
        trump=trump,
        hands=held,
        cards=tuple(counts),
        last_trick=leader,
        no_tricks=tuple(seat for seat in range(players) if not taken[seat]),
        stock=sum(card.points(trump) for card in stock),
    )


def legal(hand: Hand, trick: Sequence[Card], trump: Suit) -> Hand:
    """Follow suit; void: trump; a trump is beaten by a higher one if held."""
    if not trick:
        return hand
    follow = [card for card in hand if card.suit is trick[0].suit] or [card for card in hand if card.suit is trump]
    if not follow or follow[0].suit is not trump:
        return follow or hand
    best = max((TRUMP_TRICK.index(card.rank) for card in trick if card.suit is trump), default=-1)
    return [card for card in follow if TRUMP_TRICK.index(card.rank) > best] or follow


def winner(trick: Sequence[tuple[int, Card]], trump: Suit) -> int:
    """The seat of the highest trump, or of the highest card of the suit that was led."""
    led = trick[0][1].suit

    def strength(played: tuple[int, Card]) -> tuple[int, int]:
        card = played[1]
        if card.suit is trump:
            return 2, TRUMP_TRICK.index(card.rank)
        return (1 if card.suit is led else 0), PLAIN_TRICK.index(card.rank)

    return max(trick, key=strength)[0]


def rows(hand: Sequence[Card], order: Sequence[Rank] = NATURAL) -> list[tuple[int, Card]]:
    """The rows of three and more in a hand, each whole: its length and its top card."""
    found = []
    for suit in Suit:
        row: list[Card] = []
        for rank in (*order, None):
            if rank is not None and Card(rank, suit) in hand:
                row.append(Card(rank, suit))
                continue
            if len(row) >= 3:
                found.append((len(row), row[-1]))
            row = []
    return found


def fours(hand: Sequence[Card]) -> list[Rank]:
    """The ranks from the ten up that a hand holds four of."""
    ranks = (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)
    return [rank for rank in ranks if sum(card.rank is rank for card in hand) == 4]
