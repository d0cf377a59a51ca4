"""Вопрос: what a page of the arbiter asks, how the situation is read, and how the ruling is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from werkzeug.datastructures import MultiDict

from scorer.arbiter.ask import ask
from scorer.rules.refusal import Refused
from scorer.web.arbiter.table import Table
from scorer.web.arbiter.typed import Typed
from scorer.web.presenters.arbiter.ruling import Told, View
from scorer.web.presenters.text import Text

Document = dict[str, Any]
Fields = Mapping[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """A question that was answered: the table, what was typed, the question as the engine got it, its answer."""

    table: Table
    typed: Typed
    document: Document
    answer: dict[str, Any]


class Unsound(Exception):
    """What was typed is no situation; its fields say why."""

    def __init__(self, typed: Typed) -> None:
        super().__init__(str(typed.errors))
        self.typed = typed


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A page of the arbiter.

    `document` reads the situation at a table (what is wrong is noted in what was typed);
    `field_of` says which field a refusal is about; `told` is the ruling in words, `view` the
    whole page; `form` what its form needs beside the fields. `prefill` is what a party
    already knows, `take` what the draft of its deal is given, None where nothing can be.
    `rule` answers the situation, with more than one question where it takes several. `alone`
    are the fields that tell the same without the party, None where nothing can. `on_trump`
    says that what is taken over rests on the trump and brings it along; who plays on it is the
    field `maker`, where the draft does not know.
    """

    name: str
    title: Text
    short: Text
    document: Callable[[Typed, Table], Document]
    field_of: Callable[[Refused, Typed], str]
    told: Callable[[Asked], Told]
    view: Callable[[Asked], View]
    form: Callable[[Typed, Table], Mapping[str, Any]]
    prefill: Callable[[Table], Fields]
    take: Callable[[Asked], Mapping[str, str] | None]
    rule: Callable[[Document], dict[str, Any]] = ask
    alone: Callable[[Asked], Fields | None] = lambda _: {}
    on_trump: bool = False

    def answered(self, values: MultiDict[str, str], table: Table) -> Asked:
        """The ruling at a table; raises `Unsound` for what is no situation there."""
        typed = Typed(values)
        document = self.document(typed, table)
        if typed.errors:
            raise Unsound(typed)
        try:
            answer = self.rule({"ruleset": table.rules, **document})
        except Refused as refused:
            typed.refuse(self.field_of(refused, typed), refused, table.names)
            raise Unsound(typed) from None
        return Asked(table=table, typed=typed, document=document, answer=answer)


def no_take(_: Asked) -> None:
    """Nothing can be taken over."""


def no_prefill(_: Table) -> Fields:
    """Nothing is known beforehand."""
    return {}
