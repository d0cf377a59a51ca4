"""R-CARD-BAIT: the offender's cards go to the other side, and the contract is not judged."""

import pytest

from scorer.rules.card_bait import takers_of
from tests.rules.deals import Named, Points, deal, fifty, offence, rules, settled, terz, told, written

KINDS = (
    "revoke",
    "false_meld",
    "extra_card",
    "seven_on_second_trump",
    "seven_for_bottom_card",
    "rank_inquiry_without_equal",
)


@pytest.mark.parametrize("kind", KINDS)
def test_each_of_six_offences_costs_the_cards(kind: str) -> None:
    settlement = settled(deal((90, 40), offences=(offence(0, kind),)), rules())
    assert (settlement.outcome, written(settlement)) == ("card_bait", (0, 140))


@pytest.mark.parametrize(
    ("facts", "writes"),
    [
        pytest.param({"cards": (90, 40)}, (140, 0), id="all counts and the last trick"),
        pytest.param({"cards": (90, 40), "last_trick": 1}, (140, 0), id="the offender's last trick too"),
        pytest.param({"cards": (90, 40), "last_trick": None}, (140, 0), id="a last trick nobody remembers"),
        pytest.param({"cards": (40, 90), "maker": 0}, (140, 0), id="where the maker would be baited"),
        pytest.param({"cards": (40, 90), "maker": 1}, (140, 0), id="where the offender has made it"),
        pytest.param({"cards": (60, 70)}, (140, 0), id="where the counts are equal nothing hangs"),
        pytest.param({"cards": None, "last_trick": None, "total": 100}, (110, 0), id="one count together"),
        pytest.param({"cards": None, "total": 100, "last_trick": 1}, (110, 0), id="together, whoever took the last"),
        pytest.param({"cards": (90, 40), "melds": (terz(0, "KS"),)}, (160, 0), id="his own melds"),
        pytest.param({"cards": (90, 40), "melds": (terz(0, "KS"), fifty(1, "AC"))}, (190, 0), id="not his beaten ones"),
    ],
)
def test_two_the_other_writes_everything(facts: Named, writes: Points) -> None:
    settlement = settled(deal(**{"offences": (offence(1),), **facts}), rules())
    assert (settlement.outcome, written(settlement), settlement.hangs) == ("card_bait", writes, 0)
    assert settlement.takers == (0,)
    assert settlement.baited is None


@pytest.mark.parametrize(
    ("option", "melds", "bella", "writes"),
    [
        pytest.param("transfer", (fifty(1, "KS"),), None, (190, 0), id="transfer: the melds go over"),
        pytest.param("void", (fifty(1, "KS"),), None, (140, 0), id="void: nobody writes them"),
        pytest.param("keep", (fifty(1, "KS"),), None, (140, 50), id="keep: the offender writes them"),
        pytest.param("transfer", (), 1, (160, 0), id="transfer: the bella goes over"),
        pytest.param("void", (), 1, (140, 0), id="void: nobody writes the bella"),
        pytest.param("keep", (), 1, (140, 20), id="keep: the offender writes the bella"),
        pytest.param("void", (fifty(0, "KS"),), 0, (210, 0), id="void: the other's own count all the same"),
        pytest.param("keep", (fifty(0, "KS"), terz(1, "AC")), None, (190, 0), id="keep: beaten melds are not kept"),
        pytest.param("transfer", (fifty(0, "KS"), terz(1, "AC")), None, (190, 0), id="transfer: nor handed over"),
    ],
)
def test_card_bait_melds_says_what_becomes_of_the_offenders_melds(
    option: str, melds: tuple[object, ...], bella: int | None, writes: Points
) -> None:
    facts = deal((90, 40), offences=(offence(1),), melds=melds, bella=bella)
    assert written(settled(facts, rules(card_bait_melds=option))) == writes


