"""The facts of a deal come in strictly: seats that sit there, cards of the deck, melds of a kind."""

from typing import Any

import pytest

from scorer.ledger.events import DealPlayed
from scorer.rules.facts import Deal
from tests.ledger.parties import MADE, Document, one
from tests.rules.deals import deal, fifty, four, offence, refused, run, terz


def facts(**change: Any) -> Deal:
    event = one({**MADE, **change})
    assert isinstance(event, DealPlayed)
    return event.deal


def test_everything_a_deal_may_say_is_read() -> None:
    read = facts(
        dealer=1,
        round=2,
        melds=[{"seat": 0, "length": 3}, {"seat": 0, "length": 4, "run": "10S"}, {"seat": 1, "four": "Q"}],
        called_first=1,
        bella=0,
        no_tricks=[1],
        stock=32,
        offences=[{"seat": 1, "kind": "revoke"}],
        conceded=True,
        dave=[0, 1],
        resigned=0,
    )
    assert read == deal(
        (80, 40),
        dealer=1,
        round=2,
        melds=(terz(0), fifty(0, "10S"), four(1, "Q")),
        called_first=1,
        bella=0,
        no_tricks=(1,),
        stock=32,
        offences=(offence(1),),
        conceded=True,
        dave=(0, 1),
        resigned=0,
    )


@pytest.mark.parametrize(
    "key",
    ["dealer", "trump", "round", "melds", "called_first", "bella", "no_tricks", "stock", "offences", "total",
     "conceded", "dave", "resigned", "last_trick"],
)  # fmt: skip
def test_what_may_be_left_out_may_be_null(key: str) -> None:
    without = {name: value for name, value in MADE.items() if name != key}
    assert one({**without, key: None}) == one(without)


@pytest.mark.parametrize(
    ("change", "code", "at"),
    [
        pytest.param({"maker": 2}, "seat.unknown", "maker", id="a maker who is not there"),
        pytest.param({"maker": 0.0}, "value.bad", "maker", id="a seat with a point"),
        pytest.param({"cards": [80]}, "value.bad", "cards", id="one count"),
        pytest.param({"cards": [80, 40, 0]}, "value.bad", "cards", id="three counts"),
        pytest.param({"cards": [80, "40"]}, "value.bad", "cards[1]", id="a count as text"),
        pytest.param({"cards": [80, -1]}, "value.bad", "cards[1]", id="a count below zero"),
        pytest.param({"cards": [1001, 0]}, "value.bad", "cards[0]", id="a count too large"),
        pytest.param({"total": 120}, "value.bad", "total", id="one count beside two"),
        pytest.param({"cards": None, "total": "x"}, "value.bad", "total", id="one count as text"),
        pytest.param({"cards": None}, "key.missing", "cards", id="no count"),
        pytest.param({"cards": None, "dave": [0]}, "key.missing", "cards", id="no count, and nobody gave up"),
        pytest.param({"last_trick": 2}, "seat.unknown", "last_trick", id="a last trick of nobody"),
        pytest.param({"trump": "X"}, "value.bad", "trump", id="no suit"),
        pytest.param({"trump": "h"}, "value.bad", "trump", id="a small letter"),
        pytest.param({"trump": "♥"}, "value.bad", "trump", id="a sign"),
        pytest.param({"round": 3}, "value.bad", "round", id="a third round"),
        pytest.param({"round": 0}, "value.bad", "round", id="round 0"),
        pytest.param({"stock": -1}, "value.bad", "stock", id="a stock below zero"),
        pytest.param({"bella": 2}, "seat.unknown", "bella", id="a bella of nobody"),
        pytest.param({"called_first": 9}, "seat.unknown", "called_first", id="called by nobody"),
        pytest.param({"no_tricks": 1}, "value.bad", "no_tricks", id="a seat for a list"),
        pytest.param({"no_tricks": [1, 2]}, "seat.unknown", "no_tricks[1]", id="a seat in a list"),
        pytest.param({"conceded": 1}, "value.bad", "conceded", id="1 is not true"),
        pytest.param({"dave": [0, 5]}, "seat.unknown", "dave[1]", id="offered by nobody"),
        pytest.param({"dave": [0, 1] * 51}, "value.bad", "dave", id="more offers than nine tricks can hold"),
        pytest.param({"resigned": 2}, "seat.unknown", "resigned", id="given up by nobody"),
        pytest.param({"offences": [{"seat": 0}]}, "key.missing", "offences[0].kind", id="an offence of no kind"),
        pytest.param({"offences": [{"kind": "revoke"}]}, "key.missing", "offences[0].seat", id="an offence by nobody"),
        pytest.param({"offences": [{"seat": 0, "kind": "rudeness"}]}, "offence.unknown", "offences[0].kind",
                     id="an offence nobody knows"),
        pytest.param({"offences": [{"seat": 0, "kind": 5}]}, "offence.unknown", "offences[0].kind", id="offence 5"),
        pytest.param({"offences": [{"seat": 0, "kind": "revoke", "when": 1}]}, "key.unknown", "offences[0].when",
                     id="an offence with a key too many"),
    ],
)  # fmt: skip
def test_facts_of_another_kind_are_refused_at_their_place(change: Document, code: str, at: str) -> None:
    with refused(code, at):
        facts(**change)


