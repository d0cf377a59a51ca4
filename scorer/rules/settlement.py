"""Запись сдачи: what a settled deal is."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from scorer.rules.lines import Line


class Outcome(StrEnum):
    """How a row ended (party-file.md «State»)."""

    MADE = "made"
    BAIT = "bait"
    HANGING = "hanging"
    LAPSE = "lapse"
    TIE = "tie"
    LOST = "lost"
    CARD_BAIT = "card_bait"
    RESIGNED = "resigned"
    PASSED = "passed"
    FIFTY = "fifty"
    CLAIM_VALID = "claim_valid"
    CLAIM_FALSE = "claim_false"
    CORRECTION = "correction"
    AGREE_HANGING = "agree_hanging"
    ADJUST = "adjust"
    RULES = "rules"
    CLOSE = "close"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settlement:
    """A deal judged by itself: before hanging points are paid and fines written.

    `raw` is what each seat counted, None where nothing was. `takers` are the seats, in play
    order, a deal for points goes to: hanging points are theirs; none in a tie. `hangs` are
    points that hang from now on, `baited` the seat whose bait this was.
    """

    outcome: Outcome
    raw: tuple[int, ...] | None
    lines: tuple[Line, ...]
    takers: tuple[int, ...] = ()
    hangs: int = 0
    baited: int | None = None
