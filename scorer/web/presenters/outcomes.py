"""Исход сдачи: the mark on the sheet (Б, ВБ, БК) and what a row says in words.

A row is a sentence: «Байд: Боря пишет 145», «Пересдача», «Партия объявлена неверно: Аня».
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from flask import g

from scorer.ledger.events import AgreeHanging, AnyEvent, Claim
from scorer.ledger.party import Row
from scorer.ledger.score import hung_by
from scorer.rules.choices import HangingOrder
from scorer.web.presenters.numbers import signed
from scorer.web.presenters.text import Text, gettext, lazy_gettext, lazy_pgettext, one_way

MARKS: dict[str, Text] = {
    "bait": lazy_pgettext("mark", "B"),
    "hanging": lazy_pgettext("mark", "HB"),
    "card_bait": lazy_pgettext("mark", "CB"),
}

OUTCOMES: dict[str, Text] = {
    "made": lazy_pgettext("outcome", "Made"),
    "bait": lazy_pgettext("outcome", "Bait"),
    "hanging": lazy_pgettext("outcome", "Hanging bait"),
    "lapse": lazy_pgettext("outcome", "Equal, the points of who plays are lost"),
    "tie": lazy_pgettext("outcome", "Equal"),
    "lost": lazy_pgettext("outcome", "Not made"),
    "card_bait": lazy_pgettext("outcome", "Card bait"),
    "resigned": lazy_pgettext("outcome", "Given up"),
    "passed": lazy_pgettext("outcome", "Passed deal"),
    "fifty": lazy_pgettext("outcome", "Without play"),
    "claim_valid": lazy_pgettext("outcome", "End announced"),
    "claim_false": lazy_pgettext("outcome", "End announced wrongly"),
    "correction": lazy_pgettext("outcome", "Pencil rule"),
    "agree_hanging": lazy_pgettext("outcome", "Agreed on the hanging points"),
    "adjust": lazy_pgettext("outcome", "Change of the score"),
    "rules": lazy_pgettext("outcome", "Agreed on the rules"),
    "close": lazy_pgettext("outcome", "Broken off"),
}

AGREED: dict[HangingOrder, Text] = {
    HangingOrder.SUM: lazy_gettext("the next winner takes the sum"),
    HangingOrder.QUEUE: lazy_gettext("each next deal pays one, in order"),
}


def mark(outcome: str) -> str:
    """The boxed letters at the maker's side, the club's own where it has some; empty where none are due."""
    own: dict[str, str] = g.get("marks") or {}
    return own.get(outcome) or usual_mark(outcome)


def usual_mark(outcome: str) -> str:
    """The letters of a club that has none of its own."""
    return str(MARKS.get(outcome, ""))


def outcome_name(outcome: str) -> str:
    """The outcome in full words, for those who cannot see the mark."""
    return str(OUTCOMES[outcome])


def row_sentence(row: Row, names: Sequence[str], event: AnyEvent | None = None) -> str:
    """What a row says: the outcome, then who writes what.

    `event` is what the row came from, as in force: it tells who announced and what was agreed.
    """
    telling = _TELLINGS.get(row.outcome, _writers)
    told = telling(row, names, event)
    head = gettext("A hundred put right") if row.hundred else outcome_name(row.outcome)
    return gettext("%(outcome)s: %(what)s", outcome=head, what=told) if told else head


def writes(name: str, points: int) -> str:
    """«Боря пишет 145»."""
    return gettext("%(name)s writes %(points)s", name=name, points=points)


def changes(written: Sequence[int], names: Sequence[str]) -> str:
    """Every seat with its change: «Аня −1, Боря +1»; only those that change where some do."""
    shown = [(name, points) for name, points in zip(names, written, strict=True) if points or not any(written)]
    return ", ".join(f"{one_way(name)} {signed(points)}" for name, points in shown)


_Telling = Callable[[Row, Sequence[str], AnyEvent | None], str]


def _writers(row: Row, names: Sequence[str], _event: AnyEvent | None) -> str:
    """Who writes; with stakes or a fine below nought, every change with its sign."""
    if any(points < 0 for points in row.written) or not any(row.written):
        return changes(row.written, names)
    return ", ".join(writes(name, points) for name, points in zip(names, row.written, strict=True) if points)


def _hanging(row: Row, names: Sequence[str], event: AnyEvent | None) -> str:
    return ", ".join(filter(None, (_writers(row, names, event), gettext("%(points)s hang", points=hung_by(row)))))


def _changed_only(row: Row, names: Sequence[str], _event: AnyEvent | None) -> str:
    return changes(row.written, names) if any(row.written) else ""


def _claimant(row: Row, names: Sequence[str], event: AnyEvent | None) -> str:
    who = names[event.seat] if isinstance(event, Claim) else ""
    return ", ".join(filter(None, (who, _changed_only(row, names, event))))


def _agreed(_row: Row, _names: Sequence[str], event: AnyEvent | None) -> str:
    return str(AGREED[event.order]) if isinstance(event, AgreeHanging) else ""


_TELLINGS: dict[str, _Telling] = {
    "hanging": _hanging,
    "passed": _changed_only,
    "correction": _changed_only,
    "claim_valid": _claimant,
    "claim_false": _claimant,
    "agree_hanging": _agreed,
    "rules": _changed_only,
    "close": _changed_only,
}
