"""The figures of players: written with every event, and the same as counted from the events."""

from datetime import timedelta
from typing import Any

import pytest
from flask import Flask
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import select, update

from scorer.store.base import db
from scorer.store.clubs import create_club
from scorer.store.figures import Figures
from scorer.store.merging import PlayedTogether, SamePerson, UnknownMerging, merge, part
from scorer.store.models import Club, EventRow, PartyRow, Player
from scorer.store.rebuild import rebuild
from scorer.store.sharing import hide_party, show_party
from scorer.store.stats_models import Seat, Tally
from scorer.store.verify import verify
from tests.store.playing import SHORT, begin, close, deal, played, try_all, won_by, write
from tests.strategies.parties import parties

AB = ("Аня", "Боря")


def person(name: str) -> str:
    return db.session.scalars(select(Player).where(Player.name == name)).one().person_id


def figures(name: str, scope: str = "all", part: str = "") -> dict[str, int]:
    """What a person's tally holds, noughts left out."""
    tally = db.session.get(Tally, (person(name), scope, part), populate_existing=True)
    return {figure: value for figure in Figures().named() if (value := getattr(tally, figure, 0))}


def runs(name: str) -> list[int]:
    """The runs of a person's parties that count, in their order."""
    query = select(Seat.run).where(Seat.person_id == person(name), Seat.finished, ~Seat.hidden)
    return list(db.session.scalars(query.order_by(Seat.started, Seat.party_id)))


def proved() -> None:
    """Everything kept agrees with the events."""
    db.session.rollback()
    assert [str(difference) for difference in verify()] == []


def spread(rows: list[PartyRow]) -> None:
    """The parties an hour after one another, in their order; counted so by `rebuild`."""
    for place, row in enumerate(rows):
        row.started -= timedelta(hours=len(rows) - place)
        row.opening = {**row.opening, "started": row.started.isoformat()}
    db.session.commit()
    rebuild()


def test_a_party_counts_for_both_from_its_start(club: Club) -> None:
    begin(club, *AB)
    assert figures("Аня") == figures("Боря") == {"running": 1}
    proved()


def test_deals_orders_baits_and_points_are_counted_as_they_are_written(club: Club) -> None:
    row = begin(club, *AB)
    write(row, deal(80, 40), deal(40, 80, last_trick=1), {"type": "passed"}, deal(60, 70, maker=0))
    assert figures("Аня") == {
        "running": 1, "deals": 3, "scored": 3, "points": 90, "ordered": 3, "made": 1, "baits": 1, "hanging": 1,
    }  # fmt: skip
    assert figures("Боря") == {"running": 1, "deals": 3, "scored": 3, "points": 40 + 130 + 70}
    proved()


def test_a_card_bait_is_the_offenders_whoever_played(club: Club) -> None:
    played(club, AB, deal(80, 40, maker=0, offences=[{"seat": 1, "kind": "revoke"}]))
    assert figures("Боря")["card_baits"] == 1
    assert "card_baits" not in figures("Аня")
    assert figures("Аня")["ordered"] == 1
    proved()


def test_a_finished_party_is_won_lost_or_drawn(club: Club) -> None:
    won_by(club, AB, 1)
    played(club, AB, deal(80, 40), close(draw=True))
    assert {key: value for key, value in figures("Аня").items() if key in ("parties", "won", "lost", "drawn")} == {
        "parties": 2, "lost": 1, "drawn": 1,
    }  # fmt: skip
    assert figures("Боря")["won"] == 1
    assert "running" not in figures("Боря")
    proved()


def test_changes_of_the_score_are_nobodys_points(club: Club) -> None:
    played(club, AB, {"type": "adjust", "points": [100, 50], "reason": "start"}, deal(80, 40))
    assert figures("Аня")["points"] == 90
    proved()


def test_voids_amends_and_corrections_count_as_what_is_true_now(club: Club) -> None:
    row = played(club, AB, {"id": "one", **deal(80, 40)}, {"id": "two", **deal(40, 80, last_trick=1)})
    write(row, {"type": "void", "event": "two", "reason": "slip"})
    assert "baits" not in figures("Аня")
    write(row, {"type": "correction", "deal": "one", "seat": 0, "cards": 75})
    assert (figures("Аня")["points"], figures("Боря")["points"]) == (85, 45)
    amended = {"type": "amend", "event": "one", "with": deal(40, 80, last_trick=1), "reason": "slip"}
    write(row, amended)
    assert (figures("Аня")["baits"], figures("Боря")["points"]) == (1, 130)
    proved()


def test_a_short_game_counts_stakes_and_no_points(club: Club) -> None:
    played(club, AB, deal(80, 40), ruleset=SHORT)
    played(club, AB, deal(80, 40), ruleset=SHORT)
    played(club, AB, deal(40, 80, maker=1), ruleset=SHORT)
    found = figures("Аня")
    assert (found["gain"], found["deals"]) == (1, 3)
    assert "points" not in found
    assert "scored" not in found
    assert figures("Аня", "pair", person("Боря"))["gain"] == 1
    assert figures("Боря", "pair", person("Аня"))["gain"] == -1
    proved()


def test_sums_are_kept_by_variant_by_month_and_by_opponent(club: Club) -> None:
    won_by(club, AB, 0)
    row = won_by(club, ("Аня", "Вера", "Боря"), 1)
    assert figures("Аня", "preset", "moscow")["won"] == 1
    assert figures("Аня", "preset", "threesome")["lost"] == 1
    assert figures("Аня", "month", str(row.day)[:7])["parties"] == 2
    pair = figures("Аня", "pair", person("Боря"))
    assert (pair["parties"], pair["won"]) == (2, 1)
    assert "lost" not in pair, "who lost to a third has not lost to him"
    assert figures("Аня", "pair", person("Вера"))["lost"] == 1
    proved()


