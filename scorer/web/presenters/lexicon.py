"""Говор: Klaberjass has words of its own where деберц says others (rules.md «Words»)."""

from __future__ import annotations

from enum import StrEnum

from scorer.web.presenters.text import gettext, pgettext


class Lexicon(StrEnum):
    """Which game's words a table speaks; it changes no point."""

    DEBERTS = "deberts"
    KLABERJASS = "klaberjass"


def lexicon_of(preset: str) -> Lexicon:
    """The words of a variant, by its name."""
    return Lexicon.KLABERJASS if preset.startswith("klaberjass") else Lexicon.DEBERTS


def bella(lexicon: Lexicon = Lexicon.DEBERTS) -> str:
    """Trump king and queen: «белла», «бэла»."""
    return pgettext("klaberjass", "bella") if lexicon is Lexicon.KLABERJASS else gettext("bella")


def fifty(lexicon: Lexicon = Lexicon.DEBERTS) -> str:
    """A run of four: «полтинник», «кварта»."""
    return pgettext("klaberjass", "fifty") if lexicon is Lexicon.KLABERJASS else gettext("fifty")


def deals(name: str, lexicon: Lexicon = Lexicon.DEBERTS) -> str:
    """Who deals: «Сдаёт: Аня», «Дилер: Аня»."""
    if lexicon is Lexicon.KLABERJASS:
        return pgettext("klaberjass", "Dealer: %(name)s", name=name)
    return gettext("Dealer: %(name)s", name=name)
