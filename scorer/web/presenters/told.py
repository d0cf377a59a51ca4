"""What a refusal tells, read with care: a parameter may be missing or of another kind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from scorer.web.presenters.text import gettext


@dataclass(frozen=True, slots=True)
class Told:
    """A refusal's parameters and the names of the table."""

    params: Mapping[str, Any]
    players: Sequence[str] = ()

    def number(self, key: str) -> int | None:
        """A whole number, None where none was told."""
        value = self.params.get(key)
        return value if isinstance(value, int) and not isinstance(value, bool) else None

    def text(self, key: str) -> str:
        """A word or number as it was given, empty where none was told."""
        value = self.params.get(key)
        return str(value) if isinstance(value, str | int) else ""

    def words(self, key: str) -> tuple[Any, ...]:
        """A list, empty where none was told."""
        value = self.params.get(key)
        return tuple(value) if isinstance(value, list | tuple) else ()

    def who(self) -> str:
        """The name at the seat told, or its number."""
        seat = self.number("seat")
        if seat is None:
            return ""
        return self.players[seat] if 0 <= seat < len(self.players) else gettext("player %(number)d", number=seat + 1)
