"""What else counts may mean that cannot be: named only where it would make them right."""

import pytest

from scorer.rules.facts import Deal
from scorer.rules.piles import Tally
from scorer.rules.readings import Otherwise, Reading, exchanged, other_readings
from tests.rules.deals import THREE, TWO, deal, fifty, rules, terz

MELDS, BARE, WHOLE = Reading(Otherwise.MELDS, (0, 1)), Reading(Otherwise.BARE), Reading(Otherwise.WHOLE)


def last(seat: int) -> Reading:
    return Reading(Otherwise.LAST_TRICK, (seat,))


def whole(*piles: int | None, stock: int | None = None) -> Tally:
    return Tally(piles=piles, stock=stock, whole=True)


READINGS = [
    pytest.param(deal(None, melds=(fifty(0),)), whole(45, 135), (MELDS,), id="the melds are the other's"),
    pytest.param(deal(None, melds=(terz(0), fifty(1))), whole(120, 40), (MELDS,), id="each has the other's"),
    pytest.param(deal(None, bella=0), whole(25, 133), (MELDS, last(1)), id="the bella, or the last trick"),
    pytest.param(deal(None), whole(5, 130), (last(1), BARE), id="the last trick is, or only cards were counted"),
    pytest.param(deal(None, melds=(fifty(0),)), whole(45, 52), (BARE,), id="with melds it would be too little"),
    pytest.param(deal(None, melds=(terz(0),)), whole(12, None, stock=22), (MELDS, BARE), id="beside a stock"),
    pytest.param(deal(None, melds=(fifty(1),)), Tally(piles=(92, 98)), (WHOLE,), id="melds and last trick are in"),
    pytest.param(deal(None), Tally(piles=(200, 200)), (), id="nothing makes it right"),
    pytest.param(deal(None, melds=(fifty(0),)), whole(45, 500), (), id="nothing makes such a sum right"),
]


@pytest.mark.parametrize(("facts", "tally", "readings"), READINGS)
def test_a_reading_is_named_where_the_counts_fit_it(facts: Deal, tally: Tally, readings: tuple[Reading, ...]) -> None:
    assert set(other_readings(facts, tally, rules(), TWO)) == set(readings)


def test_of_two_readings_of_one_kind_none_is_likelier() -> None:
    facts, tally = deal(None, melds=(fifty(0),)), Tally(piles=(45, 90, 65), whole=True)
    found = other_readings(facts, tally, rules("threesome"), THREE)
    assert Otherwise.MELDS not in {reading.otherwise for reading in found}


def test_among_three_the_one_whose_count_holds_them_has_the_melds() -> None:
    facts, tally = deal(None, melds=(fifty(0),)), Tally(piles=(45, 130, 25), whole=True)
    found = other_readings(facts, tally, rules("threesome"), THREE)
    assert MELDS in found


def test_melds_change_hands_with_the_bella() -> None:
    assert exchanged(deal((82, 48), melds=(fifty(0), terz(1)), bella=1), 0, 1) == deal(
        (82, 48), melds=(fifty(1), terz(0)), bella=0
    )
