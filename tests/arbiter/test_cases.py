"""The worked questions: situations whose rulings were found by hand."""

import json
from pathlib import Path
from typing import Any

import pytest

from scorer.arbiter.ask import ask
from scorer.rules.refusal import Refused

CASES = json.loads((Path(__file__).parents[1] / "data" / "questions.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_a_worked_question_is_ruled_as_reckoned(case: dict[str, Any]) -> None:
    try:
        answer = ask(case["question"])
    except Refused as refused:
        answer = {"error": refused.code}
    assert {key: answer.get(key) for key in case["expect"]} == case["expect"]
