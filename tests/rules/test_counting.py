"""R-OUTCOME: raw is cards, ten for the last trick, counted melds and the bella."""

from typing import Any

import pytest

from scorer.rules.cards import Suit
from scorer.rules.counting import count_deal, count_running
from scorer.rules.facts import Running
from scorer.rules.lines import sums
from tests.rules.deals import THREE, TWO, Named, Points, deal, fifty, four, offence, rules, terz


@pytest.mark.parametrize(
    ("facts", "raw"),
    [
        pytest.param({}, (60, 50), id="cards and the last trick"),
        pytest.param({"last_trick": 1}, (50, 60), id="the other's last trick"),
        pytest.param({"melds": (terz(0, "KS"),)}, (80, 50), id="a terz"),
        pytest.param({"melds": (terz(0), terz(0), fifty(1))}, (60, 100), id="beaten melds count nothing"),
        pytest.param({"bella": 1}, (60, 70), id="a bella"),
        pytest.param({"melds": (terz(0, "KH"),), "bella": 0}, (100, 50), id="a bella in a run"),
        pytest.param({"melds": (terz(0, "KH"), fifty(1, "10S")), "bella": 0}, (80, 100), id="a bella is never beaten"),
    ],
)
def test_what_is_counted(facts: Named, raw: Points) -> None:
    count = count_deal(deal(**{"cards": (50, 50), **facts}), rules(), TWO)
    assert (count.raw, sums(count.lines, 2)) == (raw, raw)


NO_TRICK: Named = {"cards": (50, 0), "no_tricks": (1,)}


@pytest.mark.parametrize(
    ("option", "facts", "raw"),
    [
        pytest.param("count", {"melds": (fifty(1),), "bella": 1}, (60, 70), id="count: melds and bella"),
        pytest.param("bella_only", {"melds": (fifty(1),), "bella": 1}, (60, 20), id="bella_only: no melds"),
        pytest.param("nothing", {"melds": (fifty(1),), "bella": 1}, (60, 0), id="nothing: neither"),
        pytest.param("bella_only", {"melds": (terz(0), fifty(1))}, (60, 0), id="bella_only: what it beat stays beaten"),
        pytest.param("nothing", {"melds": (fifty(0), terz(1))}, (110, 0), id="nothing: another's melds count"),
        pytest.param("nothing", {"melds": (fifty(1),), "bella": 1, "no_tricks": ()}, (60, 70),
                     id="nothing: no points is not no trick"),
    ],
)  # fmt: skip
def test_melds_without_trick(option: str, facts: Named, raw: Points) -> None:
    count = count_deal(deal(**{**NO_TRICK, **facts}), rules(melds_without_trick=option), TWO)
    assert count.raw == raw


@pytest.mark.parametrize(
    ("offender", "melds", "bella", "raw"),
    [
        pytest.param(1, (terz(0, "KS"), fifty(1, "10D")), None, (80, 50), id="the asker's longer meld is void"),
        pytest.param(0, (terz(0, "KS"), fifty(1, "10D")), None, (60, 100), id="the beaten one's is void either way"),
        pytest.param(1, (fifty(1, "10D"),), None, (60, 50), id="nothing is left"),
        pytest.param(1, (fifty(1, "KH"),), 1, (60, 70), id="his bella stays"),
    ],
)
def test_asking_the_rank_with_a_longer_meld_voids_the_askers(
    offender: int, melds: tuple[Any, ...], bella: int | None, raw: Points
) -> None:
    asked = offence(offender, "rank_inquiry_with_longer")
    assert count_deal(deal((50, 50), melds=melds, bella=bella, offences=(asked,)), rules(), TWO).raw == raw


def test_a_voided_meld_needs_no_top_card() -> None:
    asked = offence(1, "rank_inquiry_with_longer")
    facts = deal((50, 50), melds=(terz(0), terz(1)), offences=(asked,))
    assert count_deal(facts, rules(), TWO).raw == (80, 50)


def test_melds_and_bella_are_told_apart_for_who_may_lose_them() -> None:
    count = count_deal(deal((50, 50), melds=(terz(0, "KH"), terz(0, "9C")), bella=0), rules(), TWO)
    assert (count.melds, count.bella) == ((60, 0), (20, 0))


def test_a_line_for_every_part_in_the_order_it_is_counted() -> None:
    facts = deal((50, 40, 20), 2, melds=(four(1, "A"), fifty(1, "QC"), terz(2, "9D")), bella=0)
    count = count_deal(facts, rules("threesome", fours=True), THREE)
    assert [f"{seat} {points} {reason}" for seat, points, reason in count.lines] == [
        "0 50 cards",
        "0 20 bella",
        "1 40 cards",
        "1 50 meld.four",
        "1 50 meld.fifty",
        "2 20 cards",
        "2 10 last_trick",
        "2 20 meld.terz",
    ]


@pytest.mark.parametrize(
    ("facts", "raw"),
    [
        pytest.param({"conceded": True}, (0, 110), id="given up: at the defender"),
        pytest.param({"conceded": True, "maker": 1}, (110, 0), id="given up by the other maker"),
        pytest.param({"offences": (offence(1),)}, (110, 0), id="a card bait: at the other than the offender"),
        pytest.param({"offences": (offence(0),), "maker": 1}, (0, 110), id="whoever was the maker"),
        pytest.param({"conceded": True, "melds": (terz(0),), "bella": 1}, (20, 130), id="melds at who called them"),
    ],
)
def test_one_count_together_stands_at_the_receiver(facts: Named, raw: Points) -> None:
    together = deal(**{"cards": None, "last_trick": None, "total": 100, **facts})
    count = count_deal(together, rules(), TWO)
    assert count.raw == raw
    assert len([line for line in count.lines if line.reason == "cards"]) == 1


def test_in_the_middle_of_a_deal_there_is_no_last_trick() -> None:
    running = Running(maker=0, cards=(30, 20), trump=Suit.HEARTS, melds=(terz(1, "KH"), terz(0, "9C")), bella=1)
    assert count_running(running, rules(), TWO).raw == (30, 60)
