"""Счёт сдачи: what is counted, who is baited, what hangs, what is paid."""

from __future__ import annotations

from scorer.rules.choices import Bait, ThreeHangingAgain
from scorer.rules.contract import may_concede
from scorer.rules.ruleset import Ruleset
from scorer.web.presenters.rulebook.items import Point, Said, Words, hangs, points_with_bait
from scorer.web.presenters.text import lazy_gettext, ngettext


def _several_hang(ruleset: Ruleset) -> bool:
    """Whether more than one hanging bait can be running."""
    return hangs(ruleset) and not (ruleset.players == 3 and ruleset.three_hanging_again is ThreeHangingAgain.HALVES)


def _for_two_stakes(ruleset: Ruleset) -> bool:
    return ruleset.stakes and ruleset.players == 2


def _three_by_stakes(ruleset: Ruleset) -> bool:
    return ruleset.players == 3 and ruleset.stakes and ruleset.bait is Bait.NONE


def _stake(number: int) -> str:
    return ngettext("A deal is played for a stake of %(num)d.", "A deal is played for a stake of %(num)d.", number)


WORDS = {
    "scoring": Words(
        {
            "points": lazy_gettext("Written are points."),
            "stakes": lazy_gettext("Points only say who wins; written are stakes."),
        }
    ),
    "bait": Words(
        {
            "maker": lazy_gettext("The maker with fewer points is baited; a defender never is."),
            "lower": lazy_gettext("Whoever has fewer points is baited, the defender too."),
            "none": lazy_gettext("There is no bait: more points win, whoever ordered the trump."),
        }
    ),
    "bait_points": Words(
        {
            "transfer": lazy_gettext("A baited player writes nothing: his points go to the other side."),
            "burn": lazy_gettext("A baited player writes nothing, and nobody else writes his points."),
        },
        when=points_with_bait,
    ),
    "bella_survives_bait": Words(
        {
            True: lazy_gettext("In a bait %(bella)s stays with its owner."),
            False: lazy_gettext("In a bait %(bella)s goes with the rest."),
        },
        when=points_with_bait,
    ),
    "tie": Words(
        {
            "hanging": lazy_gettext(
                "Equal points are a hanging bait: the defender writes his, the maker's points hang."
            ),
            "bait": lazy_gettext("Equal points are a bait for the maker."),
            "lapse": lazy_gettext("Equal points: the defender writes his, the maker's points are lost."),
            "keep": lazy_gettext("Equal points: each writes his own."),
        },
        when=points_with_bait,
    ),
    "hanging_order": Words(
        {
            "ask": lazy_gettext("When two hang the table agrees: the sum at once, or one a deal."),
            "sum": lazy_gettext("When several hang, one winner takes the sum."),
            "queue": lazy_gettext("When several hang, each next deal pays one, the oldest first."),
        },
        when=_several_hang,
    ),
    "three_goal": Words(
        {
            "sum": lazy_gettext("The maker must have more than both defenders together."),
            "each": lazy_gettext("The maker must have more than each of the defenders."),
        },
        when=lambda ruleset: ruleset.players == 3 and not _three_by_stakes(ruleset),
    ),
    "three_bait": Words(
        {
            "halves": lazy_gettext(
                "What goes to the defenders they share in halves, an odd point to the one who plays earlier."
            ),
            "leader": lazy_gettext("What goes to the defenders is all for the one with more points."),
        },
        when=lambda ruleset: ruleset.players == 3 and not ruleset.stakes,
    ),
    "three_hanging_again": Words(
        {
            "joins": lazy_gettext("A second hanging bait joins the first."),
            "halves": lazy_gettext("A second hanging bait pays the first out to the defenders."),
        },
        when=lambda ruleset: ruleset.players == 3 and hangs(ruleset),
    ),
    "stake": Words(number=_stake, when=lambda ruleset: ruleset.stakes),
    "stake_bait_double": Words(
        {
            True: lazy_gettext("A baited maker pays two stakes."),
            False: lazy_gettext("A lost deal costs one stake."),
        },
        when=lambda ruleset: _for_two_stakes(ruleset) and ruleset.bait is not Bait.NONE,
    ),
    "dave": Words(
        {
            None: lazy_gettext("There is no dave: the stake stays as it is."),
            "geometric": lazy_gettext(
                "Dave: the other gives up at the present stake or plays on; each offer accepted doubles the stake."
            ),
            "arithmetic": lazy_gettext(
                "Dave: the other gives up at the present stake or plays on; each offer accepted adds one stake."
            ),
        },
        when=_for_two_stakes,
    ),
}

POINTS = (
    Point(
        "R-COUNT",
        lazy_gettext("Counting the tricks"),
        (
            Said(lazy_gettext("Melds first, then the pile card by card.")),
            Said(
                lazy_gettext(
                    "The trump jack may be counted up front as %(jass)d; when it turns up in the pile it is passed."
                )
            ),
            Said(lazy_gettext("Piles and stock together make %(deck_points)d: that proves a count.")),
        ),
    ),
    Point(
        "R-OUTCOME",
        lazy_gettext("What is written"),
        (
            Said(
                lazy_gettext(
                    "Counted are the cards of the tricks, %(last_trick)d for the last one, melds that stand, %(bella)s."
                )
            ),
            "scoring",
            "bait",
            "bait_points",
            "bella_survives_bait",
            "tie",
        ),
    ),
    Point(
        "R-CONCEDE",
        lazy_gettext("A bait given up"),
        (
            Said(
                lazy_gettext("A maker who sees the bait may give it up: the other counts both piles together."),
                when=may_concede,
            ),
        ),
    ),
    Point(
        "R-HANGING",
        lazy_gettext("Hanging points"),
        (
            Said(
                lazy_gettext(
                    "Hanging points go to the winner of the next deal, after it is judged. "
                    "A passed deal leaves them; with the party they are lost."
                ),
                when=hangs,
            ),
        ),
    ),
    Point("R-HANGING-TWICE", lazy_gettext("Two hanging baits"), ("hanging_order",)),
    Point(
        "R-THREE",
        lazy_gettext("Three players"),
        (
            "three_goal",
            "three_bait",
            "three_hanging_again",
            Said(
                lazy_gettext("Whoever has most of all takes a stake from each; if that is shared, nobody."),
                when=_three_by_stakes,
            ),
            Said(
                lazy_gettext("The maker takes a stake from each or pays one to each; equal points, nobody pays."),
                when=lambda ruleset: ruleset.players == 3 and ruleset.stakes and ruleset.bait is not Bait.NONE,
            ),
        ),
    ),
    Point(
        "R-STAKES",
        lazy_gettext("Stakes and dave"),
        (
            "stake",
            Said(lazy_gettext("The loser pays the winner; equal points, nobody pays."), when=_for_two_stakes),
            "stake_bait_double",
            "dave",
            Said(
                lazy_gettext("Nobody offers twice running: the right to offer is with who accepted."),
                when=lambda ruleset: _for_two_stakes(ruleset) and ruleset.dave is not None,
            ),
        ),
    ),
)
