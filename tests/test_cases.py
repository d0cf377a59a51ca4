"""The worked cases: short parties whose figures were reckoned by hand, each under the rule it is about."""

import json
from pathlib import Path
from typing import Any

import pytest

from scorer.ledger.codec import decode_party, encode_state
from scorer.ledger.replay import replay
from scorer.rules.refusal import Refused

CASES = Path(__file__).parent / "data" / "cases"


def cases() -> list[Any]:
    return [
        pytest.param(case, id=f"{file.stem}: {case['name']}")
        for file in sorted(CASES.glob("*.json"))
        for case in json.loads(file.read_text(encoding="utf-8"))
    ]


def seen(party: dict[str, Any]) -> dict[str, Any]:
    """What a case looks at: the state, what hangs by its points, the rows by outcome and by raw count."""
    try:
        state = encode_state(replay(decode_party(party)))
    except Refused as refused:
        return {"error": refused.code}
    rows = state["rows"]
    for row in rows:
        for seat, written in enumerate(row["written"]):
            assert written == sum(line["points"] for line in row["lines"] if line["seat"] == seat), row
    return {
        **state,
        "hanging": [hung["points"] for hung in state["hanging"]],
        "outcomes": [row["outcome"] for row in rows],
        "raws": [row["raw"] for row in rows if row["raw"]],
    }


@pytest.mark.parametrize("case", cases())
def test_a_worked_case_comes_out_as_reckoned(case: dict[str, Any]) -> None:
    got = seen(case["party"])
    expected = case["expect"]
    assert {key: got.get(key) for key in expected} == expected
    assert ("error" in got) == ("error" in expected)
