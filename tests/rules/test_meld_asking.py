"""What is asked about melds: only what decides who writes."""

import pytest

from scorer.rules.cards import Suit
from scorer.rules.facts import Meld
from scorer.rules.meld_asking import Calls, first_matters, length_needed, ruling_so_far
from scorer.rules.melds import MeldRuling
from scorer.rules.refusal import Refused
from tests.rules.deals import THREE, TWO, fifty, four, rules, terz

Melds = tuple[Meld, ...]


def calls(*melds: Meld, maker: int | None = 0, order: tuple[int, ...] = TWO) -> Calls:
    return Calls(melds=melds, maker=maker, order=order, trump=Suit.HEARTS)


@pytest.mark.parametrize(
    ("melds", "length"),
    [
        pytest.param((terz(0),), None, id="one side"),
        pytest.param((terz(0), fifty(1)), None, id="one longer"),
        pytest.param((terz(0), terz(1)), 3, id="as long"),
        pytest.param((terz(0, "KS"), terz(1, "QS")), 3, id="as long, and told already"),
        pytest.param((terz(0), fifty(0), fifty(1)), 4, id="only the longest"),
        pytest.param((four(0, "Q"), terz(0), terz(1)), None, id="below a four"),
    ],
)
def test_cards_are_needed_where_the_best_are_as_long(melds: Melds, length: int | None) -> None:
    assert length_needed(calls(*melds), rules(fours=True)) == length


@pytest.mark.parametrize(
    ("preset", "tops", "matters"),
    [
        pytest.param("moscow", ("KS", "KD"), True, id="equal"),
        pytest.param("moscow", ("KS", "QD"), False, id="one is higher"),
        pytest.param("moscow", ("KS", "KH"), False, id="one is in trumps"),
        pytest.param("kharkov", ("KS", "KH"), True, id="trumps give nothing"),
        pytest.param("klaberjass", ("KS", "KD"), False, id="nobody writes"),
        pytest.param("moscow", (None, None), False, id="the cards come first"),
    ],
)
def test_who_called_first_matters_where_melds_are_equal(
    preset: str, tops: tuple[str | None, str | None], matters: bool
) -> None:
    assert first_matters(calls(terz(0, tops[0]), terz(1, tops[1])), rules(preset)) is matters


def test_between_two_it_is_ruled_before_anyone_ordered() -> None:
    ruling = ruling_so_far(calls(terz(0), fifty(1), maker=None), rules())
    assert isinstance(ruling, MeldRuling)
    assert ruling.written == (fifty(1),)


def test_among_three_who_ordered_parts_the_sides() -> None:
    melds = (terz(1), terz(2))
    table = rules("threesome")
    assert ruling_so_far(calls(*melds, maker=None, order=THREE), table) is None
    assert isinstance(ruling_so_far(calls(*melds, maker=0, order=THREE), table), MeldRuling)
    assert isinstance(ruling_so_far(calls(*melds, maker=1, order=THREE), table), Refused)
