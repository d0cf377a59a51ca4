"""Короткая игра: a deal for stakes, and dave, the offer to give up or play for more (S1).

Stakes are whole numbers; what one seat writes the others pay.
"""

from __future__ import annotations

from scorer.rules.choices import Bait, Dave
from scorer.rules.contract import ahead
from scorer.rules.facts import Deal
from scorer.rules.lines import Line, Reason
from scorer.rules.offences import card_bait_offender
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset
from scorer.rules.seats import others
from scorer.rules.settlement import Outcome, Settlement


def raised(ruleset: Ruleset, accepted: int) -> int:
    """The stake after so many accepted offers: 1 2 4 8 or 1 2 3 4 times it.

    >>> raised(Ruleset(dave=Dave.GEOMETRIC), 2), raised(Ruleset(dave=Dave.ARITHMETIC), 2)
    (4, 3)
    """
    times = 1 + accepted if ruleset.dave is Dave.ARITHMETIC else 2**accepted
    return ruleset.stake * times


def check_dave(deal: Deal, ruleset: Ruleset) -> None:
    """Refuse offers where there are none, twice running, and the wrong one giving up."""
    if (deal.dave or deal.resigned is not None) and not (ruleset.dave and ruleset.stakes):
        raise Refused("dave.not_allowed", at="dave" if deal.dave else "resigned")
    for place in range(1, len(deal.dave)):
        if deal.dave[place] == deal.dave[place - 1]:
            raise Refused("dave.same_seat_twice", at=f"dave[{place}]", seat=deal.dave[place])
    if deal.resigned is not None and (not deal.dave or deal.resigned == deal.dave[-1]):
        raise Refused("dave.resigner", at="resigned", seat=deal.resigned)


def resigned(deal: Deal, ruleset: Ruleset, order: tuple[int, ...]) -> Settlement:
    """Сдался: who gave up loses the stake before the last offer. Nothing was counted."""
    assert deal.resigned is not None  # noqa: S101 - `settle` asks first
    stake = raised(ruleset, len(deal.dave) - 1)
    return Settlement(
        outcome=Outcome.RESIGNED,
        raw=None,
        lines=_pay({deal.resigned: -stake}, order, Reason.DAVE),
    )


def judge_stakes(raw: tuple[int, ...], deal: Deal, ruleset: Ruleset, order: tuple[int, ...]) -> Settlement:
    """Settle a deal played for stakes on what each seat counted."""
    stake = raised(ruleset, len(deal.dave))
    offender = card_bait_offender(deal)
    if offender is not None:
        return Settlement(
            outcome=Outcome.CARD_BAIT,
            raw=raw,
            lines=_pay({offender: -stake * (len(order) - 1)}, order, Reason.STAKE),
        )
    if len(order) == 3 and ruleset.bait is Bait.NONE:
        return _highest_of_three(raw, deal.maker, stake, order)
    return _maker_against_all(raw, deal.maker, stake, ruleset, order)


def _maker_against_all(
    raw: tuple[int, ...], maker: int, stake: int, ruleset: Ruleset, order: tuple[int, ...]
) -> Settlement:
    margin = ahead(raw, maker, ruleset)
    defenders = others(maker, order)
    if margin == 0:
        return Settlement(outcome=Outcome.TIE, raw=raw, lines=_pay({}, order, Reason.STAKE))
    baited = None
    if ruleset.bait is Bait.NONE:
        outcome = Outcome.MADE if margin > 0 else Outcome.LOST
    elif margin > 0 and ruleset.bait is Bait.MAKER:
        outcome = Outcome.MADE
    else:
        outcome, baited = Outcome.BAIT, maker if margin < 0 else defenders[0]
    if baited == maker and ruleset.stake_bait_double and len(order) == 2:
        stake *= 2
    won = stake * len(defenders) * (1 if margin > 0 else -1)
    return Settlement(
        outcome=outcome,
        raw=raw,
        lines=_pay({maker: won}, order, Reason.STAKE),
        baited=baited,
    )


def _highest_of_three(raw: tuple[int, ...], maker: int, stake: int, order: tuple[int, ...]) -> Settlement:
    highest = [seat for seat in order if raw[seat] == max(raw)]
    if len(highest) > 1:
        return Settlement(outcome=Outcome.TIE, raw=raw, lines=_pay({}, order, Reason.STAKE))
    winner = highest[0]
    return Settlement(
        outcome=Outcome.MADE if winner == maker else Outcome.LOST,
        raw=raw,
        lines=_pay({winner: 2 * stake}, order, Reason.STAKE),
    )


def _pay(main: dict[int, int], order: tuple[int, ...], reason: Reason) -> tuple[Line, ...]:
    """One line a seat: what `main`'s seat wins the others pay in equal parts."""
    gone = sum(main.values()) // (len(order) - 1)
    return tuple(Line(seat, main.get(seat, -gone), reason) for seat in range(len(order)))
