"""С бумаги: several deals typed as rows, each judged after the one before it, as if written one by one.

A row is the form of a deal under a name of its own, `row3-seat0-cards`; a passed deal, points
without play and an agreement are rows without counts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from werkzeug.datastructures import MultiDict

from scorer.ledger.events import AgreeHanging, AnyEvent, Fifty, Passed
from scorer.ledger.log import extended
from scorer.ledger.party import Party, State
from scorer.ledger.replay import preview
from scorer.rules.choices import HangingOrder
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset
from scorer.web.deal.asking import Asked, asked
from scorer.web.deal.judge import Judged, judge
from scorer.web.deal.page import errors_of
from scorer.web.deal.places import TOP_OF_FORM
from scorer.web.deal.preview import Said, say, stands
from scorer.web.deal.typed import Typed, typed_of
from scorer.web.forms.deal import deal_form, leaves
from scorer.web.presenters.outcomes import row_sentence
from scorer.web.presenters.refusals import refusal
from scorer.web.presenters.text import gettext

FEWEST, STEP, MOST = 8, 5, 40
"""Rows on the page: at first, how many more at a time, and at most."""
PASSED, FIFTY, SUM, QUEUE = "passed", "fifty", "sum", "queue"
_NAME = re.compile(r"row(\d{1,2})-(\w[\w-]*)")
_BESIDE = frozenset({"order", "sure", "counted"})
"""Fields that by themselves make no row of counts."""


@dataclass(frozen=True, slots=True)
class Typing:
    """A row as it was typed: what it is, and the form of its deal."""

    place: int
    code: str
    form: Any
    typed: Typed
    counts: bool

    @property
    def empty(self) -> bool:
        """Whether nothing is in it."""
        return not self.code and not self.counts


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """A row and what it comes to: the event to be written, or the messages by field; what the page says of it."""

    row: Typing
    event: AnyEvent | None = None
    errors: Mapping[str, list[str]] = field(default_factory=dict)
    said: Said | None = None
    stands: str = ""
    asked: Asked | None = None
    state: State


def read_rows(sent: Mapping[str, str], ruleset: Ruleset, *, more: int = 0) -> tuple[Typing, ...]:
    """The rows of a page, filled in or not, and so many empty ones after them."""
    fields: dict[int, dict[str, str]] = {}
    for name, value in sent.items():
        found = _NAME.fullmatch(name)
        if found and int(found[1]) < MOST:
            fields.setdefault(int(found[1]), {})[found[2]] = value
    count = min(max(FEWEST, max(fields, default=-1) + 1) + more, MOST)
    return tuple(_row(place, fields.get(place, {}), sent.get("counted", "0"), ruleset) for place in range(count))


def _row(place: int, fields: dict[str, str], counted: str, ruleset: Ruleset) -> Typing:
    code = fields.get("order", "")
    if code in extra_codes(ruleset):
        fields = {name: value for name, value in fields.items() if name != "order"}
    form = deal_form(ruleset, MultiDict({**fields, "counted": counted}))
    form.validate()
    counts = any(one.name not in _BESIDE and _typed(one) for one in leaves(form))
    return Typing(place, code, form, typed_of(form, ruleset), counts)


def _typed(one: Any) -> bool:
    return any(isinstance(value, str) and value.strip(" 0") for value in one.raw_data or ()) or _nought(one)


def _nought(one: Any) -> bool:
    """A pile of nought is a count; a nought of melds is nothing."""
    return bool(one.short_name == "cards" and one.data == 0)


def extra_codes(ruleset: Ruleset) -> tuple[str, ...]:
    """What a row can be beside a deal that was played, at a table of these rules."""
    fifties = tuple(f"{FIFTY}{seat}" for seat in range(ruleset.players)) if ruleset.fifty_offer else ()
    agreements = (SUM, QUEUE) if ruleset.hanging_order is HangingOrder.ASK else ()
    return (PASSED, *fifties, *agreements)


def judge_rows(rows: tuple[Typing, ...], party: Party, state: State) -> Iterator[Judgement]:
    """Every row judged on the party as the rows before it leave it.

    After a row that cannot be written the others are read, and not judged.
    """
    sound = True
    for row in rows:
        if row.empty:
            yield Judgement(row=row, state=state)
            continue
        one = _judge(row, party, state) if sound else _read(row, state)
        yield one
        if one.event is None:
            sound = False
        else:
            party, state = extended(party, [one.event]), one.state


def _read(row: Typing, state: State) -> Judgement:
    wrong = {one.name: list(one.errors) for one in leaves(row.form) if one.errors}
    return Judgement(row=row, errors=wrong, state=state)


def _judge(row: Typing, party: Party, state: State) -> Judgement:
    if row.code in extra_codes(state.ruleset):
        return _judge_extra(row, party, state)
    verdict = judge(row.typed, party, state)
    errors = errors_of(row.form, verdict, row.typed, state)
    if TOP_OF_FORM in errors:  # a row has no top: what it is stands first
        errors["order"] = errors.get("order", []) + errors.pop(TOP_OF_FORM)
    if "sure" in errors:
        errors["sure"] = [gettext("Answer this question, then write once more.")]
    said = say(verdict, row.typed, state)
    question = asked(row.typed, state, name_tops=False)
    if errors or not isinstance(verdict, Judged):
        return Judgement(row=row, errors=errors, said=said, asked=question, state=state)
    return Judgement(
        row=row, event=verdict.event, said=said, stands=stands(verdict.after), asked=question, state=verdict.after
    )


def _judge_extra(row: Typing, party: Party, state: State) -> Judgement:
    if row.counts:
        wrong = gettext("Only a deal that was played has counts: clear them, or choose who plays and on what.")
        return Judgement(row=row, errors={"order": [wrong]}, state=state)
    event = _extra_event(row.code)
    try:
        written, after = preview(party, event)
    except Refused as refused:
        return Judgement(row=row, errors={"order": [refusal(refused, state.players)]}, state=state)
    assert written is not None  # noqa: S101 - these events always make a row
    said = Said("will", row_sentence(written, state.players, event))
    return Judgement(row=row, event=event, said=said, stands=stands(after), state=after)


def _extra_event(code: str) -> AnyEvent:
    if code == PASSED:
        return Passed()
    if code in (SUM, QUEUE):
        return AgreeHanging(order=HangingOrder(code))
    return Fifty(maker=int(code.removeprefix(FIFTY)))
