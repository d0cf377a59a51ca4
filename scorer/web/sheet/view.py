"""Лист на показ: the sheet as the strings its template lays out, page by page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from scorer.ledger.score import winners
from scorer.sheets.model import Cell, Note, NoteKind, Sheet, SheetRow
from scorer.sheets.picture import NARROW, WIDE, Picture, picture
from scorer.web.presenters.numbers import plain, signed
from scorer.web.presenters.outcomes import outcome_name
from scorer.web.presenters.text import gettext
from scorer.web.presenters.words import RED, suit_name
from scorer.web.sheet.heads import about, house, legend, title
from scorer.web.sheet.layout import Layout, lay_out
from scorer.web.sheet.words import SheetWords

FINES = frozenset({NoteKind.FINE, NoteKind.CORRECTION})


@dataclass(frozen=True, slots=True)
class NoteView:
    """A word beside a figure; a fine is red."""

    text: str
    fine: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class CellView:
    """A player's side. `was` is struck out, `word` stands in place of a nought, notes stand beside or `below`."""

    total: str
    change: str
    was: str
    word: str
    fine: bool
    dealer: bool
    maker: bool
    suit: str
    suit_name: str
    red: bool
    mark: str
    mark_name: str
    notes: tuple[NoteView, ...]
    below: bool


@dataclass(frozen=True, slots=True)
class RowView:
    """A line of the sheet. An entry between deals has a sentence, and cells where it changes a total."""

    number: str
    sentence: str
    cells: tuple[CellView, ...]


@dataclass(frozen=True, slots=True)
class PageView:
    """A page: its rows, then the numbers of rows left free to write in."""

    number: int
    rows: tuple[RowView, ...]
    free: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Side:
    """A player's column: the name, and the result under it."""

    name: str
    total: str
    result: str
    wins: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetView:
    """The whole sheet in words."""

    title: str
    about: str
    code: str
    house: str
    density: str
    blank: bool
    sides: tuple[Side, ...]
    pages: tuple[PageView, ...]
    ending: str
    margin: str
    legend: str
    picture: Picture | None
    small_picture: Picture | None
    picture_told: str


def sheet_view(sheet: Sheet) -> SheetView:
    """The sheet in the language of the request, split into pages of A4."""
    words = SheetWords(sheet.state.preset)
    target = sheet.state.ruleset.target
    drawn = picture(sheet.course, target, WIDE)
    sides = tuple(_side(sheet, seat, words) for seat in range(len(sheet.state.players)))
    layout = lay_out(sheet, words, with_picture=drawn is not None)
    rows = tuple(_row(row, sheet, words, layout) for row in sheet.rows)
    return SheetView(
        title=title(sheet),
        about=about(sheet),
        code=sheet.code,
        house=house(sheet),
        density=layout.density.name,
        blank=sheet.blank,
        sides=sides,
        pages=tuple(_pages(rows, sheet, layout)),
        ending=words.ending(sheet),
        margin=words.margin(sheet),
        legend=legend(sheet),
        picture=drawn,
        small_picture=picture(sheet.course, target, NARROW),
        picture_told=_told(sheet),
    )


def _pages(rows: tuple[RowView, ...], sheet: Sheet, layout: Layout) -> Iterator[PageView]:
    free = tuple(range(sheet.next_number, sheet.next_number + layout.free))
    begin = 0
    for place, count in enumerate(layout.pages):
        last = place == len(layout.pages) - 1
        yield PageView(place + 1, rows[begin : begin + count], free if last else ())
        begin += count


def _side(sheet: Sheet, seat: int, words: SheetWords) -> Side:
    state = sheet.state
    return Side(
        name=state.players[seat],
        total="" if sheet.blank else plain(state.totals[seat]),
        result="" if sheet.blank else words.result(sheet, seat),
        wins=seat in winners(state),
    )


def _row(row: SheetRow, sheet: Sheet, words: SheetWords, layout: Layout) -> RowView:
    entry = row.number is None
    shown = not entry or row.changes
    return RowView(
        number="" if entry else str(row.number),
        sentence=words.sentence(row, sheet) if entry else "",
        cells=tuple(
            _cell(cell, words.word(row), words, below=layout.below(cell, words.word(row)))
            for cell in row.cells
            if shown
        ),
    )


def _cell(cell: Cell, word: str, words: SheetWords, *, below: bool) -> CellView:
    return CellView(
        total=plain(cell.total),
        change=signed(cell.change),
        was="" if cell.was is None else signed(cell.was),
        word="" if cell.change else word,
        fine=cell.change < 0,
        dealer=cell.dealer,
        maker=cell.maker,
        suit=words.sign(cell.trump) if cell.trump else "",
        suit_name=suit_name(cell.trump) if cell.trump else "",
        red=cell.trump in RED,
        mark=words.mark(cell.mark) if cell.mark else "",
        mark_name=outcome_name(cell.mark) if cell.mark else "",
        notes=tuple(_note(note, words) for note in cell.notes),
        below=below,
    )


def _note(note: Note, words: SheetWords) -> NoteView:
    return NoteView(words.note(note), note.kind in FINES)


def _told(sheet: Sheet) -> str:
    """The course of the party for those who do not see its picture."""
    lines = (
        f"{name}: {', '.join(plain(point.totals[seat]) for point in sheet.course)}."
        for seat, name in enumerate(sheet.state.players)
    )
    target = sheet.state.ruleset.target
    goal = gettext("Target: %(target)d.", target=target) if target is not None else ""
    return " ".join(filter(None, (gettext("The course of the party, totals deal by deal."), *lines, goal)))
