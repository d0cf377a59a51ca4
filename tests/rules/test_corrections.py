"""R-PENCIL, R-HUNDREDS: which errors are put right, and what they cost."""

import pytest

from scorer.rules.corrections import corrected, difference, fine, hundreds_off, is_hundred, noticer
from scorer.rules.facts import Deal
from tests.rules.deals import Named, Points, deal, refused, rules


@pytest.mark.parametrize(
    ("seat", "cards", "last_trick", "counts", "taken"),
    [
        pytest.param(0, 85, None, (85, 45), 0, id="the count of the maker"),
        pytest.param(1, 30, None, (95, 30), 0, id="the count of the defender"),
        pytest.param(0, None, 1, (95, 45), 1, id="the last trick"),
        pytest.param(0, 85, 1, (85, 45), 1, id="both"),
    ],
)
def test_the_true_count_stands_in_the_facts(
    seat: int, cards: int | None, last_trick: int | None, counts: Points, taken: int
) -> None:
    facts = corrected(deal((95, 45)), seat=seat, cards=cards, last_trick=last_trick)
    assert (facts.cards, facts.last_trick) == (counts, taken)


def test_the_stock_no_longer_proves_a_corrected_count() -> None:
    assert corrected(deal((95, 45), stock=12), seat=0, cards=85, last_trick=None).stock is None


@pytest.mark.parametrize(
    ("seat", "cards", "last_trick", "points"),
    [
        pytest.param(0, 85, None, 10, id="too many"),
        pytest.param(0, 100, None, -5, id="too few"),
        pytest.param(0, 95, None, 0, id="right after all"),
        pytest.param(0, None, 1, 10, id="a last trick that was not his"),
        pytest.param(1, None, 1, -10, id="a last trick he left out"),
        pytest.param(0, 105, 1, 0, id="ten more in cards, ten less for the last trick"),
        pytest.param(0, 85, 1, 20, id="both too many"),
    ],
)
def test_a_difference_is_of_the_count_with_the_last_trick(
    seat: int, cards: int | None, last_trick: int | None, points: int
) -> None:
    before = deal((95, 45))
    assert difference(before, corrected(before, seat=seat, cards=cards, last_trick=last_trick), seat) == points


@pytest.mark.parametrize(
    ("points", "multiples", "exactly_one"),
    [
        pytest.param(100, True, True, id="a hundred"),
        pytest.param(-100, True, True, id="a hundred too few"),
        pytest.param(200, True, False, id="two hundreds"),
        pytest.param(-300, True, False, id="three hundreds too few"),
        pytest.param(99, False, False, id="one less is none"),
        pytest.param(101, False, False, id="one more is none"),
        pytest.param(150, False, False, id="half a hundred more is none"),
        pytest.param(0, False, False, id="nothing is none"),
    ],
)
def test_what_is_a_hundred(points: int, multiples: bool, exactly_one: bool) -> None:
    assert is_hundred(points, rules(hundreds="multiples")) is multiples
    assert is_hundred(points, rules(hundreds="exactly_one")) is exactly_one


def fined(points: int, options: Named | None = None, *, late: bool = False) -> list[tuple[int, int]]:
    lines = fine(points, rules(**(options or {})), noticed_by=1, next_deal_begun=late)
    assert all(line.reason == "correction" for line in lines)
    return [(line.seat, line.points) for line in lines]


@pytest.mark.parametrize(
    ("points", "options", "late", "lines"),
    [
        pytest.param(10, {}, False, [(1, 10)], id="points too many go to who noticed"),
        pytest.param(1, {}, False, [(1, 1)], id="a single point"),
        pytest.param(100, {}, False, [], id="a hundred costs nothing"),
        pytest.param(100, {}, True, [], id="nor later"),
        pytest.param(-100, {}, True, [], id="nor too few, nor later"),
        pytest.param(200, {}, True, [], id="two hundreds neither"),
        pytest.param(200, {"hundreds": "exactly_one"}, False, [(1, 200)], id="two are fined where only one is let go"),
        pytest.param(-10, {"undercount": "fixed"}, False, [], id="too few, put right without a fine"),
        pytest.param(10, {"scoring": "stakes"}, False, [], id="with stakes no fine"),
    ],
)
def test_a_slip_costs(points: int, options: Named, late: bool, lines: list[tuple[int, int]]) -> None:
    assert fined(points, options, late=late) == lines


@pytest.mark.parametrize(
    ("points", "options", "late", "code", "at"),
    [
        pytest.param(0, {}, False, "correction.no_difference", "cards", id="right after all"),
        pytest.param(10, {}, True, "correction.too_late", "deal", id="too many, the next deal has begun"),
        pytest.param(10, {"scoring": "stakes"}, True, "correction.too_late", "deal", id="with stakes too"),
        pytest.param(200, {"hundreds": "exactly_one"}, True, "correction.too_late", "deal", id="two hundreds, late"),
        pytest.param(-10, {}, False, "correction.undercount_stands", "cards", id="too few stand"),
        pytest.param(-200, {"hundreds": "exactly_one"}, False, "correction.undercount_stands", "cards",
                     id="two hundreds too few stand where only one is let go"),
        pytest.param(-10, {"undercount": "fixed"}, True, "correction.too_late", "deal", id="too few, fixed, late"),
    ],
)  # fmt: skip
def test_what_the_pencil_does_not_put_right(points: int, options: Named, late: bool, code: str, at: str) -> None:
    with refused(code, at):
        fined(points, options, late=late)


def test_two_the_other_notices() -> None:
    assert noticer(0, None, rules()) == 1
    assert noticer(1, None, rules()) == 0
    assert noticer(1, 0, rules()) == 0


def test_three_who_noticed_is_named() -> None:
    assert noticer(0, 2, rules("threesome")) == 2
    with refused("correction.noticed_by_needed", "noticed_by"):
        noticer(0, None, rules("threesome"))


@pytest.mark.parametrize("preset", ["moscow", "threesome"])
def test_nobody_corrects_himself(preset: str) -> None:
    with refused("correction.own", "noticed_by"):
        noticer(1, 1, rules(preset))


@pytest.mark.parametrize(
    ("facts", "off"),
    [
        pytest.param(deal((120, 20)), ((0, 20),), id="a hundred too many"),
        pytest.param(deal((2, 16)), ((0, 102), (1, 116)), id="a hundred too few, either"),
        pytest.param(deal((82, 48)), (), id="none: together too few or too many"),
        pytest.param(deal((101, 20)), (), id="none: a count of 1 cannot be"),
        pytest.param(deal((120, 20), stock=12), ((0, 20),), id="a stock proves nothing any more"),
        pytest.param(deal((20, 0), no_tricks=(1,)), ((0, 120),), id="none for who took no trick"),
        pytest.param(deal(None, total=130, conceded=True), (), id="none: no counts apart"),
        pytest.param(deal((110, 20, 10)), (), id="three: too few for three"),
        pytest.param(deal((110, 20, 22)), (), id="three: the least is 85"),
    ],
)
def test_which_counts_can_be_wrong_by_a_hundred(facts: Deal, off: tuple[tuple[int, int], ...]) -> None:
    assert hundreds_off(facts) == off
