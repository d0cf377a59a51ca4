"""Говор: Klaberjass has words of its own where деберц says others (rules.md «Words»)."""

from __future__ import annotations

from enum import StrEnum

from scorer.web.presenters.text import Text, gettext, lazy_pgettext, pgettext


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


_SPOKEN: tuple[Text, ...] = (
    lazy_pgettext("klaberjass", "May the bella still be called?"),
    lazy_pgettext("klaberjass", "Bella"),
    lazy_pgettext("klaberjass", "Bella; who called first"),
    lazy_pgettext("klaberjass", "Who has the bella"),
    lazy_pgettext("klaberjass", "Melds and bella of this deal"),
    lazy_pgettext("klaberjass", "Say what is trump: without a trump there is no bella."),
    lazy_pgettext("klaberjass", "The bella may be called"),
    lazy_pgettext("klaberjass", "only the bella counts"),
    lazy_pgettext("klaberjass", "The bella stays with its owner in a bait"),
    lazy_pgettext("klaberjass", "a fifty, as strong as one"),
    lazy_pgettext("klaberjass", "a fifty, stronger by length"),
    lazy_pgettext("klaberjass", "a hundred, stronger than a fifty"),
    lazy_pgettext(
        "klaberjass", "Five in a row from the jack against a fifty from the king: the fifty stands, or the five do."
    ),
    lazy_pgettext("klaberjass", "Seven in a row from the ace: a fifty and a terz, or one meld only."),
    lazy_pgettext("klaberjass", "Anya's fifty stands, but all tricks are Borya's: she writes 50, or nothing."),
    lazy_pgettext("klaberjass", "The trump king is played, the queen still in hand: “bella” is in time, or too late."),
    lazy_pgettext("klaberjass", "Anya is baited and had the bella: its 20 stay with her, or go over with the rest."),
)
"""Sentences that name what Klaberjass calls otherwise."""
_KLABERJASS = {text.string: text for text in _SPOKEN}


def spoken(text: Text, lexicon: Lexicon) -> str:
    """`text` in the words of a table."""
    return str(_KLABERJASS.get(text.string, text) if lexicon is Lexicon.KLABERJASS else text)
