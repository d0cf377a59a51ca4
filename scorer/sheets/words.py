"""Слова листа: what a text of the sheet asks of whoever knows a language."""

from __future__ import annotations

from typing import Protocol

from scorer.rules.cards import Suit
from scorer.sheets.model import Note, Sheet, SheetRow


class Words(Protocol):
    """The words of one language for one sheet."""

    game: str
    number: str
    separator: str
    """Between the cells of a spreadsheet: what its language's spreadsheet programs expect."""

    def title(self, sheet: Sheet) -> str:
        """What is played: the variant and its length."""

    def about(self, sheet: Sheet) -> str:
        """When, and the code of the sheet."""

    def house(self, sheet: Sheet) -> str:
        """What is played otherwise at this table, empty where nothing is."""

    def name(self, sheet: Sheet, seat: int) -> str:
        """A player, or a place to write one."""

    def plain(self, points: int) -> str:
        """Points as a total."""

    def signed(self, points: int) -> str:
        """Points as a change, with their sign."""

    def sign(self, suit: Suit) -> str:
        """The sign of a suit."""

    def mark(self, outcome: str) -> str:
        """The letters of an outcome."""

    def note(self, note: Note) -> str:
        """A word beside a figure."""

    def word(self, row: SheetRow) -> str:
        """A word in place of a bare change, empty where there is none."""

    def sentence(self, row: SheetRow, sheet: Sheet) -> str:
        """What an entry between deals says."""

    def spread(self, sheet: Sheet) -> tuple[str, ...]:
        """The heads of a spreadsheet's columns: those of the row, then those of each player."""

    def result(self, sheet: Sheet, seat: int) -> str:
        """What the result says at a player, empty where nothing."""

    def ending(self, sheet: Sheet) -> str:
        """How the party ended, or how it stands."""

    def margin(self, sheet: Sheet) -> str:
        """What was changed on the record, empty where nothing."""

    def legend(self, sheet: Sheet) -> str:
        """What the signs mean."""
