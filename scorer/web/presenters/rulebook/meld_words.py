"""Объявления: what may be called, which meld is better, what it brings."""

from __future__ import annotations

from scorer.rules.choices import EqualMelds, OffenceKind
from scorer.rules.ruleset import Ruleset
from scorer.web.presenters.rulebook.items import Point, Said, Words
from scorer.web.presenters.text import lazy_gettext

RANK_INQUIRIES = (OffenceKind.RANK_INQUIRY_WITHOUT_EQUAL, OffenceKind.RANK_INQUIRY_WITH_LONGER)


def _by_turn(ruleset: Ruleset) -> bool:
    return ruleset.equal_melds in (EqualMelds.TRUMP_THEN_FIRST, EqualMelds.FIRST)


def _free_to_ask(ruleset: Ruleset) -> bool:
    return not set(RANK_INQUIRIES) & set(ruleset.offences)


WORDS = {
    "melds_called": Words(
        {
            "before_own_card": lazy_gettext("Melds are called before one's own first card."),
            "before_first_lead": lazy_gettext("Melds are called before the first lead."),
            "any_lead": lazy_gettext("Melds are called when leading: to the first trick or after a trick won."),
        }
    ),
    "melds_shown": Words(
        {
            "on_demand": lazy_gettext(
                "Whoever wants to may see any meld that was called; the caller may first ask for the other's card."
            ),
            "before_play": lazy_gettext("Melds that bring points are shown before the play."),
        }
    ),
    "run_order": Words(
        {
            "natural": lazy_gettext("Cards stand in a row in this order, trumps too: %(natural_order)s."),
            "trick": lazy_gettext("Cards stand in a row as plain suits take tricks, trumps too: %(trick_order)s."),
        }
    ),
    "long_runs": Words(
        {
            "as_four": lazy_gettext("Five and more in a row count as four: %(fifty)d points, no stronger than four."),
            "longer": lazy_gettext("Five and more in a row bring %(fifty)d points too, but a longer row is stronger."),
            "hundred": lazy_gettext("Five and more in a row bring %(hundred)d points and are stronger than four."),
        }
    ),
    "split_runs": Words(
        {
            True: lazy_gettext("A long row may be called in parts, seven cards as four and three."),
            False: lazy_gettext("One row is one meld and is called whole."),
        }
    ),
    "fours": Words(
        {
            True: lazy_gettext(
                "Four aces, kings, queens, jacks or tens bring %(four)d points and are stronger than any row; "
                "their cards may stand in rows too."
            ),
            False: lazy_gettext("Four of a kind is no meld."),
        }
    ),
    "equal_melds": Words(
        {
            "trump_then_first": lazy_gettext(
                "Of equal melds the one in trumps stands; if none is in trumps, the one called first."
            ),
            "first": lazy_gettext("Of equal melds the one called first stands; trumps give nothing."),
            "nobody": lazy_gettext("Of equal melds none stands: nobody writes."),
            "suit_order": lazy_gettext("Of equal melds the one in the higher suit stands: %(suit_order)s."),
            "both": lazy_gettext("Equal melds both stand: both sides write."),
        }
    ),
    "melds_below_a_tie": Words(
        {
            True: lazy_gettext("Below equal melds the lower ones still compete."),
            False: lazy_gettext("Below equal melds the lower ones bring nothing either."),
        },
        when=lambda ruleset: ruleset.equal_melds is EqualMelds.NOBODY,
    ),
    "melds_without_trick": Words(
        {
            "count": lazy_gettext("Melds count even for a player without a trick."),
            "bella_only": lazy_gettext("Without a trick no melds are written, only %(bella)s."),
            "nothing": lazy_gettext("Without a trick neither melds nor %(bella)s are written."),
        }
    ),
    "bella_window": Words(
        {
            "while_one_held": lazy_gettext("It is called before any card of one's own, while one of the two is held."),
            "first_card": lazy_gettext("It is called with the first of the two that is played, not later."),
        }
    ),
}

POINTS = (
    Point(
        "R-MELDS-0",
        lazy_gettext("Calling melds"),
        (
            "melds_called",
            Said(lazy_gettext("The caller names the kind of his best meld only; the rest when it stands.")),
        ),
    ),
    Point("R-SHOW", lazy_gettext("Showing melds"), ("melds_shown",)),
    Point(
        "R-MELDS-1",
        lazy_gettext("Rows"),
        (Said(lazy_gettext("A meld is three or more cards of a suit in a row.")), "run_order"),
    ),
    Point(
        "R-MELDS-2",
        lazy_gettext("What a row brings"),
        (
            Said(lazy_gettext("Three in a row, terz: %(terz)d points. Four in a row, %(fifty_name)s: %(fifty)d.")),
            "long_runs",
        ),
    ),
    Point(
        "R-MELDS-3",
        lazy_gettext("Several rows of one player"),
        (Said(lazy_gettext("Two rows of one player have no card in common.")), "split_runs"),
    ),
    Point("R-MELDS-4", lazy_gettext("Four of a kind"), ("fours",)),
    Point(
        "R-MELDS-5",
        lazy_gettext("Which meld is better"),
        (
            Said(lazy_gettext("A longer row is better; of equally long ones the one with the higher top card.")),
            "equal_melds",
            Said(
                lazy_gettext("First is who plays first, from the eldest hand on, unless another really called first."),
                when=_by_turn,
            ),
        ),
    ),
    Point(
        "R-MELDS-6",
        lazy_gettext("Who writes melds"),
        (
            Said(
                lazy_gettext("Whose best meld stands writes all his melds, the other side writes none."),
                when=lambda ruleset: ruleset.equal_melds is not EqualMelds.BOTH,
            ),
            Said(
                lazy_gettext(
                    "Whose best meld is better writes all his melds, the other side none; "
                    "if the best are equal, both sides write all."
                ),
                when=lambda ruleset: ruleset.equal_melds is EqualMelds.BOTH,
            ),
            Said(
                lazy_gettext("The two defenders are one side: the maker must beat the best of both."),
                when=lambda ruleset: ruleset.players == 3,
            ),
            "melds_below_a_tie",
        ),
    ),
    Point("R-MELDS-7", lazy_gettext("Melds without a trick"), ("melds_without_trick",)),
    Point(
        "R-BELLA",
        lazy_gettext("King and queen of trumps"),
        (
            Said(lazy_gettext("King and queen of trumps in one hand are the %(bella)s: %(bella_points)d points.")),
            Said(lazy_gettext("Nothing beats it and it beats nothing; its cards may stand in a row too.")),
            "bella_window",
        ),
    ),
    Point(
        "R-RANK-INQUIRY",
        lazy_gettext("“Rank?”"),
        (
            Said(lazy_gettext("“Rank?” asks for the top card of the meld the other called.")),
            Said(
                lazy_gettext(
                    "Whoever calls first names the kind of his best meld. "
                    "The answer is silence, “Rank?” with one of that kind, or the longer kind."
                )
            ),
            Said(lazy_gettext("To “Rank?” the top card is named; the answer is “it stands” or a better top card.")),
            Said(lazy_gettext("Then the winner names all his other melds.")),
            "offences:rank",
            Said(lazy_gettext("Asking costs nothing here, whatever one holds."), when=_free_to_ask),
        ),
    ),
)
