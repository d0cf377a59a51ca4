"""Объявления тремя касаниями: kind, top card, suit, in slots of every seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from scorer.rules.cards import Suit
from scorer.rules.choices import LongRuns
from scorer.rules.facts import Meld
from scorer.rules.melds import run_order
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset
from scorer.web.arbiter.table import Table
from scorer.web.arbiter.typed import Typed
from scorer.web.presenters.text import gettext

MOST_SLOTS = 5
"""Nine cards hold at most three runs and two fours."""
FOUR = "four"
KINDS = ("3", "4", "5", "6", "7", "8", FOUR)
"""Every kind: what a table does not tell apart it still counts, so that a situation can be asked at another table."""
SUITS = tuple(map(str, Suit))


def kinds(ruleset: Ruleset) -> tuple[str, ...]:
    """The kinds of melds of a table: lengths of runs, then the four.

    >>> kinds(Ruleset())
    ('3', '4')
    """
    longer = {LongRuns.AS_FOUR: (), LongRuns.HUNDRED: ("5",), LongRuns.LONGER: ("5", "6", "7", "8")}
    return ("3", "4", *longer[ruleset.long_runs], *((FOUR,) if ruleset.fours else ()))


def tops(ruleset: Ruleset) -> tuple[str, ...]:
    """The ranks a meld may be named by, the highest first.

    >>> tops(Ruleset())
    ('A', 'K', 'Q', 'J', '10', '9')
    """
    return tuple(map(str, reversed(run_order(ruleset)[2:])))


def field(part: str, seat: int, slot: int) -> str:
    """The name of a part (`kind`, `top`, `suit`) of a slot."""
    return f"{part}{seat}{slot}"


def shown(typed: Typed, seat: int) -> range:
    """The slots a seat has on the page: as many as were asked for, and all that are filled in."""
    asked = typed.text(f"slots{seat}")
    wanted = int(asked) if asked in {str(number) for number in range(1, MOST_SLOTS + 1)} else 1
    filled = [slot for slot in range(MOST_SLOTS) if typed.text(field("kind", seat, slot))]
    return range(max([wanted, *(slot + 1 for slot in filled)]))


def filled(typed: Typed, seats: Sequence[int]) -> list[tuple[int, int]]:
    """Seat and slot of every meld that was called, in the order a question lists them."""
    return [(seat, slot) for seat in seats for slot in shown(typed, seat) if typed.text(field("kind", seat, slot))]


def read_melds(typed: Typed, table: Table, seats: Sequence[int]) -> list[dict[str, Any]]:
    """The melds as a question holds them; a run may leave its card out, but not half of it."""
    return [meld for seat, slot in filled(typed, seats) if (meld := _read(typed, table.ruleset, seat, slot))]


def _read(typed: Typed, ruleset: Ruleset, seat: int, slot: int) -> dict[str, Any] | None:
    names = [field(part, seat, slot) for part in ("kind", "top", "suit")]
    kind = typed.choice(names[0], KINDS)
    if kind == FOUR and not ruleset.fours:
        typed.wrong(names[0], gettext("Four of a kind is no meld at this table."))
        return None
    top = typed.choice(names[1], tops(ruleset))
    suit = typed.choice(names[2], SUITS)
    if kind is None:
        return None
    if kind == FOUR:
        if top is None:
            typed.wrong(names[1], gettext("Say of which rank the four is."))
        return {"seat": seat, "four": top}
    if top and not suit:
        typed.wrong(names[2], gettext("Name the suit of this meld too."))
    if suit and not top:
        typed.wrong(names[1], gettext("Name the top card of this meld too."))
    return {"seat": seat, "length": int(kind)} | ({"run": f"{top}{suit}"} if top and suit else {})


def slot_of(refused: Refused, typed: Typed, seats: Sequence[int]) -> str:
    """The field a refusal about melds belongs to: of the meld it counts to, of the seat it names, else the first."""
    known = filled(typed, seats) or [(seats[0], 0)]
    _, _, rest = refused.at.rpartition("melds[")
    number = rest.partition("]")[0]
    if number.isdigit() and int(number) < len(known):
        return field("top", *known[int(number)])
    of_seat = [place for place in known if place[0] == refused.params.get("seat")]
    return field("top", *(of_seat or known)[0])


def prefilled(melds: Sequence[Meld]) -> Iterator[tuple[str, str]]:
    """The fields that say these melds."""
    used: dict[int, int] = {}
    for meld in melds:
        slot = used.get(meld.seat, 0)
        used[meld.seat] = slot + 1
        parts: Mapping[str, object] = (
            {"kind": FOUR, "top": meld.four}
            if meld.four
            else {"kind": meld.length, "top": meld.top and meld.top.rank, "suit": meld.top and meld.top.suit}
        )
        yield from ((field(part, meld.seat, slot), str(value)) for part, value in parts.items() if value)
