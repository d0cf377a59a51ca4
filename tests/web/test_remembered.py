"""Pages laid out and compressed once: what is kept, for whom, and until when."""

import gzip
import re
from collections.abc import Callable

import pytest
from flask import Flask, flash, session
from flask.testing import FlaskClient

from scorer.ledger.accounts import Per, Wager
from scorer.store.append import append
from scorer.store.base import db
from scorer.store.clubs import create_club
from scorer.store.customs import agree_wager, play_for, write_marks
from scorer.store.drafts import load_draft, save_draft
from scorer.store.glances import Glance, glance
from scorer.store.models import Club, PartyRow
from scorer.store.parties import start_party
from scorer.store.players import add_player, persons_of
from scorer.store.renaming import rename_player
from scorer.store.sharing import Share, hide_party, renew_link
from scorer.store.transaction import writing
from scorer.web import remembered as module
from scorer.web.remembered import remembered
from tests.conftest import MakeApp
from tests.store.deals import deal
from tests.store.playing import won_by
from tests.web.conftest import Visit
from tests.web.dealing import HANGS, MADE, Sit, Table, words
from tests.web.share.test_share import follower, writer

Forms = dict[str, dict[str, str]]


def forms(client: FlaskClient, address: str) -> Forms:
    """The hidden fields of the page's forms, by where they are sent."""
    found = re.findall(r'<form[^>]*action="([^"]*)"[^>]*>(.*?)</form>', client.get(address).text, re.DOTALL)
    return {
        action.rsplit("/", 1)[-1]: dict(re.findall(r'type="hidden" name="([^"]+)" value="([^"]*)"', body))
        for action, body in found
    }


class Counted:
    """A page that counts how often it is laid out."""

    def __init__(self, meanwhile: Callable[[], object] = lambda: None) -> None:
        self.times = 0
        self.meanwhile = meanwhile

    def __call__(self, form_id: str) -> str:
        self.times += 1
        self.meanwhile()
        return f"<p>page of {form_id}, " + "ё" * 500


@pytest.fixture
def seen(app: Flask) -> Glance:
    """A party just begun, at a glance."""
    with app.app_context():
        row = start_party(create_club(), players=("Аня", "Боря"), ruleset={}, dealer=0)
        found = glance(row.id)
    assert found is not None
    return found


def test_who_sees_the_same_gets_what_was_laid_out_once(app: Flask, seen: Glance) -> None:
    page = Counted()
    asked = [("ru", "", "Аня", 1), ("ru", "zone=", "Аня", 1), ("uk", "", "Аня", 2), ("ru", "", "Боря", 3)]
    for language, cookie, viewer, times in [*asked, ("ru", "zone=Europe/Kyiv", "Аня", 4), ("ru", "", "Аня", 4)]:
        with app.test_request_context(headers={"Accept-Language": language, "Cookie": cookie}):
            remembered(seen, viewer, page)
        assert page.times == times, (language, cookie, viewer)
    with app.test_request_context("/elsewhere", headers={"Accept-Language": "ru"}):
        remembered(seen, "Аня", page)
    assert page.times == 5


def test_a_page_that_says_something_once_is_not_kept(app: Flask, seen: Glance) -> None:
    page = Counted()
    for _ in range(2):
        with app.test_request_context():
            flash("once")
            remembered(seen, "Аня", page)
    assert page.times == 2


def test_a_page_during_which_something_was_written_is_not_kept(app: Flask, seen: Glance) -> None:
    page = Counted(meanwhile=lambda: save_draft(seen.id, {"seat0-cards": "47"}, version=page.times - 1))
    for _ in range(2):
        with app.test_request_context():
            before = glance(seen.id)
            assert before is not None
            remembered(before, "Аня", page)
            kept = app.extensions["remembered"].laid_out
            assert not kept._pages
    assert page.times == 2


