"""Варианты правил: the words each option may be (party-file.md «Options»)."""

from __future__ import annotations

from enum import StrEnum


class Scoring(StrEnum):
    """What a deal is played for."""

    POINTS = "points"
    STAKES = "stakes"


class Dave(StrEnum):
    """Даве: how the stake of a short game grows (S1)."""

    GEOMETRIC = "geometric"
    ARITHMETIC = "arithmetic"


class NextDealer(StrEnum):
    """R-DEALER: the higher writer deals (S0), or the next seat (S1 in part, S3)."""

    HIGH_SCORER = "high_scorer"
    ALTERNATE = "alternate"


class DealerAfterHanging(StrEnum):
    """R-DEALER: after a hanging bait the defender (S0, S2) or the maker (S1) deals."""

    DEFENDER = "defender"
    MAKER = "maker"
    ALTERNATE = "alternate"


class PassedDeal(StrEnum):
    """R-PASSED: who deals when all pass twice; S0: the next, S3: the same."""

    NEXT_DEALER = "next_dealer"
    SAME_DEALER = "same_dealer"


class RunOrder(StrEnum):
    """R-MELDS 1: runs follow the natural order, or the trick order of S1's example."""

    NATURAL = "natural"
    TRICK = "trick"


class LongRuns(StrEnum):
    """R-MELDS 2: five and more in a row."""

    AS_FOUR = "as_four"
    LONGER = "longer"
    HUNDRED = "hundred"


class EqualMelds(StrEnum):
    """R-MELDS 5: who writes when the best melds are equal."""

    TRUMP_THEN_FIRST = "trump_then_first"
    FIRST = "first"
    NOBODY = "nobody"
    SUIT_ORDER = "suit_order"
    BOTH = "both"


class MeldsWithoutTrick(StrEnum):
    """R-MELDS 7: what a seat without a trick writes of melds and bella."""

    COUNT = "count"
    BELLA_ONLY = "bella_only"
    NOTHING = "nothing"


class BellaWindow(StrEnum):
    """R-BELLA: until when the bella may be called; S0: while one card is held."""

    WHILE_ONE_HELD = "while_one_held"
    FIRST_CARD = "first_card"


class Bait(StrEnum):
    """R-OUTCOME: who is baited: the maker (S1, S3), whoever is lower (S0 to the letter)."""

    MAKER = "maker"
    LOWER = "lower"
    NONE = "none"


class BaitPoints(StrEnum):
    """Where the points of a bait go."""

    TRANSFER = "transfer"
    BURN = "burn"


class Tie(StrEnum):
    """R-OUTCOME: what equal counts are; S0-S2: a hanging bait, S3: a bait."""

    HANGING = "hanging"
    BAIT = "bait"
    LAPSE = "lapse"
    KEEP = "keep"


class HangingOrder(StrEnum):
    """R-HANGING-TWICE: the table agrees, or one way stands from the start."""

    ASK = "ask"
    SUM = "sum"
    QUEUE = "queue"


class Overtrump(StrEnum):
    """R-PLAY: when a trump must be beaten; S0: always, S1: when trump was led."""

    ALWAYS = "always"
    TRUMP_LED = "trump_led"
    NEVER = "never"


class SevenExchange(StrEnum):
    """R-EXCHANGE: who may take the turned card for the trump seven."""

    ANYONE = "anyone"
    MAKER = "maker"
    OFF = "off"


class SevenWhen(StrEnum):
    """R-EXCHANGE: on the first trump only (S0), or whatever becomes trump (S3)."""

    FIRST_TRUMP = "first_trump"
    ALWAYS = "always"


class OffenceKind(StrEnum):
    """R-CARD-BAIT, R-RANK-INQUIRY: the offences a ruleset may know."""

    REVOKE = "revoke"
    FALSE_MELD = "false_meld"
    EXTRA_CARD = "extra_card"
    SEVEN_ON_SECOND_TRUMP = "seven_on_second_trump"
    SEVEN_FOR_BOTTOM_CARD = "seven_for_bottom_card"
    RANK_INQUIRY_WITHOUT_EQUAL = "rank_inquiry_without_equal"
    RANK_INQUIRY_WITH_LONGER = "rank_inquiry_with_longer"


class CardBaitMelds(StrEnum):
    """R-CARD-BAIT: what becomes of the offender's valid melds and bella."""

    TRANSFER = "transfer"
    VOID = "void"
    KEEP = "keep"


class BothReach(StrEnum):
    """R-END-BOTH: who wins when several reach the target at once."""

    LAST_TRICK = "last_trick"
    HIGHER_TOTAL = "higher_total"


class ClaimAtRecord(StrEnum):
    """R-END: the program announces the end, or the table must."""

    AUTOMATIC = "automatic"
    REQUIRED = "required"


class MidDealClaim(StrEnum):
    """R-CLAIM: who may claim the party in the middle of a deal."""

    ANYONE = "anyone"
    DEFENDER = "defender"
    OFF = "off"


class Undercount(StrEnum):
    """R-PENCIL: points too few stand, or are put right."""

    STANDS = "stands"
    FIXED = "fixed"


class Hundreds(StrEnum):
    """R-HUNDREDS: which errors are just put right; S1: 100, the motto: hundreds."""

    MULTIPLES = "multiples"
    EXACTLY_ONE = "exactly_one"


class ThreeGoal(StrEnum):
    """R-THREE: the maker must beat the defenders together, or each."""

    SUM = "sum"
    EACH = "each"


class ThreeBait(StrEnum):
    """R-THREE: what a maker loses goes to the defenders in halves, or to the leader."""

    HALVES = "halves"
    LEADER = "leader"


class ThreeHangingAgain(StrEnum):
    """R-THREE: a second hanging bait joins the first, or pays it out."""

    JOINS = "joins"
    HALVES = "halves"


class MeldsCalled(StrEnum):
    """R-MELDS 0: when melds are called. Words only, no points."""

    BEFORE_OWN_CARD = "before_own_card"
    BEFORE_FIRST_LEAD = "before_first_lead"
    ANY_LEAD = "any_lead"


class MeldsShown(StrEnum):
    """R-SHOW: when melds are shown. Words only, no points."""

    ON_DEMAND = "on_demand"
    BEFORE_PLAY = "before_play"


class LastThree(StrEnum):
    """R-DEAL: how the last three cards are dealt. Words only, no points."""

    TOGETHER = "together"
    SINGLY = "singly"
