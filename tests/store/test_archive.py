"""The archive of a club: out of one instance, into another, and into one that has some of it already."""

import io
import json
import zipfile
from collections import Counter
from datetime import datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from flask import g
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import select

from scorer.ledger.accounts import Per, Wager
from scorer.ledger.codec import decode_party, encode_party, encode_state
from scorer.ledger.replay import replay
from scorer.store import parties as store_parties
from scorer.store.archive_file import Archive
from scorer.store.archive_reading import party_in
from scorer.store.archive_taking import Count, look, take
from scorer.store.archive_writing import write_archive
from scorer.store.base import db
from scorer.store.clubs import create_club
from scorer.store.customs import agree_wager
from scorer.store.imports import OtherOpening, Parted, take_in
from scorer.store.merging import merge
from scorer.store.models import Club, Merging, PartyRow, Player
from scorer.store.parties import load
from scorer.store.players import add_player, persons_like, rename_player
from scorer.store.rulesets import keep_rules, rules_of_club
from scorer.store.search import Wanted, find_parties
from scorer.store.sharing import hide_party
from scorer.store.statistics import card, figures_in, standings
from scorer.store.stats import LATER
from scorer.store.stats_models import Seat, Tally
from scorer.store.verify import verify
from tests.conftest import MakeApp
from tests.store.playing import SHORT, begin, close, deal, played, try_all, won_by, write
from tests.strategies.parties import parties

AB = ("Аня", "Боря")
COUNTED = ("parties", "won", "deals", "points")


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parties are begun an hour after one another, so that their order is sure."""
    hours = count(1)
    begun = datetime.fromisoformat("2026-11-01T12:00:00+03:00")
    monkeypatch.setattr(store_parties, "now", lambda: begun + timedelta(hours=next(hours)))


def saved(club: Club) -> bytes:
    """The archive of a club."""
    file = io.BytesIO()
    write_archive(club, file)
    return file.getvalue()


def taken(club: Club, content: bytes) -> Count:
    """Look at an archive and take it in; the look must have told what then came."""
    with Archive(io.BytesIO(content)) as archive:
        plan = look(club, archive)
        archive.again()
        came = take(club, archive, form_id="archive")
    assert plan.count == came
    return came


def figures_of(club: Club) -> dict[str, Any]:
    """Everything a person of the club could read of its statistics, by name."""
    people = list(db.session.scalars(select(Player).where(Player.club_id == club.id, Player.id == Player.person_id)))
    names = {player.id: player.name for player in people}
    tallies = db.session.scalars(select(Tally).where(Tally.club_id == club.id))
    return {
        "tallies": {
            (names[one.person_id], one.scope, names.get(one.part, one.part)): figures_in(one)
            for one in tallies
            if one.parties or one.running
        },
        "pages": {player.name: told(player) for player in people},
        "order": [one.name for one in standings(club)],
    }


def told(person: Player) -> tuple[object, ...]:
    """What a person's page tells beside the sums."""
    found = card(person)
    best = found.best
    return found.longest, found.current, best.points if best else None


def states_of(club: Club) -> dict[str, Any]:
    """The party file and the state of every party, by its id."""
    rows = db.session.scalars(select(PartyRow).where(PartyRow.club_id == club.id))
    found = {}
    for row in rows:
        loaded = load(row)
        found[row.id] = (encode_party(loaded.party), encode_state(loaded.state), row.hidden, row.wager, row.day)
    return found


def a_rich_club() -> Club:
    """A club with all that an archive must carry."""
    club = create_club()
    won_by(club, AB, 0)
    won_by(club, ("Аня", "Вера"), 1)
    won_by(club, ("Аня", "Вера", "Боря"), 2)
    played(club, AB, deal(80, 40), ruleset=SHORT)
    pencil = {"type": "correction", "deal": "one", "seat": 0, "cards": 70}
    void = {"type": "void", "event": "two", "reason": "slip"}
    played(club, AB, {"id": "one", **deal(80, 40)}, pencil, {"id": "two", **deal(40, 80, last_trick=1)}, void)
    agree_wager(won_by(club, AB, 1).id, Wager(Per.PARTY, 10))
    hide_party(won_by(club, AB, 1).id)
    wrong = begin(club, *AB)
    write(wrong, {"type": "reopen", "with": {"players": ["Аня", "Глеб"]}, "reason": "name"}, deal(80, 40), close())
    rename_player(club, persons_like(club, "Глеб")[0].id, "Глеб Иванович")
    won_by(club, ("Анна", "Боря"), 0)
    merge(club, persons_like(club, "Анна")[0].id, persons_like(club, "Аня")[0].id)
    add_player(club, "Ёлка")
    keep_rules(club, "Дача", {"preset": "moscow", "target": 301})
    club.unit, club.first_dealer, club.marks = "спички", "winner", {"bait": "Х"}
    db.session.commit()
    return club


