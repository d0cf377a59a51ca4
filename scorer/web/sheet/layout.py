"""Вёрстка листа: how high everything on the sheet is, and so what stands on which page.

The figures are those of `static/css/print.css`, in millimetres and points. Text is measured
by the widest of the usual faces, so that a page never holds more than fits on it; a browser
whose type is wider still repeats the head on the sheet of paper that comes over.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from scorer.sheets.breadth import lines_on_paper, on_paper
from scorer.sheets.model import Cell, Sheet, SheetRow
from scorer.sheets.pages import Room, free_rows, split
from scorer.web.presenters.numbers import plain, signed
from scorer.web.sheet.words import SheetWords

POINT = 25.4 / 72
"""A point in millimetres."""
PAGE, WIDTH = 268.0, 182.0
NUMBER_WIDTH, PADDING = 9.0, 3.6
PICTURE, INITIALS, RESULT = 39.0, 15.5, 11.0
LEAST_FREE, MOST_FREE = 2, 40
MANY_ROWS = 200
"""More rows than these take many pages however they are set: they are set tightly."""


@dataclass(frozen=True, slots=True)
class Density:
    """How tightly rows are set: a row's height, and the size and height of its notes."""

    name: str
    row: float
    figure: float
    note: float
    note_line: float


ROOMY = Density("roomy", row=8.4, figure=13.0, note=9.0, note_line=4.2)
EVEN = Density("even", row=7.0, figure=11.5, note=8.5, note_line=3.9)
DENSE = Density("dense", row=5.9, figure=10.0, note=7.5, note_line=3.4)
DENSITIES = (ROOMY, EVEN, DENSE)


@dataclass(frozen=True, slots=True)
class Measure:
    """What a cell takes in one density, in columns of `column` points inside."""

    density: Density
    words: SheetWords
    column: float

    def cell(self, cell: Cell, word: str) -> float:
        """The height of a cell in millimetres, its notes where they take less."""
        return min(self._beside(cell, word), self._below(cell))

    def below(self, cell: Cell, word: str) -> bool:
        """Whether the notes stand below the figures."""
        return bool(cell.notes) and self._below(cell) < self._beside(cell, word)

    def entry(self, sentence: str) -> float:
        """The height of an entry across the sheet."""
        lines = lines_on_paper(sentence, size=self.density.note, width=(WIDTH - NUMBER_WIDTH - PADDING) / POINT)
        return max(self.density.row, lines * self.density.note_line + 2.2)

    def _notes(self, cell: Cell, width: float) -> int:
        text = ", ".join(map(self.words.note, cell.notes))
        return lines_on_paper(text, size=self.density.note, width=width)

    def _beside(self, cell: Cell, word: str) -> float:
        lines = self._notes(cell, max(self.column - self._figures(cell, word), 1.0))
        return max(self.density.row, lines * self.density.note_line + 1.0)

    def _below(self, cell: Cell) -> float:
        return self.density.row + self._notes(cell, self.column) * self.density.note_line + 0.8

    def _figures(self, cell: Cell, word: str) -> float:
        """The width of all in a cell but its notes, in points."""
        density, gap = self.density, 4.0
        parts = [8.0, max(on_paper(plain(cell.total)) * density.figure * 1.1, 34.0)]
        if cell.trump is not None or cell.maker:
            parts.append(density.figure)
        if cell.mark is not None:
            parts.append(on_paper(self.words.mark(cell.mark)) * 8.0 + 9)
        parts.append(on_paper(word if word and not cell.change else signed(cell.change)) * (density.note + 1))
        if cell.was is not None:
            parts.append(on_paper(signed(cell.was)) * (density.note + 1))
        return sum(parts) + gap * len(parts)


@dataclass(frozen=True, slots=True)
class Layout:
    """How the sheet is set: its density, the rows of each page, and how many are left free."""

    measure: Measure
    pages: tuple[int, ...]
    free: int

    @property
    def density(self) -> Density:
        """How tightly it is set."""
        return self.measure.density

    def below(self, cell: Cell, word: str) -> bool:
        """Whether the notes of a cell stand below its figures."""
        return self.measure.below(cell, word)