def test_a_bait_that_lets_the_bella_live_does_not_save_it_here() -> None:
    facts = deal((90, 40), offences=(offence(1),), bella=1)
    assert written(settled(facts, rules(bella_survives_bait=True))) == (160, 0)


def test_bait_points_that_burn_do_not_burn_here() -> None:
    assert written(settled(deal((90, 40), offences=(offence(1),)), rules(bait_points="burn"))) == (140, 0)


@pytest.mark.parametrize(
    ("offender", "last_trick", "options", "writes"),
    [
        pytest.param(0, 0, {}, (0, 76, 65), id="the maker's in halves, the odd point to the earlier"),
        pytest.param(0, None, {}, (0, 76, 65), id="the last trick is the maker's if nobody says"),
        pytest.param(0, 1, {}, (0, 81, 60), id="another's last trick stays his"),
        pytest.param(0, 0, {"three_bait": "leader"}, (0, 111, 30), id="the maker's all to the leader"),
        pytest.param(1, 1, {}, (111, 0, 30), id="a defender's to the maker"),
        pytest.param(1, None, {}, (111, 0, 30), id="with the last trick nobody remembers"),
        pytest.param(1, 0, {}, (111, 0, 30), id="the maker writes his own last trick"),
        pytest.param(1, 2, {}, (101, 0, 40), id="the other defender writes his"),
        pytest.param(2, 0, {"three_bait": "leader"}, (101, 40, 0), id="a defender's to the maker, leader or not"),
    ],
)
def test_three_the_offenders_cards_go_to_the_other_side(
    offender: int, last_trick: int | None, options: Named, writes: Points
) -> None:
    facts = deal((61, 40, 30), last_trick, offences=(offence(offender),))
    settlement = settled(facts, rules("threesome", **options))
    assert (settlement.outcome, written(settlement)) == ("card_bait", writes)


@pytest.mark.parametrize(
    ("option", "writes"),
    [
        pytest.param("transfer", (0, 86, 75), id="transfer: cards and melds as one sum"),
        pytest.param("void", (0, 76, 65), id="void"),
        pytest.param("keep", (20, 76, 65), id="keep"),
    ],
)
def test_three_the_makers_melds_go_by_the_option(option: str, writes: Points) -> None:
    facts = deal((61, 40, 30), offences=(offence(0),), melds=(terz(0, "KS"),))
    assert written(settled(facts, rules("threesome", card_bait_melds=option))) == writes


def test_three_raw_is_what_was_counted_and_lines_tell_what_moved() -> None:
    settlement = settled(deal((61, 40, 30), offences=(offence(0),)), rules("threesome"))
    assert settlement.raw == (71, 40, 30)
    assert told(settlement)[-3:] == ["0 -71 card_bait", "1 +36 card_bait", "2 +35 card_bait"]


def test_two_raw_is_what_was_counted_and_lines_tell_what_moved() -> None:
    settlement = settled(
        deal((90, 40), 1, offences=(offence(1),), melds=(terz(1, "KS"),)), rules(card_bait_melds="void")
    )
    assert settlement.raw == (90, 70)
    assert told(settlement)[-2:] == ["1 -70 card_bait", "0 +50 card_bait"]


@pytest.mark.parametrize(
    ("offender", "maker", "order", "takers"),
    [
        pytest.param(0, 0, (0, 1), (1,), id="two: the defender of a maker"),
        pytest.param(1, 0, (0, 1), (0,), id="two: the maker of a defender"),
        pytest.param(0, 0, (1, 2, 0), (1, 2), id="three: both defenders, in play order"),
        pytest.param(0, 0, (2, 0, 1), (2, 1), id="three: play order changes with the dealer"),
        pytest.param(2, 0, (1, 2, 0), (0,), id="three: the maker alone"),
    ],
)
def test_who_gains_by_a_card_bait(offender: int, maker: int, order: Points, takers: Points) -> None:
    assert takers_of(offender, maker, order) == takers
