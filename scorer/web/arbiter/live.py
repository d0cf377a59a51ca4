"""Счёт на ходу: the running total of every pile while its cards are tapped, for the script of the page."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from flask import jsonify, request
from werkzeug.wrappers import Response

from scorer.web.arbiter.blueprint import both
from scorer.web.arbiter.page import situation
from scorer.web.arbiter.question import Unsound
from scorer.web.arbiter.questions import QUESTIONS
from scorer.web.arbiter.questions.count import pile
from scorer.web.arbiter.table import table_of
from scorer.web.presenters.text import pgettext


@both("/count/running")
def running(party_id: UUID | None = None) -> Response:
    """By pile: what it comes to, and «Пропускаю» where its last card is the jass that was counted already."""
    try:
        asked = QUESTIONS["count"].answered(situation(request.args), table_of(party_id, request.args))
    except Unsound as unsound:
        return jsonify({"wrong": next(iter(unsound.typed.errors.values()))[0]})
    sums: dict[str, Any] = {}
    for seat, count in enumerate(asked.answer["counts"]):
        if count is not None and asked.document["piles"][seat]:
            passed = count["lines"][-1]["pass"]
            sums[pile(seat)] = {"sum": count["total"], "said": pgettext("said", "I pass it.") if passed else ""}
    return jsonify({"piles": sums})
