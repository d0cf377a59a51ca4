"""Факты сдачи из файла: the facts of a deal, of melds and of a claim, strictly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from scorer.ledger.reading import Fields, Reader, bad, count, list_of, one_of, whole
from scorer.rules.cards import Card, Rank, Suit
from scorer.rules.choices import OffenceKind
from scorer.rules.facts import Deal, Meld, Offence, Running
from scorer.rules.refusal import Refused

T = TypeVar("T")

SHORTEST_RUN, LONGEST_RUN = 3, 8
MOST_OFFERS = 100
RUNNING_KEYS = ("maker", "cards", "trump", "melds", "called_first", "bella", "dealer")
DEAL_KEYS = (
    *RUNNING_KEYS,
    "last_trick",
    "round",
    "no_tricks",
    "stock",
    "offences",
    "total",
    "conceded",
    "dave",
    "resigned",
)


class Seating:
    """How many sit at the table, so that seats and lists of a seat each can be read.

    A party whose opening was put right from two players to three, or back, holds events of
    both: `counts` are the numbers of players it ever had.
    """

    def __init__(self, counts: Sequence[int]) -> None:
        self.counts = tuple(sorted(set(counts)))

    def seat(self, value: object) -> int:
        """A seat; refuses `seat.unknown`."""
        if type(value) is not int:
            raise bad("seat")
        if not 0 <= value < self.counts[-1]:
            raise Refused("seat.unknown", seat=value, players=self.counts[-1])
        return value

    def each(self, read: Reader[T]) -> Reader[tuple[T, ...]]:
        """A reader of lists that hold one value a seat."""

        def read_each(value: object) -> tuple[T, ...]:
            found = list_of(read)(value)
            if len(found) not in self.counts:
                raise bad("list", length=self.counts[-1])
            return found

        return read_each

    def offers(self, value: object) -> tuple[int, ...]:
        """Who offered dave, in turn: no deal of nine tricks has more offers than the limit."""
        found = list_of(self.seat)(value)
        if len(found) > MOST_OFFERS:
            raise bad("list", most=MOST_OFFERS)
        return found


def read_deal(fields: Fields, seating: Seating) -> Deal:
    """The facts of a deal from its event's fields."""
    deal = Deal(
        maker=fields.required("maker", seating.seat),
        cards=fields.optional("cards", seating.each(count)),
        last_trick=fields.optional("last_trick", seating.seat),
        dealer=fields.optional("dealer", seating.seat),
        trump=fields.optional("trump", one_of(Suit)),
        round=fields.optional("round", whole(1, 2)),
        melds=fields.items("melds", lambda value: read_meld(value, seating)),
        called_first=fields.optional("called_first", seating.seat),
        bella=fields.optional("bella", seating.seat),
        no_tricks=tuple(dict.fromkeys(fields.items("no_tricks", seating.seat))),
        stock=fields.optional("stock", count),
        offences=fields.items("offences", lambda value: _offence(value, seating)),
        total=fields.optional("total", count),
        conceded=fields.flag("conceded"),
        dave=fields.optional("dave", seating.offers) or (),
        resigned=fields.optional("resigned", seating.seat),
    )
    if deal.cards is None and deal.total is None and deal.resigned is None:
        raise Refused("key.missing", at="cards", key="cards")
    if deal.cards is not None and deal.total is not None:
        raise Refused("value.bad", at="total", expected="cards_or_total")
    return deal


def read_running(document: object, seating: Seating) -> Running:
    """The facts a claim in the middle of a deal rests on."""
    fields = Fields(document, RUNNING_KEYS)
    return Running(
        maker=fields.required("maker", seating.seat),
        cards=fields.required("cards", seating.each(count)),
        dealer=fields.optional("dealer", seating.seat),
        trump=fields.optional("trump", one_of(Suit)),
        melds=fields.items("melds", lambda value: read_meld(value, seating)),
        called_first=fields.optional("called_first", seating.seat),
        bella=fields.optional("bella", seating.seat),
    )


def read_meld(document: object, seating: Seating) -> Meld:
    """A meld: a run of a length, its top card where known, or a four."""
    fields = Fields(document, ("seat", "length", "run", "four"))
    seat = fields.required("seat", seating.seat)
    four = fields.optional("four", one_of(Rank))
    length = fields.optional("length", whole(1, 32))
    run = fields.optional("run", Card.parse)
    if four is not None:
        if length is not None or run is not None:
            raise Refused("value.bad", at="four", expected="run_or_four")
        return Meld(seat=seat, four=four)
    if length is None:
        raise Refused("key.missing", at="length", key="length")
    if not SHORTEST_RUN <= length <= LONGEST_RUN:
        raise Refused("melds.impossible", at="length", seat=seat, length=length)
    return Meld(seat=seat, length=length, top=run)


def _offence(document: object, seating: Seating) -> Offence:
    fields = Fields(document, ("seat", "kind"))
    return Offence(seat=fields.required("seat", seating.seat), kind=fields.required("kind", _kind))


def _kind(value: object) -> OffenceKind:
    if not isinstance(value, str) or value not in list(OffenceKind):
        raise Refused(
            "offence.unknown",
            kind=value if isinstance(value, str) else None,
            choices=tuple(map(str, OffenceKind)),
        )
    return OffenceKind(value)
