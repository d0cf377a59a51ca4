"""Факты сдачи: what the table saw in a deal, before any rule is applied.

Seats are numbered from 0 clockwise; counts are whole card points without the last trick.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from scorer.rules.cards import Card, Rank, Suit
from scorer.rules.choices import OffenceKind


@dataclass(frozen=True, slots=True, kw_only=True)
class Meld:
    """Объявление: a run (`length`, and `top` where known) or a four (`four`)."""

    seat: int
    length: int | None = None
    top: Card | None = None
    four: Rank | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Offence:
    """Нарушение: who broke which rule."""

    seat: int
    kind: OffenceKind


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """Сдача: who ordered what, what was called, what was counted.

    `cards` holds each seat's count, or is None where only `total` (both together) or a
    resignation is known. `dealer` is who really dealt, None for "as the rules say".
    """

    maker: int
    cards: tuple[int, ...] | None = None
    last_trick: int | None = None
    dealer: int | None = None
    trump: Suit | None = None
    round: int | None = None
    melds: tuple[Meld, ...] = ()
    called_first: int | None = None
    bella: int | None = None
    no_tricks: tuple[int, ...] = ()
    stock: int | None = None
    offences: tuple[Offence, ...] = ()
    total: int | None = None
    conceded: bool = False
    dave: tuple[int, ...] = ()
    resigned: int | None = None


def same_facts(one: Deal, other: Deal) -> bool:
    """Whether two deals say the same; melds, offences and who took nothing may stand in another order.

    >>> terz, fifty = Meld(seat=0, length=3), Meld(seat=0, length=4)
    >>> same_facts(Deal(maker=0, melds=(terz, fifty)), Deal(maker=0, melds=(fifty, terz)))
    True
    """
    return _in_order(one) == _in_order(other)


def _in_order(deal: Deal) -> Deal:
    return replace(
        deal,
        melds=tuple(sorted(deal.melds, key=str)),
        offences=tuple(sorted(deal.offences, key=str)),
        no_tricks=tuple(sorted(deal.no_tricks)),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Running:
    """Сдача на ходу: what a claim in the middle of a deal rests on."""

    maker: int
    cards: tuple[int, ...]
    dealer: int | None = None
    trump: Suit | None = None
    melds: tuple[Meld, ...] = ()
    called_first: int | None = None
    bella: int | None = None
