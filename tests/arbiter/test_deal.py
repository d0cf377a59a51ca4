"""Что запишем? The row and the state are those of the log with the deal at its end."""

from typing import Any

import pytest

from scorer.arbiter.ask import ask
from scorer.ledger.codec import decode_party, encode_state
from scorer.ledger.replay import replay
from scorer.rules.refusal import Refused


def test_a_deal_is_ruled_as_the_record_would_have_it() -> None:
    first = {"type": "deal", "maker": 0, "cards": [70, 70], "last_trick": 1}
    second = {"type": "deal", "maker": 1, "cards": [90, 40], "last_trick": 0}
    party: dict[str, Any] = {"format": "deberts-party", "version": 1, "players": ["A", "B"], "dealer": 1}
    answer = ask({"ask": "deal", "party": party | {"events": [first]}, "deal": second})
    state = encode_state(replay(decode_party(party | {"events": [first, second]})))
    assert answer["row"] == state["rows"][-1]
    assert {key: answer[key] for key in answer if key != "row"} == {
        key: state[key] for key in ("totals", "hanging", "finished", "winner", "end")
    }


def test_what_makes_no_row_has_none() -> None:
    party = {"format": "deberts-party", "version": 1, "players": ["A", "B"], "dealer": 1}
    events = [{"type": "passed"}]
    answer = ask(
        {"ask": "deal", "party": party | {"events": events}, "deal": {"type": "void", "event": "1", "reason": "slip"}}
    )
    assert answer["row"] is None


PLAYED = {"type": "deal", "maker": 0, "cards": [90, 40], "last_trick": 0}
IMPOSSIBLE = {"type": "deal", "maker": 0, "cards": [1, 70], "last_trick": 0}


@pytest.mark.parametrize(
    ("events", "asked", "at"),
    [
        pytest.param([], IMPOSSIBLE, "deal.cards[0]", id="the deal asked about"),
        pytest.param([PLAYED], IMPOSSIBLE, "deal.cards[0]", id="after others"),
        pytest.param([PLAYED], {**PLAYED, "id": "1"}, "deal.id", id="an id that is taken"),
        pytest.param([PLAYED], {"type": "void", "event": "7", "reason": "slip"}, "deal.event", id="a reference"),
        pytest.param(
            [PLAYED], {"type": "amend", "event": "1", "reason": "slip", "with": IMPOSSIBLE}, "deal.with.cards[0]",
            id="what it changes an earlier one to",
        ),
        pytest.param([{**PLAYED, "maker": 7}], PLAYED, "party.events[0].maker", id="the party's form"),
        pytest.param([IMPOSSIBLE], PLAYED, "party.events[0].cards[0]", id="the party's meaning"),
    ],
)  # fmt: skip
def test_a_refusal_names_its_place_in_the_question(
    events: list[dict[str, Any]], asked: dict[str, Any], at: str
) -> None:
    party = {"format": "deberts-party", "version": 1, "players": ["A", "B"], "dealer": 1, "events": events}
    with pytest.raises(Refused) as refused:
        ask({"ask": "deal", "party": party, "deal": asked})
    assert refused.value.at == at
