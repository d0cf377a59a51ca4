"""Варианты словами: the name of each preset and one line that tells it from the others."""

from __future__ import annotations

from scorer.web.presenters.text import Text, lazy_gettext, lazy_pgettext

NAMES: dict[str, Text] = {
    "moscow": lazy_pgettext("preset", "Moscow"),
    "moscow_strict": lazy_pgettext("preset", "Moscow, strict"),
    "moscow_free": lazy_pgettext("preset", "Moscow, free"),
    "kharkov": lazy_pgettext("preset", "Kharkov"),
    "to_301": lazy_pgettext("preset", "Moscow, half"),
    "fifties": lazy_pgettext("preset", "With fifties"),
    "threesome": lazy_pgettext("preset", "For three"),
    "short_2": lazy_pgettext("preset", "Short, for two"),
    "short_3": lazy_pgettext("preset", "Short, for three"),
    "short_bait_2": lazy_pgettext("preset", "Short with a bait, for two"),
    "short_bait_3": lazy_pgettext("preset", "Short with a bait, for three"),
    "short_dave": lazy_pgettext("preset", "Short with dave"),
    "klaberjass": lazy_pgettext("preset", "Klaberjass"),
    "klaberjass_suits": lazy_pgettext("preset", "Klaberjass, suits decide"),
}

ABOUT: dict[str, Text] = {
    "moscow": lazy_gettext("To 501. Fewer points than the other: a bait for whoever plays; equal: a hanging bait."),
    "moscow_strict": lazy_gettext("Whoever has fewer points is baited, and the players announce the end themselves."),
    "moscow_free": lazy_gettext("Without the suit any card will do; a trump is beaten only when trump was led."),
    "kharkov": lazy_gettext("As in Moscow, but of equal melds the one called first stands: trump gives nothing."),
    "to_301": lazy_gettext("As in Moscow, but to 301: half an evening."),
    "fifties": lazy_gettext("Before the last three cards one may offer 50 without play; a lead of 250 ends the party."),
    "threesome": lazy_gettext("One against two: whoever plays must beat both together; a bait goes to them in halves."),
    "short_2": lazy_gettext("One deal for a stake: the most points win, whoever ordered the trump."),
    "short_3": lazy_gettext("One deal: whoever has the most points takes a stake from each."),
    "short_bait_2": lazy_gettext("One deal for a stake: a bait costs whoever plays two."),
    "short_bait_3": lazy_gettext("One deal: whoever plays takes a stake from each or pays one to each."),
    "short_dave": lazy_gettext("One deal: give up at the present stake, or play on for more."),
    "klaberjass": lazy_gettext("To 500, dealing in turn, with four of a kind; of equal melds neither counts."),
    "klaberjass_suits": lazy_gettext("Klaberjass where equal melds go by suit: ♥ ♦ ♣ ♠."),
}

GROUPS: dict[Text, tuple[str, ...]] = {
    lazy_pgettext("preset group", "For two, long"): (
        "moscow",
        "moscow_strict",
        "moscow_free",
        "kharkov",
        "to_301",
        "fifties",
    ),
    lazy_pgettext("preset group", "For three"): ("threesome", "short_3", "short_bait_3"),
    lazy_pgettext("preset group", "One deal, for a stake"): ("short_2", "short_bait_2", "short_dave"),
    lazy_pgettext("preset group", "Klaberjass"): ("klaberjass", "klaberjass_suits"),
}
"""Every preset once, as the start page offers them."""


def preset_name(preset: str) -> str:
    """The name of a variant: «Московский»."""
    return str(NAMES[preset])


def about_preset(preset: str) -> str:
    """One line that tells the variant from the others."""
    return str(ABOUT[preset])
