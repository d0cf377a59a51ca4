"""The worked questions put to the pages: each can be typed in there, and the page rules as reckoned."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from werkzeug.datastructures import MultiDict

from scorer.web.address import changes
from scorer.web.address import read as read_rules
from scorer.web.arbiter.question import Unsound
from scorer.web.arbiter.questions import QUESTIONS
from scorer.web.arbiter.table import table_of
from tests.web.arbiter.asking import ask

Fields = dict[str, Any]
Question = dict[str, Any]
CASES = json.loads((Path(__file__).parents[2] / "data" / "questions.json").read_text("utf-8"))
ON_PAGES = [case for case in CASES if case["question"]["ask"] != "deal"]
"""What a deal would come to is the preview of its own page."""


def melds(question: Question) -> Fields:
    fields: Fields = {key: str(question[key]) for key in ("bella", "maker") if key in question}
    used = [0, 0, 0]
    for meld in question.get("melds", ()):
        at = f"{meld['seat']}{used[meld['seat']]}"
        used[meld["seat"]] += 1
        fields[f"kind{at}"] = str(meld.get("length", "four"))
        fields[f"top{at}"] = meld["four"] if "four" in meld else meld["run"][:-1]
        fields[f"suit{at}"] = meld["run"][-1] if "run" in meld else ""
    return fields


def play(question: Question) -> Fields:
    lies = dict(zip(("led", "second"), question["trick"], strict=False))
    return {"hand": question["hand"], "card": question["card"], **lies}


def exchange(question: Question) -> Fields:
    fields = {key: str(question[key]) for key in ("round", "seat", "maker", "turned", "take")}
    seven = f"7{question['turned'][-1]}"
    six = {"six": "yes" if seven in question["first_six"] else "no"} if "first_six" in question else {}
    return fields | six | {"hand": question["hand"], "called": "1" if question.get("called") else ""}


def rank(question: Question) -> Fields:
    return {"called": str(question["called"]), "own": "none" if question["own"] is None else str(question["own"])}


def bella(question: Question) -> Fields:
    def place(card: str) -> str:
        return next((place for place in ("held", "played") if card in question[place]), "elsewhere")

    return {"king": place(f"K{question['trump']}"), "queen": place(f"Q{question['trump']}")}


def claim(question: Question) -> Fields:
    during, totals = question["during"], question["party"]["events"][0]["points"]
    counts = {f"cards{seat}": str(count) for seat, count in enumerate(during["cards"])}
    before = {f"total{seat}": str(total) for seat, total in enumerate(totals)}
    return {"seat": str(question["seat"]), "when": "mid", "trump": during["trump"], **counts, **before, **melds(during)}


def count(question: Question) -> Fields:
    pile = {
        "pile0": question["pile"],
        "order-pile0": ".".join(question["pile"]),
        "melds0": str(question.get("melds", 0)),
    }
    return pile | {"jack": "0" if question.get("jack_first") else "", "last": "0" if question.get("last_trick") else ""}


FORMS: dict[str, Callable[[Question], Fields]] = {
    "melds": melds,
    "hand": lambda question: {"hand": question["hand"]},
    "play": play,
    "exchange": exchange,
    "rank_inquiry": rank,
    "bella": bella,
    "claim": claim,
    "count": count,
    "penalty": lambda question: {"offence": question["offence"]},
}


def address(question: Question) -> Fields:
    """The parts of the address under which the ruling stands."""
    rules = dict(question.get("ruleset") or question.get("party", {}).get("ruleset", {}))
    name = rules.pop("preset", "moscow")
    ruleset = read_rules(name, {}).with_options(rules)
    trump = {"trump": question["trump"]} if "trump" in question else {}
    return {"preset": name, **changes(name, ruleset), **trump, **FORMS[question["ask"]](question)}


@pytest.mark.parametrize("case", ON_PAGES, ids=lambda case: case["name"])
def test_a_worked_question_is_ruled_on_the_page_as_reckoned(lasting_app: Flask, case: dict[str, Any]) -> None:
    parts = address(case["question"])
    name = {"rank_inquiry": "rank"}.get(case["question"]["ask"], case["question"]["ask"])
    page = ask(lasting_app.test_client(), name, parts)
    with lasting_app.test_request_context(query_string=parts):
        table = table_of(None, {key: value for key, value in parts.items() if isinstance(value, str)})
        try:
            answer = (
                QUESTIONS[name].answered(MultiDict({key: value for key, value in parts.items() if value}), table).answer
            )
        except Unsound:
            answer = {"refused": True}
    expected = case["expect"]
    if "error" in expected:
        assert (page.status_code, answer) == (422, {"refused": True})
        return
    assert page.status_code == 200
    found = answer["counts"][0] if name == "count" else answer
    assert {key: found[key] for key in expected} == expected
