"""The short game: deals for stakes, and dave, the offer to give up or play for more."""

import pytest

from scorer.rules.choices import Dave
from scorer.rules.ruleset import Ruleset
from scorer.rules.stakes import raised
from tests.rules.deals import Named, Points, deal, four, offence, refused, rules, settled, terz, told, written


@pytest.mark.parametrize(
    ("preset", "cards", "last_trick", "outcome", "writes"),
    [
        pytest.param("short_2", (70, 60), 0, "made", (1, -1), id="most points win, the maker"),
        pytest.param("short_2", (61, 70), 0, "made", (1, -1), id="by a point"),
        pytest.param("short_2", (60, 71), 0, "lost", (-1, 1), id="most points win, the defender, by a point"),
        pytest.param("short_2", (60, 70), 0, "tie", (0, 0), id="equal points win nothing"),
        pytest.param("short_bait_2", (70, 60), 0, "made", (1, -1), id="a maker above wins one stake"),
        pytest.param("short_bait_2", (60, 71), 0, "bait", (-2, 2), id="a baited maker pays two"),
        pytest.param("short_bait_2", (60, 70), 0, "tie", (0, 0), id="no bait where points are equal"),
        pytest.param("short_dave", (60, 71), 0, "lost", (-1, 1), id="without an offer the stake is one"),
    ],
)
def test_two_play_for_a_stake(preset: str, cards: Points, last_trick: int, outcome: str, writes: Points) -> None:
    settlement = settled(deal(cards, last_trick), rules(preset))
    assert (settlement.outcome, written(settlement)) == (outcome, writes)


@pytest.mark.parametrize(
    ("options", "cards", "writes"),
    [
        pytest.param({}, (60, 71), (-5, 5), id="off: a baited maker pays one"),
        pytest.param({"stake_bait_double": True}, (60, 71), (-10, 10), id="on: he pays two"),
        pytest.param({"stake_bait_double": True}, (70, 60), (5, -5), id="on: a made one wins one"),
        pytest.param({"stake_bait_double": True, "bait": "lower"}, (70, 60), (5, -5), id="a baited defender pays one"),
        pytest.param({"stake_bait_double": True, "bait": "none"}, (60, 71), (-5, 5), id="no bait, nothing doubles"),
    ],
)
def test_stake_bait_double_is_for_a_baited_maker(options: Named, cards: Points, writes: Points) -> None:
    ruleset = rules("short_2", **{"bait": "maker", "stake": 5, **options})
    assert written(settled(deal(cards), ruleset)) == writes


@pytest.mark.parametrize(
    ("preset", "cards", "last_trick", "outcome", "writes"),
    [
        pytest.param("short_3", (70, 50, 20), 0, "made", (2, -1, -1), id="without a bait the one highest takes, maker"),
        pytest.param("short_3", (60, 60, 20), 1, "lost", (-1, 2, -1), id="without a bait the one highest takes, other"),
        pytest.param("short_3", (60, 50, 20), 1, "tie", (0, 0, 0), id="two highest take nothing"),
        pytest.param("short_3", (20, 50, 60), 1, "tie", (0, 0, 0), id="two highest defenders take nothing"),
        pytest.param("short_bait_3", (70, 50, 29), 0, "made", (2, -1, -1), id="with a bait the maker takes from each"),
        pytest.param("short_bait_3", (60, 50, 21), 0, "bait", (-2, 1, 1), id="with a bait he pays each, by a point"),
        pytest.param("short_bait_3", (60, 50, 20), 0, "tie", (0, 0, 0), id="with a bait equal is nothing"),
    ],
)
def test_three_play_for_stakes(preset: str, cards: Points, last_trick: int, outcome: str, writes: Points) -> None:
    settlement = settled(deal(cards, last_trick), rules(preset))
    assert (settlement.outcome, written(settlement)) == (outcome, writes)


@pytest.mark.parametrize(
    ("goal", "outcome", "writes"),
    [
        pytest.param("sum", "bait", (-2, 1, 1), id="sum: he must beat both together"),
        pytest.param("each", "made", (2, -1, -1), id="each: above the higher is enough"),
    ],
)
def test_three_goal_holds_for_stakes_too(goal: str, outcome: str, writes: Points) -> None:
    settlement = settled(deal((55, 50, 40)), rules("short_bait_3", three_goal=goal))
    assert (settlement.outcome, written(settlement)) == (outcome, writes)


@pytest.mark.parametrize(
    ("preset", "offender", "cards", "writes"),
    [
        pytest.param("short_2", 1, (40, 90), (5, -5), id="two: the offender pays, though above"),
        pytest.param("short_bait_2", 0, (40, 90), (-5, 5), id="two: it is never doubled"),
        pytest.param("short_3", 2, (60, 40, 30), (5, 5, -10), id="three: he pays each"),
        pytest.param("short_bait_3", 0, (90, 30, 20), (-10, 5, 5), id="three: the maker too, though he made it"),
    ],
)
def test_a_card_bait_costs_the_offender_a_stake_to_each(
    preset: str, offender: int, cards: Points, writes: Points
) -> None:
    facts = deal(cards, offences=(offence(offender),))
    settlement = settled(facts, rules(preset, stake=5))
    assert (settlement.outcome, written(settlement)) == ("card_bait", writes)


