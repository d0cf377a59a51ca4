"""Строгое чтение: a JSON object read key by key; whatever is not expected is refused by name.

An optional key may be left out or null. Places are relative to the object; the caller puts
its own place before them (`Refused.inside`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, TypeVar

from scorer.rules.refusal import Refused

T = TypeVar("T")
Reader = Callable[[object], T]

LARGEST_COUNT = 1_000
LARGEST_POINTS = 1_000_000
LONGEST_TEXT = 1_000
LONGEST_ID = 100


class Fields:
    """The keys of a JSON object, each read once by a reader that refuses what is wrong."""

    def __init__(self, document: object, keys: Sequence[str]) -> None:
        if not isinstance(document, dict):
            raise bad("object")
        for key in document:
            if key not in keys:
                raise Refused("key.unknown", at=key, key=key, keys=tuple(keys))
        self._document = document

    def required(self, key: str, read: Reader[T]) -> T:
        """The value of `key`; refuses `key.missing`."""
        value = self._document.get(key)
        if value is None:
            raise Refused("key.missing", at=key, key=key)
        return read_at(key, read, value)

    def optional(self, key: str, read: Reader[T]) -> T | None:
        """The value of `key`, None where it is left out or null."""
        value = self._document.get(key)
        return None if value is None else read_at(key, read, value)

    def items(self, key: str, read: Reader[T]) -> tuple[T, ...]:
        """The values of the list `key`, empty where it is left out or null."""
        return self.optional(key, list_of(read)) or ()

    def flag(self, key: str) -> bool:
        """The truth of `key`, false where it is left out or null."""
        return self.optional(key, truth) or False


def read_at(place: str, read: Reader[T], value: object) -> T:
    """`value` read, a refusal naming `place`."""
    try:
        return read(value)
    except Refused as refused:
        raise refused.inside(place) from None


def bad(expected: str, **params: Any) -> Refused:
    """`value.bad`: what stands there is not an `expected`."""
    return Refused("value.bad", expected=expected, **params)


def list_of(read: Reader[T]) -> Reader[tuple[T, ...]]:
    """A reader of lists, each item read by `read`."""

    def read_list(value: object) -> tuple[T, ...]:
        if not isinstance(value, list):
            raise bad("list")
        return tuple(read_at(f"[{place}]", read, item) for place, item in enumerate(value))

    return read_list


def whole(least: int, most: int) -> Reader[int]:
    """A reader of whole numbers from `least` to `most`."""

    def read_whole(value: object) -> int:
        if type(value) is not int or not least <= value <= most:
            raise bad("number", least=least, most=most)
        return value

    return read_whole


count = whole(0, LARGEST_COUNT)
points = whole(-LARGEST_POINTS, LARGEST_POINTS)


def text(longest: int) -> Reader[str]:
    """A reader of strings of 1 to `longest` characters."""

    def read_text(value: object) -> str:
        if not isinstance(value, str) or not 1 <= len(value) <= longest or not value.strip():
            raise bad("text", most=longest)
        return value

    return read_text


def one_of(choices: type[T]) -> Reader[T]:
    """A reader of the words of a StrEnum."""

    def read_choice(value: object) -> T:
        if not isinstance(value, str) or value not in list(choices):  # type: ignore[call-overload]
            raise bad("choice", choices=tuple(map(str, choices)))  # type: ignore[call-overload]
        return choices(value)  # type: ignore[call-arg]

    return read_choice


def truth(value: object) -> bool:
    """True or false, nothing else."""
    if not isinstance(value, bool):
        raise bad("bool")
    return value


def moment(value: object) -> str:
    """An ISO 8601 time with its offset, kept as it was written."""
    try:
        when = datetime.fromisoformat(value) if isinstance(value, str) else None
    except ValueError:
        when = None
    if when is None or when.tzinfo is None:
        raise bad("moment")
    return str(value)


def mapping(value: object) -> dict[str, Any]:
    """A JSON object whose keys are read elsewhere."""
    if not isinstance(value, dict):
        raise bad("object")
    return value
