"""What a form says of itself: its id, what its writer had seen, and why."""

from uuid import UUID

import pytest
from flask import Flask
from werkzeug.exceptions import BadRequest

from scorer.ledger.codec import decode_party
from scorer.ledger.replay import replay
from scorer.store.models import PartyRow
from scorer.store.parties import Loaded
from scorer.web.sending import sent_form_id, sent_reason, sent_seq
from tests.ledger.parties import BAIT, MADE, party


@pytest.fixture
def loaded() -> Loaded:
    """A party of two events."""
    read = decode_party(party(MADE, BAIT))
    return Loaded(PartyRow(), read, replay(read))


def test_the_id_of_a_form_comes_back(app: Flask) -> None:
    with app.test_request_context(method="POST", data={"form_id": "deal 1 of 2"}):
        assert sent_form_id() == "deal 1 of 2"


@pytest.mark.parametrize("form_id", ["", "я", "a\nb", "x" * 65])
def test_an_id_that_is_none_of_ours_gives_way_to_a_new_one(app: Flask, form_id: str) -> None:
    with app.test_request_context(method="POST", data={"form_id": form_id}):
        first, second = UUID(sent_form_id()), UUID(sent_form_id())
        assert first != second


@pytest.mark.parametrize(("typed", "seq"), [("0", 0), ("2", 2)])
def test_what_a_writer_had_seen_is_a_number_of_events(app: Flask, loaded: Loaded, typed: str, seq: int) -> None:
    with app.test_request_context(method="POST", data={"seq": typed}):
        assert sent_seq(loaded) == seq


@pytest.mark.parametrize("typed", ["", "3", "-1", "+1", "1.0", "٢", "9" * 5000])
def test_a_number_that_never_was_is_nobodys_form(app: Flask, loaded: Loaded, typed: str) -> None:
    with app.test_request_context(method="POST", data={"seq": typed}), pytest.raises(BadRequest):
        sent_seq(loaded)


@pytest.mark.parametrize(
    ("typed", "reason"),
    [("  не та\r\nцифра ", "не та цифра"), ("", "описка"), ("\u200b", "описка"), ("я" * 300, "я" * 200)],
)
def test_a_reason_is_one_line_or_the_usual_one(app: Flask, typed: str, reason: str) -> None:
    with app.test_request_context(method="POST", data={"reason": typed}):
        assert sent_reason("описка") == reason
