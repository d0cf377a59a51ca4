"""The table keeps itself new: nothing where nothing is new, everything where something is."""

import re

from scorer.store.base import db
from tests.web.dealing import LIVE, MADE, Sit, Table
from tests.web.share.test_share import follower, writer

NOBODY = "00000000-0000-4000-8000-000000000000"


def version(page: str) -> str:
    found = re.search(r'id="follow"[^>]*data-version="([^"]*)"', page)
    assert found
    return found[1]


def test_who_has_the_newest_is_told_nothing(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    client = follower(table)
    now = version(client.get(table.address).text)
    answer = client.get(f"{table.address}/news?since={now}")
    assert (answer.status_code, answer.data) == (204, b"")
    assert "Set-Cookie" not in answer.headers
    assert "Content-Security-Policy" in answer.headers


def test_a_new_deal_and_a_new_draft_are_news(sit: Sit) -> None:
    table = sit()
    client = follower(table)
    now = version(client.get(table.address).text)
    table.write(MADE)
    assert client.get(f"{table.address}/news?since={now}").status_code == 200
    page = client.get(table.address)
    assert "Аня пишет 92" in page.text
    now = version(page.text)
    table.post("/draft", table.sheet({"order": "1C"}), headers=LIVE)
    news = client.get(f"{table.address}/news?since={now}")
    page = client.get(table.address)
    assert "Идёт сдача 2: Боря ♣" in page.text
    assert (news.status_code, news.text) == (200, version(page.text))


def test_a_confirmation_is_news(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    now = version(table.get("").text)
    table.post("/confirm", table.sheet(deal=table.state.rows[0].event, seat="1"))
    assert table.get(f"/news?since={now}").status_code == 200


def test_a_renewed_link_is_news(sit: Sit) -> None:
    table = sit()
    now = version(table.get("").text)
    table.post("/share/renew", {"share": "follow"})
    assert table.get(f"/news?since={now}").status_code == 200


def test_whatever_is_no_version_is_told_the_newest(sit: Sit) -> None:
    table = sit()
    for since in ("", "x", "99.99", "0.0\0", "0" * 5000):
        assert table.get("/news", query_string={"since": since}).text == "0.0.1.1"
    assert table.get("/news").text == "0.0.1.1"


def test_looking_without_news_reads_one_row(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    now = version(table.get("").text)
    asked: list[str] = []
    with table.app.app_context(), db.engine.connect() as connection:
        connection.connection.driver_connection.set_trace_callback(asked.append)  # type: ignore[union-attr]
        kept_for_the_next = connection.connection.driver_connection
    assert table.get(f"/news?since={now}").status_code == 204
    kept_for_the_next.set_trace_callback(None)  # type: ignore[union-attr]
    assert len([statement for statement in asked if statement.upper().startswith("SELECT")]) == 1


def test_a_stranger_learns_that_something_is_new_and_nothing_of_it(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    stranger = table.app.test_client()
    assert stranger.get(f"{table.address}/news?since=0.0.1.1").text == "1.0.1.1"
    assert stranger.get(table.address).status_code == 404
    assert stranger.get(f"/party/{NOBODY}/news").status_code == 404


def test_each_sees_the_page_of_his_own_right_whoever_looked_before(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    clients = {"club": table.client, "write": writer(table), "follow": follower(table)}
    pages = {name: client.get(table.address).text for name, client in clients.items() for _ in range(2)}
    assert "/undo" in pages["club"]
    assert "/undo" in pages["write"]
    assert "/undo" not in pages["follow"]
    assert "/club" in pages["club"]
    assert 'href="/club"' not in pages["write"]


def test_a_page_for_a_player_is_not_anothers(sit: Sit) -> None:
    table: Table = sit()
    table.write(MADE)
    table.get("")
    one, other = writer(table, "0"), writer(table, "1")
    seats = [re.findall(r'name="seat" value="(\d)"', client.get(table.address).text) for client in (one, other)]
    assert seats == [["0"], ["1"]]
