"""Лист текстом: the sheet for a terminal or a message, in a face of even width."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from scorer.sheets.breadth import columns, padded, wrapped
from scorer.sheets.model import Cell, Sheet, SheetRow
from scorer.sheets.words import Words

NARROWEST, USUAL, WIDEST = 60, 80, 120
NUMBER = 3
BAR = " │ "


def text_sheet(sheet: Sheet, words: Words, width: int = USUAL) -> str:
    """The whole sheet in lines of at most `width` columns (from 60 to 120)."""
    width = min(max(width, NARROWEST), WIDEST)
    return "".join(f"{line.rstrip()}\n" for line in _lines(sheet, words, width))


def _lines(sheet: Sheet, words: Words, width: int) -> Iterator[str]:
    players = len(sheet.state.players)
    column = (width - NUMBER - players * len(BAR)) // players
    rule = "─" * NUMBER + ("─┼─" + "─" * column) * players
    yield from wrapped(f"{words.game}: {words.title(sheet)}", width)
    yield from wrapped(words.about(sheet), width)
    if house := words.house(sheet):
        yield from wrapped(house, width)
    yield rule.replace("┼", "┬")
    heads = [list(wrapped(words.name(sheet, seat), column)) for seat in range(players)]
    yield from _beside(words.number, heads, column)
    yield rule
    for row in sheet.rows:
        if row.number is None:
            yield from _entry(row, sheet, words, width)
        if row.number is not None or row.changes:
            cells = [list(_cell(row, seat, words, column)) for seat in range(players)]
            yield from _beside("" if row.number is None else str(row.number), cells, column)
    yield rule
    results = [
        list(wrapped(f"{words.plain(total)} {words.result(sheet, seat)}", column))
        for seat, total in enumerate(sheet.state.totals)
    ]
    yield from _beside("", results, column)
    yield rule.replace("┼", "┴")
    for said in (words.ending(sheet), words.margin(sheet), words.legend(sheet)):
        if said:
            yield from wrapped(said, width)


def _beside(number: str, cells: Sequence[Sequence[str]], column: int) -> Iterator[str]:
    """Cells side by side, as many lines as the longest has."""
    for place, parts in enumerate(zip_longest(*cells, fillvalue="")):
        head = padded(number if place == 0 else "", NUMBER, right=True)
        yield head + "".join(BAR + padded(part, column) for part in parts)


def _entry(row: SheetRow, sheet: Sheet, words: Words, width: int) -> Iterator[str]:
    """An entry between deals, across the whole sheet."""
    for place, line in enumerate(wrapped(words.sentence(row, sheet), width - NUMBER - 1)):
        yield f"{padded('✎' if place == 0 else '', NUMBER, right=True)} {line}"


def _cell(row: SheetRow, seat: int, words: Words, width: int) -> Iterator[str]:
    """A player's side: total, signs and the change on the first line, the notes as far as they fit."""
    cell = row.cells[seat]
    change = _change(cell, words.word(row), words)
    head = " ".join(filter(None, (padded(words.plain(cell.total), 4, right=True), *_signs(cell, words))))
    notes = ", ".join(map(words.note, cell.notes))
    room = width - columns(head) - columns(change) - 2
    if columns(notes) <= room:
        yield f"{padded(f'{head} {notes}'.rstrip(), width - columns(change) - 1)} {change}"
        return
    if columns(head) + columns(change) < width:
        yield f"{padded(head, width - columns(change) - 1)} {change}"
    else:
        yield head
        yield padded(change, width, right=True)
    yield from (f"     {line}" for line in wrapped(notes, width - 5))


def _signs(cell: Cell, words: Words) -> Iterator[str]:
    if cell.dealer:
        yield "●"
    if cell.trump is not None:
        yield words.sign(cell.trump)
    elif cell.maker:
        yield "▸"
    if cell.mark is not None:
        yield f"[{words.mark(cell.mark)}]"


def _change(cell: Cell, word: str, words: Words) -> str:
    """The change; one that was put right beside what was written first."""
    figure = word if word and not cell.change else words.signed(cell.change)
    if cell.was is not None:
        figure = f"({words.signed(cell.was)}) {figure}"
    return figure
