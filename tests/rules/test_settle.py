"""Settle: facts that cannot be are refused, each at its place; the rest is settled by the rule it falls under."""

import pytest

from scorer.rules.presets import PRESETS
from scorer.rules.settle import check_deal
from tests.rules.deals import Named, deal, offence, refused, rules, settled, terz, written

CONCEDED: Named = {"cards": None, "last_trick": None, "total": 100, "conceded": True}


@pytest.mark.parametrize(
    ("preset", "facts", "outcome"),
    [
        pytest.param("moscow", {}, "made", id="made"),
        pytest.param("moscow", {"cards": (40, 80)}, "bait", id="bait"),
        pytest.param("moscow", {"cards": (60, 70)}, "hanging", id="hanging bait"),
        pytest.param("moscow", {"offences": (offence(0),)}, "card_bait", id="card bait"),
        pytest.param("moscow", CONCEDED, "bait", id="a bait given up"),
        pytest.param("klaberjass", {"cards": (60, 70)}, "bait", id="a tie where it is a bait"),
        pytest.param("short_2", {"cards": (40, 80)}, "lost", id="lost"),
        pytest.param("short_2", {"cards": (60, 70)}, "tie", id="tie"),
        pytest.param("short_dave", {"cards": None, "dave": (0,), "resigned": 1}, "resigned", id="resigned"),
        pytest.param("short_2", {"offences": (offence(0),)}, "card_bait", id="a card bait for stakes"),
    ],
)
def test_a_deal_falls_under_one_rule(preset: str, facts: Named, outcome: str) -> None:
    assert settled(deal(**{"cards": (80, 40), **facts}), rules(preset)).outcome == outcome


@pytest.mark.parametrize(
    ("options", "facts", "code", "at"),
    [
        pytest.param({}, {"last_trick": None}, "deal.last_trick_needed", "last_trick", id="who took the last trick?"),
        pytest.param({"name": "short_2"}, {"last_trick": None}, "deal.last_trick_needed", "last_trick",
                     id="who took it, for stakes?"),
        pytest.param({}, {"cards": None, "total": 100}, "cards.split_needed", "total", id="one count, and a contract"),
        pytest.param({"players": 3}, {"cards": None, "total": 100, "offences": (offence(0),)}, "cards.split_needed",
                     "total", id="one count for three, even in a card bait"),
        pytest.param({}, {"cards": (100, 60)}, "cards.total_out_of_range", "cards", id="more than the deck"),
        pytest.param({}, {"cards": (100, 1)}, "cards.impossible", "cards[1]", id="a count of one"),
        pytest.param({}, {"stock": 30}, "cards.deck_mismatch", "stock", id="the stock disproves it"),
        pytest.param({}, {"no_tricks": (1,)}, "cards.no_trick_conflict", "no_tricks", id="points without a trick"),
        pytest.param({}, {**CONCEDED, "total": 147}, "cards.total_out_of_range", "cards", id="together: too many"),
        pytest.param({}, {**CONCEDED, "total": 17}, "cards.total_out_of_range", "cards", id="together: too few"),
        pytest.param({}, {**CONCEDED, "stock": 51}, "cards.deck_mismatch", "stock", id="together: the stock"),
        pytest.param({}, {**CONCEDED, "no_tricks": (0, 1)}, "cards.no_trick_conflict", "no_tricks",
                     id="together: nobody has a trick"),
        pytest.param({}, {**CONCEDED, "no_tricks": (0,), "last_trick": 0}, "cards.no_trick_conflict", "no_tricks",
                     id="together: the last trick without a trick"),
        pytest.param({}, {"melds": (terz(0, "8C"),)}, "melds.impossible", "melds[0]", id="no such run"),
        pytest.param({}, {"melds": (terz(0), terz(1))}, "melds.rank_needed", "melds", id="whose meld?"),
        pytest.param({}, {"trump": None, "bella": 0}, "deal.trump_needed", "trump", id="a bella of which suit?"),
        pytest.param({"offences": []}, {"offences": (offence(0),)}, "offence.not_in_force", "offences[0]",
                     id="no offence here"),
        pytest.param({}, {"offences": (offence(0), offence(1))}, "offence.more_than_one", "offences",
                     id="two card baits"),
        pytest.param({}, {"dave": (0,)}, "dave.not_allowed", "dave", id="an offer in a game without it"),
    ],
)  # fmt: skip
def test_facts_that_cannot_be(options: Named, facts: Named, code: str, at: str) -> None:
    with refused(code, at):
        settled(deal(**{"cards": (80, 40), **facts}), rules(**options))


@pytest.mark.parametrize(
    "options",
    [
        pytest.param({"players": 3}, id="with three"),
        pytest.param({"bait": "none"}, id="without a bait"),
        pytest.param({"bait_points": "burn"}, id="where the points burn"),
        pytest.param({"name": "short_bait_2"}, id="with stakes"),
    ],
)
def test_a_bait_cannot_be_given_up(options: Named) -> None:
    ruleset = rules(**options)
    cards = (60, 40, 20)[: ruleset.players]
    with refused("deal.cannot_concede", "conceded"):
        settled(deal(cards, conceded=True), ruleset)


@pytest.mark.parametrize("bait", ["maker", "lower"])
def test_it_can_where_a_bait_goes_over(bait: str) -> None:
    assert written(settled(deal(**CONCEDED), rules(bait=bait))) == (0, 110)


def test_a_deal_given_up_needs_no_cards_but_those_given_must_be_possible() -> None:
    given_up: Named = {"last_trick": None, "dave": (1,), "resigned": 0}
    assert written(settled(deal(None, **given_up), rules("short_dave"))) == (-1, 1)
    assert written(settled(deal((70, 30), **given_up), rules("short_dave"))) == (-1, 1)
    with refused("cards.total_out_of_range", "cards"):
        settled(deal((10, 5), **given_up), rules("short_dave"))


def test_a_card_bait_may_leave_out_the_last_trick() -> None:
    check_deal(deal((80, 40), None, offences=(offence(0),)), rules())
    check_deal(deal((80, 40, 20), None, offences=(offence(0),)), rules("threesome"))


def test_a_deal_without_trump_is_settled_where_no_card_is_named() -> None:
    assert written(settled(deal((80, 40), trump=None, melds=(terz(1),)), rules())) == (90, 60)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_variant_settles_a_plain_deal_to_what_its_lines_sum_to(preset: str) -> None:
    ruleset = rules(preset)
    settlement = settled(deal((80, 40, 20)[: ruleset.players]), ruleset)
    assert sum(written(settlement)) == (0 if ruleset.stakes else sum(settlement.raw or ()))
