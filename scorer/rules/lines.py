"""Строки записи: every point has a seat and a reason; totals are sums of lines."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple


class Reason(StrEnum):
    """Why a line was written (party-file.md «State»)."""

    CARDS = "cards"
    LAST_TRICK = "last_trick"
    TERZ = "meld.terz"
    FIFTY_MELD = "meld.fifty"
    HUNDRED = "meld.hundred"
    FOUR = "meld.four"
    BELLA = "bella"
    BAIT = "bait"
    BURN = "burn"
    HANGING = "hanging"
    LAPSE = "lapse"
    CARD_BAIT = "card_bait"
    HANGING_PAID = "hanging_paid"
    BAIT_FINE = "bait_fine"
    NO_TRICK_FINE = "no_trick_fine"
    PASS_FINE = "pass_fine"  # noqa: S105 - a passed deal, not a password
    FIFTY = "fifty"
    CORRECTION = "correction"
    ADJUST = "adjust"
    CLAIM = "claim"
    STAKE = "stake"
    DAVE = "dave"


MELDS = frozenset({Reason.TERZ, Reason.FIFTY_MELD, Reason.HUNDRED, Reason.FOUR, Reason.BELLA})
"""Lines that say what was called, melds and bella."""


class Line(NamedTuple):
    """Points a seat writes or loses, with the reason."""

    seat: int
    points: int
    reason: Reason


def sums(lines: Iterable[Line], players: int) -> tuple[int, ...]:
    """What `lines` come to, a seat each.

    >>> sums([Line(0, 82, Reason.CARDS), Line(0, 10, Reason.LAST_TRICK)], 2)
    (92, 0)
    """
    totals = [0] * players
    for seat, points, _ in lines:
        totals[seat] += points
    return tuple(totals)
