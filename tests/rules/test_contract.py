"""R-OUTCOME: made, bait, hanging bait, tie, and where the points of each go."""

import pytest

from scorer.rules.contract import ahead, may_concede, tricks_needed
from tests.rules.deals import Named, Points, deal, rules, settled, terz, told, written


@pytest.mark.parametrize(
    ("maker", "cards", "last_trick", "outcome", "writes"),
    [
        pytest.param(0, (82, 48), 0, "made", (92, 48), id="the maker above writes his, the defender his"),
        pytest.param(0, (60, 69), 0, "made", (70, 69), id="one point above is made"),
        pytest.param(0, (60, 70), 0, "hanging", (0, 70), id="equal hangs"),
        pytest.param(0, (60, 71), 0, "bait", (0, 141), id="one point below is a bait"),
        pytest.param(0, (65, 70), 1, "bait", (0, 145), id="the last trick decides against the maker"),
        pytest.param(1, (60, 71), 0, "made", (70, 71), id="the same counts are made by the other maker"),
        pytest.param(1, (100, 20), 0, "bait", (130, 0), id="the other maker is baited too"),
        pytest.param(0, (0, 100), 1, "bait", (0, 110), id="a bait with nothing counted moves nothing"),
    ],
)
def test_the_maker_must_be_above_the_defender(
    maker: int, cards: Points, last_trick: int, outcome: str, writes: Points
) -> None:
    settlement = settled(deal(cards, last_trick, maker=maker), rules())
    assert (settlement.outcome, written(settlement)) == (outcome, writes)


@pytest.mark.parametrize(
    ("bait", "cards", "outcome", "writes"),
    [
        pytest.param("maker", (40, 80), "bait", (0, 130), id="maker: a lower maker is baited"),
        pytest.param("maker", (80, 40), "made", (90, 40), id="maker: a lower defender is not"),
        pytest.param("lower", (40, 80), "bait", (0, 130), id="lower: a lower maker is baited"),
        pytest.param("lower", (80, 40), "bait", (130, 0), id="lower: a lower defender too"),
        pytest.param("lower", (60, 69), "bait", (139, 0), id="lower: by a point"),
        pytest.param("lower", (60, 70), "hanging", (0, 70), id="lower: equal is not lower"),
        pytest.param("none", (40, 80), "lost", (50, 80), id="none: a lower maker keeps his"),
        pytest.param("none", (80, 40), "made", (90, 40), id="none: a lower defender keeps his"),
        pytest.param("none", (60, 70), "tie", (70, 70), id="none: equal hangs nothing"),
    ],
)
def test_bait_says_who_can_be_baited(bait: str, cards: Points, outcome: str, writes: Points) -> None:
    settlement = settled(deal(cards), rules(bait=bait))
    assert (settlement.outcome, written(settlement)) == (outcome, writes)


@pytest.mark.parametrize(
    ("options", "cards", "baited", "takers"),
    [
        pytest.param({}, (40, 80), 0, (1,), id="the baited maker's deal goes to the defender"),
        pytest.param({"bait": "lower"}, (80, 40), 1, (0,), id="the baited defender's to the maker"),
        pytest.param({}, (80, 40), None, (0,), id="a made one to the maker"),
        pytest.param({"bait": "none"}, (40, 80), None, (1,), id="a lost one to the defender"),
        pytest.param({}, (60, 70), None, (), id="a tie to nobody"),
    ],
)
def test_a_deal_goes_to_who_takes_it(options: Named, cards: Points, baited: int | None, takers: Points) -> None:
    settlement = settled(deal(cards), rules(**options))
    assert (settlement.baited, settlement.takers) == (baited, takers)


@pytest.mark.parametrize(
    ("options", "cards", "writes", "moves"),
    [
        pytest.param({}, (40, 75), (0, 125), ["0 -50 bait", "1 +50 bait"], id="go over"),
        pytest.param({"bait_points": "burn"}, (40, 75), (0, 75), ["0 -50 burn"], id="burn"),
        pytest.param({"bait_points": "burn"}, (75, 40), (85, 40), [], id="do not burn without a bait"),
        pytest.param({"bait_points": "burn"}, (60, 70), (0, 70), ["0 -70 hanging"], id="hang and do not burn"),
        pytest.param(
            {"bait_points": "burn", "bait": "lower"}, (75, 40), (85, 0), ["1 -40 burn"], id="burn the defender's"
        ),
    ],
)
def test_bait_points_move_by_lines_of_their_own(
    options: Named, cards: Points, writes: Points, moves: list[str]
) -> None:
    settlement = settled(deal(cards), rules(**options))
    assert written(settlement) == writes
    assert told(settlement)[3:] == moves