def test_the_best_deal_is_the_most_written_in_one(club: Club) -> None:
    row = begin(club, *AB)
    write(row, deal(80, 40), deal(90, 30), deal(60, 50))
    best = dict(db.session.execute(select(Seat.name, Seat.best_deal)).all())
    assert best == {"Аня": 100, "Боря": 50}
    proved()


def test_runs_of_wins_grow_break_and_heal_when_an_end_is_taken_back(club: Club) -> None:
    rows = [won_by(club, AB, seat) for seat in (0, 0, 1, 0)]
    spread(rows)
    assert runs("Аня") == [1, 2, 0, 1]
    ended = db.session.scalar(select(EventRow.event_id).where(EventRow.party_id == rows[2].id, EventRow.seq == 2))
    write(rows[2], {"type": "void", "event": ended, "reason": "slip"})
    assert runs("Аня") == [1, 2, 3], "an unfinished party breaks no run"
    write(rows[2], close())
    assert runs("Аня") == [1, 2, 0, 1]
    proved()


def test_a_hidden_party_counts_for_nothing_until_it_is_shown_again(club: Club) -> None:
    rows = [won_by(club, AB, seat) for seat in (0, 1, 0)]
    spread(rows)
    before = figures("Аня")
    hide_party(rows[1].id)
    assert figures("Аня")["parties"] == 2
    assert runs("Аня") == [1, 2]
    proved()
    show_party(rows[1].id)
    assert figures("Аня") == before
    assert runs("Аня") == [1, 0, 1]
    proved()


def test_another_name_put_right_in_the_opening_moves_the_figures_to_that_player(club: Club) -> None:
    row = won_by(club, AB, 1)
    write(row, {"type": "reopen", "with": {"players": ["Аня", "Вера"]}, "reason": "wrong name"})
    assert figures("Вера")["won"] == 1
    assert figures("Боря") == {}
    assert figures("Аня", "pair", person("Вера"))["lost"] == 1
    proved()
    write(row, {"type": "reopen", "with": {"players": ["Вера", "Аня"]}, "reason": "seats"})
    assert figures("Аня")["won"] == 1
    proved()


def test_a_third_player_put_right_in_the_opening_counts_and_goes_again(club: Club) -> None:
    row = begin(club, *AB)
    opening = {"players": ["Аня", "Боря", "Вера"], "ruleset": {"preset": "threesome"}}
    write(row, {"id": "three", "type": "reopen", "with": opening, "reason": "three"})
    assert figures("Вера") == {"running": 1}
    proved()
    write(row, {"type": "void", "event": "three", "reason": "no"})
    assert figures("Вера") == {}
    proved()


def test_two_players_merged_have_one_history_and_parted_each_his_own(club: Club) -> None:
    rows = [won_by(club, ("Аня", "Боря"), 0), won_by(club, ("Анна", "Боря"), 0), won_by(club, ("Аня", "Вера"), 1)]
    spread(rows)
    one, other = person("Анна"), person("Аня")
    merging = merge(club, one, other)
    assert figures("Аня")["parties"] == 3
    assert person("Анна") == other
    assert runs("Аня") == [1, 2, 0]
    assert figures("Боря", "pair", other)["lost"] == 2
    proved()
    won_by(club, ("Анна", "Боря"), 0)
    assert figures("Аня")["parties"] == 4, "the other name leads to the same person"
    part(club, merging.id)
    assert (figures("Аня")["parties"], figures("Анна")["parties"]) == (2, 2)
    proved()
    with pytest.raises(UnknownMerging):
        part(club, merging.id)


def test_a_merged_player_can_be_merged_on_and_only_his_own_parties_come_back(club: Club) -> None:
    for name in ("Аня", "Анна", "Анюта"):
        won_by(club, (name, "Боря"), 0)
    first = merge(club, person("Анна"), person("Аня"))
    merge(club, person("Аня"), person("Анюта"))
    assert figures("Анюта")["won"] == 3
    part(club, first.id)
    assert (figures("Анюта")["won"], figures("Анна")["won"]) == (2, 1)
    proved()


def test_who_sat_at_one_table_cannot_be_one_person(club: Club) -> None:
    won_by(club, AB, 0)
    with pytest.raises(PlayedTogether):
        merge(club, person("Боря"), person("Аня"))
    with pytest.raises(SamePerson):
        merge(club, person("Аня"), person("Аня"))
    proved()


def test_rebuilding_brings_back_whatever_was_lost(club: Club) -> None:
    won_by(club, AB, 0)
    played(club, AB, deal(40, 80, last_trick=1))
    before = figures("Аня"), figures("Боря")
    db.session.execute(update(Tally).values(won=17))
    db.session.execute(update(Seat).values(points=1, run=9))
    db.session.execute(update(PartyRow).values(totals=[1, 2], winner=1))
    db.session.commit()
    told = [str(difference) for difference in verify()]
    assert len({line.split(":")[0] for line in told}) >= 6
    assert rebuild() == ()
    assert (figures("Аня"), figures("Боря")) == before
    proved()
    for table in (Seat, Tally):
        db.session.execute(table.__table__.delete())  # type: ignore[attr-defined]
    db.session.commit()
    assert any("seat is None" in str(difference) for difference in verify())
    rebuild()
    assert (figures("Аня"), figures("Боря")) == before
    proved()


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(parties(most=8), min_size=1, max_size=3))
def test_whatever_is_written_the_figures_are_those_of_the_events(in_app: Flask, documents: list[Any]) -> None:
    club = create_club()
    for document in documents:
        row = begin(club, *document["players"], ruleset=document["ruleset"], dealer=document["dealer"])
        try_all(row, document["events"])
    proved()
