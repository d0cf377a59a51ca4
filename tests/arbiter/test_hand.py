"""Что у меня на руках? Against trying every set of melds a hand holds."""

import random
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any

import pytest

from scorer.arbiter.ask import ask
from scorer.rules.refusal import Refused
from tests.arbiter import oracle

SETTINGS = tuple(
    {"long_runs": long, "run_order": order, "split_runs": split, "fours": fours}
    for long, order, split, fours in product(
        ("as_four", "longer", "hundred"), ("natural", "trick"), (True, False), (True, False)
    )
)
"""Every setting of the options that say what a hand's melds are."""


def check(hand: Sequence[str], options: oracle.Options, trump: str = "H") -> None:
    """The answer must bring the most points, name the strongest first, and tell the bella."""
    answer = ask({"ask": "hand", "ruleset": options, "trump": trump, "hand": list(hand)})
    runs = [meld for meld in answer["best"] if "run" in meld]
    strengths = [oracle.strength(cards(meld, options), options) for meld in runs]
    points, strongest = oracle.best(hand, options)
    assert (answer["points"], strengths) == (points, strongest), (hand, options)
    assert sum(meld["points"] for meld in answer["best"]) == points
    assert [meld["four"] for meld in answer["best"] if "four" in meld] == oracle.fours(hand, options)[::-1]
    assert answer["bella"] == ({f"K{trump}", f"Q{trump}"} <= set(hand))
    assert all(set(cards(meld, options)) <= set(hand) for meld in runs)


def cards(meld: dict[str, Any], options: oracle.Options) -> tuple[str, ...]:
    ranks = oracle.order(options)
    top = ranks.index(oracle.rank(meld["run"])) + 1
    return tuple(rank + oracle.suit(meld["run"]) for rank in ranks[top - meld["length"] : top])


def hands_of(deck: Sequence[str]) -> Iterator[tuple[str, ...]]:
    for count in range(min(len(deck), 9) + 1):
        yield from combinations(deck, count)


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_every_hand_of_one_suit_is_read_at_its_best(options: oracle.Options) -> None:
    for hand in hands_of([card for card in oracle.DECK if oracle.suit(card) == "H"]):
        check(hand, options)


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_random_hands_are_read_at_their_best(options: oracle.Options) -> None:
    chance = random.Random(str(options))
    for _ in range(60):
        check(chance.sample(oracle.DECK, 9), options, chance.choice(oracle.SUITS))


@pytest.mark.parametrize("options", [setting for setting in SETTINGS if setting["fours"]], ids=str)
def test_hands_with_fours_are_read_at_their_best(options: oracle.Options) -> None:
    deck = [card for card in oracle.DECK if oracle.rank(card) in ("10", "J", "Q", "K")]
    chance = random.Random(7)
    for _ in range(60):
        check(chance.sample(deck, 9), options)


def test_a_row_is_named_whole_where_splitting_it_brings_no_more() -> None:
    row = ["AH", "KH", "QH", "JH", "10H", "9H"]
    answer = ask({"ask": "hand", "trump": "S", "hand": row})
    assert answer["best"] == [{"run": "AH", "length": 6, "points": 50}]


@pytest.mark.parametrize(
    ("equal_melds", "order"),
    [("trump_then_first", ["KC", "KD"]), ("first", ["KC", "KD"]), ("suit_order", ["KD", "KC"])],
)
def test_of_equal_melds_the_one_comes_first_that_the_table_makes_better(equal_melds: str, order: list[str]) -> None:
    hand = ["KC", "QC", "JC", "KD", "QD", "JD"]
    answer = ask({"ask": "hand", "ruleset": {"equal_melds": equal_melds}, "trump": "C", "hand": hand})
    assert [meld["run"] for meld in answer["best"]] == order


@pytest.mark.parametrize(
    ("hand", "code"),
    [
        (["KH"] * 2, "card.twice"),
        (["1H"], "card.unknown"),
        (list(oracle.DECK[:10]), "hand.too_many_cards"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_what_no_hand_can_be_is_refused_by_name(hand: list[str], code: str) -> None:
    with pytest.raises(Refused) as refused:
        ask({"ask": "hand", "trump": "H", "hand": hand})
    assert refused.value.code == code
    assert refused.value.at.startswith("hand")
