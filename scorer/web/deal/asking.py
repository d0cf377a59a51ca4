"""Что ещё спросить: cards of melds and who called first, asked only where they decide.

The engine says where: it is given the melds without their cards, and refuses if it needs them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from scorer.ledger.party import State
from scorer.rules.choices import LongRuns, OffenceKind
from scorer.rules.facts import Meld
from scorer.rules.melds import height, rule_melds
from scorer.rules.refusal import Refused
from scorer.rules.seats import play_order
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
    length = _length_needed(typed, state)
    shown = tuple(
        one
        for one in typed.melds
        if name_tops or one.meld.length is None or one.meld.top or height(one.meld, state.ruleset) == length
    )
    long = any((one.meld.length or 0) > 4 for one in typed.melds)
    return Asked(
        melds=shown,
        needed=length is not None or any(one.meld.length is None for one in typed.melds),
        called_first=_first_matters(typed, state),
        lengths=long and state.ruleset.long_runs is LongRuns.LONGER,
    )


def _length_needed(typed: Typed, state: State) -> int | None:
    """The length of runs whose cards decide who writes, None where they do not."""
    bare = [replace(meld, top=None) for meld in _judged(typed)]
    refused = _ruling(bare, typed, state, typed.called_first)
    if isinstance(refused, Refused) and refused.code == "melds.rank_needed":
        return int(str(refused.params["length"]))
    return None


def _first_matters(typed: Typed, state: State) -> bool:
    """Whether who called first changes who writes."""
    melds = _judged(typed)
    rulings = {_ruling(melds, typed, state, seat) for seat in range(state.ruleset.players)}
    return len(rulings) > 1 and not any(isinstance(ruling, Refused) for ruling in rulings)


def _judged(typed: Typed) -> list[Meld]:
    """The melds to judge between: without voided ones, and without fours of a rank not told yet."""
    voided = [seat.offence is OffenceKind.RANK_INQUIRY_WITH_LONGER for seat in typed.seats]
    return [m.meld for m in typed.melds if not voided[m.meld.seat] and (m.meld.length is not None or m.meld.four)]


def _ruling(
    melds: Sequence[Meld], typed: Typed, state: State, called_first: int | None
) -> tuple[Meld, ...] | Refused | None:
    """Which melds count; None before there is anyone to judge between."""
    maker = typed.maker
    if maker is None:
        if state.ruleset.players > 2:
            return None
        maker = 0  # between two, who ordered does not change which side is whose
    dealer = state.dealer if typed.dealer is None else typed.dealer
    try:
        return rule_melds(
            melds,
            state.ruleset,
            maker=maker,
            order=play_order(dealer or 0, state.ruleset.players),
            trump=typed.trump,
            called_first=called_first,
        ).written
    except Refused as refused:
        return refused
