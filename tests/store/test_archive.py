"""The archive of a club: out of one instance and into another, everything comes through."""

import io
import json
import zipfile
from collections import Counter
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import pytest
from flask import g
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import select

from scorer.ledger.codec import decode_next, decode_party
from scorer.ledger.files import LARGEST_FILE
from scorer.ledger.replay import replay
from scorer.rules.refusal import Refused
from scorer.store.append import append
from scorer.store.archive_file import Archive
from scorer.store.archive_reading import party_in
from scorer.store.base import db
from scorer.store.clubs import create_club
from scorer.store.imports import check_size, take_in
from scorer.store.merging import merge
from scorer.store.models import Club
from scorer.store.players import persons_like
from scorer.store.rulesets import rules_of_club
from scorer.store.statistics import standings
from scorer.store.stats import LATER
from scorer.store.stats_models import Seat
from scorer.store.verify import verify
from tests.conftest import MakeApp
from tests.store.archives import AB, a_rich_club, evenings_of, figures_of, saved, saved_files, states_of, taken
from tests.store.playing import begin, try_all
from tests.strategies.parties import parties

pytestmark = pytest.mark.usefixtures("hourly")
ADJUST = {"type": "adjust", "points": [1, 0], "reason": "ы" * 950}
COUNTED = ("parties", "won", "deals", "points")


def test_out_and_into_an_empty_instance_all_states_and_statistics_are_the_same(
    make_app: MakeApp, tmp_path: Path
) -> None:
    with make_app().app_context():
        club = a_rich_club()
        content, states, figures = saved(club), states_of(club), figures_of(club)
        evenings = evenings_of(club)
    with make_app(INSTANCE=tmp_path / "other").app_context():
        club = create_club()
        assert taken(club, content).new == len(states) == 9
        assert states_of(club) == states
        assert figures_of(club) == figures
        assert evenings_of(club) == evenings
        assert list(verify()) == []
        assert (club.unit, club.stake, club.first_dealer, club.marks) == ("спички", 7, "winner", {"bait": "Х"})
        assert [kept.name for kept in rules_of_club(club)] == ["Дача"]
        assert persons_like(club, "Анна")[0].name == "Аня"
        assert saved_files(saved(club)) == saved_files(content)


def test_evenings_come_through_where_who_played_when_would_tell_others(make_app: MakeApp, tmp_path: Path) -> None:
    chance = Random(5)
    begun = [datetime.fromisoformat("2026-10-30T19:00:00+03:00") + timedelta(hours=2 * n) for n in range(30)]
    with make_app().app_context():
        club = create_club()
        for moment in chance.sample(begun, len(begun)):
            players = chance.choice(("Аня", "Аня Петрова")), chance.choice(("Боря", "Вера", "Глеб"))
            take_in(club, decode_party(unplayed(moment, *players)), form_id="file")
        for one, other in (("Аня Петрова", "Аня"), ("Глеб", "Вера")):
            merge(club, persons_like(club, one)[0].id, persons_like(club, other)[0].id)
        content, states, figures, evenings = saved(club), states_of(club), figures_of(club), evenings_of(club)
        assert len(evenings) > 2
    with make_app(INSTANCE=tmp_path / "other").app_context():
        club = create_club()
        taken(club, content)
        assert (states_of(club), figures_of(club), evenings_of(club)) == (states, figures, evenings)
        assert list(verify()) == []
        assert saved_files(saved(club)) == saved_files(content)


def test_an_archive_without_evenings_still_comes_in(rich: Club) -> None:
    other, made = create_club(), io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(saved(rich))) as old, zipfile.ZipFile(made, "w") as new:
        for name in set(old.namelist()) - {"evenings.json"}:
            new.writestr(name, old.read(name))
    assert taken(other, made.getvalue()).new == 9
    assert figures_of(other) == figures_of(rich)


def test_the_largest_party_that_may_come_in_goes_on_and_comes_through(club: Club) -> None:
    document = unplayed(datetime.fromisoformat("2026-10-30T19:00:00+03:00"), *AB)
    document |= {"ruleset": {"target": 1_000_000}, "events": [ADJUST | {"id": str(n)} for n in range(1_070)]}
    party = decode_party(document)
    check_size(party)
    with pytest.raises(Refused, match=r"file\.grows"):
        check_size(replace(party, events=party.events + party.events[:60]))
    row, _ = take_in(club, party, form_id="file")
    more = [decode_next(ADJUST | {"id": f"more {n}"}, party) for n in range(30)]
    append(row.id, more, expected_seq=row.seq, form_id="more")
    content = saved(club)
    assert len(saved_party(content, row.id)) > LARGEST_FILE
    assert taken(create_club(), content).new == 1


def saved_party(content: bytes, party_id: str) -> bytes:
    """The file of a party in an archive."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        return archive.read(f"parties/{party_id}.json")


def unplayed(moment: datetime, *players: str) -> dict[str, Any]:
    """The file of a party nobody has dealt in yet."""
    opening = {"id": str(uuid4()), "started": moment.isoformat(), "players": list(players), "dealer": 0}
    return {"format": "deberts-party", "version": 1, **opening, "events": []}


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
