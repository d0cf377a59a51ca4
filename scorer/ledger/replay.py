"""Повтор: what a log comes to. Facts in, rows and totals out; nothing is remembered.

The list is judged as a whole and refused at the event where judging stops.
"""

from __future__ import annotations

from scorer.ledger import events as e
from scorer.ledger.claiming import Position, rule_at
from scorer.ledger.fold import Fold
from scorer.ledger.force import InForce, Standing, in_force, opening, true_facts
from scorer.ledger.log import extended
from scorer.ledger.party import Party, Row, State
from scorer.ledger.play import write_deal, write_fifty, write_passed
from scorer.ledger.seating import check_log
from scorer.rules.choices import ClaimAtRecord
from scorer.rules.claims import ClaimRuling
from scorer.rules.corrections import difference, fine, is_hundred, noticer
from scorer.rules.ending import at_target
from scorer.rules.facts import Deal
from scorer.rules.lines import Line, Reason
from scorer.rules.refusal import Refused
from scorer.rules.settlement import Outcome

CORRECTED = ("cards", "last_trick", "no_tricks")
"""What a correction changes of a deal's facts, so that it is to blame where they cannot be."""

ROWLESS = (e.Void, e.Amend, e.Reopen, e.Confirm)
"""Events that make no row; what they change shows in others' rows."""


def replay(party: Party) -> State:
    """The state of a party. Refuses a log that makes no sense, at the event to blame."""
    walk = _walked(party)
    return _state(walk.party, walk.fold)


def state_before(party: Party, place: int) -> State:
    """Where the party stood when the event at `place` was due, with all that is in force now."""
    walk = _walked(party, until=place)
    return _state(walk.party, walk.fold)


def _walked(party: Party, *, until: int | None = None) -> _Walk:
    """The log judged from its start to its end, or to the event at `until`, that one left out."""
    force = in_force(party.events)
    party = opening(party, force.places)
    check_log(party, force)
    walk = _Walk(party, force)
    for place in force.places:
        if place == until:
            break
        event = party.events[place]
        if isinstance(event, ROWLESS):
            continue
        try:
            walk.take(place, event)
        except Refused as refused:
            raise _located(refused, place) from None
    return walk


def preview(party: Party, event: e.AnyEvent) -> tuple[Row | None, State]:
    """What `event` would write at the end of the log: its row, if it makes one, and the state."""
    longer = extended(party, [event])
    state = replay(longer)
    event_id = longer.events[-1].id
    return next((row for row in state.rows if row.event == event_id), None), state


def rule_claim(party: Party, claim: e.Claim) -> ClaimRuling:
    """The ruling on a claim made now; refuses it where the party is over."""
    return rule_at(position(party), claim)


def position(party: Party) -> Position:
    """Where a party stands for a claim made now."""
    return _walked(party).fold.position()


