"""R-HANGING, R-HANGING-TWICE: how many hanging baits a deal pays, and to whom."""

import pytest

from scorer.rules.choices import HangingOrder
from scorer.rules.facts import Deal
from scorer.rules.hanging import paid_now, payout
from tests.rules.deals import Named, Points, deal, offence, refused, rules, settled

MADE, BAITED, TIED = deal((80, 40)), deal((40, 80)), deal((60, 70))


def pays(pending: Points, facts: Deal, options: Named, agreed: HangingOrder | None = None) -> int:
    ruleset = rules(**options)
    return paid_now(pending, settled(facts, ruleset), ruleset, agreed)


@pytest.mark.parametrize(
    ("pending", "facts", "options", "paid"),
    [
        pytest.param((), MADE, {}, 0, id="nothing hangs"),
        pytest.param((70,), MADE, {}, 1, id="made: the one that hangs"),
        pytest.param((70,), BAITED, {}, 1, id="a bait pays too"),
        pytest.param((70,), BAITED, {"bait": "none"}, 1, id="so does a lost deal"),
        pytest.param((70,), deal((60, 70), offences=(offence(1),)), {}, 1, id="and a card bait"),
        pytest.param((70,), TIED, {}, 0, id="a hanging bait pays nothing"),
        pytest.param((70,), TIED, {"tie": "lapse"}, 0, id="nor does a tie that lapses"),
        pytest.param((70,), TIED, {"tie": "keep"}, 0, id="nor one that each keeps"),
        pytest.param((70,), TIED, {"bait": "none"}, 0, id="nor a tie without a bait"),
        pytest.param((70,), TIED, {"tie": "bait"}, 1, id="a tie that is a bait pays"),
        pytest.param((70,), TIED, {"players": 2, "three_hanging_again": "halves"}, 0, id="two know no halving"),
        pytest.param((70, 61), MADE, {"hanging_order": "sum"}, 2, id="sum: all of them"),
        pytest.param((70, 61, 50), MADE, {"hanging_order": "sum"}, 3, id="sum: three as well"),
        pytest.param((70, 61), MADE, {"hanging_order": "queue"}, 1, id="queue: the oldest"),
        pytest.param((70, 61), TIED, {"hanging_order": "sum"}, 0, id="sum: a tie pays nothing"),
        pytest.param((70,), MADE, {"hanging_order": "ask"}, 1, id="ask: one needs no agreement"),
        pytest.param((70, 61), TIED, {"hanging_order": "ask"}, 0, id="ask: a tie needs none"),
    ],
)
def test_a_deal_pays(pending: Points, facts: Deal, options: Named, paid: int) -> None:
    assert pays(pending, facts, options) == paid


def test_two_that_hang_wait_for_an_agreement() -> None:
    with refused("hanging.agreement_needed", ""):
        pays((70, 61), MADE, {})


@pytest.mark.parametrize("own", ["ask", "sum", "queue"])
def test_an_agreement_goes_before_the_tables_own_order(own: str) -> None:
    assert pays((70, 61), MADE, {"hanging_order": own}, HangingOrder.SUM) == 2
    assert pays((70, 61), MADE, {"hanging_order": own}, HangingOrder.QUEUE) == 1


@pytest.mark.parametrize(
    ("again", "pending", "paid"),
    [
        pytest.param("joins", (70,), 0, id="joins: a second hanging bait pays nothing"),
        pytest.param("halves", (70,), 1, id="halves: it pays the first"),
        pytest.param("halves", (), 0, id="halves: the first pays nothing"),
    ],
)
def test_three_hanging_again(again: str, pending: Points, paid: int) -> None:
    ruleset = rules("threesome", three_hanging_again=again)
    assert paid_now(pending, settled(deal((60, 40, 30)), ruleset), ruleset, None) == paid


def paid_to(amounts: Points, facts: Deal, ruleset_of: Named, order: Points) -> list[tuple[int, int]]:
    ruleset = rules(**ruleset_of)
    lines = payout(amounts, settled(facts, ruleset, order), ruleset, maker=facts.maker, order=order)
    assert all(line.reason == "hanging_paid" for line in lines)
    return [(line.seat, line.points) for line in lines]


@pytest.mark.parametrize(
    ("facts", "options", "paid"),
    [
        pytest.param(MADE, {}, [(0, 70)], id="to the maker who made it"),
        pytest.param(BAITED, {}, [(1, 70)], id="to the defender of a baited maker"),
        pytest.param(MADE, {"bait": "lower"}, [(0, 70)], id="to the maker of a baited defender"),
        pytest.param(BAITED, {"bait": "none"}, [(1, 70)], id="to the defender of a lost deal"),
        pytest.param(BAITED, {"bait_points": "burn"}, [(1, 70)], id="they do not burn with a bait"),
        pytest.param(deal((40, 80), offences=(offence(1),)), {}, [(0, 70)], id="to whom a card bait goes"),
    ],
)
def test_hanging_points_go_to_who_takes_the_deal(facts: Deal, options: Named, paid: list[tuple[int, int]]) -> None:
    assert paid_to((70,), facts, options, (0, 1)) == paid


@pytest.mark.parametrize(
    ("facts", "options", "order", "paid"),
    [
        pytest.param(deal((75, 40, 25)), {}, (0, 1, 2), [(0, 61), (0, 9)], id="to the maker all of it"),
        pytest.param(deal((40, 50, 30)), {}, (1, 2, 0), [(1, 31), (2, 30), (1, 5), (2, 4)],
                     id="to defenders each amount in halves, odd points to the earlier"),
        pytest.param(deal((40, 50, 30)), {}, (2, 0, 1), [(2, 31), (1, 30), (2, 5), (1, 4)],
                     id="the earlier in play order"),
        pytest.param(deal((40, 50, 30)), {"three_bait": "leader"}, (2, 0, 1), [(1, 61), (1, 9)],
                     id="to the leading defender"),
        pytest.param(deal((75, 40, 25), offences=(offence(0),)), {}, (0, 1, 2), [(1, 31), (2, 30), (1, 5), (2, 4)],
                     id="to the defenders of a maker who revoked"),
        pytest.param(deal((40, 50, 30), offences=(offence(2),)), {}, (0, 1, 2), [(0, 61), (0, 9)],
                     id="to the maker of a defender who revoked"),
        pytest.param(deal((60, 40, 30)), {"three_hanging_again": "halves"}, (0, 1, 2),
                     [(1, 31), (2, 30), (1, 5), (2, 4)], id="to the defenders of a second hanging bait"),
    ],
)  # fmt: skip
def test_three_hanging_points_are_shared(
    facts: Deal, options: Named, order: Points, paid: list[tuple[int, int]]
) -> None:
    assert paid_to((61, 9), facts, {"players": 3, "hanging_order": "sum", **options}, order) == paid
