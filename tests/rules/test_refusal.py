"""A refusal: a code, a place that grows outwards, and what a sentence needs to say what would be right."""

import pytest

from scorer.rules.refusal import Refused


@pytest.mark.parametrize(
    ("inner", "outer", "at"),
    [
        pytest.param("cards", "events[3]", "events[3].cards", id="a key of an object"),
        pytest.param("[3]", "events", "events[3]", id="a place in a list"),
        pytest.param("[3].cards[0]", "events", "events[3].cards[0]", id="further in"),
        pytest.param("", "events[3]", "events[3]", id="the object itself"),
    ],
)
def test_a_place_grows_outwards(inner: str, outer: str, at: str) -> None:
    assert Refused("value.bad", at=inner).inside(outer).at == at


def test_code_and_parameters_stay() -> None:
    refused = Refused("cards.impossible", at="cards[0]", seat=0, count=1).inside("events[3]")
    assert (refused.code, refused.params) == ("cards.impossible", {"seat": 0, "count": 1})


def test_a_refusal_tells_itself_to_a_developer() -> None:
    assert str(Refused("cards.impossible", at="cards[0]", count=1)) == "cards.impossible at cards[0] {'count': 1}"
    assert str(Refused("fifty.not_allowed")) == "fifty.not_allowed at the document"