@pytest.mark.parametrize(
    ("dave", "geometric", "arithmetic"),
    [
        pytest.param((), 1, 1, id="no offer"),
        pytest.param((0,), 2, 2, id="one offer"),
        pytest.param((0, 1), 4, 3, id="two offers"),
        pytest.param((1, 0, 1), 8, 4, id="three offers"),
    ],
)
def test_each_accepted_offer_raises_the_stake(dave: Points, geometric: int, arithmetic: int) -> None:
    facts = deal((70, 60), dave=dave)
    assert written(settled(facts, rules("short_dave", stake=5))) == (5 * geometric, -5 * geometric)
    ruleset = rules("short_dave", stake=5, dave="arithmetic")
    assert written(settled(facts, ruleset)) == (5 * arithmetic, -5 * arithmetic)


def test_dave_holds_for_a_card_bait_and_a_doubled_bait() -> None:
    ruleset = rules("short_bait_2", dave="geometric")
    assert written(settled(deal((70, 60), dave=(1,), offences=(offence(0),)), ruleset)) == (-2, 2)
    assert written(settled(deal((60, 71), dave=(1,)), ruleset)) == (-4, 4)


@pytest.mark.parametrize(
    ("dave", "resigned", "arithmetic", "writes"),
    [
        pytest.param((1,), 0, False, (-1, 1), id="the first offer is not taken: the stake as it was"),
        pytest.param((0, 1), 0, False, (-2, 2), id="the second: twice"),
        pytest.param((1, 0, 1), 0, False, (-4, 4), id="the third: four times"),
        pytest.param((1, 0, 1), 0, True, (-3, 3), id="the third, arithmetic: three times"),
        pytest.param((0,), 1, False, (1, -1), id="the defender may give up too"),
    ],
)
def test_who_gives_up_loses_the_stake_before_the_offer(
    dave: Points, resigned: int, arithmetic: bool, writes: Points
) -> None:
    ruleset = rules("short_dave", dave="arithmetic" if arithmetic else "geometric")
    settlement = settled(deal(None, None, dave=dave, resigned=resigned), ruleset)
    assert (settlement.outcome, written(settlement), settlement.raw) == ("resigned", writes, None)
    assert told(settlement) == [f"{seat} {points:+} dave" for seat, points in enumerate(writes)]


@pytest.mark.parametrize(
    ("preset", "dave", "resigned", "code", "at"),
    [
        pytest.param("short_2", (0,), None, "dave.not_allowed", "dave", id="offered in a game without it"),
        pytest.param("moscow", (0,), None, "dave.not_allowed", "dave", id="offered in a game for points"),
        pytest.param("short_2", (), 0, "dave.not_allowed", "resigned", id="given up in a game without it"),
        pytest.param("short_dave", (0, 1, 1), None, "dave.same_seat_twice", "dave[2]", id="twice running"),
        pytest.param("short_dave", (), 0, "dave.resigner", "resigned", id="nobody offered"),
        pytest.param("short_dave", (0, 1), 1, "dave.resigner", "resigned", id="who offered gives up"),
    ],
)
def test_an_offer_that_cannot_be_is_refused(
    preset: str, dave: Points, resigned: int | None, code: str, at: str
) -> None:
    with refused(code, at):
        settled(deal((70, 60), dave=dave, resigned=resigned), rules(preset))


def test_dave_set_in_a_game_for_points_offers_nothing() -> None:
    with refused("dave.not_allowed", "dave"):
        settled(deal((70, 60), dave=(0,)), rules(dave="geometric"))


def test_stakes_have_one_line_a_seat_and_melds_decide_as_under_points() -> None:
    settlement = settled(deal((60, 70), melds=(terz(0, "KS"),)), rules("short_2"))
    assert settlement.raw == (90, 70)
    assert told(settlement) == ["0 +1 stake", "1 -1 stake"]
    assert told(settled(deal((60, 70)), rules("short_2"))) == ["0 +0 stake", "1 +0 stake"]
    fours = settled(deal((60, 70), melds=(four(1, "A"),)), rules("short_2", fours=True))
    assert (fours.raw, written(fours)) == ((70, 120), (-1, 1))


def test_raised_counts_from_the_stake_agreed() -> None:
    assert [raised(Ruleset(stake=5, dave=Dave.GEOMETRIC), offers) for offers in range(4)] == [5, 10, 20, 40]
    assert [raised(Ruleset(stake=5, dave=Dave.ARITHMETIC), offers) for offers in range(4)] == [5, 10, 15, 20]
