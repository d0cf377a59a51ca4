"""Events come in strictly: each with its own keys, its required ones, and values of their kind."""

from typing import Any

import pytest

from scorer.ledger import events as e
from scorer.ledger.event_reading import READERS
from tests.ledger.parties import MADE, Document, adjust, agreed, amend, correction, one, reopen, void
from tests.rules.deals import refused

LEAST: dict[str, Document] = {
    "deal": MADE,
    "passed": {"type": "passed"},
    "fifty": {"type": "fifty", "maker": 0},
    "agree_hanging": {"type": "agree_hanging", "order": "sum"},
    "claim": {"type": "claim", "seat": 0},
    "correction": correction("1", 0, cards=70),
    "void": void("1"),
    "amend": amend("1", {"type": "passed"}),
    "reopen": reopen(),
    "rules": agreed(),
    "adjust": adjust(0, 0),
    "confirm": {"type": "confirm", "deal": "1", "seat": 1},
    "close": {"type": "close", "reason": "late"},
}
REQUIRED = {
    "deal": ["maker", "cards"],
    "fifty": ["maker"],
    "agree_hanging": ["order"],
    "claim": ["seat"],
    "correction": ["deal", "seat", "cards"],
    "void": ["event", "reason"],
    "amend": ["event", "with", "reason"],
    "reopen": ["with", "reason"],
    "rules": ["ruleset", "reason"],
    "adjust": ["points", "reason"],
    "confirm": ["deal", "seat"],
    "close": ["reason"],
}


def read(document: Any, **change: Any) -> e.AnyEvent:
    return one({**document, **change})


def test_the_events_are_those_of_the_format() -> None:
    assert set(READERS) == set(LEAST)


@pytest.mark.parametrize("kind", LEAST)
def test_an_event_needs_no_more_than_it_must(kind: str) -> None:
    event = read(LEAST[kind])
    assert (event.id, event.at, event.by) == ("", None, None)


@pytest.mark.parametrize(("kind", "key"), [(kind, key) for kind, keys in REQUIRED.items() for key in keys])
def test_a_required_key_is_named_where_it_is_missing(kind: str, key: str) -> None:
    for change in ({key: None}, {}):
        document = {name: value for name, value in LEAST[kind].items() if name != key}
        with refused("key.missing", key):
            read({**document, **change})


@pytest.mark.parametrize("kind", LEAST)
def test_every_event_may_carry_id_time_and_author(kind: str) -> None:
    event = read(LEAST[kind], id="x", at="2026-11-29T19:40:00+03:00", by="Аня")
    assert (event.id, event.at, event.by) == ("x", "2026-11-29T19:40:00+03:00", "Аня")
    for key, value in (("id", 5), ("id", ""), ("id", "x" * 101), ("at", "today"), ("by", ""), ("by", "Б" * 41)):
        with refused("value.bad", key):
            read(LEAST[kind], **{key: value})


@pytest.mark.parametrize("kind", LEAST)
def test_an_unknown_key_is_refused_by_name(kind: str) -> None:
    with refused("key.unknown", "colour"):
        read(LEAST[kind], colour="red")


@pytest.mark.parametrize(
    ("document", "code", "at"),
    [
        pytest.param({}, "key.missing", "type", id="no type"),
        pytest.param({"type": None}, "key.missing", "type", id="null"),
        pytest.param({"type": "misdeal"}, "event.unknown_type", "type", id="a type nobody knows"),
        pytest.param({"type": 5}, "event.unknown_type", "type", id="a number"),
        pytest.param({"type": ["deal"]}, "event.unknown_type", "type", id="a list"),
        pytest.param([], "value.bad", "", id="no object"),
    ],
)
def test_an_event_says_what_it_is(document: Any, code: str, at: str) -> None:
    with refused(code, at):
        one(document)


