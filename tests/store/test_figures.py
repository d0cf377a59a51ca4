"""What a party comes to for each player, in figures; and the same counted another way."""

from typing import Any

import pytest
from hypothesis import given, settings

from scorer.ledger.codec import decode_party, encode_state
from scorer.ledger.replay import replay
from scorer.store.figures import Figures, Seated, figures_of
from tests.store.playing import close, deal
from tests.strategies.parties import parties


def seated(*events: dict[str, Any], preset: str = "moscow", **options: Any) -> tuple[Seated, ...]:
    """The figures of a party of these events."""
    players = ["Аня", "Боря", "Вера"][: 3 if preset in ("threesome", "short_3", "short_bait_3") else 2]
    ruleset = {"preset": preset, **options}
    document = {"format": "deberts-party", "version": 1, "ruleset": ruleset, "players": players, "dealer": 0}
    party = decode_party({**document, "events": list(events)})
    return figures_of(party, replay(party))


def figures(*events: dict[str, Any], preset: str = "moscow", **options: Any) -> list[dict[str, int]]:
    """The same by name, noughts left out."""
    found = seated(*events, preset=preset, **options)
    return [{name: value for name, value in one.figures.named().items() if value} for one in found]


def test_nothing_played_is_a_party_that_runs() -> None:
    assert figures() == [{"running": 1}] * 2
    assert [one.best_deal for one in seated()] == [None, None]


def test_points_without_play_are_a_deal_nobody_played_as_maker() -> None:
    assert figures({"type": "fifty", "maker": 0}, preset="fifties") == [
        {"running": 1, "deals": 1, "scored": 1, "points": 50},
        {"running": 1, "deals": 1, "scored": 1},
    ]
    assert [one.best_deal for one in seated({"type": "fifty", "maker": 0}, preset="fifties")] == [None, None]


def test_passed_deals_are_none_and_their_fine_is_ones_points() -> None:
    passed = [{"type": "passed"}] * 3
    assert figures(*passed, preset="klaberjass") == [{"running": 1, "points": -100}, {"running": 1}]


def test_a_claim_ends_the_party_and_brings_no_points() -> None:
    adjust = {"type": "adjust", "points": [490, 0], "reason": "start"}
    claim = {"type": "claim", "seat": 0, "during": {"maker": 1, "cards": [20, 10]}}
    assert figures(adjust, claim) == [{"parties": 1, "won": 1}, {"parties": 1, "lost": 1}]


def test_who_loses_counts_his_worst_as_his_best() -> None:
    baits = [deal(40, 80, last_trick=1), deal(80, 30, maker=0)]
    assert [one.best_deal for one in seated(*baits)] == [90, 130]
    assert [one.best_deal for one in seated(baits[0])] == [0, 130]


def test_where_the_lower_is_baited_the_bait_is_his_whoever_played() -> None:
    found = figures(deal(80, 40, maker=0), preset="moscow_strict")
    assert found[1]["baits"] == 1
    assert (found[0]["ordered"], found[0].get("made", 0), found[0]["points"]) == (1, 0, 130)


def test_a_bait_given_up_is_the_makers() -> None:
    found = figures({"type": "deal", "maker": 1, "total": 100, "conceded": True})
    assert (found[1]["ordered"], found[1]["baits"]) == (1, 1)
    assert found[0]["points"] == 110


def test_of_three_the_maker_alone_is_baited() -> None:
    found = figures(deal(30, 60, 40, maker=0, last_trick=1), preset="threesome")
    assert [one.get("baits", 0) for one in found] == [1, 0, 0]
    assert [one["deals"] for one in found] == [1, 1, 1]


def test_a_short_game_has_neither_points_nor_a_best_deal() -> None:
    found = seated(deal(80, 40), preset="short_2")
    assert [one.figures.points for one in found] == [0, 0]
    assert [one.best_deal for one in found] == [None, None]
    assert [one.figures.scored for one in found] == [0, 0]


def test_sums_and_differences_go_figure_by_figure() -> None:
    one, other = Figures(parties=2, won=1), Figures(parties=1, deals=3)
    assert one + other == Figures(parties=3, won=1, deals=3)
    assert one + other - other == one


@pytest.mark.parametrize("draw", [False, True])
def test_a_party_broken_off_is_played(draw: bool) -> None:
    found = figures(deal(80, 40), close(draw=draw))
    assert found[0].get("won", 0) == (not draw)
    assert found[1].get("drawn", 0) == draw


@settings(max_examples=60, deadline=None)
@given(parties(most=10))
def test_the_figures_are_those_of_the_state(document: dict[str, Any]) -> None:
    party = decode_party(document)
    state = replay(party)
    told = encode_state(state)
    stakes = state.ruleset.stakes
    for seat, one in enumerate(figures_of(party, state)):
        rows = told["rows"]
        assert one.figures.parties == told["finished"]
        assert one.figures.won == (told["finished"] and told["winner"] == seat)
        assert one.figures.deals == sum(row["kind"] in ("deal", "fifty") for row in rows)
        own = told["totals"][seat] - sum(row["written"][seat] for row in rows if row["kind"] in ("adjust", "claim"))
        assert one.figures.points == (0 if stakes else own)
    marked = {"baits": "bait", "hanging": "hanging", "card_baits": "card_bait"}
    for name, outcome in marked.items():
        counted = sum(getattr(one.figures, name) for one in figures_of(party, state))
        assert counted == sum(row["outcome"] == outcome for row in told["rows"])
    made = sum(one.figures.made for one in figures_of(party, state))
    assert made == sum(row["outcome"] == "made" for row in told["rows"])
