"""A question is read strictly: whatever is not expected is refused by name, and nothing breaks."""

import copy
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from scorer.arbiter.ask import QUESTIONS, ask
from scorer.ledger.codec import encode_refusal
from scorer.ledger.files import write_document
from scorer.rules.refusal import Refused

CASES = json.loads((Path(__file__).parents[1] / "data" / "questions.json").read_text("utf-8"))
JUNK: tuple[Any, ...] = (
    None,
    True,
    0,
    1,
    3,
    -1,
    10**30,
    1.5,
    "",
    "x",
    "H",
    "KH",
    "four",
    [],
    {},
    ["KH"],
    [[1]],
    {"seat": 0, "length": 3},
)


@pytest.mark.parametrize(
    ("question", "code", "at"),
    [
        ([], "value.bad", ""),
        ({}, "key.missing", "ask"),
        ({"ask": "weather"}, "ask.unknown", "ask"),
        ({"ask": ["hand"]}, "ask.unknown", "ask"),
        ({"ask": "hand", "hand": []}, "key.missing", "trump"),
        ({"ask": "hand", "hand": [], "trump": "H", "card": "KH"}, "key.unknown", "card"),
        ({"ask": "hand", "ruleset": {"preset": "x"}}, "ruleset.unknown_preset", "ruleset.preset"),
        ({"ask": "hand", "ruleset": {"fives": True}}, "ruleset.unknown_option", "ruleset.fives"),
    ],
    ids=str,
)
def test_what_is_not_expected_is_refused_at_its_place(question: object, code: str, at: str) -> None:
    with pytest.raises(Refused) as refused:
        ask(question)
    assert (refused.value.code, refused.value.at) == (code, at)


def test_every_kind_of_question_has_a_worked_case() -> None:
    assert {case["question"]["ask"] for case in CASES} == set(QUESTIONS)


def places(document: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    inner = (
        document.items() if isinstance(document, dict) else enumerate(document) if isinstance(document, list) else ()
    )
    for key, value in inner:
        yield (*path, key)
        yield from places(value, (*path, key))


def spoilt(question: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """The question with something in it replaced or left out."""
    question = copy.deepcopy(question)
    *way, last = chance.choice(list(places(question)))
    owner: Any = question
    for key in way:
        owner = owner[key]
    if chance.random() < 0.8:
        owner[last] = copy.deepcopy(chance.choice(JUNK))
    else:
        del owner[last]
    return question


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_a_spoilt_question_is_ruled_on_or_refused_and_never_breaks(case: dict[str, Any]) -> None:
    chance = random.Random(case["name"])
    for _ in range(60):
        try:
            answer = ask(spoilt(case["question"], chance))
        except Refused as refused:
            answer = encode_refusal(refused)
        assert json.loads(write_document(answer)) == answer
