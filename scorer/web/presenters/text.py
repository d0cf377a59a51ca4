"""Typed gettext: what is looked up at once, and what is looked up where it is shown.

The catalogs are keyed by the English text; a sentence takes its parts by name, `%(name)s`.
"""

from __future__ import annotations

from dataclasses import dataclass

import flask_babel


def gettext(string: str, **parts: object) -> str:
    """The sentence `string` in the language of the request."""
    return str(flask_babel.gettext(string, **parts))


def pgettext(context: str, string: str, **parts: object) -> str:
    """The sentence `string` as it reads in `context`."""
    return str(flask_babel.pgettext(context, string, **parts))


def ngettext(singular: str, plural: str, num: int, **parts: object) -> str:
    """The sentence for `num` things; `%(num)s` is the number."""
    return str(flask_babel.ngettext(singular, plural, num, **parts))


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
