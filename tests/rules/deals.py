"""Facts of a deal as short as players tell them, and what a deal comes to at a table of some rules.

Unless a test says otherwise seat 0 is the eldest hand and the maker, and hearts are trumps.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from scorer.rules.cards import Card, Rank, Suit
from scorer.rules.choices import OffenceKind
from scorer.rules.facts import Deal, Meld, Offence
from scorer.rules.lines import sums
from scorer.rules.presets import preset
from scorer.rules.refusal import Refused
from scorer.rules.ruleset import Ruleset
from scorer.rules.settle import settle
from scorer.rules.settlement import Settlement

Points = tuple[int, ...]
Named = dict[str, Any]
"""Facts or options by name, as a table of cases holds them."""

TWO, THREE = (0, 1), (0, 1, 2)
"""Play orders with seat 0 as the eldest hand."""


def run(seat: int, length: int, top: str | None = None) -> Meld:
    return Meld(seat=seat, length=length, top=None if top is None else Card.parse(top))


def terz(seat: int, top: str | None = None) -> Meld:
    return run(seat, 3, top)


def fifty(seat: int, top: str | None = None) -> Meld:
    return run(seat, 4, top)


def four(seat: int, rank: str) -> Meld:
    return Meld(seat=seat, four=Rank(rank))


def offence(seat: int, kind: str = "revoke") -> Offence:
    return Offence(seat=seat, kind=OffenceKind(kind))


def deal(cards: Points | None, last_trick: int | None = 0, **facts: Any) -> Deal:
    return Deal(**{"maker": 0, "trump": Suit.HEARTS, "cards": cards, "last_trick": last_trick, **facts})


def rules(name: str = "moscow", **options: object) -> Ruleset:
    return preset(name).with_options(options)


def settled(facts: Deal, ruleset: Ruleset, order: Sequence[int] | None = None) -> Settlement:
    return settle(facts, ruleset, tuple(order or range(ruleset.players)))


def written(settlement: Settlement) -> Points:
    """What each seat writes in a settled deal, a seat each."""
    players = max(line.seat for line in settlement.lines) + 1
    return sums(settlement.lines, max(players, len(settlement.raw or ())))


def told(settlement: Settlement) -> list[str]:
    """The lines of a settled deal, in their order: `1 +40 bait`."""
    return [f"{seat} {points:+} {reason}" for seat, points, reason in settlement.lines]


@contextmanager
def refused(code: str, at: str) -> Iterator[None]:
    """What stands within is refused with this code at this place."""
    with pytest.raises(Refused) as caught:
        yield
    assert (caught.value.code, caught.value.at) == (code, at)
