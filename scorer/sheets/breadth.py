"""Ширина слов: about how wide a text stands, on paper and in a terminal.

Paper is measured by the widths of DejaVu Sans, the widest of the usual sans-serif faces: what
fits by this measure fits in the others too.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from math import ceil

_BREAKS = re.compile(r"[^\S\u00a0\u202f]+")
"""Spaces at which a line may end: not those that hold words together."""
_NARROW = frozenset(" .,:;!'|ilj()[]ІЇії·")
_WIDE = frozenset("WMwmЖШЩЮФМЫжшщюфмы—→←✓●○%@")


@lru_cache(maxsize=4096)  # a sheet says the same words again and again
def on_paper(text: str) -> float:
    """The width of `text` in em of its own size, a little more than it will be.

    >>> round(on_paper("+119"), 2), round(on_paper("терц"), 2)
    (2.73, 2.52)
    """
    return sum(map(_em, text))


@lru_cache(maxsize=1024)
def _em(sign: str) -> float:
    if not columns(sign):
        return 0
    if sign in _NARROW:
        return 0.4
    if columns(sign) == 2:
        return 1.4
    if sign in _WIDE:
        return 1.0
    if sign in "+−=":
        return 0.84
    return 0.75 if sign.isupper() else 0.63


def lines_on_paper(text: str, *, size: float, width: float) -> int:
    """How many lines `text` takes, in type of `size` points on `width` points; at least one.

    >>> lines_on_paper("терц от К♦, посл., висячие 70", size=9, width=100)
    2
    """
    return max(1, ceil(on_paper(text) * size / (width * 0.94)))


def columns(text: str) -> int:
    """How many columns of a terminal `text` takes: ideographs and emoji two, what combines none.

    >>> columns("Аня"), columns("🂡🎴"), columns("é")
    (3, 4, 1)
    """
    return sum(map(_columns, text))


@lru_cache(maxsize=1024)
def _columns(sign: str) -> int:
    if unicodedata.combining(sign) or unicodedata.category(sign) in {"Mn", "Me", "Cf", "Cc"}:
        return 0
    wide = unicodedata.east_asian_width(sign) in {"W", "F"} or "\U0001f000" <= sign <= "\U0001faff"
    return 2 if wide else 1


def wrapped(text: str, width: int) -> Iterator[str]:
    """`text` in lines of at most `width` columns, at least one: broken at spaces that may break, else where it must be.

    >>> list(wrapped("терц от К♦, посл.", 9))
    ['терц от', 'К♦, посл.']
    """
    line = ""
    for word in _BREAKS.sub(" ", text).split(" "):
        joined = f"{line} {word}" if line else word
        if columns(joined) <= width:
            line = joined
            continue
        if line:
            yield line
        line = word
        while columns(line) > width:
            head = _head(line, width)
            yield head
            line = line[len(head) :]
    yield line


def _head(text: str, width: int) -> str:
    """As much of the beginning of `text` as fits, up to a hyphen where there is one, and at least one sign."""
    end = 1
    while columns(text[: end + 1]) <= width:
        end += 1
    return text[: text.rfind("-", 0, end) + 1] or text[:end]


def padded(text: str, width: int, *, right: bool = False) -> str:
    """`text` filled up with spaces to `width` columns.

    >>> padded("●", 3), padded("42", 4, right=True)
    ('●  ', '  42')
    """
    room = " " * max(0, width - columns(text))
    return room + text if right else text + room
