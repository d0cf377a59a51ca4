"""The club of a device and its link."""

import re

from flask import Flask
from flask.testing import FlaskClient

from tests.web.at_table import filled
from tests.web.conftest import Visit


def begin(client: FlaskClient) -> str:
    """A party and with it a club; the address of its table."""
    return str(client.post("/new", data=filled()).location)


def link(client: FlaskClient) -> str:
    """The club's link as its page shows it, without the host."""
    found = re.search(r'id="link" value="http://localhost(/c/[^"]+)"', client.get("/club").text)
    assert found
    return found.group(1)


def test_without_a_club_there_is_no_link(client: FlaskClient) -> None:
    assert client.get("/club").status_code == 404
    assert client.post("/club/renew").status_code == 404


def test_the_link_brings_the_club_to_another_device(visit: Visit) -> None:
    mine, other = visit(), visit()
    table = begin(mine)
    page = other.get(link(mine))
    assert "Здесь играют: Аня, Боря." in page.text
    assert other.get(table).status_code == 404, "looking at a link changes nothing"
    answer = other.post(link(mine))
    assert (answer.status_code, answer.location) == (303, "/")
    assert other.get(table).status_code == 200


def test_the_own_link_leads_to_the_own_parties(client: FlaskClient) -> None:
    begin(client)
    answer = client.get(link(client))
    assert (answer.status_code, answer.location) == (303, "/")


def test_a_device_of_another_club_is_warned_before_it_leaves(visit: Visit) -> None:
    mine, other = visit(), visit()
    begin(mine)
    table = begin(other)
    assert "Этот телефон уже в другом клубе." in other.get(link(mine)).text
    assert "Этот телефон уже в другом клубе." not in visit().get(link(mine)).text
    assert other.get(table).status_code == 200
    other.post(link(mine))
    assert other.get(table).status_code == 404


def test_a_new_link_makes_the_old_one_dead_and_leaves_nobody_out(visit: Visit) -> None:
    mine, other = visit(), visit()
    table = begin(mine)
    old = link(mine)
    other.post(old)
    assert mine.post("/club/renew").location == "/club"
    assert "Ссылка новая" in mine.get("/club").text
    assert link(mine) != old
    assert visit().get(old).status_code == 404
    assert visit().post(old).status_code == 404
    assert visit().get(link(mine)).status_code == 200
    assert other.get(table).status_code == 200


def test_a_link_that_was_guessed_cut_or_bent_is_no_page(client: FlaskClient, visit: Visit) -> None:
    begin(client)
    good = link(client)
    for bad in (good[:-1], good + "x", "/c/1-", "/c/1", "/c/-", "/c/2" + good[4:], "/c/Ж-Ж", "/c/1-" + "A" * 20):
        assert visit().get(bad).status_code == 404, bad
        assert visit().post(bad).status_code == 404, bad


def test_a_club_that_is_gone_is_no_club(app: Flask, client: FlaskClient) -> None:
    with client.session_transaction() as session:
        session["club"] = 12345
    assert "Новая партия" in client.get("/").text
    assert client.get("/club").status_code == 404
    assert client.post("/new", data=filled()).status_code == 303