@pytest.mark.parametrize(
    ("meld", "code", "at"),
    [
        pytest.param({"length": 3}, "key.missing", "melds[0].seat", id="nobody's"),
        pytest.param({"seat": 2, "length": 3}, "seat.unknown", "melds[0].seat", id="of one who is not there"),
        pytest.param({"seat": 0}, "key.missing", "melds[0].length", id="of no kind"),
        pytest.param({"seat": 0, "run": "KS"}, "key.missing", "melds[0].length", id="of no length"),
        pytest.param({"seat": 0, "length": "3"}, "value.bad", "melds[0].length", id="of a length as text"),
        pytest.param({"seat": 0, "length": 2}, "melds.impossible", "melds[0].length", id="two in a row"),
        pytest.param({"seat": 0, "length": 9}, "melds.impossible", "melds[0].length", id="nine in a row"),
        pytest.param({"seat": 0, "length": 3, "run": "K"}, "card.unknown", "melds[0].run", id="half a card"),
        pytest.param({"seat": 0, "length": 3, "run": "6S"}, "card.unknown", "melds[0].run", id="a six"),
        pytest.param({"seat": 0, "length": 3, "run": 10}, "card.unknown", "melds[0].run", id="a number for a card"),
        pytest.param({"seat": 0, "four": "5"}, "value.bad", "melds[0].four", id="four fives"),
        pytest.param({"seat": 0, "four": 10}, "value.bad", "melds[0].four", id="a number for a rank"),
        pytest.param({"seat": 0, "four": "Q", "length": 3}, "value.bad", "melds[0].four", id="a four and a run"),
        pytest.param({"seat": 0, "length": 3, "points": 20}, "key.unknown", "melds[0].points", id="worth so much"),
        pytest.param("terz", "value.bad", "melds[0]", id="a word"),
    ],
)
def test_a_meld_of_another_kind_is_refused_at_its_place(meld: object, code: str, at: str) -> None:
    with refused(code, at):
        facts(melds=[meld])


def test_the_meld_that_is_wrong_is_the_one_named() -> None:
    with refused("card.unknown", "melds[1].run"):
        facts(melds=[{"seat": 0, "length": 3}, {"seat": 0, "length": 3, "run": "XX"}])


@pytest.mark.parametrize("length", [3, 4, 5, 6, 7, 8])
def test_three_to_eight_in_a_row_are_a_run(length: int) -> None:
    assert facts(melds=[{"seat": 0, "length": length}]).melds == (run(0, length),)


def test_a_hundred_offers_are_not_too_many() -> None:
    assert len(facts(dave=[0, 1] * 50).dave) == 100


def test_a_seat_named_twice_without_tricks_is_one() -> None:
    assert facts(no_tricks=[1, 1]).no_tricks == (1,)


def test_a_deal_given_up_needs_no_cards() -> None:
    read = facts(cards=None, last_trick=None, dave=[0], resigned=1)
    assert (read.cards, read.resigned) == (None, 1)
