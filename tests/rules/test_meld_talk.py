"""What is said over melds at the table, and in which order."""

from typing import Any

import pytest

from scorer.rules.cards import Suit
from scorer.rules.facts import Meld
from scorer.rules.meld_talk import Contest, meld_talk
from scorer.rules.melds import rule_melds
from tests.rules.deals import fifty, four, rules, terz


def said(*melds: Meld, maker: int = 0, turns: tuple[int, ...] = (0, 1), **options: Any) -> str:
    table = rules(**options)
    ruling = rule_melds(melds, table, maker=maker, order=turns, trump=Suit.HEARTS)
    contest = Contest(melds=melds, maker=maker, turns=turns, trump=Suit.HEARTS, ruleset=table)
    spoken = meld_talk(contest, writes=[meld.seat for meld in ruling.written])
    return ", ".join(f"{one.seat} {one.saying}" for one in spoken)


SAID = [
    pytest.param((fifty(0, "KS"), terz(1, "AD")), {}, "0 kind, 1 stands, 0 all", id="a shorter one gives way at once"),
    pytest.param((terz(0, "AD"), fifty(1, "KS")), {}, "0 kind, 1 kind, 0 stands, 1 all", id="a longer one is named"),
    pytest.param(
        (terz(0, "KS"), terz(1, "AD")), {}, "0 kind, 1 rank, 0 top, 1 top, 0 stands, 1 all", id="rank is asked: higher"
    ),
    pytest.param((terz(0, "AS"), terz(1, "KD")), {}, "0 kind, 1 rank, 0 top, 1 stands, 0 all", id="lower"),
    pytest.param((terz(0, "KS"), terz(1, "KD")), {}, "0 kind, 1 rank, 0 top, 1 stands, 0 all", id="equal: the first"),
    pytest.param(
        (terz(0, "KS"), terz(1, "KH")), {}, "0 kind, 1 rank, 0 top, 1 top, 0 stands, 1 all", id="equal: the trump one"
    ),
    pytest.param(
        (terz(0, "KS"), terz(1, "KH")), {"equal_melds": "first"}, "0 kind, 1 rank, 0 top, 1 stands, 0 all",
        id="equal: trumps give nothing",
    ),
    pytest.param(
        (terz(0, "KS"), terz(1, "KD")), {"equal_melds": "suit_order"},
        "0 kind, 1 rank, 0 top, 1 top, 0 stands, 1 all", id="equal: by suit",
    ),
    pytest.param(
        (terz(0, "KS"), terz(1, "KD")), {"equal_melds": "nobody"}, "0 kind, 1 rank, 0 top, 1 the_same",
        id="equal: nobody writes",
    ),
    pytest.param(
        (terz(0, "KS"), terz(1, "KD")), {"equal_melds": "both"}, "0 kind, 1 rank, 0 top, 1 the_same, 0 all, 1 all",
        id="equal: both write",
    ),
    pytest.param(
        (terz(0, "KS"), terz(0, "9D"), terz(1, "KD")), {"equal_melds": "nobody", "melds_below_a_tie": True},
        "0 kind, 1 rank, 0 top, 1 the_same, 0 kind, 1 stands, 0 all", id="below a tie it begins anew",
    ),
    pytest.param(
        (terz(0, "KC"), terz(1, "KS"), terz(1, "KH")), {}, "0 kind, 1 rank, 0 top, 1 top, 0 stands, 1 all",
        id="of two equal ones the trump one answers, called second",
    ),
    pytest.param(
        (terz(0, "KD"), terz(1, "KS"), terz(1, "KH")), {"equal_melds": "suit_order"},
        "0 kind, 1 rank, 0 top, 1 top, 0 stands, 1 all", id="of two equal ones the one of the higher suit answers",
    ),
    pytest.param(
        (fifty(0, "KS"), four(1, "Q")), {"fours": True}, "0 kind, 1 kind, 0 stands, 1 all", id="a four is above a row"
    ),
    pytest.param((terz(1, "KS"),), {}, "1 kind, 1 all", id="who has none does not open"),
    pytest.param((), {}, "", id="no melds, no talk"),
]  # fmt: skip


@pytest.mark.parametrize(("melds", "options", "talk"), SAID)
def test_the_talk_goes_as_at_the_table(melds: tuple[Meld, ...], options: dict[str, Any], talk: str) -> None:
    assert said(*melds, **options) == talk


def test_three_speak_in_turn() -> None:
    melds = (terz(0, "KS"), terz(2, "AD"))
    assert said(*melds, turns=(0, 1, 2), players=3) == "0 kind, 1 stands, 2 rank, 0 top, 2 top, 0 stands, 2 all"


def test_the_winner_names_his_strongest_first() -> None:
    contest = Contest(melds=(terz(0, "9D"), terz(0, "KS")), maker=0, turns=(0, 1), trump=Suit.HEARTS, ruleset=rules())
    assert meld_talk(contest, writes=[0])[-1].melds == (terz(0, "KS"), terz(0, "9D"))