def test_only_so_many_pages_are_kept(app: Flask, seen: Glance, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "KEPT", 2)
    page = Counted()
    for viewer, times in (("Аня", 1), ("Боря", 2), ("Вера", 3), ("Вера", 3), ("Боря", 3), ("Аня", 4)):
        with app.test_request_context():
            session["csrf_token"] = viewer
            remembered(seen, viewer, page)
        assert page.times == times, viewer
    shelves = app.extensions["remembered"]
    assert [len(shelf._pages) for shelf in (shelves.laid_out, shelves.sent)] == [2, 0]
    for language in ("ru", "uk", "en"):
        with app.test_request_context(headers={"Accept-Language": language, "Cookie": "some=cookie"}):
            session["csrf_token"] = "a token the browser brought"
            session.modified = False
            remembered(seen, "Аня", page)
    assert len(shelves.sent._pages) == 2


def test_a_browser_gets_the_very_same_page_again_compressed_as_it_asks(sit: Sit) -> None:
    table = sit()
    table.get("")  # gives the browser its token
    plain = table.get("").data
    packed = [table.get("", headers={"Accept-Encoding": "gzip"}) for _ in range(2)]
    for answer in packed:
        assert answer.headers["Content-Encoding"] == "gzip"
        assert answer.content_length == len(answer.data) < len(plain) / 2
        assert {"Accept-Encoding", "Cookie"} <= set(answer.vary)
        assert answer.headers["Content-Language"] == "ru"
        assert "Content-Security-Policy" in answer.headers
        assert "Set-Cookie" not in answer.headers
    assert packed[0].data == packed[1].data
    assert gzip.decompress(packed[0].data) != plain, "a page of its own, with form ids of its own"
    assert table.get("").data == plain
    assert "Content-Encoding" not in table.get("").headers


def test_nothing_is_compressed_where_that_is_switched_off(make_app: MakeApp) -> None:
    app = make_app(WTF_CSRF_ENABLED=False, COMPRESS=False)
    table = Table(app, app.test_client())
    pages = [table.get("", headers={"Accept-Encoding": "gzip"}) for _ in range(3)]
    assert all("Content-Encoding" not in page.headers for page in pages)
    assert pages[1].data == pages[2].data


def test_every_browser_has_a_token_and_form_ids_of_its_own_and_keeps_them(guarded: Flask) -> None:
    table = Table(guarded, guarded.test_client())
    other = guarded.test_client()
    with other.session_transaction() as kept:
        kept["club"] = table.club
    table.get("")
    mine, again, theirs = (forms(client, table.address)["passed"] for client in (table.client, table.client, other))
    assert mine == again
    assert mine["form_id"] != theirs["form_id"]
    assert other.post(f"{table.address}/passed", data=theirs | {"csrf_token": mine["csrf_token"]}).status_code == 400
    assert table.seq == 0
    assert other.post(f"{table.address}/passed", data=theirs).status_code == 303
    assert forms(table.client, table.address)["passed"]["form_id"] != mine["form_id"]
    assert table.post("/passed", forms(table.client, table.address)["passed"]).status_code == 303
    assert table.seq == 2


