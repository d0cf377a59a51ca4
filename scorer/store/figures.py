"""Показатели: what one party comes to for each of its players.

A party counts for those who play at the end of its log. What is counted can be added up over
parties; the best deal cannot, and stands beside.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace

from scorer.ledger.events import AnyEvent, DealPlayed
from scorer.ledger.force import in_force
from scorer.ledger.party import Party, Row, State
from scorer.rules.facts import Deal
from scorer.rules.settlement import Outcome
from scorer.sheets.record import events_as_in_force, marked_seat

VERSION = 1
"""Raised when figures are counted otherwise: parties counted by an older one are counted anew at the next start."""

PLAYED = ("deal", "fifty")
POINTS_OF = (*PLAYED, "passed", "correction")
"""Rows whose points are the players' own; changes of the score and unfinished deals are not."""


@dataclass(frozen=True, slots=True)
class Figures:
    """A player's figures of a party, or sums of such.

    `parties` are finished ones: won, lost, or drawn; `running` is one that is not. `deals` are
    those played, points without play included, `scored` those of them that brought points, not
    stakes, and `points` what was written in them, passed deals and corrections included.
    `ordered` are the deals he played as maker, `made` those he made; `baits`, `hanging` baits and
    `card_baits` are those marked at his side. `gain` is what he won or lost by the account.
    """

    parties: int = 0
    won: int = 0
    lost: int = 0
    drawn: int = 0
    running: int = 0
    deals: int = 0
    scored: int = 0
    points: int = 0
    ordered: int = 0
    made: int = 0
    baits: int = 0
    hanging: int = 0
    card_baits: int = 0
    gain: int = 0

    def __add__(self, other: Figures) -> Figures:
        return Figures(*(a + b for a, b in zip(self.values(), other.values(), strict=True)))

    def __sub__(self, other: Figures) -> Figures:
        return Figures(*(a - b for a, b in zip(self.values(), other.values(), strict=True)))

    def values(self) -> tuple[int, ...]:
        """The figures in their order."""
        return tuple(getattr(self, name) for name in NAMES)

    def named(self) -> dict[str, int]:
        """The figures by name."""
        return dict(zip(NAMES, self.values(), strict=True))


NAMES = tuple(field.name for field in fields(Figures))


@dataclass(frozen=True, slots=True)
class Seated:
    """A seat's figures, and the most points it wrote in one deal, None where no deal brought points."""

    figures: Figures
    best_deal: int | None


_MARKED = {Outcome.BAIT: "baits", Outcome.HANGING: "hanging", Outcome.CARD_BAIT: "card_baits"}


def figures_of(party: Party, state: State) -> tuple[Seated, ...]:
    """The figures of every seat of a party, of its log and what it comes to; `gain` is left at 0."""
    events = events_as_in_force(party, in_force(party.events))
    return tuple(_seated(seat, state, events) for seat in range(len(state.players)))


def _seated(seat: int, state: State, events: Mapping[str, AnyEvent]) -> Seated:
    counts = dict.fromkeys(NAMES, 0)
    best: int | None = None
    for row in state.rows:
        if row.kind in PLAYED:
            counts["deals"] += 1
            counts["scored"] += not state.ruleset.stakes
        if row.kind in POINTS_OF and not state.ruleset.stakes:
            counts["points"] += row.written[seat]
        event = events[row.event]
        if isinstance(event, DealPlayed):
            _count_deal(counts, seat, row, event.deal)
            if not state.ruleset.stakes:
                best = max(row.written[seat], row.written[seat] if best is None else best)
    return Seated(replace(Figures(**counts), **_result(seat, state)), best)


def _count_deal(counts: dict[str, int], seat: int, row: Row, deal: Deal) -> None:
    if deal.maker == seat:
        counts["ordered"] += 1
        counts["made"] += row.outcome == Outcome.MADE
    mark = _MARKED.get(Outcome(row.outcome))
    if mark is not None and marked_seat(row, deal) == seat:
        counts[mark] += 1


def _result(seat: int, state: State) -> dict[str, int]:
    if not state.finished:
        return {"running": 1}
    result = "drawn" if state.winner is None else "won" if state.winner == seat else "lost"
    return {"parties": 1, result: 1}
