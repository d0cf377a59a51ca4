"""События: what a party's record holds (party-file.md «Events»).

Every event has an `id`, and may carry when (`at`, ISO 8601 with offset) and by whom (`by`)
it was written; both are kept and shown, without effect.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from scorer.rules.choices import HangingOrder
from scorer.rules.facts import Deal, Running


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """An entry of the log."""

    id: str = ""
    at: str | None = None
    by: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DealPlayed(Event):
    """Сдача: a deal that was ordered, with its facts."""

    deal: Deal


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(Event):
    """Пересдача: all passed twice (R-PASSED)."""

    dealer: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Fifty(Event):
    """Полсотни без игры: the maker took the points offered."""

    maker: int
    dealer: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class AgreeHanging(Event):
    """Уговор о висячих: A, the sum, or B, one a deal (R-HANGING-TWICE)."""

    order: HangingOrder


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim(Event):
    """Объявление конца: at the record, or in the middle of a deal (R-CLAIM)."""

    seat: int
    during: Running | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Correction(Event):
    """Правило карандаша: the true count of a seat in a written deal (R-PENCIL)."""

    deal: str
    seat: int
    cards: int | None = None
    last_trick: int | None = None
    noticed_by: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Void(Event):
    """Отмена: the event named never was (R-VOID)."""

    event: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Amend(Event):
    """Описка: the event named as it really was, at its own place (R-VOID)."""

    event: str
    new: DealPlayed | Passed | Fifty
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Reopen(Event):
    """Начало иначе: the opening as it really was, key by key (R-REOPEN).

    `ruleset` is the whole ruleset as written: a preset and the options that differ.
    """

    reason: str
    ruleset: Mapping[str, Any] | None = None
    players: tuple[str, ...] | None = None
    dealer: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(Event):
    """Уговор на ходу: options that hold from here on (R-RULES)."""

    options: Mapping[str, Any]
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Adjust(Event):
    """Поправка счёта: an opening balance or an agreed change, a seat each."""

    points: tuple[int, ...]
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Confirm(Event):
    """Верно: the other side agrees with what was written. No effect, no row."""

    deal: str
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Close(Event):
    """Партия прервана; with `draw` nobody wins."""

    reason: str
    draw: bool = False


AnyEvent = (
    DealPlayed
    | Passed
    | Fifty
    | AgreeHanging
    | Claim
    | Correction
    | Void
    | Amend
    | Reopen
    | Rules
    | Adjust
    | Confirm
    | Close
)
Dealt = DealPlayed | Passed | Fifty
"""The events a dealer dealt for: they are numbered, and can be amended."""
