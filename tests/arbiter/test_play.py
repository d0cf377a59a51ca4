"""Можно ли так ходить? Against the definition, for every hand and trick of a small deck and every setting."""

from collections.abc import Iterator
from itertools import combinations, permutations, product

import pytest

from scorer.arbiter.ask import ask
from scorer.rules.refusal import Refused
from tests.arbiter import oracle

SETTINGS = tuple(
    {"must_trump": must, "overtrump": over} for must, over in product((True, False), ("always", "trump_led", "never"))
)
SMALL = ("7S", "AS", "7H", "9H", "JH", "AH", "KD")
"""Two plain suits and four trumps, out of their order in runs."""


def situations(deck: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Every trick of up to two cards, with every hand of what is left."""
    for played in range(3):
        for trick in permutations(deck, played):
            left = [card for card in deck if card not in trick]
            for count in range(1, len(left) + 1):
                yield from ((trick, hand) for hand in combinations(left, count))


def check(hand: tuple[str, ...], trick: tuple[str, ...], options: oracle.Options) -> None:
    question = {"ask": "play", "ruleset": {"preset": "threesome", **options}, "trump": "H"}
    question |= {"hand": list(hand), "trick": list(trick)}
    broken = {card: oracle.duty(card, hand, trick, "H", options) for card in hand}
    answer = ask(question)
    assert (answer["verdict"], answer["because"]) == (None, None)
    assert set(answer["legal"]) == {card for card, duty in broken.items() if duty is None}, (hand, trick, options)
    assert answer["legal"], "something may always be played"
    for card, duty in broken.items():
        ruling = ask(question | {"card": card})
        assert (ruling["verdict"], ruling["because"]) == ("revoke" if duty else "legal", duty), (card, hand, trick)


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_every_card_of_every_hand_is_judged_as_the_rule_says(options: oracle.Options) -> None:
    for trick, hand in situations(SMALL):
        check(hand, trick, options)


def test_legal_cards_are_told_suit_by_suit_from_the_seven_up() -> None:
    answer = ask({"ask": "play", "trump": "H", "hand": ["AC", "7C", "10S", "9S"], "trick": []})
    assert answer["legal"] == ["9S", "10S", "7C", "AC"]


@pytest.mark.parametrize(
    ("changes", "code", "at"),
    [
        ({"trick": ["7S", "8S"]}, "play.trick_too_long", "trick"),
        ({"card": "8C"}, "card.not_held", "card"),
        ({"trick": ["KH"]}, "card.twice", ""),
        ({"hand": list(oracle.DECK[:10])}, "hand.too_many_cards", "hand"),
        ({"trump": "X"}, "value.bad", "trump"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_a_situation_that_cannot_be_is_refused_by_name(changes: dict[str, object], code: str, at: str) -> None:
    question = {"ask": "play", "trump": "H", "hand": ["KH", "7S"], "trick": ["8S"]}
    with pytest.raises(Refused) as refused:
        ask(question | changes)
    assert (refused.value.code, refused.value.at) == (code, at)
