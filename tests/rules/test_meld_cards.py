"""R-MELDS, R-CARDS: which melds the hands of one deal can hold."""

import pytest

from scorer.rules.cards import Suit
from scorer.rules.facts import Meld
from scorer.rules.meld_cards import bella_cards, check_melds, meld_cards
from tests.rules.deals import Named, fifty, four, refused, rules, run, terz


def check(melds: tuple[Meld, ...], options: Named | None = None, bella: int | None = None, trump: str = "H") -> None:
    check_melds(melds, rules(**(options or {})), trump=Suit(trump) if trump else None, bella=bella)


@pytest.mark.parametrize(
    ("meld", "run_order", "cards"),
    [
        pytest.param(terz(0, "KS"), "natural", "JS QS KS", id="a terz from the king"),
        pytest.param(fifty(0, "AH"), "natural", "AH JH KH QH", id="a fifty from the ace"),
        pytest.param(terz(0, "9D"), "natural", "7D 8D 9D", id="a terz from the nine"),
        pytest.param(terz(0, "10C"), "trick", "10C KC QC", id="10-K-Q in trick order"),
        pytest.param(terz(0, "JC"), "trick", "8C 9C JC", id="J-9-8 in trick order"),
        pytest.param(four(0, "Q"), "natural", "QC QD QH QS", id="four queens"),
        pytest.param(terz(0), "natural", "", id="none are known without a top card"),
    ],
)
def test_a_meld_holds(meld: Meld, run_order: str, cards: str) -> None:
    held = meld_cards(meld, rules(run_order=run_order, fours=True))
    assert sorted(map(str, held)) == sorted(cards.split())


def test_the_bella_is_king_and_queen_of_trumps() -> None:
    assert sorted(map(str, bella_cards(Suit.CLUBS))) == ["KC", "QC"]


@pytest.mark.parametrize(
    ("melds", "options"),
    [
        pytest.param((terz(0, "8C"),), {}, id="a terz from the eight falls off the suit"),
        pytest.param((fifty(0, "9C"),), {}, id="a fifty from the nine"),
        pytest.param((run(0, 8, "KC"),), {}, id="eight in a row from the king"),
        pytest.param((terz(0, "9S"), terz(1, "8S")), {"run_order": "trick"}, id="in trick order too"),
        pytest.param((four(0, "Q"),), {}, id="a four where there are none"),
        pytest.param((four(0, "9"),), {"fours": True}, id="four nines"),
        pytest.param((four(0, "7"),), {"fours": True}, id="four sevens"),
    ],
)
def test_a_meld_that_is_none_is_refused(melds: tuple[Meld, ...], options: Named) -> None:
    with refused("melds.impossible", f"melds[{len(melds) - 1}]"):
        check(melds, options)


@pytest.mark.parametrize("rank", ["A", "K", "Q", "J", "10"])
def test_fours_are_of_aces_down_to_tens(rank: str) -> None:
    check((four(0, rank),), {"fours": True})


@pytest.mark.parametrize(
    ("melds", "bella", "trump", "needed"),
    [
        pytest.param((terz(0),), None, "", False, id="a kind alone needs none"),
        pytest.param((terz(0, "KS"),), None, "", True, id="a top card needs it"),
        pytest.param((), 0, "", True, id="a bella needs it"),
        pytest.param((terz(0, "KS"),), 0, "H", False, id="and it is there"),
    ],
)
def test_a_trump_is_needed(melds: tuple[Meld, ...], bella: int | None, trump: str, needed: bool) -> None:
    if needed:
        with refused("deal.trump_needed", "trump"):
            check(melds, bella=bella, trump=trump)
    else:
        check(melds, bella=bella, trump=trump)


@pytest.mark.parametrize(
    ("melds", "bella", "at"),
    [
        pytest.param((fifty(0, "AH"), terz(0, "10H")), None, None, id="runs that touch"),
        pytest.param((fifty(0, "AH"), terz(0, "JH")), None, "melds[1]", id="runs of one hand with a card in both"),
        pytest.param((terz(0, "KS"), terz(0, "KS")), None, "melds[1]", id="one run twice"),
        pytest.param((four(0, "Q"), fifty(0, "KS")), None, None, id="a card in a four and in a run"),
        pytest.param((four(0, "Q"), four(0, "Q")), None, "melds[1]", id="one four twice"),
        pytest.param((four(0, "Q"), four(0, "K")), None, None, id="two fours"),
        pytest.param((terz(0, "KS"), terz(1, "10S")), None, None, id="runs of one suit in two hands"),
        pytest.param((terz(0, "KS"), terz(1, "QS")), None, "melds", id="a card in two hands"),
        pytest.param((four(0, "Q"), terz(1, "QS")), None, "melds", id="a card in one's four and another's run"),
        pytest.param((terz(0, "KH"),), 0, None, id="the bella in one's own run"),
        pytest.param((four(0, "K"), four(0, "Q")), 0, None, id="the bella in one's own fours"),
        pytest.param((terz(0, "AH"),), 1, "melds", id="the bella in another's run"),
        pytest.param((four(0, "K"),), 1, "melds", id="the bella in another's four"),
        pytest.param((terz(0, "JH"),), 1, None, id="a trump run below the bella"),
        pytest.param((terz(0, "AS"),), 1, None, id="king and queen of another suit"),
    ],
)
def test_a_card_is_in_one_hand_and_in_one_run(melds: tuple[Meld, ...], bella: int | None, at: str | None) -> None:
    if at is None:
        check(melds, {"fours": True}, bella)
    else:
        with refused("melds.shared_card", at):
            check(melds, {"fours": True}, bella)


