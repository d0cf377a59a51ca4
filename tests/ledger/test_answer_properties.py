"""Whatever comes in is answered or refused, and the answer is a document like any other."""

from copy import deepcopy
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from scorer.ledger.codec import decode_party, encode_refusal, encode_state
from scorer.ledger.files import read_document, write_document
from scorer.ledger.replay import replay
from scorer.rules.refusal import Refused
from tests.strategies.parties import Document, logs


@given(logs())
def test_a_log_is_answered_or_refused_at_one_of_its_events(party: Document) -> None:
    try:
        found = encode_state(replay(decode_party(party)))
    except Refused as refused:
        found = encode_refusal(refused)["error"]
        place = found["at"].removeprefix("events[").partition("]")[0]
        assert 0 <= int(place) < len(party["events"])
    assert read_document(write_document(found)) == found


def places(document: Any) -> list[tuple[Any, Any]]:
    """Every value within a document: what holds it, and its key or place there."""
    found: list[tuple[Any, Any]] = []
    inner = document.items() if isinstance(document, dict) else enumerate(document)
    for key, value in inner:
        found.append((document, key))
        if isinstance(value, dict | list):
            found += places(value)
    return found


JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-2, 160)
    | st.sampled_from([1.5, 10**20, "", "KS", "H", "x", "e1", "moscow"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["seat", "type", "run"]), inner),
    max_leaves=4,
)


@given(logs(), st.data())
def test_whatever_comes_in_is_answered_or_refused(party: Document, data: st.DataObject) -> None:
    document = deepcopy(party)
    for _ in range(data.draw(st.integers(1, 3))):
        holder, key = data.draw(st.sampled_from(places(document)))
        holder[key] = data.draw(JUNK)
    try:
        found = encode_state(replay(decode_party(read_document(write_document(document)))))
    except Refused as refused:
        found = encode_refusal(refused)
    assert read_document(write_document(found)) == found
