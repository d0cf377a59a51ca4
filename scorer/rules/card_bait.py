"""R-CARD-BAIT: the offender's cards go to the other side (S0; S1 and S3 know fewer).

The contract is not judged. Two players: the other writes both counts, the last trick, his
melds, and by `card_bait_melds` the offender's. Three: what the offender has goes to the
maker, or is shared by the defenders if the maker offended; the others write their own.
"""

from __future__ import annotations

from scorer.rules.choices import CardBaitMelds
from scorer.rules.contract import moved
from scorer.rules.counting import Count
from scorer.rules.lines import Line, Reason
from scorer.rules.ruleset import Ruleset
from scorer.rules.seats import others
from scorer.rules.settlement import Outcome, Settlement


def takers_of(offender: int, maker: int, order: tuple[int, ...]) -> tuple[int, ...]:
    """Who gains by a card bait: the defenders of a maker, the maker of a defender."""
    if len(order) == 2 or offender == maker:
        return others(offender, order)
    return (maker,)


def card_bait(count: Count, ruleset: Ruleset, *, offender: int, maker: int, order: tuple[int, ...]) -> Settlement:
    """Байд на картах: settle a deal played for points in which `offender` offended."""
    takers = takers_of(offender, maker, order)
    has, melds = count.raw[offender], count.melds[offender]
    lines = list(count.lines)
    amount = has if ruleset.card_bait_melds is CardBaitMelds.TRANSFER else has - melds
    if amount:
        lines += moved(amount, offender, takers, count.raw, ruleset, Reason.CARD_BAIT)
    if melds and ruleset.card_bait_melds is CardBaitMelds.VOID:
        lines.append(Line(offender, -melds, Reason.CARD_BAIT))
    return Settlement(outcome=Outcome.CARD_BAIT, raw=count.raw, lines=tuple(lines), takers=takers)
