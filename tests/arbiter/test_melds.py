"""Чьё объявление старше? Against comparing the melds one by one."""

import random
from itertools import product
from typing import Any

import pytest

from scorer.arbiter.ask import ask
from scorer.rules.refusal import Refused
from tests.arbiter import oracle

SETTINGS = tuple(
    {"equal_melds": equal, "melds_below_a_tie": below, "long_runs": long}
    for equal, below, long in product(
        ("trump_then_first", "first", "nobody", "suit_order", "both"),
        (False, True),
        ("as_four", "longer", "hundred"),
    )
)


def called(hand: list[str], seat: int, options: oracle.Options, trump: str = "H") -> list[dict[str, Any]]:
    """All that the hand can call, as the deal's melds."""
    best = ask({"ask": "hand", "ruleset": options, "trump": trump, "hand": hand})["best"]
    return [{"seat": seat} | {key: meld[key] for key in meld if key != "points"} for meld in best]


def check(hands: tuple[list[str], list[str]], dealer: int, trump: str, options: oracle.Options) -> None:
    """Who writes, what, and why. Fours are of different ranks, so suits never have to tell them apart."""
    melds = [meld for seat in (0, 1) for meld in called(hands[seat], seat, options, trump)]
    question = {"ask": "melds", "ruleset": options, "dealer": dealer, "maker": 0, "trump": trump, "melds": melds}
    answer = ask(question)
    writes, because = oracle.who_writes(melds, trump, 1 - dealer, options)
    assert (answer["writes"], answer["because"]) == (writes, because), (melds, dealer, trump, options)
    if because != "below_a_tie":
        whole = [oracle.best(hands[seat], options)[0] if seat in writes else 0 for seat in (0, 1)]
        assert answer["points"] == whole
    assert ask(question | {"maker": 1}) == answer, "between two it does not matter who ordered"


def deal(chance: random.Random, deck: tuple[str, ...]) -> tuple[list[str], list[str]]:
    cards = chance.sample(deck, min(18, len(deck)))
    return cards[: len(cards) // 2], cards[len(cards) // 2 :]


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_random_deals_are_ruled_as_the_comparison_says(options: oracle.Options) -> None:
    chance = random.Random(str(options))
    for _ in range(40):
        check(deal(chance, oracle.DECK), chance.choice((0, 1)), chance.choice(oracle.SUITS), options)
    for _ in range(40):
        tens = tuple(card for card in oracle.DECK if oracle.rank(card) not in ("7", "8", "9"))
        check(deal(chance, tens), chance.choice((0, 1)), "H", options | {"fours": True})


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_every_deal_of_a_small_deck_is_ruled_as_the_comparison_says(options: oracle.Options) -> None:
    deck = ("QS", "KS", "AS", "QH", "KH", "AH")
    for owners in product((0, 1, None), repeat=len(deck)):
        first, second = ([card for card, owner in zip(deck, owners, strict=True) if owner == s] for s in (0, 1))
        for dealer in (0, 1):
            check((first, second), dealer, "H", options)


def ruled(*melds: dict[str, Any], **more: Any) -> dict[str, Any]:
    return ask({"ask": "melds", "dealer": 1, "maker": 0, "trump": "H", "melds": list(melds)} | more)


KING, OTHER_KING = {"seat": 0, "length": 3, "run": "KS"}, {"seat": 1, "length": 3, "run": "KD"}


def test_who_called_first_may_be_another_than_the_eldest_hand() -> None:
    assert ruled(KING, OTHER_KING)["writes"] == [0]
    assert ruled(KING, OTHER_KING, called_first=1)["writes"] == [1]


def test_both_defenders_write_where_their_best_is_above_the_makers() -> None:
    third = {"seat": 2, "length": 3, "run": "9C"}
    answer = ruled(
        {"seat": 0, "length": 3, "run": "QH"}, {"seat": 1, "length": 3, "run": "KD"}, third,
        ruleset={"preset": "threesome"},
    )  # fmt: skip
    assert (answer["writes"], answer["points"]) == ([1, 2], [0, 20, 20])


def test_the_bella_writes_nothing_here_and_beats_nothing() -> None:
    assert ruled(OTHER_KING, bella=0)["writes"] == [1]


def test_a_top_card_is_asked_for_only_where_it_decides() -> None:
    assert ruled({"seat": 0, "length": 4}, {"seat": 1, "length": 3})["writes"] == [0]
    with pytest.raises(Refused) as refused:
        ruled({"seat": 0, "length": 3}, {"seat": 1, "length": 3, "run": "KD"})
    assert refused.value.code == "melds.rank_needed"


@pytest.mark.parametrize(
    ("melds", "more", "code"),
    [
        ([KING, {"seat": 1, "length": 3, "run": "KS"}], {}, "melds.shared_card"),
        ([{"seat": 0, "length": 4, "run": "KH"}], {"bella": 1}, "melds.shared_card"),
        ([{"seat": 0, "length": 3, "run": "8S"}], {}, "melds.impossible"),
        ([{"seat": 0, "four": "Q"}], {}, "melds.impossible"),
        ([{"seat": 0, "length": 5}, {"seat": 0, "length": 5}], {}, "melds.too_many_cards"),
        ([KING], {"trump": None, "bella": 0}, "key.missing"),
        ([KING], {"dealer": 2}, "seat.unknown"),
        ([KING], {"stock": 3}, "key.unknown"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_melds_no_deal_can_have_are_refused_by_name(
    melds: list[dict[str, Any]], more: dict[str, Any], code: str
) -> None:
    with pytest.raises(Refused) as refused:
        ruled(*melds, **more)
    assert refused.value.code == code
