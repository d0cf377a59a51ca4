"""Конец, ошибки, штрафы: when a party is over, how mistakes are put right, what no source settles."""

from __future__ import annotations

from scorer.rules.choices import BaitPoints, MidDealClaim
from scorer.rules.ruleset import Ruleset
from scorer.web.presenters.rulebook.items import Point, Said, Words, points_with_bait
from scorer.web.presenters.text import lazy_gettext, ngettext


def _to_target(ruleset: Ruleset) -> bool:
    return ruleset.target is not None


def _without_target(ruleset: Ruleset) -> bool:
    return ruleset.target is None


def _for_points(ruleset: Ruleset) -> bool:
    return not ruleset.stakes


def _baits(ruleset: Ruleset, bait_points: BaitPoints) -> bool:
    return points_with_bait(ruleset) and ruleset.bait_points is bait_points


def _baits_fined(ruleset: Ruleset) -> bool:
    return points_with_bait(ruleset) and ruleset.bait_fine is not None


def _no_tricks_fined(ruleset: Ruleset) -> bool:
    return not ruleset.stakes and ruleset.no_trick_fine is not None


def _deals(number: int) -> str:
    return ngettext("One deal is the whole party.", "The party has %(num)d deals; the higher total wins.", number)


WORDS = {
    "target": Words(
        {None: lazy_gettext("There is no number of points to reach.")},
        lazy_gettext("The party goes to %(number)d: whoever reaches it wins."),
    ),
    "deals": Words({None: lazy_gettext("There are as many deals as it takes.")}, _deals),
    "winning_lead": Words(
        {None: lazy_gettext("No lead, however great, ends the party.")},
        lazy_gettext("A lead of %(number)d ends the party too."),
        when=lambda ruleset: ruleset.players == 2,
    ),
    "claim_at_record": Words(
        {
            "automatic": lazy_gettext("When the deal is written the end comes by itself."),
            "required": lazy_gettext("When the deal is written whoever has reached it must announce the end."),
        },
        when=_to_target,
    ),
    "mid_deal_claim": Words(
        {
            "anyone": lazy_gettext("Whoever has enough may announce the end during the play."),
            "defender": lazy_gettext(
                "A defender who has enough may announce the end during the play; the maker may not."
            ),
            "off": lazy_gettext("The end is not announced during the play: the deal is played out."),
        },
        when=_to_target,
    ),
    "both_reach": Words(
        {
            "last_trick": lazy_gettext(
                "If several reach it in one deal, the last trick decides; "
                "where who took it has not reached it or offended, the higher total does."
            ),
            "higher_total": lazy_gettext("If several reach it in one deal, the higher total decides."),
        },
        when=_to_target,
    ),
    "undercount": Words(
        {
            "stands": lazy_gettext("Points too few stand as they were written."),
            "fixed": lazy_gettext("Points too few are put right, without a fine."),
        }
    ),
    "hundreds": Words(
        {
            "multiples": lazy_gettext("An error of a hundred or several is just put right, at any time."),
            "exactly_one": lazy_gettext("An error of exactly one hundred is just put right, at any time."),
        }
    ),
    "bait_fine": Words(
        {None: lazy_gettext("There is no fine for baits.")},
        lazy_gettext("A fine for baits: %(number)d points."),
        when=points_with_bait,
    ),
    "bait_fine_from": Words(
        number=lazy_gettext("The first bait it is due for: number %(number)d of a player."), when=_baits_fined
    ),
    "bait_fine_every": Words(number=lazy_gettext("Then for one bait in every %(number)d."), when=_baits_fined),
    "no_trick_fine": Words(
        {None: lazy_gettext("There is no fine for a deal without a trick.")},
        lazy_gettext("A fine for a deal without a trick: %(number)d points."),
        when=_for_points,
    ),
    "no_trick_fine_from": Words(
        number=lazy_gettext("The first deal without a trick it is due for: number %(number)d of a player."),
        when=_no_tricks_fined,
    ),
    "no_trick_fine_every": Words(
        number=lazy_gettext("Then for one such deal in every %(number)d."), when=_no_tricks_fined
    ),
}

POINTS = (
    Point(
        "R-END",
        lazy_gettext("The end of the party"),
        (
            "target",
            "deals",
            "winning_lead",
            "claim_at_record",
            Said(
                lazy_gettext("A target reached with the last trick of a bait is not reached: the points go over."),
                when=lambda ruleset: _to_target(ruleset) and _baits(ruleset, BaitPoints.TRANSFER),
            ),
            Said(
                lazy_gettext("A target reached with the last trick of a bait is not reached: the points are lost."),
                when=lambda ruleset: _to_target(ruleset) and _baits(ruleset, BaitPoints.BURN),
            ),
        ),
    ),
    Point(
        "R-CLAIM",
        lazy_gettext("Announcing the end"),
        (
            "mid_deal_claim",
            Said(
                lazy_gettext(
                    "It is done after a trick won, not the last, before the next lead. Counted are the total, own "
                    "melds that stand, %(bella)s if called, the cards of own tricks; not the last trick nor what hangs."
                ),
                when=lambda ruleset: _to_target(ruleset) and ruleset.mid_deal_claim is not MidDealClaim.OFF,
            ),
            Said(lazy_gettext("Announced wrongly, the party is lost."), when=_to_target),
            Said(lazy_gettext("There is no end to announce: what is dealt is played out."), when=_without_target),
        ),
    ),
    Point(
        "R-END-BOTH",
        lazy_gettext("Several reach it"),
        ("both_reach", Said(lazy_gettext("If that decides nothing, another deal is played."), when=_to_target)),
    ),
    Point(
        "R-PENCIL",
        lazy_gettext("The pencil rule"),
        (
            Said(lazy_gettext("Whoever writes lays the pencil down and leaves the counted cards on the table.")),
            Said(
                lazy_gettext(
                    "Points too many that another notices come off, and as many go to who noticed: until the next deal."
                ),
                when=_for_points,
            ),
            Said(
                lazy_gettext(
                    "Points too many that another notices are put right, without a fine: until the next deal."
                ),
                when=lambda ruleset: ruleset.stakes,
            ),
            "undercount",
        ),
    ),
    Point("R-HUNDREDS", lazy_gettext("The hundreds rule"), ("hundreds",)),
    Point(
        "R-VOID",
        lazy_gettext("A slip of the scribe"),
        (
            Said(
                lazy_gettext("It is no offence: the entry is voided or changed, with the reason, and stays to be seen.")
            ),
            Said(lazy_gettext("Names, first dealer or variant entered wrongly are put right from the start.")),
            Said(lazy_gettext("What the table agrees on the way holds from there on.")),
        ),
    ),
    Point(
        "R-FINES",
        lazy_gettext("Fines"),
        (
            "bait_fine",
            "bait_fine_from",
            "bait_fine_every",
            "no_trick_fine",
            "no_trick_fine_from",
            "no_trick_fine_every",
        ),
    ),
)

ADVICE = Point(
    "R-SILENT",
    lazy_gettext("Where no source decides: our advice"),
    (
        Said(lazy_gettext("A meld called late is lost.")),
        Said(lazy_gettext("A revoke may be claimed until the count is written.")),
        Said(lazy_gettext("A lead out of turn is taken back.")),
        Said(
            lazy_gettext(
                "A misdeal or a wrong number of cards found before the first trick: the same player deals again."
            )
        ),
        Said(lazy_gettext("A deal that is torn up is not written.")),
    ),
)