def test_one_tap_after_another_does_each_its_own(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    table.write(MADE)
    ids = set()
    for action in ("undo", "restore", "undo", "undo", "restore", "passed", "undo", "passed"):
        table.get("")
        form = forms(table.client, table.address)[action]
        ids.add(form["form_id"])
        before = table.seq
        assert table.post(f"/{action}", form).status_code == 303
        assert table.seq == before + 1, action
    assert len(ids) == 8


def test_the_same_tap_sent_twice_is_one(sit: Sit) -> None:
    table = sit()
    table.get("")
    form = forms(table.client, table.address)["passed"]
    for _ in range(2):
        assert table.post("/passed", form).status_code == 303
    assert table.seq == 1


Change = Callable[[Club, PartyRow], object]


def renamed(club: Club, name: str, anew: str) -> None:
    (player,) = (player for player in persons_of(club) if player.name == name)
    rename_player(club, player.id, anew)


def used_to(club: Club, dealer: str) -> None:
    with writing():
        club.first_dealer = dealer


AT_THE_TABLE: dict[str, tuple[Change, str]] = {
    "an entry": (lambda _, row: append(row.id, [deal(80, 40)], expected_seq=row.seq, form_id="deal"), "252"),
    "the draft of the deal": (
        lambda _, row: save_draft(row.id, {"number": "3", "order": "1S"}, version=load_draft(row.id).version),
        "Идёт сдача 3: Боря ♠",
    ),
    "what is played for": (lambda _, row: agree_wager(row.id, Wager(Per.PARTY, 10)), "Играем на 10 за партию"),
    "the letters of the club": (lambda club, _: write_marks(club, {"hanging": "ЪХ"}), "ЪХ"),
    "the score of the evening": (lambda club, _: won_by(club, ("Аня", "Боря"), 1), "вечер 0 : 1"),
}


@pytest.mark.parametrize(("change", "told"), AT_THE_TABLE.values(), ids=AT_THE_TABLE.keys())
def test_what_has_changed_is_on_every_page_at_once(app: Flask, sit: Sit, change: Change, told: str) -> None:
    table = sit()
    table.write(MADE)
    table.write(HANGS)
    browsers = [table.client, writer(table), follower(table)]
    for client in browsers * 2:
        assert told not in words(client.get(table.address).text)
    with app.app_context():
        change(db.session.get_one(Club, table.club), db.session.get_one(PartyRow, table.id))
    for client in browsers * 2:
        assert told in words(client.get(table.address).text)


AT_THE_END: dict[str, tuple[Change, str]] = {
    "what amounts are of": (lambda club, _: play_for(club, "спички"), "спички"),
    "a new player of the club": (lambda club, _: add_player(club, "Глеб"), '<option value="Глеб">'),
    "another name of a player": (lambda club, _: renamed(club, "Зина", "Зинаида"), '<option value="Зинаида">'),
    "another name of who lost": (lambda club, _: renamed(club, "Боря", "Борис"), "«Борис»"),
    "who deals first": (lambda club, _: used_to(club, "winner"), '<option value="winner" selected>'),
}


@pytest.mark.parametrize(("change", "told"), AT_THE_END.values(), ids=AT_THE_END.keys())
def test_under_a_party_that_is_over_nothing_is_old_either(app: Flask, sit: Sit, change: Change, told: str) -> None:
    table = sit(target=50)
    with app.app_context():
        add_player(db.session.get_one(Club, table.club), "Зина")
        agree_wager(table.id, Wager(Per.PARTY, 10))
    table.write(MADE)
    for _ in range(2):
        assert told not in table.get("").text
    with app.app_context():
        change(db.session.get_one(Club, table.club), db.session.get_one(PartyRow, table.id))
    for _ in range(2):
        assert told in table.get("").text


def test_a_hidden_party_leaves_the_score_of_the_evening_of_the_others(app: Flask, sit: Sit) -> None:
    table = sit()
    with app.app_context():
        other = won_by(db.session.get_one(Club, table.club), ("Аня", "Боря"), 0).id
    for _ in range(2):
        assert "вечер 1 : 0" in words(table.get("").text)
    with app.app_context():
        hide_party(other)
    for _ in range(2):
        assert "вечер" not in words(table.get("").text)


@pytest.mark.parametrize("share", Share)
def test_a_page_remembered_for_a_link_is_gone_with_it(app: Flask, sit: Sit, share: Share) -> None:
    table = sit()
    client = writer(table) if share is Share.WRITE else follower(table)
    for _ in range(3):
        assert client.get(table.address).status_code == 200
    with app.app_context():
        renew_link(table.id, share)
    assert client.get(table.address).status_code == 404


def test_a_page_is_nobody_elses(app: Flask, sit: Sit, visit: Visit) -> None:
    table = sit()
    for _ in range(3):
        table.get("")
    assert visit().get(table.address).status_code == 404
    guest = follower(table)
    for _ in range(3):
        assert "Записать сдачу" not in guest.get(table.address).text
    assert "Записать сдачу" in table.get("").text


def test_who_says_who_he_is_and_what_he_reads_is_seen_at_once(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    for _ in range(3):
        assert len(re.findall(r'name="seat" value', table.get("").text)) == 2
    table.post("/share/author", table.sheet(who="0"))
    table.get("")  # says it once
    for _ in range(2):
        assert len(re.findall(r'name="seat" value', table.get("").text)) == 1
    table.client.post("/language", data={"language": "en"})
    for _ in range(2):
        assert "Write the deal" in table.get("").text
    table.client.environ_base["HTTP_ACCEPT_LANGUAGE"] = "uk"
    assert "Write the deal" in table.get("").text
