"""Что набрано: the fields of a situation as an address holds them, and what is wrong with them.

Only shape is judged here; what can be, the engine says. A wrong field counts as empty, and
its message waits under its name.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from werkzeug.datastructures import MultiDict

from scorer.arbiter.situations import ORDER
from scorer.rules.cards import Card
from scorer.rules.refusal import Refused
from scorer.web.presenters.refusals import refusal
from scorer.web.presenters.text import gettext

LONGEST_NUMBER = 6
ORDER_OF = "order-"
"""Before a pile's name: the field with the order its cards were tapped in."""


class Typed:
    """A situation's fields; reading one notes what is wrong with it."""

    def __init__(self, values: MultiDict[str, str]) -> None:
        self.values = values
        self.errors: dict[str, list[str]] = {}

    def wrong(self, field: str, message: str) -> None:
        """Note what is wrong with a field."""
        self.errors.setdefault(field, []).append(message)

    def text(self, field: str) -> str:
        """What stands in a field, empty where nothing does."""
        return self.values.get(field, "")

    def choice(self, field: str, codes: Iterable[str], *, wanted: str = "") -> str | None:
        """One of `codes`, None where none is chosen; `wanted` says what to do where one must be."""
        code = self.text(field)
        if code and code not in set(map(str, codes)):
            self.wrong(field, gettext("There is no such choice here, choose again."))
            return None
        if not code and wanted:
            self.wrong(field, wanted)
        return code or None

    def seat(self, field: str, seats: Iterable[int], *, wanted: str = "") -> int | None:
        """A seat, None where none is chosen."""
        code = self.choice(field, map(str, seats), wanted=wanted)
        return None if code is None else int(code)

    def flag(self, field: str) -> bool:
        """Whether a box is ticked."""
        return bool(self.text(field))

    def number(self, field: str, *, least: int = 0, most: int = 1000) -> int | None:
        """A whole number from `least` to `most`, None where nothing is typed."""
        text = self.text(field).strip()
        if not text:
            return None
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdigit()):
            self.wrong(field, gettext("Only a whole number fits here, such as %(number)d.", number=47))
        elif len(digits) > LONGEST_NUMBER or not least <= int(text) <= most:
            self.wrong(field, gettext("From %(least)s to %(most)s fits here.", least=least, most=most))
        else:
            return int(text)
        return None

    def card(self, field: str, *, wanted: str = "") -> str | None:
        """The code of one card, None where none is picked."""
        return self.choice(field, map(str, ORDER), wanted=wanted)

    def cards(self, field: str) -> tuple[str, ...]:
        """The codes of the cards picked: in the order they were tapped in where that is known, else by the deck."""
        picked = self.values.getlist(field)
        try:
            known = [Card.parse(code) for code in picked]
        except Refused as refused:
            self.wrong(field, refusal(refused))
            return ()
        tapped = self.text(f"{ORDER_OF}{field}").split(".")
        if sorted(tapped) == sorted(picked):
            return tuple(tapped)
        return tuple(map(str, sorted(known, key=ORDER.__getitem__)))

    def refuse(self, field: str, refused: Refused, names: Sequence[str]) -> None:
        """Note a refusal of the engine at a field."""
        self.wrong(field, refusal(refused, names))
