"""The words of every house rule, option by option (party-file.md «Options»)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scorer.rules.choices import OffenceKind
from scorer.web.presenters.option_groups import Group, Option
from scorer.web.presenters.text import Text, lazy_pgettext
from scorer.web.presenters.words import OFFENCES

_YES_NO: Mapping[Any, Text] = {True: lazy_pgettext("option", "yes"), False: lazy_pgettext("option", "no")}
_NO_FINE: Mapping[Any, Text] = {None: lazy_pgettext("option", "no fine")}

OPTIONS: dict[str, Option] = {
    "fifty_offer": Option(
        Group.BIDDING,
        lazy_pgettext("option", "Points offered without play"),
        {None: lazy_pgettext("option", "not played")},
    ),
    "next_dealer": Option(
        Group.BIDDING,
        lazy_pgettext("option", "Next dealer"),
        {
            "high_scorer": lazy_pgettext("option", "who wrote more"),
            "alternate": lazy_pgettext("option", "in turn"),
        },
    ),
    "passed_deal": Option(
        Group.BIDDING,
        lazy_pgettext("option", "After a passed deal"),
        {
            "next_dealer": lazy_pgettext("option", "the next player deals"),
            "same_dealer": lazy_pgettext("option", "the same player deals"),
        },
    ),
    "pass_fine": Option(Group.BIDDING, lazy_pgettext("option", "Fine for passed deals running"), _NO_FINE),
    "pass_fine_after": Option(Group.BIDDING, lazy_pgettext("option", "How many passed deals running are fined")),
    "last_three": Option(
        Group.BIDDING,
        lazy_pgettext("option", "The last three cards are dealt"),
        {"together": lazy_pgettext("option", "three at a time"), "singly": lazy_pgettext("option", "one at a time")},
    ),
    "bottom_card": Option(Group.BIDDING, lazy_pgettext("option", "The bottom card is shown"), _YES_NO),
    "melds_called": Option(
        Group.MELDS,
        lazy_pgettext("option", "Melds are called"),
        {
            "before_own_card": lazy_pgettext("option", "before one's own first card"),
            "before_first_lead": lazy_pgettext("option", "before the first lead"),
            "any_lead": lazy_pgettext("option", "when leading"),
        },
    ),
    "melds_shown": Option(
        Group.MELDS,
        lazy_pgettext("option", "Melds are shown"),
        {
            "on_demand": lazy_pgettext("option", "when asked for"),
            "before_play": lazy_pgettext("option", "before the play"),
        },
    ),
    "run_order": Option(
        Group.MELDS,
        lazy_pgettext("option", "Order of cards in a run"),
        {
            "natural": lazy_pgettext("option", "7 8 9 10 J Q K A"),
            "trick": lazy_pgettext("option", "7 8 9 J Q K 10 A"),
        },
    ),
    "long_runs": Option(
        Group.MELDS,
        lazy_pgettext("option", "Five and more in a row"),
        {
            "as_four": lazy_pgettext("option", "a fifty, as strong as one"),
            "longer": lazy_pgettext("option", "a fifty, stronger by length"),
            "hundred": lazy_pgettext("option", "a hundred, stronger than a fifty"),
        },
    ),
    "split_runs": Option(Group.MELDS, lazy_pgettext("option", "A long row may be split into two runs"), _YES_NO),
    "fours": Option(Group.MELDS, lazy_pgettext("option", "Four of a kind counts 50"), _YES_NO),
    "equal_melds": Option(
        Group.MELDS,
        lazy_pgettext("option", "Equal melds"),
        {
            "trump_then_first": lazy_pgettext("option", "trump stands, then the one called first"),
            "first": lazy_pgettext("option", "the one called first stands"),
            "nobody": lazy_pgettext("option", "nobody writes"),
            "suit_order": lazy_pgettext("option", "by suit: ♥ ♦ ♣ ♠"),
            "both": lazy_pgettext("option", "both write"),
        },
    ),
    "melds_below_a_tie": Option(
        Group.MELDS, lazy_pgettext("option", "Below equal melds the lower ones compete"), _YES_NO
    ),
    "melds_without_trick": Option(
        Group.MELDS,
        lazy_pgettext("option", "Melds of a player without a trick"),
        {
            "count": lazy_pgettext("option", "count"),
            "bella_only": lazy_pgettext("option", "only the bella counts"),
            "nothing": lazy_pgettext("option", "do not count"),
        },
    ),
    "bella_window": Option(
        Group.MELDS,
        lazy_pgettext("option", "The bella may be called"),
        {
            "while_one_held": lazy_pgettext("option", "while one of its cards is in hand"),
            "first_card": lazy_pgettext("option", "with its first card"),
        },
    ),
    "must_trump": Option(Group.PLAY, lazy_pgettext("option", "Without the suit one must trump"), _YES_NO),
    "overtrump": Option(
        Group.PLAY,
        lazy_pgettext("option", "A trump must be beaten"),
        {
            "always": lazy_pgettext("option", "always"),
            "trump_led": lazy_pgettext("option", "when trump was led"),
            "never": lazy_pgettext("option", "never"),
        },
    ),
    "seven_exchange": Option(
        Group.PLAY,
        lazy_pgettext("option", "Exchanging the seven"),
        {
            "anyone": lazy_pgettext("option", "whoever holds it"),
            "maker": lazy_pgettext("option", "only who ordered the trump"),
            "off": lazy_pgettext("option", "not played"),
        },
    ),
    "seven_when": Option(
        Group.PLAY,
        lazy_pgettext("option", "The seven is exchanged"),
        {
            "first_trump": lazy_pgettext("option", "on the first trump"),
            "always": lazy_pgettext("option", "whatever becomes trump"),
        },
    ),
    "seven_from_first_six": Option(
        Group.PLAY, lazy_pgettext("option", "The seven must be among the first six cards"), _YES_NO
    ),
    "bait": Option(
        Group.BAIT,
        lazy_pgettext("option", "Who can be baited"),
        {
            "maker": lazy_pgettext("option", "who ordered the trump"),
            "lower": lazy_pgettext("option", "whoever has fewer points"),
            "none": lazy_pgettext("option", "nobody"),
        },
    ),
    "bait_points": Option(
        Group.BAIT,
        lazy_pgettext("option", "The points of a bait"),
        {
            "transfer": lazy_pgettext("option", "go to the other side"),
            "burn": lazy_pgettext("option", "are lost"),
        },
    ),
    "bella_survives_bait": Option(
        Group.BAIT, lazy_pgettext("option", "The bella stays with its owner in a bait"), _YES_NO
    ),
    "offences": Option(
        Group.BAIT, lazy_pgettext("option", "Offences"), {str(kind): OFFENCES[kind] for kind in OffenceKind}
    ),
    "card_bait_melds": Option(
        Group.BAIT,
        lazy_pgettext("option", "Melds of the offender in a card bait"),
        {
            "transfer": lazy_pgettext("option", "go to the other side"),
            "void": lazy_pgettext("option", "are lost"),
            "keep": lazy_pgettext("option", "stay with him"),
        },
    ),
    "tie": Option(
        Group.HANGING,
        lazy_pgettext("option", "Equal points"),
        {
            "hanging": lazy_pgettext("option", "a hanging bait"),
            "bait": lazy_pgettext("option", "a bait"),
            "lapse": lazy_pgettext("option", "the points of who ordered are lost"),
            "keep": lazy_pgettext("option", "each writes his own"),
        },
    ),
    "hanging_order": Option(
        Group.HANGING,
        lazy_pgettext("option", "Two hanging baits"),
        {
            "ask": lazy_pgettext("option", "agreed each time"),
            "sum": lazy_pgettext("option", "the sum at once"),
            "queue": lazy_pgettext("option", "one a deal, in order"),
        },
    ),
    "dealer_after_hanging": Option(
        Group.HANGING,
        lazy_pgettext("option", "After a hanging bait"),
        {
            "defender": lazy_pgettext("option", "the other side deals"),
            "maker": lazy_pgettext("option", "who ordered the trump deals"),
            "alternate": lazy_pgettext("option", "in turn"),
        },
    ),
    "target": Option(Group.END, lazy_pgettext("option", "Played to"), {None: lazy_pgettext("option", "no target")}),
    "deals": Option(
        Group.END, lazy_pgettext("option", "Deals in a party"), {None: lazy_pgettext("option", "any number")}
    ),
    "winning_lead": Option(
        Group.END, lazy_pgettext("option", "A lead that wins at once"), {None: lazy_pgettext("option", "none")}
    ),
    "claim_at_record": Option(
        Group.END,
        lazy_pgettext("option", "The end is announced"),
        {
            "automatic": lazy_pgettext("option", "by the program"),
            "required": lazy_pgettext("option", "by the player"),
        },
    ),
    "mid_deal_claim": Option(
        Group.END,
        lazy_pgettext("option", "Announcing the end in mid-deal"),
        {
            "anyone": lazy_pgettext("option", "anyone may"),
            "defender": lazy_pgettext("option", "only the other side may"),
            "off": lazy_pgettext("option", "not played"),
        },
    ),
    "both_reach": Option(
        Group.END,
        lazy_pgettext("option", "Both reach the target"),
        {
            "last_trick": lazy_pgettext("option", "the last trick wins"),
            "higher_total": lazy_pgettext("option", "the higher total wins"),
        },
    ),
    "undercount": Option(
        Group.RECORD,
        lazy_pgettext("option", "Points too few"),
        {"stands": lazy_pgettext("option", "stand as written"), "fixed": lazy_pgettext("option", "are put right")},
    ),
    "hundreds": Option(
        Group.RECORD,
        lazy_pgettext("option", "Put right without a fine"),
        {
            "multiples": lazy_pgettext("option", "whole hundreds"),
            "exactly_one": lazy_pgettext("option", "exactly one hundred"),
        },
    ),
    "bait_fine": Option(Group.RECORD, lazy_pgettext("option", "Fine for baits"), _NO_FINE),
    "bait_fine_from": Option(Group.RECORD, lazy_pgettext("option", "The first bait fined")),
    "bait_fine_every": Option(Group.RECORD, lazy_pgettext("option", "Then every so many baits")),
    "no_trick_fine": Option(Group.RECORD, lazy_pgettext("option", "Fine for a deal without a trick"), _NO_FINE),
    "no_trick_fine_from": Option(Group.RECORD, lazy_pgettext("option", "The first such deal fined")),
    "no_trick_fine_every": Option(Group.RECORD, lazy_pgettext("option", "Then every so many such deals")),
    "players": Option(Group.THREE, lazy_pgettext("option", "Players")),
    "three_goal": Option(
        Group.THREE,
        lazy_pgettext("option", "Who ordered must beat"),
        {
            "sum": lazy_pgettext("option", "the other two together"),
            "each": lazy_pgettext("option", "each of the others"),
        },
    ),
    "three_bait": Option(
        Group.THREE,
        lazy_pgettext("option", "A bait of three goes"),
        {"halves": lazy_pgettext("option", "in halves"), "leader": lazy_pgettext("option", "to who has more")},
    ),
    "three_hanging_again": Option(
        Group.THREE,
        lazy_pgettext("option", "A second hanging bait"),
        {
            "joins": lazy_pgettext("option", "joins the first"),
            "halves": lazy_pgettext("option", "pays the first out in halves"),
        },
    ),
    "scoring": Option(
        Group.SHORT,
        lazy_pgettext("option", "What is written"),
        {"points": lazy_pgettext("option", "points"), "stakes": lazy_pgettext("option", "stakes")},
    ),
    "stake": Option(Group.SHORT, lazy_pgettext("option", "Stake of a deal")),
    "stake_bait_double": Option(Group.SHORT, lazy_pgettext("option", "A bait costs two stakes"), _YES_NO),
    "dave": Option(
        Group.SHORT,
        lazy_pgettext("option", "Dave: how the stake grows"),
        {
            None: lazy_pgettext("option", "no dave"),
            "geometric": lazy_pgettext("option", "doubles: 1, 2, 4, 8"),
            "arithmetic": lazy_pgettext("option", "by one: 1, 2, 3, 4"),
        },
    ),
}
"""Every option, group by group, in the order they are offered."""