@pytest.mark.parametrize(
    ("tie", "players", "outcome", "writes", "hangs"),
    [
        pytest.param("hanging", 2, "hanging", (0, 70), 70, id="two: the maker's points hang"),
        pytest.param("bait", 2, "bait", (0, 140), 0, id="two: a bait"),
        pytest.param("lapse", 2, "lapse", (0, 70), 0, id="two: the maker's points lapse"),
        pytest.param("keep", 2, "tie", (70, 70), 0, id="two: each keeps his"),
        pytest.param("hanging", 3, "hanging", (0, 40, 30), 70, id="three: the maker's points hang"),
        pytest.param("bait", 3, "bait", (0, 75, 65), 0, id="three: a bait in halves"),
        pytest.param("lapse", 3, "lapse", (0, 40, 30), 0, id="three: the maker's points lapse"),
        pytest.param("keep", 3, "tie", (70, 40, 30), 0, id="three: each keeps his"),
    ],
)
def test_equal_counts_are_what_the_table_says(tie: str, players: int, outcome: str, writes: Points, hangs: int) -> None:
    cards = (60, 70) if players == 2 else (60, 40, 30)
    settlement = settled(deal(cards), rules(tie=tie, players=players))
    assert (settlement.outcome, written(settlement), settlement.hangs) == (outcome, writes, hangs)


@pytest.mark.parametrize("tie", ["hanging", "bait", "lapse", "keep"])
def test_tie_decides_nothing_one_point_away(tie: str) -> None:
    assert written(settled(deal((60, 69)), rules(tie=tie))) == (70, 69)
    assert written(settled(deal((60, 71)), rules(tie=tie))) == (0, 141)


@pytest.mark.parametrize(
    ("options", "facts", "writes"),
    [
        pytest.param({}, {"cards": (40, 60), "last_trick": 1}, (0, 130), id="off: the bella goes with the bait"),
        pytest.param({"bella_survives_bait": True}, {"cards": (40, 60), "last_trick": 1}, (20, 110), id="on: it stays"),
        pytest.param(
            {"bella_survives_bait": True}, {"cards": (60, 60), "last_trick": 1}, (80, 70), id="no bait, no matter"
        ),
        pytest.param({"bella_survives_bait": True}, {"cards": (50, 80)}, (0, 80), id="it hangs with a hanging bait"),
        pytest.param(
            {"bella_survives_bait": True, "tie": "bait"}, {"cards": (50, 80)}, (20, 140), id="it stays in a tied bait"
        ),
        pytest.param(
            {"bella_survives_bait": True, "bait_points": "burn"}, {"cards": (40, 80)}, (20, 80), id="it does not burn"
        ),
        pytest.param(
            {"bella_survives_bait": True},
            {"cards": None, "last_trick": None, "total": 100, "conceded": True},
            (20, 110),
            id="it stays when the bait is given up",
        ),
        pytest.param(
            {"bella_survives_bait": True, "bait": "lower"},
            {"cards": (20, 90), "last_trick": 1, "maker": 1},
            (20, 120),
            id="a baited defender keeps it too",
        ),
    ],
)
def test_the_bella_survives_a_bait_where_the_table_lets_it(options: Named, facts: Named, writes: Points) -> None:
    assert written(settled(deal(**{"bella": 0, **facts}), rules(**options))) == writes


@pytest.mark.parametrize(
    ("facts", "writes", "raw"),
    [
        pytest.param({"total": 100}, (0, 110), (0, 110), id="one count together, the last trick in it"),
        pytest.param({"total": 100, "last_trick": 0}, (0, 110), (0, 110), id="whoever took the last trick"),
        pytest.param({"total": 100, "melds": (terz(0, "KS"),)}, (0, 130), (20, 110), id="with the maker's melds"),
        pytest.param({"total": 100, "melds": (terz(1, "KS"),)}, (0, 130), (0, 130), id="with the defender's melds"),
        pytest.param({"cards": (90, 30), "last_trick": 0}, (0, 130), (100, 30), id="even when the maker was above"),
        pytest.param({"cards": (40, 80)}, (0, 130), (40, 90), id="the last trick is the defender's if nobody says"),
    ],
)
def test_a_bait_given_up_gives_everything_to_the_defender(facts: Named, writes: Points, raw: Points) -> None:
    whole = {"cards": None, "last_trick": None, "conceded": True, **facts}
    settlement = settled(deal(**whole), rules())
    assert (settlement.outcome, written(settlement), settlement.raw) == ("bait", writes, raw)
    assert settlement.baited == 0


