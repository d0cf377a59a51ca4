"""Торговля: who speaks now, what all passing brings, who was the higher writer (R-BID, R-PASSED, R-DEALER).

The turned suit first, then any other: two rounds, the eldest hand first and the dealer last.
"""

from __future__ import annotations

from dataclasses import dataclass

from scorer.ledger.party import Row, State
from scorer.rules.dealers import dealer_after_passed
from scorer.rules.fines import pass_fine_due
from scorer.rules.lines import Reason, sums
from scorer.rules.seats import play_order
from scorer.rules.settlement import Outcome

ROUNDS = 2
NOT_OF_THE_DEAL = frozenset({Reason.HANGING_PAID, Reason.BAIT_FINE, Reason.NO_TRICK_FINE})
"""Lines that do not make anybody the higher writer of a deal."""


@dataclass(frozen=True, slots=True)
class Word:
    """Whose word it is, in which round, and whether it is the last of the round."""

    seat: int
    round: int
    last: bool


@dataclass(frozen=True, slots=True)
class AllPass:
    """What comes of a deal that all pass: who is fined how much, None where nobody is, and who deals then."""

    fine: int | None
    dealer: int


def speaking_order(state: State) -> tuple[int, ...]:
    """Who speaks after whom in the deal that is due."""
    return play_order(state.dealer or 0, len(state.players))


def word_after(state: State, passes: int) -> Word | None:
    """Whose word it is when so many have passed, None when all have passed twice."""
    order = speaking_order(state)
    number, place = divmod(passes, len(order))
    return None if number >= ROUNDS else Word(order[place], number + 1, place == len(order) - 1)


def passed_running(state: State) -> int:
    """Passed deals one after another up to now; a fine for them begins the count anew."""
    running = 0
    for row in reversed(state.rows):
        if row.number is None:
            continue
        if row.outcome != Outcome.PASSED or any(row.written):
            break
        running += 1
    return running


def all_pass(state: State) -> AllPass:
    """What comes of it if the deal that is due is passed."""
    fined = pass_fine_due(passed_running(state) + 1, state.ruleset)
    dealer = dealer_after_passed(state.ruleset, dealer=state.dealer or 0, fined=fined)
    return AllPass(state.ruleset.pass_fine if fined else None, dealer)


def wrote_in_deal(row: Row) -> tuple[int, ...]:
    """What each seat wrote in a deal by itself: hanging points paid and fines make nobody its higher writer."""
    return sums((line for line in row.lines if line.reason not in NOT_OF_THE_DEAL), len(row.totals))
