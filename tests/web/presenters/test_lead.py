"""How far the leader is from the lead that ends a party."""

from typing import Any

from scorer.ledger.codec import decode_party
from scorer.ledger.replay import replay
from scorer.web.presenters.lead import lead_words
from tests.ledger.parties import Document, adjust, party


def said(*events: Document, **opening: Any) -> str:
    return lead_words(replay(decode_party(party(*events, **opening))))


def test_the_lead_is_told_beside_what_ends_the_party() -> None:
    assert said(preset="fifties") == "Отрыв: 0 из 250."
    assert said(adjust(20, 140), preset="fifties") == "Отрыв 120 из 250, впереди Боря; осталось 130."
    assert said(adjust(269, 20), preset="fifties") == "Отрыв 249 из 250, впереди Аня; осталось 1."


def test_nothing_is_told_where_no_lead_counts_or_it_is_over() -> None:
    assert said(adjust(269, 20)) == ""
    assert said(adjust(270, 20), preset="fifties") == ""
