"""Правила стола: every house-rule option as one frozen value (party-file.md «Options»).

What differs between tables is a field here, never a test on a variant's name.
The defaults are `moscow`. Null, not 0, means off.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any

from scorer.rules import choices as c
from scorer.rules.refusal import Refused

LARGEST_NUMBER = 1_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """Every option of a table, resolved. Points and stakes are whole numbers."""

    players: int = 2
    target: int | None = 501
    deals: int | None = None
    winning_lead: int | None = None
    scoring: c.Scoring = c.Scoring.POINTS
    stake: int = 1
    stake_bait_double: bool = False
    dave: c.Dave | None = None
    next_dealer: c.NextDealer = c.NextDealer.HIGH_SCORER
    dealer_after_hanging: c.DealerAfterHanging = c.DealerAfterHanging.DEFENDER
    passed_deal: c.PassedDeal = c.PassedDeal.NEXT_DEALER
    pass_fine: int | None = None
    pass_fine_after: int = 3
    run_order: c.RunOrder = c.RunOrder.NATURAL
    long_runs: c.LongRuns = c.LongRuns.AS_FOUR
    split_runs: bool = True
    equal_melds: c.EqualMelds = c.EqualMelds.TRUMP_THEN_FIRST
    melds_below_a_tie: bool = False
    fours: bool = False
    melds_without_trick: c.MeldsWithoutTrick = c.MeldsWithoutTrick.COUNT
    bella_window: c.BellaWindow = c.BellaWindow.WHILE_ONE_HELD
    bait: c.Bait = c.Bait.MAKER
    bait_points: c.BaitPoints = c.BaitPoints.TRANSFER
    bella_survives_bait: bool = False
    tie: c.Tie = c.Tie.HANGING
    hanging_order: c.HangingOrder = c.HangingOrder.ASK
    must_trump: bool = True
    overtrump: c.Overtrump = c.Overtrump.ALWAYS
    seven_exchange: c.SevenExchange = c.SevenExchange.ANYONE
    seven_when: c.SevenWhen = c.SevenWhen.FIRST_TRUMP
    seven_from_first_six: bool = False
    offences: tuple[c.OffenceKind, ...] = tuple(c.OffenceKind)
    card_bait_melds: c.CardBaitMelds = c.CardBaitMelds.TRANSFER
    both_reach: c.BothReach = c.BothReach.LAST_TRICK
    claim_at_record: c.ClaimAtRecord = c.ClaimAtRecord.AUTOMATIC
    mid_deal_claim: c.MidDealClaim = c.MidDealClaim.ANYONE
    undercount: c.Undercount = c.Undercount.STANDS
    hundreds: c.Hundreds = c.Hundreds.MULTIPLES
    fifty_offer: int | None = None
    three_goal: c.ThreeGoal = c.ThreeGoal.SUM
    three_bait: c.ThreeBait = c.ThreeBait.HALVES
    three_hanging_again: c.ThreeHangingAgain = c.ThreeHangingAgain.JOINS
    bait_fine: int | None = None
    bait_fine_from: int = 1
    bait_fine_every: int = 1
    no_trick_fine: int | None = None
    no_trick_fine_from: int = 1
    no_trick_fine_every: int = 1
    melds_called: c.MeldsCalled = c.MeldsCalled.BEFORE_OWN_CARD
    melds_shown: c.MeldsShown = c.MeldsShown.ON_DEMAND
    last_three: c.LastThree = c.LastThree.TOGETHER
    bottom_card: bool = True

    def __post_init__(self) -> None:
        if self.players == 3:
            for option in ("winning_lead", "fifty_offer", "dave"):
                if getattr(self, option) is not None:
                    raise Refused("ruleset.bad_value", at=option, option=option, players=3)
            if self.bait is c.Bait.LOWER:
                raise Refused("ruleset.bad_value", at="bait", option="bait", players=3)

    def with_options(self, options: Mapping[str, object]) -> Ruleset:
        """This ruleset with the plain values of `options` put over it.

        Refuses `ruleset.unknown_option` and `ruleset.bad_value`, each at the option.

        >>> Ruleset().with_options({"target": 301, "tie": "lapse"}).tie
        <Tie.LAPSE: 'lapse'>
        """
        return dataclasses.replace(self, **read_options(options)) if options else self

    def options(self) -> dict[str, Any]:
        """Every option as a plain JSON value, in the order of the format."""
        return {option: _plain(getattr(self, option)) for option in option_types()}

    @property
    def stakes(self) -> bool:
        """Whether deals are played for stakes and not for points."""
        return self.scoring is c.Scoring.STAKES


def read_options(options: Mapping[str, object]) -> dict[str, Any]:
    """The typed values of plain `options`; refuses by name what is none."""
    read: dict[str, Any] = {}
    for option, value in options.items():
        if option not in option_types():
            raise Refused("ruleset.unknown_option", at=option, option=option)
        read[option] = _read(option, value)
    return read


@cache
def option_types() -> dict[str, Any]:
    """The type of every option, by name, in the order of the format."""
    hints = typing.get_type_hints(Ruleset)
    return {field.name: hints[field.name] for field in dataclasses.fields(Ruleset)}


@cache
def is_optional(option: str) -> bool:
    """Whether null, off, is a value of `option`."""
    return type(None) in typing.get_args(option_types()[option])


@cache
def choices_of(option: str) -> tuple[str, ...]:
    """The words `option` may be, in the order of the format; empty where it takes none."""
    kind = _value_type(option)
    if option == "offences":
        kind = c.OffenceKind
    return tuple(kind) if isinstance(kind, type) and issubclass(kind, StrEnum) else ()


def _value_type(option: str) -> Any:
    hint = option_types()[option]
    if isinstance(hint, types.UnionType):
        return next(kind for kind in typing.get_args(hint) if kind is not type(None))
    return hint


def _read(option: str, value: object) -> Any:
    if value is None and is_optional(option):
        return None
    kind = _value_type(option)
    if option == "offences":
        if isinstance(value, list | tuple) and all(v in choices_of(option) for v in value):
            return tuple(kind for kind in c.OffenceKind if kind in value)
    elif kind is bool:
        if isinstance(value, bool):
            return value
    elif kind is int:
        if type(value) is int and _fits(option, value):
            return value
    elif value in choices_of(option):
        return kind(value)
    raise Refused(
        "ruleset.bad_value",
        at=option,
        option=option,
        value=value if isinstance(value, str | int) else None,
        choices=choices_of(option),
    )


def _fits(option: str, value: int) -> bool:
    return value in (2, 3) if option == "players" else 1 <= value <= LARGEST_NUMBER


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [str(kind) for kind in value]
    return str(value) if isinstance(value, StrEnum) else value
