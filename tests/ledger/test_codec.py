"""The party file: strict coming in, whole going out."""

import json
from copy import deepcopy
from typing import Any

import pytest

from scorer.ledger.codec import (
    decode_next,
    decode_party,
    encode_party,
    encode_refusal,
    encode_state,
)
from scorer.ledger.events import DealPlayed, Reopen
from scorer.ledger.log import MOST_EVENTS
from scorer.ledger.replay import replay
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset
from tests.ledger.parties import BAIT, MADE, Document, adjust, amend, one, party, reopen, void
from tests.rules.deals import refused


def test_the_least_a_party_needs() -> None:
    decoded = decode_party({"format": "deberts-party", "version": 1, "players": ["A", "B"], "dealer": 0, "events": []})
    assert (decoded.preset, decoded.ruleset) == ("moscow", Ruleset())
    assert (decoded.players, decoded.dealer, decoded.events) == (("A", "B"), 0, ())
    assert (decoded.id, decoded.started, decoded.player_ids) == (None, None, None)


@pytest.mark.parametrize("key", ["id", "started", "ruleset", "player_ids"])
def test_what_may_be_left_out_may_be_null(key: str) -> None:
    document = party()
    del document["ruleset"]
    assert decode_party({**document, key: None}) == decode_party(document)


@pytest.mark.parametrize(
    ("change", "code", "at"),
    [
        pytest.param({"format": "deberts-state"}, "file.format", "format", id="a state is no party"),
        pytest.param({"format": None}, "file.format", "format", id="no format"),
        pytest.param({"version": 2}, "file.version", "version", id="a version to come"),
        pytest.param({"version": 1.0}, "file.version", "version", id="a version with a point"),
        pytest.param({"version": True}, "file.version", "version", id="true is no version"),
        pytest.param({"version": None}, "file.version", "version", id="no version"),
        pytest.param({"colour": "red"}, "key.unknown", "colour", id="a key nobody knows"),
        pytest.param({"players": None}, "key.missing", "players", id="no players"),
        pytest.param({"dealer": None}, "key.missing", "dealer", id="no dealer"),
        pytest.param({"events": None}, "key.missing", "events", id="no events"),
        pytest.param({"events": {}}, "value.bad", "events", id="events that are no list"),
        pytest.param({"events": [5]}, "value.bad", "events[0]", id="an event that is no object"),
        pytest.param({"id": ""}, "value.bad", "id", id="an empty id"),
        pytest.param({"id": 5}, "value.bad", "id", id="a number for an id"),
        pytest.param({"started": "yesterday"}, "value.bad", "started", id="no time"),
        pytest.param({"started": "2026-11-29T19:40:00"}, "value.bad", "started", id="a time without an offset"),
        pytest.param({"player_ids": ["a"]}, "value.bad", "player_ids", id="one id for two players"),
        pytest.param({"player_ids": ["a", 5]}, "value.bad", "player_ids[1]", id="a number for a player's id"),
        pytest.param({"dealer": 2}, "seat.unknown", "dealer", id="a dealer who does not sit there"),
        pytest.param({"dealer": -1}, "seat.unknown", "dealer", id="a seat below 0"),
        pytest.param({"dealer": "Аня"}, "value.bad", "dealer", id="a name for a seat"),
        pytest.param({"dealer": True}, "value.bad", "dealer", id="true is no seat"),
        pytest.param({"players": ["A"]}, "players.count", "players", id="one player"),
        pytest.param({"players": ["A", "B", "C"]}, "players.count", "players", id="three players of a game for two"),
        pytest.param({"ruleset": {"players": 3}}, "players.count", "players", id="two players of a game for three"),
        pytest.param({"players": ["A", "a "]}, "players.same_name", "players[1]", id="two of one name"),
        pytest.param({"ruleset": []}, "value.bad", "ruleset", id="a ruleset that is no object"),
        pytest.param({"ruleset": {"preset": "poker"}}, "ruleset.unknown_preset", "ruleset.preset", id="poker"),
        pytest.param({"ruleset": {"colour": 1}}, "ruleset.unknown_option", "ruleset.colour", id="no such option"),
        pytest.param({"ruleset": {"target": 0}}, "ruleset.bad_value", "ruleset.target", id="a target of 0"),
        pytest.param({"ruleset": {"tie": None}}, "ruleset.bad_value", "ruleset.tie", id="no tie"),
    ],
)
def test_an_opening_that_is_none_is_refused(change: Document, code: str, at: str) -> None:
    with refused(code, at):
        decode_party({**party(), **change})


@pytest.mark.parametrize("document", [None, [], "deberts-party", 5, {}])
def test_what_is_no_party_is_refused_by_its_format(document: object) -> None:
    with refused("file.format", "format"):
        decode_party(document)


def test_five_thousand_events_and_no_more() -> None:
    passed = [{"type": "passed"}] * MOST_EVENTS
    assert len(decode_party(party(*passed)).events) == MOST_EVENTS
    with refused("file.too_large", f"events[{MOST_EVENTS}]"):
        decode_party(party(*passed, {"type": "passed"}))


def test_the_first_event_that_is_wrong_is_named() -> None:
    with refused("event.unknown_type", "events[1].type"):
        decode_party(party(MADE, {"type": "misdeal"}, {"type": "passed", "dealer": 9}))


