"""The fields of a situation: their shape alone is judged, and what is wrong waits under the field's name."""

from collections.abc import Sequence

import pytest
from flask import Flask
from werkzeug.datastructures import MultiDict

from scorer.web.arbiter.typed import Typed


def typed(**fields: str | Sequence[str]) -> Typed:
    """What an address holds."""
    return Typed(MultiDict({name: value if isinstance(value, str) else list(value) for name, value in fields.items()}))


@pytest.mark.parametrize(("text", "number"), [("0", 0), (" 47 ", 47), ("1000", 1000), ("", None), ("  ", None)])
def test_a_number_is_whole_and_not_below_nought(app: Flask, text: str, number: int | None) -> None:
    with app.test_request_context():
        found = typed(total=text)
        assert found.number("total") == number
        assert found.errors == {}


@pytest.mark.parametrize("text", ["1001", "-1", "4.5", "٤", "много", "9" * 5000])
def test_a_number_that_is_none_counts_as_empty_and_is_noted(app: Flask, text: str) -> None:
    with app.test_request_context():
        found = typed(total=text)
        assert found.number("total") is None
        assert list(found.errors) == ["total"]


def test_a_choice_is_one_of_its_codes(app: Flask) -> None:
    with app.test_request_context():
        found = typed(seat="1", trump="X")
        assert (found.seat("seat", range(2)), found.choice("trump", "SHDC")) == (1, None)
        assert (found.seat("maker", range(2)), found.choice("called", ("3", "4"), wanted="?")) == (None, None)
        assert set(found.errors) == {"trump", "called"}


def test_cards_stand_by_the_deck_unless_it_is_known_how_they_were_tapped(app: Flask) -> None:
    with app.test_request_context():
        picked = ["AS", "7C", "10H"]
        by_deck = typed(pile=picked).cards("pile")
        assert sorted(by_deck) == sorted(picked)
        assert typed(pile=picked[::-1]).cards("pile") == by_deck
        assert typed(**{"pile": by_deck, "order-pile": "7C.10H.AS"}).cards("pile") == ("7C", "10H", "AS")
        assert typed(**{"pile": picked, "order-pile": "7C.10H"}).cards("pile") == by_deck, "another pile's order"


def test_a_card_nobody_knows_empties_its_pile_and_is_noted(app: Flask) -> None:
    with app.test_request_context():
        found = typed(pile=["AS", "1S"])
        assert found.cards("pile") == ()
        assert list(found.errors) == ["pile"]
