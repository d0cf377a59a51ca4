"""Похожие имена: what two names of a club are compared by.

A name typed on another keyboard looks the same and is the same person: «Аня» with a Latin A,
«Пётр» and «Петр», «Дем'ян» with either apostrophe.
"""

from __future__ import annotations

import unicodedata

from scorer.ledger.names import same_name_key

_LATIN = "abcehikmoptxy"
_CYRILLIC = "авсенікмортху"
"""Letters that look alike, small or capital."""
_ALIKE = str.maketrans(_LATIN + "ё‐‑–—", _CYRILLIC + "е----", "'’ʼ`´\ufe0e\ufe0f")
_UNSEEN = frozenset({"Cc", "Cf", "Zl", "Zp", "Zs"})
"""Categories of characters that leave no mark on paper."""


def likeness(name: str) -> str:
    """A name without case, spaces, apostrophes and what cannot be seen, each letter the one it looks like.

    >>> [likeness(name) for name in ("Аня", " a H я", "Пётр", "петр")]
    ['аня', 'аня', 'петр', 'петр']
    """
    plain = unicodedata.normalize("NFKC", name).casefold()
    seen = "".join(char for char in plain if unicodedata.category(char) not in _UNSEEN)
    return seen.translate(_ALIKE) or same_name_key(name)