def lay_out(sheet: Sheet, words: SheetWords, *, with_picture: bool) -> Layout:
    """The loosest setting of those that take the fewest pages; free rows fill a party that goes on."""
    densities = (DENSE,) if len(sheet.rows) > MANY_ROWS else DENSITIES
    layouts = [_set(sheet, words, density, with_picture=with_picture) for density in densities]
    return min(layouts, key=lambda layout: len(layout.pages))


def _set(sheet: Sheet, words: SheetWords, density: Density, *, with_picture: bool) -> Layout:
    measure = Measure(density, words, _column(sheet))
    heights = [_height(row, sheet, words, measure) for row in sheet.rows]
    table_head = _table_head(sheet, words)
    room = Room(
        page=PAGE,
        first=_head(sheet, words) + table_head,
        later=6.0 + table_head,
        foot=_foot(sheet, words, with_picture=with_picture),
    )
    if sheet.state.finished:
        return Layout(measure, split(heights, room), 0)
    # Places to go on writing count as rows, so that the last page is not full before them.
    padded = [*heights, *[density.row] * LEAST_FREE]
    pages = split(padded, room)
    more = free_rows(padded, room, height=density.row, most=MOST_FREE)
    return Layout(measure, _written(pages, len(heights)), LEAST_FREE + more)


def _written(pages: tuple[int, ...], rows: int) -> tuple[int, ...]:
    """How many of the first `rows` stand on each page."""
    counts = []
    for count in pages:
        counts.append(min(count, rows))
        rows -= counts[-1]
    return tuple(counts)


def _column(sheet: Sheet) -> float:
    """The width of a player's column inside, in points."""
    return ((WIDTH - NUMBER_WIDTH) / len(sheet.state.players) - PADDING) / POINT


def _height(row: SheetRow, sheet: Sheet, words: SheetWords, measure: Measure) -> float:
    height = measure.entry(words.sentence(row, sheet)) if row.number is None else 0.0
    if row.number is not None or row.changes:
        height += max(measure.cell(cell, words.word(row)) for cell in row.cells)
    return height


def _head(sheet: Sheet, words: SheetWords) -> float:
    width = WIDTH / POINT
    parts = ((words.game, 17), (words.title(sheet), 10.5), (words.about(sheet), 9))
    over = sum(on_paper(text) * size for text, size in parts) > width * 0.95
    house = words.house(sheet)
    house_lines = lines_on_paper(house, size=8.5, width=width) if house else 0
    return 11.0 + (6.0 if over else 0) + house_lines * 4.0 + 3.0


def _table_head(sheet: Sheet, words: SheetWords) -> float:
    lines = max(
        lines_on_paper(words.name(sheet, seat), size=12.0, width=_column(sheet))
        for seat in range(len(sheet.state.players))
    )
    return lines * 5.4 + 2.6 + (4.0 if sheet.blank else 0)


def _foot(sheet: Sheet, words: SheetWords, *, with_picture: bool) -> float:
    width = WIDTH / POINT
    texts = ((words.ending(sheet), 10.0, 4.6), (words.margin(sheet), 8.0, 3.7), (words.legend(sheet), 7.5, 3.5))
    lines = sum(lines_on_paper(text, size=size, width=width) * line + 1.5 for text, size, line in texts if text)
    names = max(_name_lines(sheet, words))
    drawn = PICTURE + names * 4.0 if with_picture else 0
    return RESULT + lines + drawn + INITIALS + (names - 1) * 4.5


def _name_lines(sheet: Sheet, words: SheetWords) -> Iterator[int]:
    for seat in range(len(sheet.state.players)):
        yield lines_on_paper(words.name(sheet, seat), size=9.5, width=_column(sheet))
