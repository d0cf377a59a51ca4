"""Links of one party: to follow, to write, renewed; and who writes with a device."""

import re
from html import unescape

import pytest
from flask.testing import FlaskClient

from tests.web.correct.correcting import event_of
from tests.web.dealing import MADE, Sit, Table, words


def link(table: Table, name: str) -> str:
    """The address of a link on the page that shows them."""
    found = re.search(rf'<input id="{name}" value="http://localhost([^"]*)"', table.get("/share").text)
    assert found
    return unescape(found[1])


def guest(table: Table) -> FlaskClient:
    client = table.app.test_client()
    client.environ_base["HTTP_ACCEPT_LANGUAGE"] = "ru"
    return client


def writer(table: Table, who: str = "1") -> FlaskClient:
    """A phone that came by the link to write."""
    client = guest(table)
    assert client.post(link(table, "write"), data={"who": who}).status_code == 303
    return client


def follower(table: Table) -> FlaskClient:
    client = guest(table)
    assert client.get(link(table, "follow")).location == table.address
    return client


def test_both_links_come_with_their_codes(sit: Sit) -> None:
    page = sit().get("/share").text
    assert page.count('<div class="qr" role="img"') == page.count("<svg") == 2
    assert "style=" not in page


def test_a_follower_sees_the_table_and_nothing_to_write_with(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    page = follower(table).get(table.address).text
    assert "Аня пишет 92" in page
    assert "карандаш лежит" in page
    for written in ("/deal", "/undo", "/passed", "/correct/", "/confirm", "/again", "/put-right", "/club"):
        assert f'{written}"' not in page
    assert '<form method="post" action="/party' not in page


def test_a_follower_of_a_party_just_begun_is_not_told_to_write(sit: Sit) -> None:
    table = sit()
    assert "Пока ничего не записано. После" in words(table.get("").text)
    page = words(follower(table).get(table.address).text)
    assert "Пока ничего не записано." in page
    assert "нажмите" not in page


def test_a_follower_reads_what_there_is_and_writes_nothing(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    client = follower(table)
    assert all(client.get(table.address + page).status_code == 200 for page in ("/journal", "/share"))
    assert "/w/" not in client.get(table.address + "/share").text
    for page in ("/deal", "/adjust", "/opening", "/put-right", "/draft", f"/correct/slip/{event_of(table, 1)}"):
        assert client.get(table.address + page).status_code == 403
    form = table.sheet(MADE, event=event_of(table, 1), who="0")
    for page in ("/deal", "/undo", "/passed", "/draft", "/correct/write", "/confirm", "/hide", "/again"):
        assert client.post(table.address + page, data=form).status_code == 403
    assert table.seq == 1


def test_a_writer_says_first_who_he_is(sit: Sit) -> None:
    table = sit()
    client = guest(table)
    address = link(table, "write")
    assert "Кто пишет с этого телефона" in client.get(address).text
    assert client.get(table.address).status_code == 404
    refused = client.post(address, data={})
    assert refused.status_code == 422
    assert "Скажите, кто пишет" in words(refused.text)
    assert client.get(table.address).status_code == 404


def test_what_a_writer_writes_carries_his_name(sit: Sit) -> None:
    table = sit()
    client = writer(table)
    assert client.post(table.address + "/deal", data=table.sheet(MADE)).status_code == 303
    assert table.loaded.party.events[-1].by == "Боря"


@pytest.mark.parametrize(
    ("name", "by"), [("  Тётя \u202e  Роза ", "Тётя Роза"), ("\u200b", "писарь"), ("x" * 90, "x" * 40)]
)
def test_a_scribe_who_does_not_play_has_a_name_too(sit: Sit, name: str, by: str) -> None:
    table = sit()
    client = guest(table)
    client.post(link(table, "write"), data={"who": "scribe", "name": name})
    client.post(table.address + "/deal", data=table.sheet(MADE))
    assert table.loaded.party.events[-1].by == by


def test_undo_passed_and_agreements_carry_the_name_too(sit: Sit) -> None:
    table = sit()
    client = writer(table)
    client.post(table.address + "/passed", data=table.sheet())
    client.post(table.address + "/undo", data=table.sheet(event=event_of(table, -1)))
    assert [event.by for event in table.loaded.party.events] == ["Боря", "Боря"]


def test_a_writer_is_no_member_of_the_club(sit: Sit) -> None:
    table = sit()
    client = writer(table)
    for page in ("/hide", "/unhide", "/share/renew", "/again"):
        assert client.post(table.address + page, data={"share": "write"}).status_code == 403
    assert client.get("/club").status_code == 404
    other = Table(table.app, table.app.test_client())
    assert client.get(other.address).status_code == 404


def test_a_renewed_link_is_dead_also_for_those_who_hold_it(sit: Sit) -> None:
    table = sit()
    old, client, watcher = link(table, "write"), writer(table), follower(table)
    table.post("/share/renew", {"share": "write"})
    assert client.get(table.address).status_code == 404
    assert client.post(table.address + "/deal", data=table.sheet(MADE)).status_code == 404
    assert guest(table).get(old).status_code == 404
    assert watcher.get(table.address).status_code == 200
    assert writer(table).post(table.address + "/deal", data=table.sheet(MADE)).status_code == 303
    table.post("/share/renew", {"share": "follow"})
    assert watcher.get(table.address).status_code == 404


def test_links_are_not_interchangeable(sit: Sit) -> None:
    table = sit()
    follow, write = link(table, "follow"), link(table, "write")
    client = guest(table)
    assert client.get(follow.replace("/f/", "/w/")).status_code == 404
    assert client.get(write.replace("/w/", "/f/")).status_code == 404
    assert client.get(follow[:-1]).status_code == 404
    assert client.post(write[:-3] + "abc", data={"who": "0"}).status_code == 404
    for nonsense in ("x", "-", "0-0", "z" * 32 + "-" + "y" * 20):
        assert client.get(f"/f/{nonsense}").status_code == 404


def test_nothing_else_is_renewed(sit: Sit) -> None:
    assert sit().post("/share/renew", {"share": "club"}).status_code == 400


def test_a_session_keeps_the_newest_links_only(sit: Sit) -> None:
    table = sit()
    client = follower(table)
    others = [Table(table.app, table.app.test_client()) for _ in range(10)]
    for other in others:
        client.get(link(other, "follow"))
    assert client.get(table.address).status_code == 404
    assert all(client.get(other.address).status_code == 200 for other in others)


def test_a_page_opened_as_localhost_says_that_no_phone_finds_it(sit: Sit) -> None:
    table = sit()
    assert "знает только этот компьютер" in words(table.get("/share").text)
    assert "знает только" not in words(table.get("/share", base_url="http://192.168.1.7:8000").text)


def test_who_writes_is_said_and_changed_on_the_page_of_links(sit: Sit) -> None:
    table = sit()
    table.post("/share/author", table.sheet(who="0"))
    assert re.search(r'value="0" checked', table.get("/share").text)
    assert table.post("/share/author", table.sheet(who="9")).status_code == 400
