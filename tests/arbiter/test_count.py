"""Пересчёт взяток: the running total, the jass counted once, the last trick."""

import random

import pytest

from scorer.arbiter.ask import ask
from scorer.rules.refusal import Refused
from tests.arbiter import oracle

WORTH = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2}


def worth(card: str, trump: str) -> int:
    trumps = {"J": 20, "9": 14} if oracle.suit(card) == trump else {}
    return (WORTH | trumps).get(oracle.rank(card), 0)


@pytest.mark.parametrize("seed", range(40))
def test_a_pile_comes_to_the_sum_of_its_cards_whenever_the_jass_is_counted(seed: int) -> None:
    chance = random.Random(seed)
    trump, melds = chance.choice(oracle.SUITS), chance.choice((0, 20, 70))
    pile = chance.sample(oracle.DECK, chance.randrange(1, 19))
    last_trick = chance.random() < 0.5
    question = {"ask": "count", "trump": trump, "pile": pile, "melds": melds, "last_trick": last_trick}
    answer = ask(question)
    expected, running = melds, []
    for card in pile:
        expected += worth(card, trump)
        running.append(expected)
    assert [line["running"] for line in answer["lines"]] == running
    assert answer["total"] == expected + 10 * last_trick
    assert answer["cards"] == len(pile)
    if f"J{trump}" in pile:
        first = ask(question | {"jack_first": True})
        assert first["total"] == answer["total"], "20 up front or in its place, never 22"
        assert [line["card"] for line in first["lines"] if line["pass"]] == [f"J{trump}"]


def test_the_whole_deck_comes_to_152() -> None:
    assert ask({"ask": "count", "trump": "C", "pile": list(oracle.DECK)})["total"] == 152


def test_an_empty_pile_is_counted_too() -> None:
    assert ask({"ask": "count", "trump": "C", "pile": []}) == {"lines": [], "total": 0, "cards": 0}


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"pile": ["AS", "AS"]}, "card.twice"),
        ({"jack_first": True}, "count.jack_missing"),
        ({"melds": -20}, "value.bad"),
        ({"jack_first": 1}, "value.bad"),
    ],
    ids=str,
)
def test_a_pile_that_cannot_be_is_refused_by_name(changes: dict[str, object], code: str) -> None:
    with pytest.raises(Refused) as refused:
        ask({"ask": "count", "trump": "C", "pile": ["AS", "JS"]} | changes)
    assert refused.value.code == code
