"""R-END, R-END-BOTH: when a party is over, and who has won."""

import pytest

from scorer.rules.ending import End, EndReason, at_target, first_of, highest, judge_end, last_trick_decides, won
from tests.rules.deals import Named, Points, rules


def end(totals: Points, options: Named, last_trick: int | None = None, deals: int = 1) -> tuple[int | None, str] | None:
    return judge_end(totals, rules(**options), last_trick=last_trick, deals=deals)


@pytest.mark.parametrize(
    ("options", "totals", "expected"),
    [
        pytest.param({}, (501, 300), (0, "target"), id="501 is the target"),
        pytest.param({}, (500, 300), None, id="500 is not"),
        pytest.param({}, (300, 620), (1, "target"), id="more than the target is enough"),
        pytest.param({"name": "klaberjass"}, (500, 300), (0, "target"), id="500 where 500 is the target"),
        pytest.param({"name": "to_301"}, (301, 300), (0, "target"), id="301 where 301 is the target"),
        pytest.param({"target": None}, (9000, 0), None, id="no target, no end"),
        pytest.param({"claim_at_record": "required"}, (501, 0), None, id="where the table must say so, none by itself"),
        pytest.param({"players": 3}, (10, 20, 501), (2, "target"), id="three players"),
    ],
)
def test_a_party_ends_at_its_target(options: Named, totals: Points, expected: object) -> None:
    assert end(totals, options) == expected


@pytest.mark.parametrize(
    ("both_reach", "totals", "last_trick", "expected"),
    [
        pytest.param("last_trick", (520, 525), 0, (0, "last_trick"), id="last_trick: the lower, if it was his"),
        pytest.param("last_trick", (520, 525), 1, (1, "last_trick"), id="last_trick: the higher, if it was his"),
        pytest.param("last_trick", (525, 525), 0, (0, "last_trick"), id="last_trick: equal, if it was his"),
        pytest.param("last_trick", (520, 525), None, (1, "higher_total"), id="last_trick: nobody's, the higher"),
        pytest.param("last_trick", (525, 525), None, None, id="last_trick: nobody's and equal, they play on"),
        pytest.param("last_trick", (520, 400), 1, (0, "target"), id="last_trick: says nothing if one reached"),
        pytest.param("higher_total", (520, 525), 0, (1, "higher_total"), id="higher_total: the higher"),
        pytest.param("higher_total", (525, 525), 0, None, id="higher_total: equal, they play on"),
        pytest.param("last_trick", (540, 520, 20), 2, (0, "higher_total"), id="three: the third's, the highest"),
        pytest.param("last_trick", (540, 520, 20), 1, (1, "last_trick"), id="three: one of the two"),
        pytest.param("last_trick", (540, 540, 20), 2, None, id="three: the third's and two equal, they play on"),
        pytest.param("higher_total", (501, 510, 505), 0, (1, "higher_total"), id="three reach: the highest"),
    ],
)
def test_both_reach(both_reach: str, totals: Points, last_trick: int | None, expected: object) -> None:
    assert end(totals, {"players": len(totals), "both_reach": both_reach}, last_trick) == expected


@pytest.mark.parametrize(
    ("both_reach", "totals", "decides"),
    [
        ("last_trick", (510, 515), True),
        ("last_trick", (510, 500), False),
        ("last_trick", (10, 501, 501), True),
        ("higher_total", (510, 515), False),
    ],
)
def test_the_last_trick_decides_where_more_than_one_has_reached_it(
    both_reach: str, totals: Points, decides: bool
) -> None:
    assert last_trick_decides(totals, rules(players=len(totals), both_reach=both_reach)) is decides


@pytest.mark.parametrize(
    ("lead", "totals", "expected"),
    [
        pytest.param(250, (260, 10), (0, "lead"), id="a lead of 250"),
        pytest.param(250, (259, 10), None, id="one point less is none"),
        pytest.param(250, (-100, 150), (1, "lead"), id="below zero too"),
        pytest.param(None, (400, 0), None, id="off"),
        pytest.param(250, (501, 0), (0, "target"), id="the target goes before"),
    ],
)
def test_winning_lead(lead: int | None, totals: Points, expected: object) -> None:
    assert end(totals, {"winning_lead": lead}) == expected


@pytest.mark.parametrize(
    ("options", "deals", "totals", "expected"),
    [
        pytest.param({"deals": 3}, 2, (90, 50), None, id="not yet"),
        pytest.param({"deals": 3}, 3, (90, 50), (0, "deals"), id="the highest wins"),
        pytest.param({"deals": 3}, 4, (90, 50), (0, "deals"), id="more than agreed, where it was agreed on the way"),
        pytest.param({"deals": 3}, 3, (50, 50), (None, "deals"), id="equal: nobody"),
        pytest.param({"deals": None}, 300, (90, 50), None, id="off"),
        pytest.param({"deals": 3}, 3, (501, 50), (0, "target"), id="the target goes before"),
        pytest.param({"deals": 3, "winning_lead": 40}, 3, (90, 50), (0, "lead"), id="so does a lead"),
        pytest.param({"deals": 3, "both_reach": "higher_total"}, 3, (525, 525), (None, "deals"),
                     id="no playing on after the last deal"),
        pytest.param({"deals": 3, "claim_at_record": "required"}, 3, (501, 50), (0, "deals"),
                     id="it ends by itself where the target does not"),
        pytest.param({"deals": 3, "players": 3}, 3, (70, 90, 90), (None, "deals"), id="three: two equal, nobody"),
        pytest.param({"deals": 3, "players": 3}, 3, (70, 90, 89), (1, "deals"), id="three: the highest"),
    ],
)  # fmt: skip
def test_a_party_of_so_many_deals(options: Named, deals: int, totals: Points, expected: object) -> None:
    assert end(totals, options, deals=deals) == expected


def test_a_lead_ends_a_party_by_itself_where_claims_are_required() -> None:
    assert end((600, 300), {"claim_at_record": "required", "winning_lead": 250}) == (0, "lead")


def test_the_highest_is_one() -> None:
    assert highest((10, 30, 20), (0, 1, 2)) == 1
    assert highest((10, 30, 20), (0, 2)) == 2
    assert highest((30, 30, 20), (0, 1, 2)) is None


def test_at_the_target_are_those_who_have_it() -> None:
    assert at_target((501, 500, 700), rules("threesome")) == (0, 2)
    assert at_target((501, 700), rules("short_2")) == ()


def test_who_alone_reached_needs_no_last_trick() -> None:
    assert first_of((1,), (0, 501), rules(), None) == (1, "target")


@pytest.mark.parametrize(
    ("winner", "reason", "totals", "seats"),
    [
        pytest.param(1, "target", (20, 501), (1,), id="one"),
        pytest.param(None, "deals", (-2, 1, 1), (1, 2), id="the last deal: two above the third"),
        pytest.param(None, "deals", (1, -2, 1), (0, 2), id="the last deal: whichever two"),
        pytest.param(None, "deals", (0, 0, 0), (), id="the last deal: all equal, a draw"),
        pytest.param(None, "deals", (5, 5), (), id="the last deal: both equal, a draw"),
        pytest.param(None, "closed", (1, 1, 0), (), id="broken off: nobody"),
    ],
)
def test_who_won(winner: int | None, reason: str, totals: Points, seats: Points) -> None:
    assert won(End(winner, EndReason(reason)), totals) == seats
