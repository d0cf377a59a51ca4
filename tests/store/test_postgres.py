"""The same store on PostgreSQL, where it is installed: a row's lock instead of the whole database's."""

import io
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path

import pytest
from flask import Flask

from scorer.ledger.accounts import Per, Wager
from scorer.ledger.events import Close, Passed
from scorer.store.append import AlreadyWritten, Appended, Conflict, append
from scorer.store.archive_file import Archive
from scorer.store.archive_taking import take
from scorer.store.archive_writing import write_archive
from scorer.store.base import db
from scorer.store.clubs import club_by_link, create_club, link_of_club
from scorer.store.customs import agree_wager
from scorer.store.drafts import DraftConflict, change_draft, save_draft
from scorer.store.evenings import evening_of
from scorer.store.glances import glance
from scorer.store.links import UnknownLink
from scorer.store.merging import merge
from scorer.store.models import Club, PartyRow
from scorer.store.news import version_of
from scorer.store.parties import load, start_party
from scorer.store.players import add_player, persons_like
from scorer.store.rebuild import rebuild
from scorer.store.search import Wanted, find_parties
from scorer.store.sharing import Share, link_of_party, party_by_link, renew_link
from scorer.store.statistics import card, standings
from scorer.store.verify import verify
from tests.conftest import MakeApp
from tests.store import playing
from tests.store.deals import deal
from tests.store.playing import begin, won_by, write
from tests.store.test_migrate import differences


def find(program: str) -> str | None:
    """A PostgreSQL program on the PATH, or where Debian keeps it."""
    beside = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))
    return shutil.which(program) or (str(beside[-1]) if beside else None)


pytestmark = pytest.mark.skipif(find("initdb") is None, reason="PostgreSQL is not installed")


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    """A PostgreSQL server of our own, reached through a socket; yields its folder."""
    with tempfile.TemporaryDirectory() as folder:
        yield from serve(folder)


def serve(folder: str) -> Iterator[str]:
    """Run the server in a folder until its tests are done."""
    as_user: list[str] = []
    if os.geteuid() == 0:  # it refuses to run as root
        as_user = ["runuser", "-u", "postgres", "--"]
        shutil.chown(folder, "postgres")

    def run(program: str, *arguments: str) -> None:
        subprocess.run([*as_user, str(find(program)), *arguments], check=True, stdout=subprocess.DEVNULL, cwd="/")

    data = f"{folder}/data"
    run("initdb", "-A", "trust", "-E", "UTF8", "--no-locale", "-U", "scribe", "-D", data)
    run("pg_ctl", "-D", data, "-w", "-l", f"{data}/log", "-o", f"-k {folder} -c listen_addresses=''", "start")
    yield folder
    run("pg_ctl", "-D", data, "-m", "immediate", "stop")


@pytest.fixture
def app(server: str, make_app: MakeApp) -> Flask:
    """An application on that server."""
    return make_app(SQLALCHEMY_DATABASE_URI=f"postgresql+psycopg://scribe@/postgres?host={server}")


@pytest.fixture
def party(in_app: Flask) -> PartyRow:
    return start_party(create_club(), players=("Аня", "Боря"), ruleset={}, dealer=0)


def test_migrations_lead_to_the_models(app: Flask) -> None:
    assert differences(app) == []


def test_a_deal_is_written_once_and_read_back(party: PartyRow) -> None:
    for expected in (Appended, AlreadyWritten):
        assert isinstance(append(party.id, [deal(80, 30)], expected_seq=0, form_id="f1", by="Аня"), expected)
    assert isinstance(append(party.id, [deal(70, 40)], expected_seq=0, form_id="f2"), Conflict)
    assert club_by_link(link_of_club(party.club)) is party.club
    loaded = load(party)
    assert loaded.state.totals == (90, 30)
    assert loaded.party.events[0].by == "Аня"


