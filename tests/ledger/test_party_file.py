"""A party file from elsewhere: its text is judged too, then its structure, then its meaning."""

from typing import Any

import pytest

from scorer.ledger.files import write_document
from scorer.ledger.party_file import CONTROL, read_party_file, read_text_document
from tests.ledger.parties import BAIT, MADE, party, void
from tests.rules.deals import refused


def test_a_file_is_its_document_its_party_and_what_that_comes_to() -> None:
    document = party(MADE, BAIT)
    read = read_party_file(write_document(document))
    assert read.document == document
    assert [event.id for event in read.party.events] == ["1", "2"]
    assert read.state.totals == (90, 170)


@pytest.mark.parametrize(
    ("document", "at"),
    [
        pytest.param({"players": ["Аня", "Бо\x00ря"]}, "players[1]", id="a name"),
        pytest.param({"players": ["Аня", "\u200b\u202e"]}, "players[1]", id="a name nobody sees"),
        pytest.param({"players": ["Аня", "\u3164"]}, "players[1]", id="a name that is blank"),
        pytest.param({"events": [{"a": [{"reason": "\x1b[2J"}]}]}, "events[0].a[0].reason", id="deep within"),
        pytest.param({"pla\x07yers": []}, "", id="a key"),
        pytest.param("\x7f", "", id="a text alone"),
    ],
)
def test_a_text_that_is_none_is_refused_with_its_place(document: Any, at: str) -> None:
    with refused(CONTROL, at):
        read_text_document(write_document(document))


@pytest.mark.parametrize("text", ["двойная\nзапись\t!", "👨\u200d👩\u200d👧", "", "  ", "\u202eАня"])
def test_other_texts_are_left_to_those_who_read_them(text: str) -> None:
    assert read_text_document(write_document({"reason": text})) == {"reason": text}


def test_the_text_is_judged_before_the_structure_and_that_before_the_meaning() -> None:
    wrong = {**party(void("7")), "extra": 1}
    with refused(CONTROL, "players[0]"):
        read_party_file(write_document({**wrong, "players": ["\x01", "Боря"]}))
    with refused("key.unknown", "extra"):
        read_party_file(write_document(wrong))
    with refused("event.unknown", "events[0].event"):
        read_party_file(write_document(party(void("7"))))
