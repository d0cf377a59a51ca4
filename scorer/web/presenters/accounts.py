"""Расчёт словами: what is played for, and who owes whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from scorer.ledger.accounts import Per, Wager, debts, gains, read_wager
from scorer.ledger.party import State
from scorer.web.presenters.numbers import plain, signed
from scorer.web.presenters.text import gettext


def amount(points: int, unit: str | None) -> str:
    """«10 руб.»; a bare number where nobody said of what."""
    return f"{plain(points)} {unit}" if unit else plain(points)


def won(points: int, unit: str | None) -> str:
    """The same as a gain or a loss: «−10 руб.»"""
    return f"{signed(points)} {unit}" if unit else signed(points)


def wager_of(kept: Mapping[str, Any] | None) -> Wager | None:
    """The wager kept beside a party."""
    return read_wager(kept) if kept else None


def wager_words(wager: Wager | None, unit: str | None, state: State) -> str:
    """What is played for: «на 10 руб. за партию»; empty where it is for nothing."""
    if wager is None:
        return ""
    if wager.per is Per.PARTY:
        return gettext("for %(amount)s a party", amount=amount(wager.amount, unit))
    if state.ruleset.stakes:
        return gettext("for %(amount)s a stake", amount=amount(wager.amount, unit))
    return gettext("for %(amount)s a point of difference", amount=amount(wager.amount, unit))


def owed(state: State, wager: Wager | None, unit: str | None) -> tuple[str, ...]:
    """Who owes whom by this party as it stands: «Боря → Аня: 10 руб.»"""
    balances = {name: sum(row) for name, row in zip(state.players, gains(state, wager), strict=True)}
    return debt_lines(balances, unit)


def debt_lines(balances: Mapping[str, int], unit: str | None) -> tuple[str, ...]:
    """Who pays whom so that all are even, by name."""
    return tuple(
        gettext(
            "%(debtor)s → %(creditor)s: %(amount)s",
            debtor=debt.debtor,
            creditor=debt.creditor,
            amount=amount(debt.amount, unit),
        )
        for debt in debts(balances)
    )


def pair_lines(pairs: Sequence[tuple[str, str, int]], unit: str | None) -> tuple[str, ...]:
    """Who has won how much from whom, pair by pair: (who, from whom, amount)."""
    return tuple(
        gettext("%(debtor)s → %(creditor)s: %(amount)s", debtor=loser, creditor=winner, amount=amount(points, unit))
        for winner, loser, points in pairs
    )
