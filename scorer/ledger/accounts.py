"""Расчёт: what a party is played for beside its points, and who owes whom.

An amount is agreed at the start, for the party or for each point of difference. A short game
needs none: its stakes are owed deal by deal; an amount for a point is then what a stake of one
is worth. All amounts are whole, of what the club plays for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, NamedTuple, TypeVar

from scorer.ledger.party import State
from scorer.ledger.reading import LARGEST_POINTS, Fields, one_of, whole

Gains = tuple[tuple[int, ...], ...]
"""What each seat has won from each: `gains[a][b]` is `-gains[b][a]`."""


class Per(StrEnum):
    """What the amount is for: the whole party, or each point of difference."""

    PARTY = "party"
    POINT = "point"


@dataclass(frozen=True, slots=True)
class Wager:
    """What is played for: an amount, and for what."""

    per: Per
    amount: int


Who = TypeVar("Who", int, str)


class Debt(NamedTuple, Generic[Who]):
    """`debtor` owes `creditor` so much."""

    debtor: Who
    creditor: Who
    amount: int


def read_wager(document: object) -> Wager:
    """The wager kept beside a party; refuses what is none.

    >>> read_wager({"per": "party", "amount": 10})
    Wager(per=<Per.PARTY: 'party'>, amount=10)
    """
    fields = Fields(document, ("per", "amount"))
    return Wager(fields.required("per", one_of(Per)), fields.required("amount", whole(1, LARGEST_POINTS)))


def write_wager(wager: Wager) -> dict[str, Any]:
    """The wager as it is kept beside a party."""
    return {"per": str(wager.per), "amount": wager.amount}


def gains(state: State, wager: Wager | None) -> Gains:
    """What each seat has won from each as the party stands.

    Stakes are won as they are written. Otherwise every loser pays the winner, once there is
    one: the amount, or that for each point he is short of the winner.
    """
    if state.ruleset.stakes and (wager is None or wager.per is Per.POINT):
        worth = wager.amount if wager else 1
        paid = [debt for row in state.rows for debt in debts(dict(enumerate(row.written)))]
        return _matrix(paid, worth, len(state.players))
    return _matrix(_lost(state, wager), 1, len(state.players))


def debts(balances: Mapping[Who, int]) -> tuple[Debt[Who], ...]:
    """Who pays whom so that all are even: the greatest debts and claims first, nobody both ways.

    What was won from nobody stays with who has it.

    >>> for debt in debts({"Аня": 30, "Боря": -20, "Вера": -10}):
    ...     print(*debt)
    Боря Аня 20
    Вера Аня 10
    """
    owing = sorted(((-amount, who) for who, amount in balances.items() if amount < 0), key=_greatest_first)
    owed = sorted(((amount, who) for who, amount in balances.items() if amount > 0), key=_greatest_first)
    found = []
    while owing and owed:
        (debt, debtor), (claim, creditor) = owing.pop(0), owed.pop(0)
        paid = min(debt, claim)
        found.append(Debt(debtor, creditor, paid))
        if debt > paid:
            owing.insert(0, (debt - paid, debtor))
        if claim > paid:
            owed.insert(0, (claim - paid, creditor))
    return tuple(found)


def _greatest_first(entry: tuple[int, Who]) -> tuple[int, Who]:
    return -entry[0], entry[1]


def _matrix(paid: Iterable[Debt[int]], worth: int, players: int) -> Gains:
    won = [[0] * players for _ in range(players)]
    for debtor, creditor, amount in paid:
        won[creditor][debtor] += worth * amount
        won[debtor][creditor] -= worth * amount
    return tuple(map(tuple, won))


def _lost(state: State, wager: Wager | None) -> Iterator[Debt[int]]:
    winner = state.winner
    if wager is None or winner is None:
        return
    for seat, total in enumerate(state.totals):
        if seat != winner:
            times = 1 if wager.per is Per.PARTY else max(0, state.totals[winner] - total)
            yield Debt(seat, winner, wager.amount * times)
