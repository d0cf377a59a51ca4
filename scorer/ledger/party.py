"""Партия и её состояние: the opening with its log, and what it comes to."""

from __future__ import annotations

from dataclasses import dataclass

from scorer.ledger.events import AnyEvent
from scorer.rules.choices import HangingOrder
from scorer.rules.lines import Line
from scorer.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True, kw_only=True)
class Party:
    """A party: how it was opened, and every event since.

    `dealer` is the seat that deals first; `preset` the variant's name, kept for people.
    """

    ruleset: Ruleset
    players: tuple[str, ...]
    dealer: int
    preset: str
    events: tuple[AnyEvent, ...] = ()
    id: str | None = None
    started: str | None = None
    player_ids: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Hanging:
    """Висячие очки: points of a hanging bait still to be paid, and its event."""

    event: str
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """Строка листа: one event in force and what it did to the totals.

    The lines of a seat always sum to what it has written. `hundred` says of a correction that
    it put right an error of a whole hundred (R-HUNDREDS).
    """

    event: str
    kind: str
    number: int | None
    dealer: int | None
    outcome: str
    raw: tuple[int, ...] | None
    written: tuple[int, ...]
    hanging_paid: int
    totals: tuple[int, ...]
    lines: tuple[Line, ...]
    hundred: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """What the log comes to: totals, who deals next, what hangs, and the end.

    `dealer` is None and `hanging` empty once the party is finished; `winner` is None in a
    draw. `agreed` is how the table agreed to pay what hangs, None where it has not.
    `may_claim` lists the seats at the target where the table must announce the end.
    `players`, `ruleset` and `preset` are those in force at the end of the log.
    """

    players: tuple[str, ...]
    ruleset: Ruleset
    preset: str
    totals: tuple[int, ...]
    dealer: int | None
    hanging: tuple[Hanging, ...]
    agreed: HangingOrder | None
    finished: bool
    winner: int | None
    end: str | None
    may_claim: tuple[int, ...]
    rows: tuple[Row, ...]
