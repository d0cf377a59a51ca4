"""Торговля словами: who speaks now, what all passing means here, who deals and why (R-BID, R-PASSED, R-DEALER)."""

from __future__ import annotations

from dataclasses import dataclass

from scorer.ledger import bidding
from scorer.ledger.bidding import ROUNDS, passed_running, speaking_order, word_after, wrote_in_deal
from scorer.ledger.party import Row, State
from scorer.rules.choices import DealerAfterHanging, NextDealer, PassedDeal
from scorer.rules.ending import highest
from scorer.rules.fines import pass_fined
from scorer.rules.settlement import Outcome
from scorer.web.presenters.lexicon import deals, lexicon_of
from scorer.web.presenters.text import gettext, ngettext


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
    names = [state.players[seat] for seat in speaking_order(state)]
    return Card(
        dealer=deals(state.players[state.dealer], lexicon_of(state.preset)),
        why=why_deals(state),
        order=gettext("%(order)s: first on the suit turned up, then on any other.", order=", ".join(names)),
        all_pass=all_pass(state),
        passed=_passed(state),
    )


def turn(state: State, passes: int) -> Turn:
    """Whose word it is when so many have passed."""
    word = word_after(state, passes)
    if word is None:
        return Turn(passes, ROUNDS, None, all_pass(state))
    name = state.players[word.seat]
    if word.round == 1:
        says = gettext("%(name)s speaks: “pass” or “I play” on the suit turned up.", name=name)
    else:
        says = gettext("%(name)s speaks: “pass” or “I play” on any other suit.", name=name)
    if word.last:
        says += " " + gettext("The last word of the round.")
    return Turn(passes, word.round, word.seat, says)


def all_pass(state: State) -> str:
    """What happens here when everybody has passed twice, and who deals then."""
    dealer = state.dealer or 0
    comes = bidding.all_pass(state)
    following = state.players[comes.dealer]
    if comes.fine is not None:
        what = gettext(
            "%(dealer)s loses %(fine)d points, then %(next)s deals.",
            dealer=state.players[dealer],
            fine=comes.fine,
            next=following,
        )
    elif comes.dealer == dealer:
        what = gettext("%(dealer)s deals again.", dealer=following)
    else:
        what = gettext("%(next)s deals.", next=following)
    return f"{_pass_words(len(state.players))} {what}"


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
    if not pass_fined(state.ruleset):
        return said
    return said + " " + gettext("The fine comes with number %(after)d.", after=state.ruleset.pass_fine_after)


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
    wrote = wrote_in_deal(last)
    name, most = state.players[state.dealer or 0], highest(wrote, range(len(wrote)))
    if most is not None:
        return gettext("%(name)s wrote the most in the last deal: %(points)d.", name=name, points=wrote[most])
    return gettext("All equal in the last deal: %(name)s plays earliest.", name=name)
