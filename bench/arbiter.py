"""The long proofs of the arbiter: every hand and every deal of small decks, every setting, and many random ones.

Run from the project's folder: `python bench/arbiter.py [how many random hands]`. Stops at the first wrong ruling.
"""

import random
import sys
import time
from collections.abc import Callable
from itertools import product

from tests.arbiter import oracle, test_hand, test_melds, test_play

RANDOM = 100_000
SMALL_HANDS = {
    "two suits": tuple(card for card in oracle.DECK if oracle.suit(card) in "SH"),
    "tens to kings": tuple(card for card in oracle.DECK if oracle.rank(card) in ("10", "J", "Q", "K")),
}
SMALL_DEALS = {
    "one suit": tuple(card for card in oracle.DECK if oracle.suit(card) == "H"),
    "queens to aces, three suits": tuple(
        card for card in oracle.DECK if oracle.rank(card) in "QKA" and oracle.suit(card) in "SHD"
    ),
}
PLAYED = ("7S", "AS", "7H", "8H", "9H", "JH", "AH", "KD")


def every_hand(deck: tuple[str, ...]) -> int:
    """Every hand of a deck at every setting."""
    count = 0
    for hand in test_hand.hands_of(deck):
        for options in test_hand.SETTINGS:
            test_hand.check(hand, options)
            count += 1
    return count


def every_deal(deck: tuple[str, ...]) -> int:
    """Every way to deal a deck to two and the stock, either dealing, at every setting."""
    count = 0
    for owners in product((0, 1, None), repeat=len(deck)):
        hands = tuple([card for card, owner in zip(deck, owners, strict=True) if owner == s] for s in (0, 1))
        if max(map(len, hands)) > 9:
            continue
        for dealer, options in product((0, 1), test_melds.SETTINGS):
            test_melds.check((hands[0], hands[1]), dealer, "H", options)
            count += 1
    return count


def every_trick(deck: tuple[str, ...]) -> int:
    """Every hand of a deck before every trick of up to two cards, at every setting."""
    count = 0
    for trick, hand in test_play.situations(deck):
        for options in test_play.SETTINGS:
            test_play.check(hand, trick, options)
            count += 1
    return count


def random_hands(many: int) -> int:
    """Random hands and deals of the whole deck."""
    chance = random.Random(1)
    for _ in range(many):
        test_hand.check(chance.sample(oracle.DECK, 9), chance.choice(test_hand.SETTINGS), chance.choice(oracle.SUITS))
        hands = test_melds.deal(chance, oracle.DECK)
        test_melds.check(hands, chance.choice((0, 1)), chance.choice(oracle.SUITS), chance.choice(test_melds.SETTINGS))
    return 2 * many


def told(name: str, proof: Callable[[], int]) -> None:
    """Run a proof and say how much it proved."""
    began = time.perf_counter()
    count = proof()
    print(f"{name}: {count} rulings right, {time.perf_counter() - began:.0f} s", flush=True)


def main() -> None:
    """All of them."""
    many = int(sys.argv[1]) if len(sys.argv) > 1 else RANDOM
    told("play, every trick and hand", lambda: every_trick(PLAYED))
    told("random hands and deals", lambda: random_hands(many))
    for name, deck in SMALL_DEALS.items():
        told(f"melds, every deal of {name}", lambda deck=deck: every_deal(deck))  # type: ignore[misc]
    for name, deck in SMALL_HANDS.items():
        told(f"hand, every hand of {name}", lambda deck=deck: every_hand(deck))  # type: ignore[misc]


if __name__ == "__main__":
    main()
