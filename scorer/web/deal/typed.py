"""Что набрано: the deal as far as it is typed, as values; nothing here is judged yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from scorer.rules.cards import Card, Rank, Suit
from scorer.rules.choices import LongRuns, OffenceKind
from scorer.rules.dave import to_and_fro
from scorer.rules.facts import Meld, Offence
from scorer.rules.piles import Tally
from scorer.rules.ruleset import Ruleset
from scorer.web.forms.deal import LENGTHS, MOST, number, seat_forms, sound, top_fields


@dataclass(frozen=True, slots=True)
class TypedMeld:
    """A meld, and the fields it was typed in: of its count and of its card."""

    meld: Meld
    field: str
    top_field: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TypedSeat:
    """What one player has. `cards` is the count as the table counts it."""

    cards: int | None
    melds: tuple[TypedMeld, ...]
    bella: bool
    no_tricks: bool
    offence: OffenceKind | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Typed:
    """The deal as it was typed. With `counted`, counts hold the melds and the last trick too.

    `dave_open` says that the last offer of dave is not answered yet; of a deal that was given
    up the suit may be left out.
    """

    maker: int | None
    trump: Suit | None
    counted: bool
    seats: tuple[TypedSeat, ...]
    stock: int | None
    total: int | None
    conceded: bool
    last_trick: int | None
    called_first: int | None
    round: int | None
    dealer: int | None
    dave: tuple[int, ...]
    dave_open: bool
    resigned: int | None
    sure: frozenset[str]

    @property
    def melds(self) -> tuple[TypedMeld, ...]:
        """All that was called, seat by seat, in the order the engine is told of them."""
        return tuple(meld for seat in self.seats for meld in seat.melds)

    @property
    def no_tricks(self) -> tuple[int, ...]:
        """Who took no trick."""
        return tuple(seat for seat, one in enumerate(self.seats) if one.no_tricks)

    @property
    def offences(self) -> tuple[Offence, ...]:
        """Who broke which rule."""
        kinds = ((seat, one.offence) for seat, one in enumerate(self.seats))
        return tuple(Offence(seat=seat, kind=kind) for seat, kind in kinds if kind is not None)

    @property
    def tally(self) -> Tally:
        """What was counted."""
        piles = tuple(one.cards for one in self.seats)
        return Tally(piles=piles, stock=self.stock, total=self.total, whole=self.counted)


def typed_of(form: Any, ruleset: Ruleset) -> Typed:
    """What a form holds. A field with an error in it counts as empty."""
    order, resigned = sound(form.order) or "", number(form.resigned)
    trump = Suit(order[1:]) if order[1:] else None
    return Typed(
        maker=int(order[0]) if order and (trump or resigned is not None) else None,
        trump=trump,
        counted=sound(form.counted) == "1",
        seats=tuple(_seat(seat, place, ruleset) for place, seat in enumerate(seat_forms(form))),
        stock=sound(form.stock),
        total=sound(form.total),
        conceded=form.conceded.data,
        last_trick=number(form.last_trick),
        called_first=number(form.called_first),
        round=number(form.round),
        dealer=number(form.dealer),
        dave=_offers(form),
        dave_open=form.dave_open.data,
        resigned=resigned,
        sure=frozenset((form.sure.data or "").split()),
    )


def _seat(form: Any, seat: int, ruleset: Ruleset) -> TypedSeat:
    offence = sound(form.offence)
    return TypedSeat(
        cards=sound(form.cards),
        melds=tuple(meld for kind in MOST for meld in _melds(form, seat, kind, ruleset)),
        bella=form.bella.data,
        no_tricks=form.no_tricks.data,
        offence=OffenceKind(offence) if offence else None,
    )


def _melds(form: Any, seat: int, kind: str, ruleset: Ruleset) -> list[TypedMeld]:
    """The melds of one kind: as many as were counted, each with its card where that is given."""
    found = []
    for field in top_fields(form, kind)[: sound(form[kind]) or 0]:
        top = sound(field)
        if kind == "four":
            meld = Meld(seat=seat, four=Rank(top) if top else None)
        else:
            length = LENGTHS[kind]
            if kind == "long" and ruleset.long_runs is LongRuns.LONGER:
                length = sound(form.long_length) or length
            meld = Meld(seat=seat, length=length, top=Card.parse(top) if top else None)
        found.append(TypedMeld(meld, form[kind].name, field.name))
    return found


def _offers(form: Any) -> tuple[int, ...]:
    """Dave goes to and fro between two: who offered first, and how often in all."""
    first, offers = number(form.dave_first), sound(form.dave_count) or 0
    if first is None:
        return ()
    return to_and_fro(first, offers or 1)
