"""Что запишем? The row and the state are those of the log with the deal at its end."""

from typing import Any

from scorer.arbiter.ask import ask
from scorer.ledger.codec import decode_party, encode_state
from scorer.ledger.replay import replay


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
