"""The draft of the running deal: one a party, seen by every phone."""

import pytest

from scorer.store.drafts import DraftConflict, DraftState, change_draft, load_draft, save_draft, throw_draft
from scorer.store.models import Club, PartyRow
from scorer.store.parties import UnknownParty


def test_nothing_typed_is_an_empty_draft(party: PartyRow) -> None:
    assert load_draft(party.id) == DraftState({}, 0)


def test_what_was_typed_is_there_again(party: PartyRow) -> None:
    saved = save_draft(party.id, {"cards-0": "47", "maker": "0"}, version=0)
    assert load_draft(party.id) == saved == DraftState({"cards-0": "47", "maker": "0"}, 1)


def test_the_second_phone_is_told_and_overwrites_nothing(party: PartyRow) -> None:
    first = save_draft(party.id, {"cards-0": "47"}, version=0)
    outcome = save_draft(party.id, {"cards-0": "74"}, version=0)
    assert isinstance(outcome, DraftConflict)
    assert outcome.current == first == load_draft(party.id)


def test_a_thrown_draft_is_not_mistaken_for_a_new_one(party: PartyRow) -> None:
    save_draft(party.id, {"cards-0": "47"}, version=0)
    assert throw_draft(party.id) == DraftState({}, 2)
    assert isinstance(save_draft(party.id, {"cards-0": "48"}, version=1), DraftConflict)


def test_a_draft_needs_its_party(club: Club) -> None:
    with pytest.raises(UnknownParty):
        save_draft("nowhere", {}, version=0)


def test_a_change_is_made_of_the_draft_as_it_stands(party: PartyRow) -> None:
    save_draft(party.id, {"a": "1"}, version=0)
    changed = change_draft(party.id, lambda draft: {**draft.fields, "b": "2"})
    assert changed == DraftState({"a": "1", "b": "2"}, 2)
    assert load_draft(party.id) == changed


def test_a_change_to_the_same_is_no_new_version(party: PartyRow) -> None:
    save_draft(party.id, {"a": "1"}, version=0)
    assert change_draft(party.id, lambda _: {"a": "1"}) == DraftState({"a": "1"}, 1)


def test_a_change_that_makes_nothing_of_it_saves_nothing(party: PartyRow) -> None:
    save_draft(party.id, {"a": "1"}, version=0)
    outcome = change_draft(party.id, lambda _: None)
    assert outcome == DraftConflict(DraftState({"a": "1"}, 1))
