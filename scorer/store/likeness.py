"""Похожие имена: what two names of a club are compared by.

A name typed on another keyboard looks the same and is the same person: «Аня» with a Latin A,
«Пётр» and «Петр», «Дем'ян» with either apostrophe; so is one with the stress marked, «Ве́ра»,
and with a digit for a letter, «3оя».
"""

from __future__ import annotations

import unicodedata

from scorer.ledger.names import same_name_key

_LATIN = "abcehikmoptxy"
_CYRILLIC = "авсенікмортху"
"""Letters that look alike, small or capital."""
_ALIKE = str.maketrans(_LATIN + "lё‐‑–—", _CYRILLIC + "іе----", "'’ʼ`´\ufe0e\ufe0f")
"""A small l is taken for a capital I, and so both are one."""
_DIGITS = str.maketrans("0361|", "озбіі")
"""Digits and the letters they are taken for, in a word with other letters: a number stays one, and in its order."""
_UNSEEN = frozenset({"Cc", "Cf", "Zl", "Zp", "Zs"})
"""Categories of characters that leave no mark on paper."""
_STRESS = frozenset("\u0300\u0301")
_MARKS = range(0x300, 0x370)
"""Marks set over and under letters; other scripts have their own, which make other letters."""


def likeness(name: str) -> str:
    """A name without case, spaces, apostrophes, stress and what cannot be seen, each letter the one it looks like.

    >>> [likeness(name) for name in ("Аня", " a H я", "Пётр", "петр", "Ве́ра", "3оя")]
    ['аня', 'аня', 'петр', 'петр', 'вера', 'зоя']
    """
    plain = unicodedata.normalize("NFKC", _unmarked(name)).casefold()
    words = (word.translate(_DIGITS) if any(map(str.isalpha, word)) else word for word in plain.split())
    seen = "".join(char for char in "".join(words) if unicodedata.category(char) not in _UNSEEN)
    return seen.translate(_ALIKE) or same_name_key(name)


def _unmarked(name: str) -> str:
    """The letters without stress, and without marks that make no letter of their own with them, as in «й» or «ї»."""
    apart = unicodedata.normalize("NFD", name)
    whole = unicodedata.normalize("NFC", "".join(char for char in apart if char not in _STRESS))
    return "".join(char for char in whole if ord(char) not in _MARKS)
