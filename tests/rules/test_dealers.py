"""R-DEALER, R-PASSED: who deals next."""

import pytest

from scorer.rules.dealers import dealer_after_deal, dealer_after_fifty, dealer_after_passed, next_seat
from scorer.rules.facts import Deal
from tests.rules.deals import Named, Points, deal, offence, rules, settled, terz


def next_dealer(facts: Deal, options: Named, *, dealer: int, order: Points) -> int:
    ruleset = rules(**options)
    settlement = settled(facts, ruleset, order)
    return dealer_after_deal(settlement, ruleset, dealer=dealer, maker=facts.maker, order=order)


@pytest.mark.parametrize(
    ("facts", "options", "dealer"),
    [
        pytest.param(deal((80, 40)), {}, 0, id="the higher writer: the maker"),
        pytest.param(deal((40, 80)), {}, 1, id="the higher writer: the defender who took a bait"),
        pytest.param(deal((55, 65)), {"bait": "none"}, 0, id="equal: the eldest hand"),
        pytest.param(deal((60, 69)), {}, 0, id="higher by a point"),
        pytest.param(deal((90, 40), offences=(offence(0),)), {}, 1, id="who takes a card bait"),
        pytest.param(deal((90, 20), offences=(offence(0),), melds=(terz(0, "KS"),)), {"card_bait_melds": "keep"}, 1,
                     id="kept melds count, yet are fewer"),
        pytest.param(deal((80, 40)), {"next_dealer": "alternate"}, 0, id="alternate: the next seat"),
        pytest.param(deal((40, 80)), {"next_dealer": "alternate"}, 0, id="alternate: whoever wrote more"),
        pytest.param(deal((60, 70)), {"next_dealer": "alternate", "dealer_after_hanging": "defender"}, 0,
                     id="alternate: after a hanging bait too"),
        pytest.param(deal((60, 70)), {}, 1, id="after a hanging bait the defender"),
        pytest.param(deal((60, 70)), {"dealer_after_hanging": "maker"}, 0, id="or the maker"),
        pytest.param(deal((60, 70)), {"dealer_after_hanging": "alternate"}, 0, id="or the next seat"),
        pytest.param(deal((60, 71)), {"dealer_after_hanging": "maker"}, 1, id="no hanging bait: the higher writer"),
        pytest.param(deal((60, 70)), {"tie": "keep", "dealer_after_hanging": "defender"}, 0,
                     id="a tie that each keeps is none: the eldest hand"),
        pytest.param(deal((60, 70)), {"tie": "lapse", "dealer_after_hanging": "maker"}, 1,
                     id="nor is one that lapses: the defender wrote more"),
        pytest.param(deal((60, 70)), {"tie": "bait", "dealer_after_hanging": "maker"}, 1, id="nor is a tied bait"),
    ],
)  # fmt: skip
def test_two_after_a_deal_by_seat_1(facts: Deal, options: Named, dealer: int) -> None:
    assert next_dealer(facts, options, dealer=1, order=(0, 1)) == dealer


@pytest.mark.parametrize(
    ("facts", "options", "dealer"),
    [
        pytest.param(deal((75, 40, 25)), {}, 0, id="the higher writer"),
        pytest.param(deal((40, 40, 30), 2), {}, 2, id="in a bait with its halves, equal: the earlier in play order"),
        pytest.param(deal((60, 40, 30)), {}, 1, id="after a hanging bait the defender who wrote more"),
        pytest.param(deal((60, 35, 35)), {}, 2, id="equal: the earlier in play order"),
        pytest.param(deal((60, 40, 30)), {"dealer_after_hanging": "maker"}, 0, id="or the maker"),
        pytest.param(deal((60, 40, 30)), {"dealer_after_hanging": "alternate"}, 2, id="or the next seat"),
        pytest.param(deal((75, 40, 25)), {"next_dealer": "alternate"}, 2, id="alternate: the next seat"),
    ],
)
def test_three_after_a_deal_by_seat_1(facts: Deal, options: Named, dealer: int) -> None:
    assert next_dealer(facts, {"players": 3, **options}, dealer=1, order=(2, 0, 1)) == dealer


@pytest.mark.parametrize(
    ("facts", "preset", "dealer"),
    [
        pytest.param(deal((70, 60)), "short_2", 0, id="who won the stake"),
        pytest.param(deal((60, 71)), "short_bait_2", 1, id="who took it from a baited maker"),
        pytest.param(deal((60, 70)), "short_2", 0, id="equal: the eldest hand"),
        pytest.param(deal(None, None, dave=(0,), resigned=1), "short_dave", 0, id="to whom the other gave up"),
    ],
)
def test_stakes_after_a_deal_by_seat_1(facts: Deal, preset: str, dealer: int) -> None:
    assert next_dealer(facts, {"name": preset}, dealer=1, order=(0, 1)) == dealer


@pytest.mark.parametrize(
    ("options", "maker", "dealer"),
    [
        pytest.param({}, 0, 0, id="the maker who took it, the eldest hand"),
        pytest.param({}, 1, 1, id="the maker who took it, the dealer"),
        pytest.param({"next_dealer": "alternate"}, 1, 0, id="alternate: the next seat"),
    ],
)
def test_after_a_fifty_in_a_deal_by_seat_1(options: Named, maker: int, dealer: int) -> None:
    assert dealer_after_fifty(rules("fifties", **options), dealer=1, maker=maker) == dealer


@pytest.mark.parametrize(
    ("options", "fined", "dealer"),
    [
        pytest.param({}, False, 0, id="next_dealer: the next seat"),
        pytest.param({"passed_deal": "same_dealer"}, False, 1, id="same_dealer: the same again"),
        pytest.param({"passed_deal": "same_dealer"}, True, 0, id="same_dealer: the next after a fine"),
        pytest.param({"next_dealer": "alternate"}, False, 0, id="alternate: the next seat"),
        pytest.param({"next_dealer": "alternate", "passed_deal": "same_dealer"}, False, 1,
                     id="alternate says nothing of passed deals"),
        pytest.param({"players": 3}, False, 2, id="three: the next seat"),
    ],
)  # fmt: skip
def test_after_a_passed_deal_by_seat_1(options: Named, fined: bool, dealer: int) -> None:
    assert dealer_after_passed(rules(**options), dealer=1, fined=fined) == dealer


def test_the_next_seat_goes_round() -> None:
    assert [next_seat(seat, 2) for seat in range(2)] == [1, 0]
    assert [next_seat(seat, 3) for seat in range(3)] == [1, 2, 0]