def test_structure_goes_before_meaning() -> None:
    with refused("key.unknown", "events[1].colour"):
        decode_party(party({"type": "fifty", "maker": 0}, {**MADE, "colour": "red"}))


FULL: Document = {
    "id": "6f1d7a52-0f6b-4b38-9d9f-7d1f6a1f1c11",
    "started": "2026-11-29T19:40:00+03:00",
    "player_ids": ["p1", "p2"],
}


def test_a_party_goes_out_with_every_option() -> None:
    document = encode_party(decode_party({**party(MADE, preset="klaberjass", target=301), **FULL}))
    assert document["ruleset"] == {"preset": "klaberjass", **Ruleset().options(), **document["ruleset"]}
    assert (document["ruleset"]["target"], document["ruleset"]["tie"]) == (301, "bait")
    assert {key: document[key] for key in FULL} == FULL
    assert list(document) == [
        "format",
        "version",
        "id",
        "started",
        "ruleset",
        "players",
        "player_ids",
        "dealer",
        "events",
    ]


def test_what_was_not_given_does_not_go_out() -> None:
    assert list(encode_party(decode_party(party()))) == ["format", "version", "ruleset", "players", "dealer", "events"]


def test_an_old_party_does_not_change_with_its_variant() -> None:
    document = encode_party(decode_party(party(BAIT)))
    document["ruleset"] = {**document["ruleset"], "preset": "klaberjass"}
    assert replay(decode_party(document)).totals == replay(decode_party(party(BAIT))).totals
    assert decode_party(document).ruleset == Ruleset()


def test_events_go_out_with_their_ids() -> None:
    document = encode_party(decode_party(party(MADE, {**BAIT, "id": "x"}, void("1"))))
    assert [event["id"] for event in document["events"]] == ["1", "x", "3"]


def test_one_event_is_read_by_itself() -> None:
    event = one({**MADE, "cards": [80, 40, 20]}, 3)
    assert isinstance(event, DealPlayed)
    assert event.deal.cards == (80, 40, 20)
    with refused("value.bad", "cards"):
        one(MADE, 3)


def test_an_event_to_come_is_read_by_every_number_of_players_the_party_had() -> None:
    three = reopen(players=["A", "B", "C"], ruleset={"preset": "threesome"})
    of_three = {**MADE, "cards": [80, 40, 20]}
    with refused("value.bad", "cards"):
        decode_next(of_three, decode_party(party(MADE)))
    for log in ([three], [{**three, "id": "r"}, void("r")]):
        reopened = decode_party(party(*log))
        assert isinstance(decode_next(of_three, reopened), DealPlayed)
        assert isinstance(decode_next(MADE, reopened), DealPlayed)
    with refused("value.bad", "cards"):
        decode_next(of_three, decode_party(party(reopen(dealer=0))))
    assert isinstance(decode_next({**three, "with": {**three["with"], "dealer": 2}}, decode_party(party())), Reopen)


def test_a_state_goes_out_as_the_format_says() -> None:
    found = encode_state(replay(decode_party(party({**MADE, "melds": [{"seat": 0, "length": 3}]}))))
    assert found == {
        "format": "deberts-state",
        "version": 1,
        "totals": [110, 40],
        "dealer": 0,
        "hanging": [],
        "finished": False,
        "winner": None,
        "end": None,
        "may_claim": [],
        "rows": [
            {
                "event": "1",
                "kind": "deal",
                "number": 1,
                "dealer": 1,
                "outcome": "made",
                "raw": [110, 40],
                "written": [110, 40],
                "hanging_paid": 0,
                "totals": [110, 40],
                "lines": [
                    {"seat": 0, "points": 80, "reason": "cards"},
                    {"seat": 0, "points": 10, "reason": "last_trick"},
                    {"seat": 0, "points": 20, "reason": "meld.terz"},
                    {"seat": 1, "points": 40, "reason": "cards"},
                ],
            }
        ],
    }


@pytest.mark.parametrize(
    ("refusal", "error"),
    [
        pytest.param(
            Refused("cards.impossible", at="events[3].cards", seat=0, count=1),
            {"code": "cards.impossible", "params": {"seat": 0, "count": 1}, "at": "events[3].cards"},
            id="numbers stay numbers",
        ),
        pytest.param(
            Refused("hanging.agreement_needed", hanging=(70, 61)),
            {"code": "hanging.agreement_needed", "params": {"hanging": [70, 61]}, "at": ""},
            id="a tuple is a list",
        ),
        pytest.param(
            Refused("value.bad", value=None, limit=0.5, flag=True, told={"a": (1,)}),
            {
                "code": "value.bad",
                "params": {"value": None, "limit": "0.5", "flag": True, "told": {"a": [1]}},
                "at": "",
            },
            id="all of it is JSON",
        ),
    ],
)
def test_a_refusal_goes_out(refusal: Refused, error: dict[str, Any]) -> None:
    assert encode_refusal(refusal) == {"error": error}
    assert json.dumps(encode_refusal(refusal))


def test_nothing_that_came_in_is_held_on_to() -> None:
    document = deepcopy(party(MADE, adjust(5, 5), amend("1", BAIT)))
    decoded = decode_party(document)
    before = encode_party(decoded)
    document["events"][0]["cards"][0] = 7
    document["events"][2]["with"]["cards"][0] = 7
    assert encode_party(decoded) == before
