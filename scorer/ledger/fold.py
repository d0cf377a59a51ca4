"""Ход партии: the totals, what hangs and who deals, as rows are written one after another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from scorer.ledger.claiming import Position
from scorer.ledger.party import Hanging, Row
from scorer.rules.choices import HangingOrder
from scorer.rules.ending import End, EndReason, highest, judge_end
from scorer.rules.lines import Line, sums
from scorer.rules.ruleset import Ruleset
from scorer.rules.seats import play_order
from scorer.rules.settlement import Outcome

CLAIMED = frozenset({EndReason.CLAIM, EndReason.FALSE_CLAIM})
"""Ends that stand until their event is voided, whatever the totals become."""


@dataclass(frozen=True, slots=True)
class Dealing:
    """What a row says of the deal it is: who dealt, what was counted, what hung and is paid."""

    dealer: int
    raw: tuple[int, ...] | None = None
    hanging_paid: int = 0


class Fold:
    """Where a party stands between two events. The only state that changes in a replay."""

    def __init__(self, ruleset: Ruleset, dealer: int) -> None:
        self.ruleset = ruleset
        self.dealer = dealer
        self.totals: tuple[int, ...] = (0,) * ruleset.players
        self.hanging: list[Hanging] = []
        self.agreed: HangingOrder | None = None
        self.baits: Counter[int] = Counter()
        self.no_tricks: Counter[int] = Counter()
        self.passed_running = 0
        self.number = 0
        self.deals = 0
        self.begun = 0
        self.last_trick: int | None = None
        self.end: End | None = None
        self.drawn = False
        self.rows: list[Row] = []

    def dealt_by(self, dealer: int | None) -> tuple[int, tuple[int, ...]]:
        """Who dealt, by the event or by the rules, and the play order of that deal."""
        dealer = self.dealer if dealer is None else dealer
        return dealer, play_order(dealer, self.ruleset.players)

    def position(self) -> Position:
        """Where the party stands for a claim."""
        return Position(
            ruleset=self.ruleset, totals=self.totals, dealer=self.dealer, last_trick=self.last_trick, end=self.end
        )

    def write(
        self,
        event: str,
        kind: str,
        outcome: Outcome,
        lines: Sequence[Line] = (),
        dealt: Dealing | None = None,
        *,
        hundred: bool = False,
    ) -> None:
        """Write a row: its lines change the totals. `dealt` numbers it as a deal."""
        written = sums(lines, self.ruleset.players)
        self.totals = tuple(a + b for a, b in zip(self.totals, written, strict=True))
        if dealt is not None:
            self.number += 1
        self.rows.append(
            Row(
                event=event,
                kind=kind,
                number=self.number if dealt else None,
                dealer=dealt.dealer if dealt else None,
                outcome=outcome,
                raw=dealt.raw if dealt else None,
                written=written,
                hanging_paid=dealt.hanging_paid if dealt else 0,
                totals=self.totals,
                lines=tuple(lines),
                hundred=hundred,
            )
        )

    def judge_end(self) -> None:
        """Judge anew whether the party is over; an end by a claim or a close stands."""
        if self.end is not None and self.end.reason is EndReason.CLOSED:
            self.close(draw=self.drawn)
        elif self.end is None or self.end.reason not in CLAIMED:
            self.end = judge_end(self.totals, self.ruleset, last_trick=self.last_trick, deals=self.deals)

    def close(self, *, draw: bool) -> None:
        """Break the party off: the highest total wins, unless it is a draw."""
        self.drawn = draw
        winner = None if draw else highest(self.totals, range(len(self.totals)))
        self.end = End(winner, EndReason.CLOSED)
