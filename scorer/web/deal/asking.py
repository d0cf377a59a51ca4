"""Что ещё спросить: cards of melds and who called first, asked only where they decide."""

from __future__ import annotations

from dataclasses import dataclass

from scorer.ledger.party import State
from scorer.rules.choices import LongRuns
from scorer.rules.meld_asking import Calls, first_matters, length_needed
from scorer.rules.melds import height
from scorer.rules.offences import unvoided
from scorer.web.deal.facts import order_of
from scorer.web.deal.typed import Typed, TypedMeld


@dataclass(frozen=True, slots=True)
class Asked:
    """The melds whose cards are asked for, whether they must be, and whether who called first matters.

    `lengths` says that the length of a long run matters too.
    """

    melds: tuple[TypedMeld, ...]
    needed: bool
    called_first: bool
    lengths: bool


def asked(typed: Typed, state: State, *, name_tops: bool) -> Asked:
    """What to ask about the melds that were called; with `name_tops` the table wants to name all."""
    called = calls(typed, state)
    length = length_needed(called, state.ruleset)
    shown = tuple(
        one
        for one in typed.melds
        if name_tops or one.meld.length is None or one.meld.top or height(one.meld, state.ruleset) == length
    )
    long = any((one.meld.length or 0) > 4 for one in typed.melds)
    return Asked(
        melds=shown,
        needed=length is not None or any(one.meld.length is None for one in typed.melds),
        called_first=first_matters(called, state.ruleset),
        lengths=long and state.ruleset.long_runs is LongRuns.LONGER,
    )


def calls(typed: Typed, state: State) -> Calls:
    """The melds to judge between: without voided ones, and without fours of a rank not told yet."""
    known = (meld.meld for meld in typed.melds if meld.meld.length is not None or meld.meld.four)
    return Calls(
        melds=unvoided(known, typed.offences),
        maker=typed.maker,
        order=order_of(typed, state),
        trump=typed.trump,
        called_first=typed.called_first,
    )