def test_a_draft_is_not_overwritten(party: PartyRow) -> None:
    save_draft(party.id, {"cards-0": "47"}, version=0)
    assert isinstance(save_draft(party.id, {"cards-0": "74"}, version=0), DraftConflict)


def test_writers_at_once_wait_for_each_other(app: Flask) -> None:
    with app.app_context():
        party_id = start_party(create_club(), players=("Аня", "Боря"), ruleset={}, dealer=0).id

    def write(number: int) -> bool:
        with app.app_context():
            return isinstance(append(party_id, [Passed()], expected_seq=0, form_id=f"f{number}"), Appended)

    with ThreadPoolExecutor(8) as threads:
        assert sum(threads.map(write, range(8))) == 1
    with app.app_context():
        assert db.session.get_one(PartyRow, party_id).seq == 1


def test_statistics_searches_mergings_and_archives_work_there_too(app: Flask) -> None:
    with app.app_context():
        club = create_club()
        for names, winner in ((("Аня", "Боря"), 0), (("Анна", "Боря"), 0), (("Аня", "Вера", "Боря"), 1)):
            won_by(club, names, winner)
        row = begin(club, "Аня", "Боря")
        write(row, {"id": "one", **playing.deal(80, 40)}, {"type": "void", "event": "one", "reason": "slip"})
        (anya,), (anna,) = persons_like(club, "аня"), persons_like(club, "АННА")
        merge(club, anna.id, anya.id)
        assert find_parties(club, Wanted(person=anya), most=2).next is not None
        assert len(find_parties(club, Wanted(person=anya)).parties) == 4
        assert card(anya).figures.won == 2
        assert standings(club)[0].name == "Аня"
        assert len(evening_of(club, str(row.evening_id)).parties) == 4
        file = io.BytesIO()
        write_archive(club, file)
        other = create_club()
        with Archive(file) as archive:
            assert take(other, archive, form_id="archive").new == 4
        assert rebuild() == ()
        assert [str(difference) for difference in verify()] == []


def test_writers_of_one_club_leave_its_figures_right(app: Flask) -> None:
    with app.app_context():
        club = create_club()
        ids = [begin(club, "Аня", "Боря" if number % 2 else "Вера").id for number in range(8)]

    def play(party_id: str) -> None:
        with app.app_context():
            write(db.session.get_one(PartyRow, party_id), playing.deal(80, 40), playing.close())

    with ThreadPoolExecutor(8) as threads:
        list(threads.map(play, ids))
    with app.app_context():
        assert [str(difference) for difference in verify()] == []
        (anya,) = persons_like(db.session.get_one(Club, club.id), "Аня")
        assert (card(anya).figures.won, card(anya).longest) == (8, 8)


def test_news_are_read_in_one_row(party: PartyRow) -> None:
    assert version_of(db.engine, party.id) == "0.0.1.1"
    change_draft(party.id, lambda _: {"cards-0": "47"})
    append(party.id, [deal(80, 30)], expected_seq=0, form_id="f1")
    assert version_of(db.engine, party.id) == "1.2.1.1"
    assert version_of(db.engine, "00000000-0000-4000-8000-000000000000") is None


def test_a_glance_sees_what_changed(party: PartyRow) -> None:
    seen = [glance(party.id)]
    agree_wager(party.id, Wager(Per.PARTY, 10))
    seen.append(glance(party.id))
    append(party.id, [deal(80, 30), Close(reason="late")], expected_seq=0, form_id="f1")
    seen.append(glance(party.id))
    add_player(party.club, "Вера")
    seen.append(glance(party.id))
    assert all(before != after for before, after in pairwise(seen))
    assert seen[-1] == glance(party.id)
    assert glance("00000000-0000-4000-8000-000000000000") is None


def test_a_renewed_link_is_dead(party: PartyRow) -> None:
    old = link_of_party(party, Share.WRITE)
    renew_link(party.id, Share.WRITE)
    with pytest.raises(UnknownLink):
        party_by_link(old, Share.WRITE)
