"""The log: an id is given once, and only earlier events are named."""

import pytest

from scorer.ledger.codec import decode_party
from scorer.ledger.events import Passed, Void
from scorer.ledger.log import extended
from tests.ledger.parties import MADE, Document, adjust, amend, correction, party, refusal, void
from tests.rules.deals import refused


def ids(*events: Document) -> list[str]:
    return [event.id for event in decode_party(party(*events)).events]


def test_an_id_is_its_place_from_one_unless_it_is_given() -> None:
    assert ids(MADE, {**MADE, "id": "x"}, MADE) == ["1", "x", "3"]


@pytest.mark.parametrize(
    ("events", "place"),
    [
        pytest.param([{**MADE, "id": "x"}, {**MADE, "id": "x"}], 1, id="given twice"),
        pytest.param([{**MADE, "id": "2"}, MADE], 1, id="given, and then one's place"),
        pytest.param([MADE, {**MADE, "id": "1"}], 1, id="a place, and then given"),
        pytest.param([{**MADE, "id": "x"}, void("x"), {**MADE, "id": "x"}], 2, id="not free again when voided"),
    ],
)
def test_an_id_is_given_once(events: list[Document], place: int) -> None:
    assert refusal(*events) == ("event.duplicate_id", f"events[{place}].id")


CONFIRM = {"type": "confirm", "deal": "9", "seat": 0}


@pytest.mark.parametrize(
    ("event", "code", "key"),
    [
        pytest.param(void("9"), "event.unknown", "event", id="void: nothing"),
        pytest.param(void("3", id="3"), "event.unknown", "event", id="void: itself"),
        pytest.param(void("4"), "event.unknown", "event", id="void: what comes after"),
        pytest.param(amend("9", MADE), "event.unknown", "event", id="amend: nothing"),
        pytest.param(amend("2", MADE), "event.not_amendable", "event", id="amend: an adjustment"),
        pytest.param(correction("9", cards=5), "event.unknown", "deal", id="correction: nothing"),
        pytest.param(correction("2", cards=5), "event.unknown", "deal", id="correction: an adjustment"),
        pytest.param(CONFIRM, "event.unknown", "deal", id="confirm: nothing"),
    ],
)
def test_an_event_names_an_earlier_one_of_its_kind(event: Document, code: str, key: str) -> None:
    assert refusal(MADE, adjust(5, 5), event, {"type": "passed"}) == (code, f"events[2].{key}")


@pytest.mark.parametrize("kind", ["passed", "fifty"])
def test_deals_passed_ones_and_fifties_can_be_amended(kind: str) -> None:
    event = {"type": kind} | ({"maker": 0} if kind == "fifty" else {})
    assert refusal(event, amend("1", MADE), preset="fifties") is None


def test_a_confirmation_may_name_any_event() -> None:
    assert refusal(adjust(5, 5), {**CONFIRM, "deal": "1"}, {**CONFIRM, "deal": "2"}) is None


def test_a_wrong_name_is_refused_even_in_an_event_that_is_voided() -> None:
    assert refusal(MADE, void("9", id="v"), void("v")) == ("event.unknown", "events[1].event")


def test_a_log_grows_by_events_that_fit() -> None:
    short = decode_party(party(MADE))
    longer = extended(short, [Passed(), Void(event="2", reason="slip")])
    assert [event.id for event in longer.events] == ["1", "2", "3"]
    assert len(short.events) == 1
    with refused("event.unknown", "events[2].event"):
        extended(short, [Passed(), Void(event="9", reason="slip")])
    with refused("event.duplicate_id", "events[1].id"):
        extended(short, [Passed(id="1")])
