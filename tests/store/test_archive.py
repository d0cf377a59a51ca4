"""The archive of a club: out of one instance and into another, everything comes through."""

import io
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from flask import g
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import select

from scorer.ledger.codec import decode_party
from scorer.ledger.replay import replay
from scorer.store.archive_file import Archive
from scorer.store.archive_reading import party_in
from scorer.store.base import db
from scorer.store.clubs import create_club
from scorer.store.imports import take_in
from scorer.store.models import Club
from scorer.store.players import persons_like
from scorer.store.rulesets import rules_of_club
from scorer.store.statistics import standings
from scorer.store.stats import LATER
from scorer.store.stats_models import Seat
from scorer.store.verify import verify
from tests.conftest import MakeApp
from tests.store.archives import a_rich_club, figures_of, saved, saved_files, states_of, taken
from tests.store.playing import begin, try_all
from tests.strategies.parties import parties

pytestmark = pytest.mark.usefixtures("hourly")
COUNTED = ("parties", "won", "deals", "points")


def test_out_and_into_an_empty_instance_all_states_and_statistics_are_the_same(
    make_app: MakeApp, tmp_path: Path
) -> None:
    with make_app().app_context():
        club = a_rich_club()
        content, states, figures = saved(club), states_of(club), figures_of(club)
    with make_app(INSTANCE=tmp_path / "other").app_context():
        club = create_club()
        assert taken(club, content).new == len(states) == 9
        assert states_of(club) == states
        assert figures_of(club) == figures
        assert list(verify()) == []
        assert (club.unit, club.first_dealer, club.marks) == ("спички", "winner", {"bait": "Х"})
        assert [kept.name for kept in rules_of_club(club)] == ["Дача"]
        assert persons_like(club, "Анна")[0].name == "Аня"
        assert saved_files(saved(club)) == saved_files(content)


def test_a_death_in_the_middle_leaves_nothing_wrong_after_the_next_start(make_app: MakeApp, tmp_path: Path) -> None:
    with make_app().app_context():
        content = saved(a_rich_club())
    place = tmp_path / "other"
    with make_app(INSTANCE=place).app_context(), Archive(io.BytesIO(content)) as archive:
        setattr(g, LATER, True)
        club = create_club()
        for party_id in list(archive.ids("parties"))[:5]:
            take_in(club, party_in(archive, party_id).party, form_id="archive")
        assert [one for one in verify() if one.what == "counted"]
    with make_app(INSTANCE=place).app_context():
        assert list(verify()) == []


def test_statistics_are_what_the_exported_files_come_to(rich: Club) -> None:
    files = saved_files(saved(rich))
    into = {one["player"]: one["into"] for one in files["players.json"]["merged"]}
    names = {one["id"]: one["name"] for one in files["players.json"]["players"]}
    counted: dict[str, Counter[str]] = {name: Counter() for player, name in names.items() if player not in into}
    for path in (path for path in files if path.startswith("parties/")):
        beside = files.get(path.replace("parties/", "beside/"), {})
        if beside.get("hidden"):
            continue
        party = decode_party(files[path])
        state = replay(party)
        entered = dict(zip(party.players, party.player_ids or (), strict=True)) | beside.get("players", {})
        for seat, name in enumerate(state.players):
            player = into.get(entered[name], entered[name])
            deals = [row for row in state.rows if row.kind == "deal"]
            counted[names[player]].update(
                parties=state.finished, won=state.finished and state.winner == seat, deals=len(deals)
            )
            if not state.ruleset.stakes:
                corrections = [row for row in state.rows if row.kind == "correction"]
                counted[names[player]].update(points=sum(row.written[seat] for row in deals + corrections))
    told = {one.name: one.figures.named() for one in standings(rich)}
    played = {name: +counts for name, counts in counted.items() if +counts}
    assert played == {name: +Counter({key: told[name][key] for key in COUNTED}) for name in told}
    assert len(played) == 4


@settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(parties(most=8), min_size=1, max_size=4))
def test_whatever_was_played_comes_back_as_it_was(in_app: object, documents: list[Any]) -> None:
    club = create_club()
    for document in documents:
        row = begin(club, *document["players"], ruleset=document["ruleset"], dealer=document["dealer"])
        try_all(row, document["events"])
    other = create_club()
    content = saved(club)
    taken(other, content)
    ours, theirs = states_of(club), states_of(other)
    assert sorted(json.dumps(state) for _, state, *_ in ours.values()) == sorted(
        json.dumps(state) for _, state, *_ in theirs.values()
    )
    assert figures_of(club) == figures_of(other)
    assert db.session.scalars(select(Seat).where(Seat.club_id == other.id)).first() is not None
