"""R-CARD-BAIT: the offender's cards go to the other side (S0; S1 and S3 know fewer).

The contract is not judged. Two players: the other writes both counts, the last trick, his
melds, and by `card_bait_melds` the offender's. Three: what the offender has goes to the
maker, or is shared by the defenders if the maker offended; the others write their own.
"""

from __future__ import annotations

from scorer.rules.choices import CardBaitMelds
from scorer.rules.counting import Count
from scorer.rules.lines import Line, Reason
from scorer.rules.ruleset import Ruleset
from scorer.rules.seats import others
from scorer.rules.settlement import Outcome, Settlement
from scorer.rules.shares import share


def takers_of(offender: int, maker: int, order: tuple[int, ...]) -> tuple[int, ...]:
    """Who gains by a card bait: the defenders of a maker, the maker of a defender."""
    if len(order) == 2 or offender == maker:
        return others(offender, order)
    return (maker,)


def card_bait(count: Count, ruleset: Ruleset, *, offender: int, maker: int, order: tuple[int, ...]) -> Settlement:
    """Байд на картах: settle a deal played for points in which `offender` offended."""
    takers = takers_of(offender, maker, order)
    has, melds = count.raw[offender], count.melds[offender]
    lost = has - melds if ruleset.card_bait_melds is CardBaitMelds.KEEP else has
    gained = has if ruleset.card_bait_melds is CardBaitMelds.TRANSFER else has - melds
    lines = list(count.lines)
    if lost:
        lines.append(Line(offender, -lost, Reason.CARD_BAIT))
    parts = share(gained, takers, count.raw, ruleset.three_bait)
    lines += [Line(seat, points, Reason.CARD_BAIT) for seat, points in parts if points]
    return Settlement(outcome=Outcome.CARD_BAIT, raw=count.raw, lines=tuple(lines), takers=takers)
