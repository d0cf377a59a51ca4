"""Страницы арбитра: the questions, a form each, and the ruling with the whole situation in its address."""

from __future__ import annotations

from uuid import UUID

from flask import abort, redirect, render_template, request, url_for
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response

from scorer.rules.cards import Suit
from scorer.web.arbiter import draft
from scorer.web.arbiter.blueprint import both, pages
from scorer.web.arbiter.page import form_page, ruling_page, situation, variants
from scorer.web.arbiter.question import Question, Unsound
from scorer.web.arbiter.questions import QUESTIONS
from scorer.web.arbiter.table import table_of
from scorer.web.arbiter.typed import Typed

__all__ = ["pages"]


@both("")
def index(party_id: UUID | None = None) -> str:
    """All questions, a button each; without a target nobody announces the end."""
    table = table_of(party_id, request.args)
    endless = table.ruleset.target is None
    return render_template(
        "arbiter/index.html",
        table=table,
        questions=[question for name, question in QUESTIONS.items() if not (endless and name == "claim")],
        variants=variants(),
    )


@both("/<question>")
def form(question: str, party_id: UUID | None = None) -> str:
    """The form of a question, filled in with what its address holds, else with what the party knows."""
    asked, table = _question(question), table_of(party_id, request.args)
    values = situation(request.args) or MultiDict(asked.prefill(table))
    return form_page(asked, table, Typed(values))


@both("/<question>/ruling")
def ruling(question: str, party_id: UUID | None = None) -> str | tuple[str, int]:
    """The ruling; where there is no such situation, the form with what is wrong at its fields."""
    wanted, table = _question(question), table_of(party_id, request.args)
    try:
        return ruling_page(wanted, wanted.answered(situation(request.args), table))
    except Unsound as unsound:
        return form_page(wanted, table, unsound.typed), 422


@pages.post("/party/<uuid:party_id>/arbiter/<question>/ruling")
def take(question: str, party_id: UUID) -> Response | tuple[str, int]:
    """Take the ruling over into the deal being written."""
    wanted, table = _question(question), table_of(party_id, request.args)
    try:
        asked = wanted.answered(situation(request.args), table)
    except Unsound as unsound:
        return form_page(wanted, table, unsound.typed), 422
    fields = wanted.take(asked)
    if fields is None:
        abort(400)
    draft.take_over(table, fields, trump=Suit(asked.document["trump"]) if wanted.on_trump else None)
    return redirect(url_for("deal.deal", party_id=party_id), 303)


def _question(name: str) -> Question:
    if name not in QUESTIONS:
        abort(404)
    return QUESTIONS[name]
