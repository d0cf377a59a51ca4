"""Rules a club keeps under names, and that changing them touches no party."""

import pytest

from scorer.ledger.party import State
from scorer.rules.presets import preset
from scorer.rules.refusal import Refused
from scorer.store import rulesets
from scorer.store.clubs import create_club
from scorer.store.models import Club
from scorer.store.parties import load, start_party
from scorer.store.rulesets import NameTaken, TooMany, find_rules, forget_rules, keep_rules, rules_of_club, ruleset_of


def test_rules_are_kept_resolved_to_the_last_option(club: Club) -> None:
    kept = keep_rules(club, "Наши", {"preset": "kharkov", "target": 301})
    assert ruleset_of(kept) == preset("kharkov").with_options({"target": 301})
    assert kept.options == ruleset_of(kept).options()
    assert rules_of_club(club) == (kept,)


def test_rules_of_another_club_are_not_found(club: Club) -> None:
    kept = keep_rules(club, "Наши", {})
    assert find_rules(club, kept.id) is kept
    assert find_rules(create_club(), kept.id) is None
    assert find_rules(club, "nothing") is None


@pytest.mark.parametrize("name", ["Наши", " н а ш и"])
def test_a_name_is_given_once_in_a_club(club: Club, name: str) -> None:
    keep_rules(club, "Наши", {})
    with pytest.raises(NameTaken):
        keep_rules(club, name, {"target": 301})
    keep_rules(create_club(), name, {})


def test_rules_of_the_same_name_are_replaced_when_asked(club: Club) -> None:
    first = keep_rules(club, "Наши", {})
    second = keep_rules(club, "наши", {"target": 301}, replace=True)
    assert second.id == first.id
    assert [(kept.name, kept.options["target"]) for kept in rules_of_club(club)] == [("наши", 301)]


def test_rules_are_changed_and_renamed_in_their_place(club: Club) -> None:
    kept = keep_rules(club, "Наши", {})
    keep_rules(club, "Дачные", {"tie": "bait"}, instead_of=kept.id)
    assert [(one.id, one.name, one.options["tie"]) for one in rules_of_club(club)] == [(kept.id, "Дачные", "bait")]


def test_rules_renamed_onto_others_take_their_place_when_asked(club: Club) -> None:
    kept = keep_rules(club, "Наши", {})
    keep_rules(club, "Дачные", {"target": 301})
    with pytest.raises(NameTaken):
        keep_rules(club, "Дачные", {"target": 400}, instead_of=kept.id)
    keep_rules(club, "Дачные", {"target": 400}, instead_of=kept.id, replace=True)
    assert [(one.id, one.options["target"]) for one in rules_of_club(club)] == [(kept.id, 400)]


def test_rules_that_make_no_sense_are_not_kept(club: Club) -> None:
    with pytest.raises(Refused, match=r"ruleset\.bad_value"):
        keep_rules(club, "Наши", {"players": 3, "bait": "lower"})
    assert rules_of_club(club) == ()


def test_a_club_keeps_only_so_many(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulesets, "MOST_KEPT", 2)
    for name in ("a", "b"):
        keep_rules(club, name, {})
    with pytest.raises(TooMany):
        keep_rules(club, "c", {})
    keep_rules(club, "a", {"target": 301}, replace=True)


def test_changing_or_forgetting_rules_touches_no_party(club: Club) -> None:
    kept = keep_rules(club, "Наши", {"target": 301})

    def state() -> State:
        return load(row).state

    rules = {"preset": kept.preset, **kept.options}
    row = start_party(club, players=("Аня", "Боря"), ruleset=rules, dealer=0, rules_name=kept.name)
    assert (state().ruleset.target, row.rules_name) == (301, "Наши")
    before = state()
    keep_rules(club, "Наши", {"target": 400, "tie": "bait"}, instead_of=kept.id)
    assert state() == before
    forget_rules(kept)
    assert rules_of_club(club) == ()
    assert state() == before