@pytest.mark.parametrize(
    ("goal", "cards", "outcome", "writes"),
    [
        pytest.param("sum", (70, 49, 30), "made", (80, 49, 30), id="sum: one point above both together"),
        pytest.param("sum", (70, 50, 30), "hanging", (0, 50, 30), id="sum: as much as both"),
        pytest.param("sum", (61, 50, 30), "bait", (0, 86, 65), id="sum: above each is not enough"),
        pytest.param("each", (61, 50, 30), "made", (71, 50, 30), id="each: above the higher"),
        pytest.param("each", (50, 60, 30), "hanging", (0, 60, 30), id="each: as much as the higher"),
        pytest.param("each", (50, 61, 30), "bait", (0, 91, 60), id="each: below the higher"),
        pytest.param("each", (50, 30, 61), "bait", (0, 60, 91), id="each: whichever defender is higher"),
    ],
)
def test_three_goal_says_whom_the_maker_must_beat(goal: str, cards: Points, outcome: str, writes: Points) -> None:
    settlement = settled(deal(cards), rules("threesome", three_goal=goal))
    assert (settlement.outcome, written(settlement)) == (outcome, writes)


def test_three_without_a_bait_each_writes_his_own() -> None:
    settlement = settled(deal((40, 50, 30)), rules(players=3, bait="none"))
    assert (settlement.outcome, written(settlement), settlement.takers) == ("lost", (50, 50, 30), (1, 2))


def test_what_counted_stands_before_what_moves() -> None:
    facts = deal((40, 60), 1, melds=(terz(0, "KS"), terz(0, "9C")), bella=0)
    assert told(settled(facts, rules(bella_survives_bait=True))) == [
        "0 +40 cards",
        "0 +20 meld.terz",
        "0 +20 meld.terz",
        "0 +20 bella",
        "1 +60 cards",
        "1 +10 last_trick",
    ]
    assert told(settled(deal((30, 80), 1, melds=(terz(0, "KS"),), bella=0), rules())) == [
        "0 +30 cards",
        "0 +20 meld.terz",
        "0 +20 bella",
        "1 +80 cards",
        "1 +10 last_trick",
        "0 -70 bait",
        "1 +70 bait",
    ]


@pytest.mark.parametrize(
    ("options", "may"),
    [
        pytest.param({}, True, id="two, for points, a bait that goes over"),
        pytest.param({"bait": "lower"}, True, id="whoever is lower"),
        pytest.param({"bait": "none"}, False, id="no bait"),
        pytest.param({"bait_points": "burn"}, False, id="a bait that burns"),
        pytest.param({"scoring": "stakes"}, False, id="for stakes"),
        pytest.param({"players": 3}, False, id="three"),
    ],
)
def test_where_a_bait_may_be_given_up(options: Named, may: bool) -> None:
    assert may_concede(rules(**options)) is may


@pytest.mark.parametrize(
    ("beside", "maker", "options", "needed"),
    [
        pytest.param((0, 0), 0, {}, 1, id="without melds: one more"),
        pytest.param((0, 50), 0, {}, 51, id="the defender's fifty must be outdone"),
        pytest.param((20, 0), 0, {}, -19, id="with a terz 19 may be missing"),
        pytest.param((20, 0), 1, {}, 21, id="for the other maker it is the other way"),
        pytest.param((20, 20, 50), 0, {"players": 3}, 51, id="three: against both"),
        pytest.param((20, 20, 50), 0, {"players": 3, "three_goal": "each"}, None, id="three: against each"),
        pytest.param((0, 20, 0), 0, {"preset": "short_3"}, None, id="three: who ordered does not matter"),
        pytest.param((0, 20), 0, {"preset": "short_2"}, 21, id="two: most points win"),
    ],
)
def test_how_much_the_tricks_must_bring(beside: Points, maker: int, options: Named, needed: int | None) -> None:
    options = dict(options)
    table = rules(options.pop("preset", "moscow"), **options)
    assert tricks_needed(beside, maker, table) == needed


@pytest.mark.parametrize("tricks", [(101, 50), (100, 50), (60, 70), (10, 10)])
def test_the_tricks_that_are_needed_make_it(tricks: Points) -> None:
    needed = tricks_needed((0, 50), 0, rules())
    assert needed is not None
    assert (tricks[0] - tricks[1] >= needed) == (ahead((tricks[0], tricks[1] + 50), 0, rules()) > 0)
