"""Лист как данные: the columns, rows and notes of a party sheet, in codes and figures.

A sheet is what players keep on paper: a column a player, running totals large, the change
small, the trump at the maker's side, marks, and everything that was put right.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from scorer.ledger.events import AnyEvent
from scorer.ledger.party import Row, State
from scorer.rules.cards import Suit
from scorer.rules.choices import OffenceKind
from scorer.rules.facts import Meld
from scorer.rules.lines import Reason


class NoteKind(StrEnum):
    """What a note beside a figure is about, in the order notes stand."""

    COUNT = "count"
    MELD = "meld"
    BELLA = "bella"
    LAST_TRICK = "last_trick"
    OFFENCE = "offence"
    NO_TRICKS = "no_tricks"
    CONCEDED = "conceded"
    DAVE = "dave"
    RESIGNED = "resigned"
    OTHER = "other"
    GIVES = "gives"
    TAKES = "takes"
    LOSES = "loses"
    HANGS = "hangs"
    PAID = "paid"
    FINE = "fine"
    CORRECTION = "correction"


@dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    """A word beside a figure. `points` keep their sign; `reason` is the line it comes from.

    `deal` is the number of the deal that hanging points came from or went to: None where
    they still hang, have lapsed, or the kind knows none.
    """

    kind: NoteKind
    points: int = 0
    reason: Reason | None = None
    meld: Meld | None = None
    deal: int | None = None
    offence: OffenceKind | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell:
    """A player's side of a row: the running total, the change, and what stands beside them.

    `was` is the change as it was first written, None unless it was put right since. `mark`
    is the outcome to be marked at this side.
    """

    total: int
    change: int
    was: int | None = None
    dealer: bool = False
    maker: bool = False
    trump: Suit | None = None
    mark: str | None = None
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetRow:
    """A line of the sheet: a row of the state, the event it came from as in force, and its cells.

    A correction written under its deal is part of that deal's line: `row` is the deal's own.
    """

    row: Row
    event: AnyEvent
    cells: tuple[Cell, ...]

    @property
    def number(self) -> int | None:
        """The number of the deal; None for an entry between deals."""
        return self.row.number

    @property
    def changes(self) -> bool:
        """Whether a total changes by it, or did before it was put right."""
        return any(cell.change or cell.was for cell in self.cells)


class ChangeKind(StrEnum):
    """How the record was changed without a row of its own."""

    VOID = "void"
    AMEND = "amend"
    REOPEN = "reopen"


@dataclass(frozen=True, slots=True)
class Change:
    """На полях: an entry voided or amended, or the opening put right, and why. `times` in all."""

    kind: ChangeKind
    reason: str
    number: int | None = None
    times: int = 1


@dataclass(frozen=True, slots=True)
class Point:
    """Ход партии: the totals after a deal, and the seats marked in it with the outcome."""

    number: int
    totals: tuple[int, ...]
    marks: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """The whole sheet. `state` is what the party comes to: names, rules, totals, what hangs, the end.

    `differs` are the options played otherwise than in the variant, `rules_name` is what the club
    calls these rules, if it has a name for them. `code` matches the sheet with the record; a sheet
    to play on has none. `started` and `ended` are ISO 8601 times as recorded.
    """

    state: State
    differs: tuple[str, ...]
    rules_name: str = ""
    code: str = ""
    started: str | None = None
    ended: str | None = None
    rows: tuple[SheetRow, ...] = ()
    changes: tuple[Change, ...] = ()
    course: tuple[Point, ...] = ()

    @property
    def blank(self) -> bool:
        """Whether this is a sheet to play on, of no party yet."""
        return not self.code

    @property
    def next_number(self) -> int:
        """The number of the deal that comes next."""
        return 1 + max((row.number for row in self.rows if row.number is not None), default=0)
