"""Entries are told as they stand in force, and a mark at the side it is about."""

from typing import Any

import pytest

from scorer.ledger.events import DealPlayed, Passed
from scorer.ledger.force import in_force
from scorer.ledger.replay import replay
from scorer.sheets.record import events_as_in_force, marked_seat
from tests.sheets.sheets import BAIT, HANGS, MADE, party


def test_a_deal_has_its_newest_facts_and_its_own_time_and_author() -> None:
    deal = {**MADE, "at": "2026-11-29T19:50:00+03:00", "by": "Боря"}
    amend = {"type": "amend", "event": "1", "with": {**BAIT, "by": "Аня"}, "reason": "описка"}
    made = party(deal, amend, {"type": "correction", "deal": "1", "seat": 0, "cards": 70})
    event = events_as_in_force(made, in_force(made.events))["1"]
    assert isinstance(event, DealPlayed)
    assert (event.id, event.deal.cards, event.at, event.by) == ("1", (70, 39), deal["at"], "Боря")


def test_a_deal_that_was_a_passed_one_is_told_so() -> None:
    made = party(MADE, {"type": "amend", "event": "1", "with": {"type": "passed"}, "reason": "не та"})
    assert isinstance(events_as_in_force(made, in_force(made.events))["1"], Passed)


def test_a_voided_entry_is_not_told() -> None:
    made = party(MADE, {"type": "void", "event": "1", "reason": "не та"})
    assert list(events_as_in_force(made, in_force(made.events))) == ["2"]


@pytest.mark.parametrize(
    ("event", "options", "seat"),
    [
        (BAIT, {}, 1),
        (HANGS, {}, 0),
        (MADE, {"bait": "lower"}, 1),
        ({**MADE, "offences": [{"seat": 1, "kind": "revoke"}]}, {}, 1),
        # given up although more was counted: the maker is baited all the same
        ({**MADE, "conceded": True}, {}, 0),
        # baited with nothing to lose
        ({**MADE, "cards": [0, 100], "last_trick": 1}, {}, 0),
        ({**MADE, "maker": 1, "cards": [0, 100], "last_trick": 1}, {"bait": "lower"}, 0),
    ],
)
def test_the_mark_is_at_the_side_it_is_about(event: dict[str, Any], options: dict[str, Any], seat: int) -> None:
    made = party(event, **options)
    (deal,) = made.events
    assert isinstance(deal, DealPlayed)
    assert marked_seat(replay(made).rows[0], deal.deal) == seat