@pytest.mark.parametrize(
    ("kind", "change", "code", "at"),
    [
        pytest.param("passed", {"dealer": 2}, "seat.unknown", "dealer", id="passed by nobody"),
        pytest.param("fifty", {"maker": 2}, "seat.unknown", "maker", id="a fifty for nobody"),
        pytest.param("fifty", {"dealer": "0"}, "value.bad", "dealer", id="a fifty dealt by a text"),
        pytest.param("agree_hanging", {"order": "ask"}, "value.bad", "order", id="an agreement to ask"),
        pytest.param("agree_hanging", {"order": "both"}, "value.bad", "order", id="an agreement of no kind"),
        pytest.param("claim", {"seat": -1}, "seat.unknown", "seat", id="a claim by nobody"),
        pytest.param("claim", {"during": []}, "value.bad", "during", id="a claim during a list"),
        pytest.param("claim", {"during": {"maker": 0}}, "key.missing", "during.cards", id="a claim without cards"),
        pytest.param("claim", {"during": {"cards": [5, 5]}}, "key.missing", "during.maker", id="without a maker"),
        pytest.param("claim", {"during": {"maker": 0, "cards": [5]}}, "value.bad", "during.cards", id="one count"),
        pytest.param("claim", {"during": {"maker": 0, "cards": [5, 5], "last_trick": 0}}, "key.unknown",
                     "during.last_trick", id="a last trick in the middle"),
        pytest.param("correction", {"cards": -1}, "value.bad", "cards", id="a count below zero"),
        pytest.param("correction", {"cards": [70, 40]}, "value.bad", "cards", id="two counts"),
        pytest.param("correction", {"last_trick": 2}, "seat.unknown", "last_trick", id="a last trick of nobody"),
        pytest.param("correction", {"noticed_by": 2}, "seat.unknown", "noticed_by", id="noticed by nobody"),
        pytest.param("void", {"event": 1}, "value.bad", "event", id="a place for an id"),
        pytest.param("void", {"reason": ""}, "value.bad", "reason", id="no reason"),
        pytest.param("void", {"reason": "x" * 1001}, "value.bad", "reason", id="a reason without end"),
        pytest.param("amend", {"with": []}, "value.bad", "with", id="amended by a list"),
        pytest.param("amend", {"with": {}}, "key.missing", "with.type", id="amended by nothing"),
        pytest.param("amend", {"with": {**MADE, "id": "x"}}, "key.unknown", "with.id", id="an id of its own"),
        pytest.param("amend", {"with": {**MADE, "cards": [80]}}, "value.bad", "with.cards", id="amended by one count"),
        pytest.param("amend", {"with": void("1")}, "event.not_amendable", "with.type", id="a deal was never a void"),
        pytest.param("amend", {"with": adjust(5, 5)}, "event.not_amendable", "with.type", id="nor an adjustment"),
        pytest.param("reopen", {"with": {"events": []}}, "key.unknown", "with.events", id="other events"),
        pytest.param("reopen", {"with": {"players": ["A", "a"]}}, "players.same_name", "with.players[1]", id="alike"),
        pytest.param("reopen", {"with": {"players": ["A"]}}, "players.count", "with.players", id="one player"),
        pytest.param("reopen", {"with": {"dealer": 5}}, "seat.unknown", "with.dealer", id="a dealer who is not there"),
        pytest.param("reopen", {"with": {"ruleset": {"preset": "poker"}}}, "ruleset.unknown_preset",
                     "with.ruleset.preset", id="poker"),
        pytest.param("reopen", {"with": {"ruleset": {"target": 0}}}, "ruleset.bad_value", "with.ruleset.target",
                     id="a target of 0"),
        pytest.param("rules", {"ruleset": {"preset": "moscow"}}, "ruleset.unknown_option", "ruleset.preset",
                     id="a variant on the way"),
        pytest.param("rules", {"ruleset": {"colour": 1}}, "ruleset.unknown_option", "ruleset.colour", id="no option"),
        pytest.param("rules", {"ruleset": {"tie": "draw"}}, "ruleset.bad_value", "ruleset.tie", id="no such value"),
        pytest.param("rules", {"ruleset": []}, "value.bad", "ruleset", id="a list of rules"),
        pytest.param("adjust", {"points": [5]}, "value.bad", "points", id="points for one"),
        pytest.param("adjust", {"points": [5, 1_000_001]}, "value.bad", "points[1]", id="points without end"),
        pytest.param("confirm", {"seat": 2}, "seat.unknown", "seat", id="confirmed by nobody"),
        pytest.param("close", {"draw": "yes"}, "value.bad", "draw", id="yes is not true"),
    ],
)  # fmt: skip
def test_a_value_of_another_kind_is_refused_at_its_place(kind: str, change: Document, code: str, at: str) -> None:
    with refused(code, at):
        read(LEAST[kind], **change)


def test_a_correction_of_the_last_trick_needs_no_count() -> None:
    assert read({"type": "correction", "deal": "1", "seat": 0, "last_trick": 1}) == e.Correction(
        deal="1", seat=0, last_trick=1
    )


def test_an_amended_event_may_say_when_and_by_whom() -> None:
    event = read(amend("1", {"type": "passed", "by": "Аня", "id": None}))
    assert isinstance(event, e.Amend)
    assert event.new == e.Passed(by="Аня")


def test_rules_may_switch_off() -> None:
    assert read(agreed(target=None)) == e.Rules(options={"target": None}, reason="agreed")
