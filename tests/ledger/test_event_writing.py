"""Events go out as they came in, without what says nothing."""

from typing import Any

import pytest

from scorer.ledger.event_writing import KINDS, encode_event
from tests.ledger.parties import MADE, Document, adjust, agreed, amend, correction, one, reopen, void

WHOLE: list[Document] = [
    {
        **MADE,
        "dealer": 1,
        "round": 2,
        "melds": [{"seat": 0, "length": 3}, {"seat": 0, "length": 4, "run": "10S"}, {"seat": 1, "four": "Q"}],
        "called_first": 1,
        "bella": 0,
        "no_tricks": [1],
        "stock": 0,
        "offences": [{"seat": 1, "kind": "revoke"}],
        "conceded": True,
        "dave": [0, 1],
        "resigned": 0,
    },
    {"type": "deal", "maker": 0, "total": 100, "conceded": True},
    {"type": "passed", "dealer": 0},
    {"type": "fifty", "maker": 1, "dealer": 0},
    {"type": "agree_hanging", "order": "queue"},
    {"type": "claim", "seat": 1, "during": {"maker": 0, "cards": [0, 5], "trump": "S", "bella": 0, "dealer": 1,
                                            "called_first": 1, "melds": [{"seat": 0, "length": 3, "run": "KH"}]}},
    {**correction("1", 0, cards=0, last_trick=0), "noticed_by": 1},
    void("1"),
    amend("1", {**MADE, "by": "Аня"}),
    amend("1", {"type": "passed"}),
    reopen(ruleset={"preset": "to_301", "target": None}, players=["A", "B"], dealer=0),
    reopen(ruleset={}),
    reopen(),
    agreed(target=None, offences=["revoke"], split_runs=False),
    agreed(),
    adjust(0, -5),
    {"type": "confirm", "deal": "1", "seat": 0},
    {"type": "close", "reason": "late", "draw": True},
]  # fmt: skip


@pytest.mark.parametrize("document", WHOLE, ids=[f"{place}: {event['type']}" for place, event in enumerate(WHOLE)])
def test_an_event_goes_out_as_it_came_in(document: Document) -> None:
    told = {**document, "id": "x", "at": "2026-11-29T19:40:00+03:00", "by": "Аня"}
    for said in (document, told):
        event = one(said)
        assert encode_event(event) == said
        assert one(encode_event(event)) == event


@pytest.mark.parametrize(
    ("document", "nothing"),
    [
        pytest.param(MADE, {"melds": [], "no_tricks": [], "offences": [], "dave": [], "conceded": False, "bella": None},
                     id="a deal"),
        pytest.param({"type": "close", "reason": "late"}, {"draw": False, "at": None}, id="a close"),
        pytest.param({"type": "claim", "seat": 0}, {"during": None, "id": None}, id="a claim"),
        pytest.param({"type": "passed"}, {"dealer": None, "by": None}, id="a passed deal"),
    ],
)  # fmt: skip
def test_what_says_nothing_does_not_go_out(document: Document, nothing: dict[str, Any]) -> None:
    assert encode_event(one({**document, **nothing})) == document


def test_every_kind_of_event_is_tried() -> None:
    assert {event["type"] for event in WHOLE} == set(KINDS.values())