@pytest.fixture
def rich(in_app: object) -> Club:
    return a_rich_club()


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


def saved_files(content: bytes) -> dict[str, Any]:
    """What an archive holds, the moment it was saved aside."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        files = {name: json.loads(archive.read(name)) for name in archive.namelist()}
    del files["manifest.json"]["exported"]
    return files


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


def test_taken_in_again_everything_is_here_already(rich: Club) -> None:
    before = states_of(rich), figures_of(rich)
    came = taken(rich, saved(rich))
    assert (came.new, came.longer, came.same, came.out) == (0, 0, 9, 0)
    assert (states_of(rich), figures_of(rich)) == before
    assert list(verify()) == []


def test_another_club_of_the_same_server_gets_a_copy_of_its_own(rich: Club) -> None:
    other = create_club()
    content = saved(rich)
    assert taken(other, content).new == 9
    assert set(states_of(other)).isdisjoint(states_of(rich))
    assert figures_of(other) == figures_of(rich)
    assert taken(other, content).same == 9, "known again by the ids they got here"
    assert list(verify()) == []


def test_what_went_on_elsewhere_goes_on_here_and_what_parted_stays_out(club: Club) -> None:
    goes_on, parts, same = begin(club, *AB), begin(club, "Вера", "Глеб"), won_by(club, AB, 0)
    old = saved(club)
    write(goes_on, deal(80, 40), deal(70, 50))
    write(parts, deal(80, 40))
    newer = saved(club)
    other = create_club()
    taken(other, old)
    mine = find_parties(other, Wanted(person=persons_like(other, "Вера")[0])).parties
    write(mine[0], deal(30, 90, last_trick=1))
    came = taken(other, newer)
    assert (came.new, came.same, came.longer, came.entries, came.out) == (0, 1, 1, 2, 1)
    assert [(one.players, type(one.why)) for one in came.told] == [(("Вера", "Глеб"), Parted)]
    assert mine[0].totals == [0, 130]
    assert list(verify()) == []
    assert same.finished


def test_nothing_that_is_here_is_overwritten(rich: Club) -> None:
    content = saved(rich)
    other = create_club()
    other.unit, other.marks = "руб.", {"bait": "Б!"}
    db.session.commit()
    keep_rules(other, "дача", {"preset": "kharkov"})
    vera = add_player(other, "ВЕРА")
    taken(other, content)
    assert (other.unit, other.marks) == ("руб.", {"bait": "Б!"})
    assert [(kept.name, kept.preset) for kept in rules_of_club(other)] == [("дача", "kharkov")]
    assert vera.name == "ВЕРА"
    assert persons_like(other, "вера") == (vera,)
    assert card(vera).figures.parties == 2


def test_players_that_are_one_person_here_keep_their_common_party_out(club: Club) -> None:
    won_by(club, ("Аня", "Анна"), 0)
    won_by(club, AB, 0)
    content = saved(club)
    other = create_club()
    anya, anna = add_player(other, "Аня"), add_player(other, "Анна")
    merge(other, anna.id, anya.id)
    with Archive(io.BytesIO(content)) as archive:
        came = take(other, archive, form_id="archive")
    assert (came.new, came.out) == (1, 1)
    assert came.told[0].players == ("Аня", "Анна")
    assert list(verify()) == []


def test_a_merging_of_two_who_played_at_one_table_here_is_left_out(club: Club) -> None:
    won_by(club, AB, 0)
    won_by(club, ("Вера", "Боря"), 0)
    merge(club, persons_like(club, "Вера")[0].id, persons_like(club, "Аня")[0].id)
    content = saved(club)
    other = create_club()
    won_by(other, ("Аня", "Вера"), 0)
    taken(other, content)
    assert db.session.scalars(select(Merging).where(Merging.club_id == other.id)).all() == []
    assert list(verify()) == []


def test_an_opening_that_differs_stays_out_and_is_told(club: Club) -> None:
    row = won_by(club, AB, 0)
    content = rewritten(saved(club), f"parties/{row.id}.json", dealer=1)
    came = taken(club, content)
    assert came.out == 1
    assert isinstance(came.told[0].why, OtherOpening)
    assert came.told[0].players == AB


def rewritten(content: bytes, name: str, **changes: Any) -> bytes:
    """An archive with one of its files changed."""
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as old, zipfile.ZipFile(made, "w") as new:
        for file in old.namelist():
            body = json.loads(old.read(file))
            new.writestr(file, json.dumps({**body, **changes} if file == name else body))
    return made.getvalue()


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
