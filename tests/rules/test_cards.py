"""Cards: 32 of them, how they are written, what they are worth, and their orders."""

import pytest

from scorer.rules.cards import DECK, NATURAL, PLAIN_TRICK, TRUMP_TRICK, Card, Suit
from tests.rules.deals import refused


def test_the_deck_is_32_cards_each_once_and_written_as_it_is_read() -> None:
    assert len(set(DECK)) == 32
    assert [Card.parse(str(card)) for card in DECK] == list(DECK)


@pytest.mark.parametrize("text", ["", "H", "1H", "10", "10h", "jS", "6H", "H10", "10HH", " AS", "AS ", None, 7, ["AS"]])
def test_what_is_no_card_is_refused(text: object) -> None:
    with refused("card.unknown", ""):
        Card.parse(text)


@pytest.mark.parametrize(
    ("rank", "trump", "plain"),
    [("J", 20, 2), ("9", 14, 0), ("A", 11, 11), ("10", 10, 10), ("K", 4, 4), ("Q", 3, 3), ("8", 0, 0), ("7", 0, 0)],
)
def test_a_card_is_worth(rank: str, trump: int, plain: int) -> None:
    for suit in Suit:
        card = Card.parse(f"{rank}{suit}")
        assert [card.points(other) for other in Suit] == [trump if other is suit else plain for other in Suit]


def test_the_orders_from_low_to_high() -> None:
    assert " ".join(NATURAL) == "7 8 9 10 J Q K A"
    assert " ".join(PLAIN_TRICK) == "7 8 9 J Q K 10 A"
    assert " ".join(TRUMP_TRICK) == "7 8 Q K 10 A 9 J"
