"""Лист таблицей: the sheet as a file of separated values that spreadsheet programs open as it is."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator

from scorer.sheets.model import Cell, Sheet, SheetRow
from scorer.sheets.words import Words

BYTE_ORDER_MARK = "\ufeff"
"""Tells spreadsheet programs that the file is UTF-8."""
_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet program takes for the beginning of a formula."""


def spreadsheet(sheet: Sheet, words: Words) -> str:
    """A line a row and columns a player, with heads; figures are plain numbers, so that they can be added up."""
    out = io.StringIO()
    writer = csv.writer(out, delimiter=words.separator, lineterminator="\r\n")
    writer.writerow(map(_safe, words.spread(sheet)))
    for row in sheet.rows:
        writer.writerow([*_row(row, sheet, words), *(part for cell in row.cells for part in _cell(cell, words))])
    return BYTE_ORDER_MARK + out.getvalue()


def _row(row: SheetRow, sheet: Sheet, words: Words) -> Iterator[str | int]:
    yield "" if row.number is None else row.number
    dealers = [words.name(sheet, seat) for seat, cell in enumerate(row.cells) if cell.dealer]
    makers = [words.name(sheet, seat) for seat, cell in enumerate(row.cells) if cell.maker]
    trumps = [words.sign(cell.trump) for cell in row.cells if cell.trump is not None]
    yield from (_safe("".join(found)) for found in (dealers, makers, trumps))
    yield _safe(words.sentence(row, sheet))


def _cell(cell: Cell, words: Words) -> Iterator[str | int]:
    yield cell.total
    yield cell.change
    yield "" if cell.was is None else cell.was
    yield "" if cell.mark is None else _safe(words.mark(cell.mark))
    yield _safe(", ".join(map(words.note, cell.notes)))


def _safe(text: str) -> str:
    """Text that no spreadsheet program takes for a formula.

    >>> _safe("=1+1"), _safe("терц")
    ("'=1+1", 'терц')
    """
    return f"'{text}" if text.startswith(_FORMULA) else text
