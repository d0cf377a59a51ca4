"""R-CARDS: which counts can be."""

import pytest

from scorer.rules.cards import DECK, DECK_POINTS, HAND_SIZE, Suit
from scorer.rules.counts import BOUNDS, NO_SUM, check_counts, check_running_counts, check_stock, check_sum
from tests.rules.deals import Points, refused


@pytest.mark.parametrize(
    "cards",
    [
        pytest.param((18, 0), id="two: the least"),
        pytest.param((146, 0), id="two: the most"),
        pytest.param((73, 73), id="two: the most, shared"),
        pytest.param((2, 16), id="two points can be"),
        pytest.param((85, 0, 0), id="three: the least"),
        pytest.param((150, 0, 0), id="three: two points in the stock"),
        pytest.param((100, 52, 0), id="three: the most"),
    ],
)
def test_these_counts_can_be(cards: Points) -> None:
    check_counts(cards, last_trick=0)


@pytest.mark.parametrize(
    ("cards", "code", "at"),
    [
        pytest.param((17, 0), "cards.total_out_of_range", "cards", id="two: a point too few"),
        pytest.param((100, 47), "cards.total_out_of_range", "cards", id="two: a point too many"),
        pytest.param((84, 0, 0), "cards.total_out_of_range", "cards", id="three: a point too few"),
        pytest.param((100, 51, 0), "cards.total_out_of_range", "cards", id="three: one point cannot lie in the stock"),
        pytest.param((100, 53, 0), "cards.total_out_of_range", "cards", id="three: a point too many"),
        pytest.param((100, 1), "cards.impossible", "cards[1]", id="no card is worth one"),
        pytest.param((50, 50, 1), "cards.impossible", "cards[2]", id="nor with three"),
    ],
)
def test_these_counts_cannot(cards: Points, code: str, at: str) -> None:
    with refused(code, at):
        check_counts(cards, last_trick=0)


@pytest.mark.parametrize(
    ("cards", "no_tricks", "last_trick", "at"),
    [
        pytest.param((60, 0), (1,), 0, None, id="nothing counted, not the last trick"),
        pytest.param((60, 0), (), 1, None, id="nothing counted, yet the last trick"),
        pytest.param((60, 0), (), 0, None, id="nothing counted says nothing of tricks"),
        pytest.param((60, 5), (1,), 0, "no_tricks", id="points without a trick"),
        pytest.param((60, 0), (1,), 1, "no_tricks", id="the last trick without a trick"),
        pytest.param((60, 40), (0, 1), 0, "no_tricks", id="two: nobody has a trick"),
        pytest.param((90, 0, 0), (1, 2), 0, None, id="three: one has all of them"),
        pytest.param((90, 0, 0), (0, 1, 2), 0, "no_tricks", id="three: nobody has a trick"),
    ],
)
def test_a_seat_without_tricks_has_nothing(cards: Points, no_tricks: Points, last_trick: int, at: str | None) -> None:
    if at is None:
        check_counts(cards, last_trick=last_trick, no_tricks=no_tricks)
    else:
        with refused("cards.no_trick_conflict", at):
            check_counts(cards, last_trick=last_trick, no_tricks=no_tricks)


def test_the_stock_makes_the_deck_whole() -> None:
    check_counts((80, 50), last_trick=0, stock=22)
    check_counts((100, 52, 0), last_trick=0, stock=0)
    check_stock(130, None)
    for wrong in (21, 23):
        with refused("cards.deck_mismatch", "stock"):
            check_counts((80, 50), last_trick=0, stock=wrong)


@pytest.mark.parametrize(
    ("cards", "code", "at"),
    [
        pytest.param((0, 0), None, "", id="two: before the first trick"),
        pytest.param((146, 0), None, "", id="two: the most"),
        pytest.param((100, 47), "cards.total_out_of_range", "cards", id="two: a point too many"),
        pytest.param((0, 1), "cards.impossible", "cards[1]", id="a single point"),
        pytest.param((2, 0, 0), None, "", id="three: the lower bound falls away"),
        pytest.param((100, 52, 0), None, "", id="three: the most"),
        pytest.param((100, 51, 0), "cards.total_out_of_range", "cards", id="three: one point cannot be left"),
    ],
)
def test_in_the_middle_of_a_deal(cards: Points, code: str | None, at: str) -> None:
    if code is None:
        check_running_counts(cards)
    else:
        with refused(code, at):
            check_running_counts(cards)


@pytest.mark.parametrize("players", [2, 3])
def test_the_bounds_are_those_of_the_deck(players: int) -> None:
    """Every sum of the cards in play, reached by choosing them one by one."""
    sums = {(0, 0)}
    for card in DECK:
        sums |= {(taken + 1, total + card.points(Suit.HEARTS)) for taken, total in sums if taken < players * HAND_SIZE}
    totals = {total for taken, total in sums if taken == players * HAND_SIZE}
    assert (min(totals), max(totals)) == BOUNDS[players]
    assert DECK_POINTS == sum(card.points(Suit.HEARTS) for card in DECK) == 152
    between = set(range(min(totals), max(totals) + 1))
    assert between - totals == ({NO_SUM} if players == 3 else set())
    for total in between & totals:
        check_sum(total, players=players)
