"""What a party is played for: an amount, for what, and of what; nothing where no amount is typed."""

import pytest
from flask import Flask
from werkzeug.datastructures import MultiDict

from scorer.ledger.accounts import Per, Wager
from scorer.web.forms.wager import FIELDS, WagerForm


def form(amount: str = "", per: str = "party", unit: str = "") -> WagerForm:
    """The form as it is sent."""
    return WagerForm(MultiDict(zip(FIELDS, (amount, per, unit), strict=True)))


@pytest.mark.parametrize(
    ("amount", "per", "wager"),
    [
        ("10", "party", Wager(Per.PARTY, 10)),
        (" 1\u200b ", "point", Wager(Per.POINT, 1)),
        ("1000000", "party", Wager(Per.PARTY, 1_000_000)),
        ("", "party", None),
        ("  ", "point", None),
    ],
)
def test_an_amount_is_for_a_party_or_for_a_point(app: Flask, amount: str, per: str, wager: Wager | None) -> None:
    with app.test_request_context():
        sent = form(amount, per)
        assert sent.validate()
        assert sent.wager == wager


@pytest.mark.parametrize("amount", ["0", "-5", "1.5", "1000001", "9" * 5000, "٣", "десять"])
def test_an_amount_that_is_none_is_said_at_its_field(app: Flask, amount: str) -> None:
    with app.test_request_context():
        sent = form(amount)
        assert not sent.validate()
        assert [name for name in FIELDS if sent[name].errors] == ["wager_amount"]


def test_each_field_says_what_is_wrong_with_it(app: Flask) -> None:
    with app.test_request_context():
        sent = form("0", per="deal", unit="р" * 21)
        assert not sent.validate()
        assert [name for name in FIELDS if sent[name].errors] == list(FIELDS)


@pytest.mark.parametrize("wager", [None, Wager(Per.PARTY, 10), Wager(Per.POINT, 2)])
def test_what_was_agreed_fills_the_form_and_comes_back(app: Flask, wager: Wager | None) -> None:
    with app.test_request_context():
        filled = WagerForm.of(wager, "руб.")
        assert filled.validate()
        assert (filled.wager, filled.wager_unit.data) == (wager, "руб.")
