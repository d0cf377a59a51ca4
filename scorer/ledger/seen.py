"""Видно: a name or words as a person typed them, as they are seen."""

from __future__ import annotations

import unicodedata

JOINERS = "\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}"
"""Unseen themselves, they make one picture or letter of several: families, flags, Persian."""
_TAGS = range(0xE0020, 0xE0080)
"""Unseen letters behind a black flag, which say whose flag it is."""
_BLACK_FLAG = "\N{WAVING BLACK FLAG}"
_BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs by name, and nothing on paper."""


def as_seen(typed: str | None) -> str:
    """What was typed in one line: single spaces within, none around, and no sign that nobody sees.

    A sign that turns the direction of writing would turn every sentence with the name in it.
    Empty where nothing of it is seen.

    >>> as_seen("  Анна\\n Мария\\u200b\\u202e ")
    'Анна Мария'
    """
    flags = _BLACK_FLAG in (typed or "")
    kept = "".join(sign for sign in typed or "" if _stays(sign, flags))
    line = " ".join(word for part in kept.split() if (word := part.strip(JOINERS)))
    return line if any(map(_marks, line)) else ""


def _stays(sign: str, flags: bool) -> bool:
    if sign.isspace() or sign in JOINERS:
        return True
    return (flags and ord(sign) in _TAGS) or unicodedata.category(sign) not in ("Cc", "Cf")


def _marks(sign: str) -> bool:
    """Whether a sign alone leaves a mark on paper: an accent or a choice of colour needs another before it."""
    return sign not in _BLANKS and unicodedata.category(sign) not in ("Cf", "Mn", "Me", "Zs")
