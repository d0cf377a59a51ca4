"""Присланное: a form of a deal as it came, and the table as its writer saw it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from flask import request, session

from scorer.ledger.party import Party, State
from scorer.ledger.replay import replay
from scorer.store.parties import Loaded
from scorer.web.deal.judge import Verdict, judge
from scorer.web.deal.typed import Typed, typed_of
from scorer.web.forms.deal import deal_form
from scorer.web.sending import sent_form_id, sent_seq

COUNTED = "counted"
"""In the session: whether this device counts with the melds in."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A form that was sent. `party` and `state` are what it was made from, `seq` events of the log."""

    form: Any
    sound: bool
    typed: Typed
    seq: int
    form_id: str
    party: Party
    state: State

    def verdict(self) -> Verdict:
        """What the deal comes to on the table its writer saw."""
        return judge(self.typed, self.party, self.state)


def read_sent(loaded: Loaded, seq: int | None = None) -> Sent:
    """The form of this request, as seen at `seq` events or where it says itself.

    The way of counting is remembered for the device.
    """
    if seq is None:
        seq = sent_seq(loaded)
    party, state = as_seen(loaded, seq)
    form = deal_form(state.ruleset, request.form)
    sound = form.validate()
    typed = typed_of(form, state.ruleset)
    if form.counted.data is not None and session.get(COUNTED) is not typed.counted:
        session[COUNTED] = typed.counted
    return Sent(form, sound, typed, seq, sent_form_id(), party, state)


def as_seen(loaded: Loaded, seq: int) -> tuple[Party, State]:
    """The party and its state when it had `seq` events."""
    if seq == len(loaded.party.events):
        return loaded.party, loaded.state
    party = replace(loaded.party, events=loaded.party.events[:seq])
    return party, replay(party)
