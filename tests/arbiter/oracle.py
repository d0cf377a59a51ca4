"""The questions answered the slow way: by trying everything, straight from the words of rules.md.

Nothing here looks at how the arbiter does it; cards are their codes, options plain values.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Any

Options = dict[str, Any]
Run = tuple[str, ...]

SUITS = "SHDC"
NATURAL = ("7", "8", "9", "10", "J", "Q", "K", "A")
TRICK = ("7", "8", "9", "J", "Q", "K", "10", "A")
TRUMPS = ("7", "8", "Q", "K", "10", "A", "9", "J")
FOURS = ("10", "J", "Q", "K", "A")
DECK = tuple(rank + suit for suit in SUITS for rank in NATURAL)


def suit(card: str) -> str:
    return card[-1]


def rank(card: str) -> str:
    return card[:-1]


def order(options: Options) -> tuple[str, ...]:
    return TRICK if options.get("run_order") == "trick" else NATURAL


def runs(hand: Iterable[str], options: Options) -> Iterator[Run]:
    """Every run of three and more the hand holds, from low to high."""
    held, ranks = set(hand), order(options)
    for of_suit in SUITS:
        for length in range(3, 9):
            for start in range(9 - length):
                run = tuple(r + of_suit for r in ranks[start : start + length])
                if set(run) <= held:
                    yield run


def points(run: Run, options: Options) -> int:
    if len(run) == 3:
        return 20
    return 100 if len(run) > 4 and options.get("long_runs") == "hundred" else 50


def strength(run: Run, options: Options) -> tuple[int, int]:
    longest = {"as_four": 4, "hundred": 5, "longer": 8}[options.get("long_runs", "as_four")]
    return min(len(run), longest), order(options).index(rank(run[-1]))


def fours(hand: Iterable[str], options: Options) -> list[str]:
    held = set(hand)
    return [r for r in FOURS if options.get("fours") and {r + s for s in SUITS} <= held]


def ways(hand: Iterable[str], options: Options) -> Iterator[tuple[Run, ...]]:
    """Every set of runs that may be called together: none shares a card with another, nor its row where a row is
    one meld."""
    hand = tuple(hand)
    known, ranks = tuple(runs(hand, options)), order(options)

    def one_row(run: Run, other: Run) -> bool:
        places = sorted(ranks.index(rank(card)) for card in (*run, *other))
        between = {ranks[place] + suit(run[0]) for place in range(places[0], places[-1] + 1)}
        return suit(run[0]) == suit(other[0]) and between <= set(hand)

    for count in range(4):
        for chosen in combinations(known, count):
            apart = all(not set(a) & set(b) for a, b in combinations(chosen, 2))
            split = any(one_row(a, b) for a, b in combinations(chosen, 2))
            if apart and not (split and options.get("split_runs") is False):
                yield chosen


def best(hand: Sequence[str], options: Options) -> tuple[int, list[tuple[int, int]]]:
    """The most points the melds of a hand can bring, and the greatest strengths of runs that bring them."""
    of_fours = 50 * len(fours(hand, options))
    return max(
        (
            of_fours + sum(points(run, options) for run in way),
            sorted((strength(run, options) for run in way), reverse=True),
        )
        for way in ways(hand, options)
    )


def duty(card: str, hand: Sequence[str], trick: Sequence[str], trump: str, options: Options) -> str | None:
    """The duty a card breaks when it is played, None where it may be."""
    if not trick:
        return None
    led = suit(trick[0])
    has_led, has_trump = (any(suit(held) == kind for held in hand) for kind in (led, trump))
    if has_led and suit(card) != led:
        return "follow"
    must_trump = not has_led and has_trump and options.get("must_trump", True)
    if must_trump and suit(card) != trump:
        return "trump"
    beats = {"always": True, "trump_led": led == trump, "never": False}[options.get("overtrump", "always")]
    bound = must_trump or (led == trump and has_led)
    played = [TRUMPS.index(rank(lies)) for lies in trick if suit(lies) == trump]
    if beats and bound and played:
        higher = [held for held in hand if suit(held) == trump and TRUMPS.index(rank(held)) > max(played)]
        if higher and card not in higher:
            return "overtrump"
    return None


def who_writes(melds: Sequence[dict[str, Any]], trump: str, first: int, options: Options) -> tuple[list[int], str]:
    """Between two, melds with their cards known: the seats that write, and why.

    `first` is who called first.
    """
    sides = [[_rank(meld, options) for meld in melds if meld["seat"] == seat] for seat in (0, 1)]
    if not all(sides):
        return [seat for seat in (0, 1) if sides[seat]], "unopposed" if any(sides) else "none"
    ours, theirs = map(max, sides)
    if ours != theirs:
        because = "higher" if ours[:2] == theirs[:2] else "four" if ours[0] != theirs[0] else "longer"
        return [0 if ours > theirs else 1], because
    equal = [meld for meld in melds if _rank(meld, options) == ours]
    lower = [meld for meld in melds if meld not in equal]
    rule = options.get("equal_melds", "trump_then_first")
    if rule == "nobody" and options.get("melds_below_a_tie") and lower:
        writes, _ = who_writes(lower, trump, first, options)
        return writes, "below_a_tie" if writes else "nobody"
    return _between_equals(equal, rule, trump, first)


def _between_equals(equal: Sequence[dict[str, Any]], rule: str, trump: str, first: int) -> tuple[list[int], str]:
    trumps = [meld["seat"] for meld in equal if "run" in meld and suit(meld["run"]) == trump]
    if rule in ("both", "nobody"):
        return [0, 1] if rule == "both" else [], rule
    if rule == "suit_order":
        return [min(equal, key=lambda meld: "HDCS".index(suit(meld["run"])))["seat"]], rule
    if rule == "trump_then_first" and trumps:
        return [trumps[0]], "trump"
    return [first], "first_called"


def _rank(meld: dict[str, Any], options: Options) -> tuple[int, int, int]:
    """Fours above runs, then length, then the top card."""
    if "four" in meld:
        return 1, 0, NATURAL.index(meld["four"])
    longest = {"as_four": 4, "hundred": 5, "longer": 8}[options.get("long_runs", "as_four")]
    return 0, min(meld["length"], longest), order(options).index(rank(meld["run"]))