class _Walk:
    """One pass over the events in force."""

    def __init__(self, party: Party, force: InForce) -> None:
        self.party = party
        self.events = party.events
        self.force = force
        self.fold = Fold(party.ruleset, party.dealer)
        self.corrections = {place for standing in force.deals.values() for place in standing.corrections}
        self.steps: dict[int, tuple[Deal, Deal]] = {}
        self.begun_at: dict[str, int] = {}

    def take(self, place: int, event: e.AnyEvent) -> None:
        """Judge one event in force and write its row."""
        fold = self.fold
        if fold.end is not None and not isinstance(event, e.Correction):
            raise Refused("party.finished", end=str(fold.end.reason))
        match event:
            case e.Correction():
                self._correction(place, event)
            case e.DealPlayed() | e.Passed() | e.Fifty():
                self._dealt(place, event)
            case e.Claim():
                self._claim(event)
            case e.AgreeHanging():
                self._agree_hanging(event)
            case e.Rules():
                self._rules(event)
            case e.Adjust():
                self._adjust(event)
            case e.Close():
                fold.write(event.id, "close", Outcome.CLOSE)
                fold.close(draw=event.draw)

    def _dealt(self, place: int, event: e.Dealt) -> None:
        """A deal, a passed one or a fifty, on its true facts."""
        standing = self.force.deals[place]
        self.fold.begun += 1
        self.begun_at[event.id] = self.fold.begun
        try:
            match standing.event:
                case e.DealPlayed():
                    facts = true_facts(standing, self.events)
                    steps = zip(standing.corrections, facts, facts[1:], strict=False)
                    self.steps.update({at: (before, after) for at, before, after in steps})
                    write_deal(self.fold, event.id, facts[-1])
                case e.Passed(dealer=dealer):
                    write_passed(self.fold, event.id, dealer)
                case e.Fifty(maker=maker, dealer=dealer):
                    write_fifty(self.fold, event.id, maker, dealer)
        except Refused as refused:
            raise self._blamed(refused, standing) from None
        self.fold.judge_end()

    def _blamed(self, refused: Refused, standing: Standing) -> Refused:
        """A deal's refusal at the event whose facts are to blame: itself, or what changed it."""
        if standing.corrections and refused.at.startswith(CORRECTED):
            at = "cards" if refused.at.startswith("cards") else refused.at
            place = standing.corrections[-1]
            return Refused(refused.code, at=f"events[{place}].{at}", **refused.params)
        inner = ".with" if isinstance(self.events[standing.source], e.Amend) else ""
        return refused.inside(f"events[{standing.source}]{inner}")

    def _claim(self, event: e.Claim) -> None:
        fold = self.fold
        ruling = rule_at(fold.position(), event)
        outcome = Outcome.CLAIM_VALID if ruling.valid else Outcome.CLAIM_FALSE
        fold.begun += 1
        fold.write(event.id, "claim", outcome, ruling.lines)
        fold.end = ruling.end

    def _agree_hanging(self, event: e.AgreeHanging) -> None:
        """An agreement made while fewer than two hang has no effect."""
        if len(self.fold.hanging) > 1:
            self.fold.agreed = event.order
        self.fold.write(event.id, "agree_hanging", Outcome.AGREE_HANGING)

    def _adjust(self, event: e.Adjust) -> None:
        lines = [Line(seat, points, Reason.ADJUST) for seat, points in enumerate(event.points) if points]
        self.fold.write(event.id, "adjust", Outcome.ADJUST, lines)
        self.fold.judge_end()

    def _rules(self, event: e.Rules) -> None:
        fold = self.fold
        try:
            ruleset = fold.ruleset.with_options(event.options)
        except Refused as refused:
            raise refused.inside("ruleset") from None
        if ruleset.players != len(fold.totals):
            raise Refused("players.count", at="ruleset.players", count=len(fold.totals))
        fold.ruleset = ruleset
        fold.write(event.id, "rules", Outcome.RULES)

    def _correction(self, place: int, event: e.Correction) -> None:
        """The row of a correction in force; one that has fallen makes none."""
        if place not in self.corrections:
            return
        if place not in self.steps:
            raise Refused("correction.no_cards", at="deal")
        fold = self.fold
        noticed_by = noticer(event.seat, event.noticed_by, fold.ruleset)
        before, after = self.steps[place]
        points = difference(before, after, event.seat)
        lines = fine(
            points,
            fold.ruleset,
            noticed_by=noticed_by,
            next_deal_begun=fold.begun > self.begun_at[event.deal],
        )
        hundred = is_hundred(points, fold.ruleset)
        fold.write(event.id, "correction", Outcome.CORRECTION, lines, hundred=hundred)
        fold.judge_end()


def _located(refused: Refused, place: int) -> Refused:
    """`refused` at the event to blame, unless it names an event already."""
    if refused.at.startswith("events["):
        return refused
    return refused.inside(f"events[{place}]")


def _state(party: Party, fold: Fold) -> State:
    end = fold.end
    announce = fold.ruleset.claim_at_record is ClaimAtRecord.REQUIRED and end is None
    return State(
        players=party.players,
        ruleset=fold.ruleset,
        preset=party.preset,
        totals=fold.totals,
        dealer=None if end else fold.dealer,
        hanging=() if end else tuple(fold.hanging),
        agreed=fold.agreed,
        finished=end is not None,
        winner=end.winner if end else None,
        end=str(end.reason) if end else None,
        may_claim=at_target(fold.totals, fold.ruleset) if announce else (),
        rows=tuple(fold.rows),
    )