@pytest.mark.parametrize(
    ("split_runs", "melds", "refusal"),
    [
        pytest.param(True, (fifty(0, "AH"), terz(0, "10H")), False, id="on: seven in a row as four and three"),
        pytest.param(False, (fifty(0, "AH"), terz(0, "10H")), True, id="off: refused"),
        pytest.param(False, (terz(0, "9H"), fifty(0, "KH")), True, id="off: in whatever order they are named"),
        pytest.param(False, (fifty(0, "AH"), terz(0, "9H")), False, id="off: a gap between them"),
        pytest.param(False, (fifty(0, "AH"), terz(0, "10S")), False, id="off: another suit"),
        pytest.param(False, (fifty(0, "AH"), terz(1, "10H")), False, id="off: another hand"),
        pytest.param(False, (fifty(0), terz(0)), False, id="off: who knows, without a top card"),
        pytest.param(False, (four(0, "10"), terz(0, "KH")), False, id="off: a four is no run"),
    ],
)
def test_split_runs(split_runs: bool, melds: tuple[Meld, ...], refusal: bool) -> None:
    options = {"split_runs": split_runs, "fours": True}
    if refusal:
        with refused("melds.one_per_run", "melds[1]"):
            check(melds, options)
    else:
        check(melds, options)


def test_split_runs_touch_in_the_order_runs_have_here() -> None:
    trick = {"split_runs": False, "run_order": "trick"}
    check((terz(0, "JH"), terz(0, "AH")), trick)
    with refused("melds.one_per_run", "melds[1]"):
        check((terz(0, "JH"), terz(0, "10H")), trick)


@pytest.mark.parametrize(
    ("melds", "bella", "fits"),
    [
        pytest.param((terz(0), terz(0), terz(0)), None, True, id="three terzes are nine cards"),
        pytest.param((fifty(0), terz(0), terz(0)), None, False, id="a fifty and two terzes are ten"),
        pytest.param((run(0, 8),), None, True, id="eight in a row"),
        pytest.param((run(0, 8), terz(0)), None, False, id="eight and a terz are eleven"),
        pytest.param((fifty(0, "AS"), fifty(0, "AC")), None, True, id="two fifties are eight"),
        pytest.param((fifty(0, "AS"), fifty(0, "AC")), 0, False, id="with a bella ten"),
        pytest.param((fifty(0, "AS"), fifty(0, "AH")), 0, True, id="a bella in a run costs no card"),
        pytest.param((terz(0), terz(0), terz(0)), 0, True, id="a bella may be in a run without a top card"),
        pytest.param((terz(0, "AS"), terz(0, "AC"), terz(0)), 0, True, id="in the only one left"),
        pytest.param((terz(0, "AS"), terz(0, "AC"), terz(0, "AD")), 0, False, id="not where all tops are known"),
        pytest.param((four(0, "A"), four(0, "K")), None, True, id="two fours are eight"),
        pytest.param((four(0, "A"), four(0, "K"), four(0, "Q")), None, False, id="three are twelve"),
        pytest.param((four(0, "A"), four(0, "K"), terz(0)), None, True, id="a terz may hold ace and king of fours"),
        pytest.param((four(0, "A"), four(0, "K"), fifty(0)), None, False, id="a fifty needs two cards more"),
        pytest.param((four(0, "A"), four(0, "K"), terz(0), terz(0)), None, False, id="a second terz one more"),
        pytest.param((four(0, "Q"), fifty(0, "KS"), terz(0, "QC")), None, True, id="a four across two runs"),
        pytest.param((four(0, "Q"), fifty(0, "KS"), terz(0, "9C")), None, False, id="a run beside the four: ten"),
        pytest.param((four(0, "Q"), fifty(0), terz(0)), None, True, id="where tops are unknown, the fewest"),
        pytest.param((four(0, "Q"), terz(0, "AS"), terz(0, "JC"), terz(0)), None, False, id="a four no run can hold"),
        pytest.param((fifty(0), terz(0), fifty(1), terz(1)), None, True, id="each hand by itself"),
        pytest.param((four(0, "A"), *(terz(0),) * 4), None, False, id="five melds of twelve cards at the fewest"),
        pytest.param((terz(0),) * 6, None, False, id="six melds"),
    ],
)
def test_nine_cards_a_hand(melds: tuple[Meld, ...], bella: int | None, fits: bool) -> None:
    if fits:
        check(melds, {"fours": True}, bella)
    else:
        with refused("melds.too_many_cards", "melds"):
            check(melds, {"fours": True}, bella)


def test_no_number_of_melds_takes_long_to_refuse() -> None:
    with refused("melds.too_many_cards", "melds"):
        check((terz(0),) * 80_000)


def test_without_melds_nothing_is_to_check() -> None:
    check(())
    check((), bella=1)
