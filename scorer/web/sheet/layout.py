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
from scorer.web.presenters.text import gettext
from scorer.web.sheet.words import SheetWords

POINT = 25.4 / 72
"""A point in millimetres."""
PAGE, WIDTH = 268.0, 182.0
NUMBER_WIDTH, PADDING = 9.0, 3.6
PICTURE, INITIALS, RESULT = 35.0, 15.5, 11.0
CAPTION_LINE, CAPTION_SIGN, CAPTION_GAP = 4.0, 13.5, 6.0
ENOUGH_FREE, MOST_FREE = 3, 40
MANY_ROWS = 200
"""More rows than these take many pages however they are set: they are set tightly."""


@dataclass(frozen=True, slots=True)
class Density:
    """How tightly rows are set: a row's height, the size and height of its notes, and those of the names above."""

    name: str
    row: float
    figure: float
    note: float
    note_line: float
    head: float = 12.0
    head_line: float = 5.4


ROOMY = Density("roomy", row=8.4, figure=13.0, note=9.0, note_line=4.2)
EVEN = Density("even", row=7.0, figure=11.5, note=8.5, note_line=3.9)
DENSE = Density("dense", row=5.9, figure=10.0, note=7.5, note_line=3.4)
TIGHT = Density("tight", row=5.3, figure=9.5, note=7.0, note_line=3.1, head=10.5, head_line=4.7)
DENSITIES = (ROOMY, EVEN, DENSE, TIGHT)


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
    """The loosest setting of those that take the fewest pages; free rows fill a party that goes on.

    Where it goes on, one that leaves enough of them is taken before one that does not, but a
    page is never begun for their sake.
    """
    densities = (DENSE,) if len(sheet.rows) > MANY_ROWS else DENSITIES
    layouts = [_set(sheet, words, density, with_picture=with_picture) for density in densities]
    enough = min(_still_to_write(sheet), ENOUGH_FREE)
    return min(layouts, key=lambda layout: (len(layout.pages), layout.free < enough))


def _set(sheet: Sheet, words: SheetWords, density: Density, *, with_picture: bool) -> Layout:
    measure = Measure(density, words, _column(sheet))
    heights = [_height(row, sheet, words, measure) for row in sheet.rows]
    table_head = _table_head(sheet, words, density)
    room = Room(
        page=PAGE,
        first=_head(sheet, words) + table_head,
        later=6.0 + table_head,
        foot=_foot(sheet, words, with_picture=with_picture),
    )
    free = free_rows(heights, room, height=density.row, most=_still_to_write(sheet))
    return Layout(measure, split(heights, room), free)


def _still_to_write(sheet: Sheet) -> int:
    """The most rows a party may still fill: the deals that are left, where a number of them is played.

    A blank sheet may be for several parties.
    """
    deals = sheet.state.ruleset.deals
    if sheet.state.finished:
        return 0
    if deals is None or sheet.blank:
        return MOST_FREE
    return min(MOST_FREE, deals - sum(row.kind in ("deal", "fifty") for row in sheet.state.rows))


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


def _table_head(sheet: Sheet, words: SheetWords, density: Density) -> float:
    lines = max(
        lines_on_paper(words.name(sheet, seat), size=density.head, width=_column(sheet))
        for seat in range(len(sheet.state.players))
    )
    return lines * density.head_line + 2.6 + (4.0 if sheet.blank else 0)


def _foot(sheet: Sheet, words: SheetWords, *, with_picture: bool) -> float:
    width = WIDTH / POINT
    texts = ((words.ending(sheet), 10.0, 4.6), (words.margin(sheet), 8.0, 3.7), (words.legend(sheet), 7.5, 3.5))
    lines = sum(lines_on_paper(text, size=size, width=width) * line + 1.5 for text, size, line in texts if text)
    names = max(_name_lines(sheet, words))
    drawn = PICTURE + _caption_lines(sheet, words) * CAPTION_LINE if with_picture else 0
    return RESULT + lines + drawn + INITIALS + (names - 1) * 4.5


def _caption_lines(sheet: Sheet, words: SheetWords) -> int:
    """How many lines the words under the picture take: the names and the bait, each with its sign, none parted."""
    said = [words.name(sheet, seat) for seat in range(len(sheet.state.players))]
    lines, used = 1, 0.0
    for text in (*said, gettext("bait of any kind")):
        wide = CAPTION_SIGN + on_paper(text) * 8.5 * POINT
        if used and used + wide > WIDTH:
            lines, used = lines + 1, 0.0
        lines += lines_on_paper(text, size=8.5, width=WIDTH / POINT - CAPTION_SIGN / POINT) - 1
        used += wide + CAPTION_GAP
    return lines


def _name_lines(sheet: Sheet, words: SheetWords) -> Iterator[int]:
    for seat in range(len(sheet.state.players)):
        yield lines_on_paper(words.name(sheet, seat), size=9.5, width=_column(sheet))
