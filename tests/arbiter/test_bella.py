"""Белла: wherever king and queen of trumps may be, in both windows."""

from itertools import product

import pytest

from scorer.arbiter.ask import ask
from scorer.rules.refusal import Refused

PLACES = ("held", "played", "elsewhere")


@pytest.mark.parametrize(("king", "queen"), list(product(PLACES, PLACES)))
@pytest.mark.parametrize("window", ["while_one_held", "first_card"])
def test_the_bella_may_be_called_while_the_window_is_open(window: str, king: str, queen: str) -> None:
    places = {"held": ["7S"], "played": ["8S"], "elsewhere": []}
    places[king].append("KH")
    places[queen].append("QH")
    answer = ask(
        {"ask": "bella", "ruleset": {"bella_window": window}, "trump": "H"} | {k: places[k] for k in ("held", "played")}
    )
    if "elsewhere" in (king, queen):
        because = "not_both"
    else:
        needed = 2 if window == "first_card" else 1
        because = "allowed" if (king, queen).count("held") >= needed else "too_late"
    assert answer == {"allowed": because == "allowed", "because": because}


def test_king_and_queen_of_another_suit_are_no_bella() -> None:
    answer = ask({"ask": "bella", "trump": "S", "held": ["KH", "QH"], "played": []})
    assert answer["because"] == "not_both"


@pytest.mark.parametrize(
    ("held", "played", "code"),
    [
        (["KH"], ["KH"], "card.twice"),
        (["KH", "QH", "7S", "8S", "9S"], ["7C", "8C", "9C", "10C", "AC"], "hand.too_many_cards"),
    ],
    ids=["a card in two places", "ten cards"],
)
def test_cards_no_hand_had_are_refused(held: list[str], played: list[str], code: str) -> None:
    with pytest.raises(Refused) as refused:
        ask({"ask": "bella", "trump": "H", "held": held, "played": played})
    assert refused.value.code == code
