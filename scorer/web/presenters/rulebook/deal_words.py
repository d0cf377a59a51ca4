"""Карты, сдача, заказ: what is dealt, who orders the trump, and who deals next."""

from __future__ import annotations

from scorer.rules.choices import NextDealer, PassedDeal
from scorer.rules.ruleset import Ruleset
from scorer.web.presenters.rulebook.items import Point, Said, Words, hangs
from scorer.web.presenters.text import lazy_gettext, ngettext


def _same_dealer(ruleset: Ruleset) -> bool:
    return ruleset.passed_deal is PassedDeal.SAME_DEALER and not ruleset.stakes


def _pass_fine_after(number: int) -> str:
    return ngettext(
        "That fine is due after %(num)d passed deal; then the next player deals.",
        "That fine is due after %(num)d passed deals running; then the next player deals.",
        number,
    )


WORDS = {
    "players": Words(
        {
            2: lazy_gettext("Two play, each for himself."),
            3: lazy_gettext("Three play, each for himself: who orders the trump is alone against the other two."),
        }
    ),
    "last_three": Words(
        {
            "together": lazy_gettext("When the trump is ordered each gets %(last_cards)d more cards at once."),
            "singly": lazy_gettext("When the trump is ordered each gets %(last_cards)d more cards, one by one."),
        }
    ),
    "bottom_card": Words(
        {
            True: lazy_gettext("Then the bottom card of the stock is laid on top of it, face up."),
            False: lazy_gettext("The bottom card of the stock stays unseen."),
        }
    ),
    "fifty_offer": Words(
        {None: lazy_gettext("No points are offered without play.")},
        lazy_gettext(
            "Between the order and the last cards the defender may offer the maker %(number)d points without play."
        ),
        when=lambda ruleset: ruleset.players == 2,
    ),
    "passed_deal": Words(
        {
            "next_dealer": lazy_gettext("If all pass twice, the next player deals."),
            "same_dealer": lazy_gettext("If all pass twice, the same player deals again."),
        }
    ),
    "pass_fine": Words(
        {None: lazy_gettext("Passed deals cost their dealer nothing.")},
        lazy_gettext("Too many passed deals running cost their dealer %(number)d points."),
        when=_same_dealer,
    ),
    "pass_fine_after": Words(
        number=_pass_fine_after,
        when=lambda ruleset: _same_dealer(ruleset) and ruleset.pass_fine is not None,
    ),
    "next_dealer": Words(
        {
            "high_scorer": lazy_gettext("Whoever writes most in a deal deals the next one."),
            "alternate": lazy_gettext("The players deal in turn."),
        }
    ),
    "dealer_after_hanging": Words(
        {
            "defender": lazy_gettext("After a hanging bait the defender deals."),
            "maker": lazy_gettext("After a hanging bait the maker deals."),
            "alternate": lazy_gettext("After a hanging bait the next in turn deals."),
        },
        when=lambda ruleset: hangs(ruleset) and ruleset.next_dealer is NextDealer.HIGH_SCORER,
    ),
}

POINTS = (
    Point(
        "R-CARDS",
        lazy_gettext("Cards"),
        (
            "players",
            Said(lazy_gettext("The deck has %(deck_size)d cards, a hand %(hand_size)d.")),
            Said(lazy_gettext("Trumps from the highest, with their points: %(trumps)s.")),
            Said(lazy_gettext("Other suits: %(plain)s.")),
            Said(lazy_gettext("The deck holds %(deck_points)d points; the last trick adds %(last_trick)d.")),
            Said(lazy_gettext("The counts of a deal make %(least)d to %(most)d together, without the last trick.")),
        ),
    ),
    Point(
        "R-DEAL",
        lazy_gettext("The deal"),
        (
            Said(lazy_gettext("The lot says who deals first.")),
            Said(lazy_gettext("The dealer shuffles the pack and must offer it to be cut.")),
            Said(lazy_gettext("Each gets %(first_cards)d cards, by threes, the dealer last.")),
            Said(lazy_gettext("The next card is turned up: it offers the first trump.")),
            "last_three",
            "bottom_card",
            Said(
                lazy_gettext(
                    "A dealer who shows his own cards deals on; whose cards were shown may ask for a new deal."
                )
            ),
        ),
    ),
    Point(
        "R-BID",
        lazy_gettext("Ordering the trump"),
        (
            Said(lazy_gettext("From the eldest hand on each says “pass” or “I play” on the suit turned up.")),
            Said(lazy_gettext("If all pass, each in the same order may name another suit: the second trump.")),
            Said(lazy_gettext("Who says “I play” is the maker, the others defend.")),
            "fifty_offer",
        ),
    ),
    Point("R-PASSED", lazy_gettext("All pass"), ("passed_deal", "pass_fine", "pass_fine_after")),
    Point("R-DEALER", lazy_gettext("Who deals next"), ("next_dealer", "dealer_after_hanging")),
)
