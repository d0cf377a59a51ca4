"""Typed gettext: what is looked up at once, and what is looked up where it is shown.

The catalogs are keyed by the English text; a sentence takes its parts by name, `%(name)s`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

import flask_babel

_TURNS = re.compile("[\u202a-\u202e\u2066\u2067]")
"""What turns the writing round by command; a name needs none of it."""
_OPEN, _CLOSE = "\u2068", "\u2069"
_LEFTWARD = frozenset({"R", "AL", "AN"})


def gettext(string: str, **parts: object) -> str:
    """The sentence `string` in the language of the request."""
    return str(flask_babel.gettext(string, **_apart(parts)))


def pgettext(context: str, string: str, **parts: object) -> str:
    """The sentence `string` as it reads in `context`."""
    return str(flask_babel.pgettext(context, string, **_apart(parts)))


def ngettext(singular: str, plural: str, num: int, **parts: object) -> str:
    """The sentence for `num` things; `%(num)s` is the number."""
    return str(flask_babel.ngettext(singular, plural, num, **_apart(parts)))


def _apart(parts: Mapping[str, object]) -> dict[str, object]:
    return {key: one_way(part) if isinstance(part, str) else part for key, part in parts.items()}


@lru_cache(maxsize=4096)  # the same names stand in every sentence of a page
def one_way(text: str) -> str:
    """A part of a sentence that cannot turn the rest of it round: a name in Arabic letters leaves a minus where it is.

    >>> one_way("Аня")
    'Аня'
    """
    plain = _TURNS.sub("", text)
    if not _closes(plain):
        plain = plain.replace(_OPEN, "").replace(_CLOSE, "")
    if any(unicodedata.bidirectional(char) in _LEFTWARD for char in plain):
        return f"{_OPEN}{plain}{_CLOSE}"
    return plain


def _closes(text: str) -> bool:
    """Whether every part kept apart in `text` is closed, as those of a sentence within a sentence are."""
    depth = 0
    for char in text:
        depth += (char == _OPEN) - (char == _CLOSE)
        if depth < 0:
            return False
    return depth == 0


@dataclass(frozen=True, slots=True)
class Text:
    """Words of a table: looked up each time they are shown, called to fill in parts."""

    string: str
    context: str | None = None

    def __call__(self, **parts: object) -> str:
        if self.context is None:
            return gettext(self.string, **parts)
        return pgettext(self.context, self.string, **parts)

    def __str__(self) -> str:
        return self()


def lazy_gettext(string: str) -> Text:
    """`gettext`, at the time it is shown."""
    return Text(string)


def lazy_pgettext(context: str, string: str) -> Text:
    """`pgettext`, at the time it is shown."""
    return Text(string, context)
