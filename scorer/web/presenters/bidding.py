"""Торговля словами: who speaks now, what all passing means here, who deals and why (R-BID, R-PASSED, R-DEALER)."""

from __future__ import annotations

from dataclasses import dataclass

from scorer.ledger.party import Row, State
from scorer.rules.choices import DealerAfterHanging, NextDealer, PassedDeal
from scorer.rules.fines import pass_fine_due
from scorer.rules.lines import Reason, sums
from scorer.rules.seats import play_order
from scorer.rules.settlement import Outcome
from scorer.web.presenters.lexicon import deals, lexicon_of
from scorer.web.presenters.text import gettext, ngettext

ROUNDS = 2
"""The turned suit first, then any other."""
NOT_OF_THE_DEAL = frozenset({Reason.HANGING_PAID, Reason.BAIT_FINE, Reason.NO_TRICK_FINE})
"""Lines that do not make anybody the higher writer of a deal."""


@dataclass(frozen=True, slots=True)
class Card:
    """What a table should know before a deal is ordered: who deals and why, who speaks in what order, if all pass."""

    dealer: str
    why: str
    order: str
    all_pass: str
    passed: str


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose word it is after so many passes; `seat` is None when all have passed twice."""

    passes: int
    round: int
    seat: int | None
    says: str


def card(state: State) -> Card | None:
    """The bidding of the deal that is due, None where the party is over."""
    if state.dealer is None:
        return None
    names = [state.players[seat] for seat in order_of(state)]
    return Card(
        dealer=deals(state.players[state.dealer], lexicon_of(state.preset)),
        why=why_deals(state),
        order=gettext("%(order)s: first on the suit turned up, then on any other.", order=", ".join(names)),
        all_pass=all_pass(state),
        passed=_passed(state),
    )


def order_of(state: State) -> tuple[int, ...]:
    """Who speaks after whom in the deal that is due, the dealer last."""
    return play_order(state.dealer or 0, len(state.players))


def turn(state: State, passes: int) -> Turn:
    """Whose word it is when so many have passed."""
    order = order_of(state)
    if passes >= ROUNDS * len(order):
        return Turn(passes, ROUNDS, None, all_pass(state))
    number, place = divmod(passes, len(order))
    name = state.players[order[place]]
    if number == 0:
        says = gettext("%(name)s speaks: “pass” or “I play” on the suit turned up.", name=name)
    else:
        says = gettext("%(name)s speaks: “pass” or “I play” on any other suit.", name=name)
    if place == len(order) - 1:
        says += " " + gettext("The last word of the round.")
    return Turn(passes, number + 1, order[place], says)


def all_pass(state: State) -> str:
    """What happens here when everybody has passed twice, and who deals then."""
    dealer = state.dealer or 0
    following = state.players[(dealer + 1) % len(state.players)]
    said = _pass_words(len(state.players))
    fined = pass_fine_due(passed_running(state) + 1, state.ruleset)
    if fined:
        what = gettext(
            "%(dealer)s loses %(fine)d points, then %(next)s deals.",
            dealer=state.players[dealer],
            fine=state.ruleset.pass_fine,
            next=following,
        )
    elif state.ruleset.passed_deal is PassedDeal.SAME_DEALER:
        what = gettext("%(dealer)s deals again.", dealer=state.players[dealer])
    else:
        what = gettext("%(next)s deals.", next=following)
    return f"{said} {what}"


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


def why_deals(state: State) -> str:
    """Why it is that player's turn to deal, empty where the rules have changed since the last deal."""
    dealt = [place for place, row in enumerate(state.rows) if row.number is not None]
    if not dealt:
        return gettext("It is the first deal: by lot or as agreed.")
    if any(row.kind == "rules" for row in state.rows[dealt[-1] :]):
        return ""
    last = state.rows[dealt[-1]]
    return _after_passed(last, state) if last.outcome == Outcome.PASSED else _after_played(last, state)


def _after_played(last: Row, state: State) -> str:
    if state.ruleset.next_dealer is NextDealer.ALTERNATE:
        return gettext("The players deal in turn.")
    if last.outcome == Outcome.FIFTY:
        return gettext("%(name)s took the points without play.", name=state.players[state.dealer or 0])
    if last.outcome == Outcome.HANGING:
        return _after_hanging(state)
    return _after_deal(last, state)


def _pass_words(players: int) -> str:
    times = ROUNDS * players
    return ngettext("After %(num)d “pass” the deal is passed.", "After %(num)d times “pass” the deal is passed.", times)


def _passed(state: State) -> str:
    """How many deals running were passed, and what they lead to; empty where there was none."""
    running = passed_running(state)
    if not running:
        return ""
    said = ngettext("%(num)d passed deal running.", "%(num)d passed deals running.", running)
    rules = state.ruleset
    if rules.pass_fine is None or rules.stakes or rules.passed_deal is not PassedDeal.SAME_DEALER:
        return said
    return said + " " + gettext("The fine comes with number %(after)d.", after=rules.pass_fine_after)


def _after_passed(last: Row, state: State) -> str:
    if any(last.written):
        return gettext("The dealer of the passed deals is fined, and the next player deals.")
    if state.ruleset.passed_deal is PassedDeal.SAME_DEALER:
        return gettext("After a passed deal the same player deals again.")
    return gettext("After a passed deal the next player deals.")


def _after_hanging(state: State) -> str:
    after = state.ruleset.dealer_after_hanging
    if after is DealerAfterHanging.MAKER:
        return gettext("After a hanging bait the one who ordered deals.")
    if after is DealerAfterHanging.ALTERNATE:
        return gettext("After a hanging bait the next player deals.")
    if len(state.players) == 3:
        return gettext("After a hanging bait the defender who writes more deals.")
    return gettext("After a hanging bait the defender deals.")


def _after_deal(last: Row, state: State) -> str:
    wrote = sums((line for line in last.lines if line.reason not in NOT_OF_THE_DEAL), len(state.players))
    name = state.players[state.dealer or 0]
    if wrote.count(max(wrote)) == 1:
        return gettext("%(name)s wrote the most in the last deal: %(points)d.", name=name, points=max(wrote))
    return gettext("All equal in the last deal: %(name)s plays earliest.", name=name)
