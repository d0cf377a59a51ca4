"""Решение: a ruling as a page shows it, every part already in words."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Told:
    """The ruling and its reason: «Пишет Боря: 20», «Равны: козырное старше.»"""

    verdict: str
    why: str


@dataclass(frozen=True, slots=True)
class Say:
    """What is said at the table: the seat that says it, and the words."""

    seat: int
    words: str


@dataclass(frozen=True, slots=True)
class Detail:
    """A line under the ruling: what, and a figure at its end."""

    text: str
    figure: str


@dataclass(frozen=True, slots=True)
class Counted:
    """A card of a pile that was counted: its sign and name, what it adds, the sum so far, whether it is passed."""

    sign: str
    name: str
    points: str
    running: str
    passed: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A page of a ruling.

    `rests` are the options and R-ids it rests on, the first the most; `subject` what it is
    about where the question alone does not say; `advice` marks what no source settles.
    """

    told: Told
    rests: tuple[str, ...]
    subject: str = ""
    details: tuple[Detail, ...] = ()
    piles: tuple[tuple[str, tuple[Counted, ...]], ...] = ()
    notes: tuple[str, ...] = ()
    talk: tuple[Say, ...] = ()
    advice: bool = False
