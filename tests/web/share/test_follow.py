"""The table keeps itself new: nothing where nothing is new, everything where something is."""

import re

from sqlalchemy import event

from scorer.store.base import db
from tests.web.dealing import LIVE, MADE, Sit, Table
from tests.web.share.test_share import follower, writer


def version(page: str) -> str:
    found = re.search(r'id="follow"[^>]*data-version="([^"]*)"', page)
    assert found
    return found[1]


def test_who_has_the_newest_is_told_nothing(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    client = follower(table)
    now = version(client.get(table.address).text)
    answer = client.get(f"{table.address}?since={now}")
    assert (answer.status_code, answer.data) == (204, b"")
    assert "Set-Cookie" not in answer.headers


def test_a_new_deal_and_a_new_draft_are_news(sit: Sit) -> None:
    table = sit()
    client = follower(table)
    now = version(client.get(table.address).text)
    table.write(MADE)
    page = client.get(f"{table.address}?since={now}")
    assert page.status_code == 200
    assert "Аня пишет 92" in page.text
    now = version(page.text)
    table.post("/draft", table.sheet({"order": "1C"}), headers=LIVE)
    page = client.get(f"{table.address}?since={now}")
    assert page.status_code == 200
    assert "Идёт сдача 2: Боря ♣" in page.text


def test_a_confirmation_is_news(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    now = version(table.get("").text)
    table.post("/confirm", table.sheet(deal=table.state.rows[0].event, seat="1"))
    assert table.get(f"?since={now}").status_code == 200


def test_an_unknown_version_is_answered_with_the_page(sit: Sit) -> None:
    table = sit()
    for since in ("", "x", "99.99", "0.0\0"):
        assert table.get("", query_string={"since": since or "?"}).status_code in (200, 204)


def test_looking_without_news_reads_one_row(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    client = follower(table)
    now = version(client.get(table.address).text)
    queries: list[str] = []
    with table.app.app_context():
        engine = db.engine

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        queries.append(statement)

    event.listen(engine, "before_cursor_execute", note)
    try:
        assert client.get(f"{table.address}?since={now}").status_code == 204
    finally:
        event.remove(engine, "before_cursor_execute", note)
    assert len([query for query in queries if query.lstrip().upper().startswith("SELECT")]) == 1


def test_a_stranger_who_asks_for_news_is_told_there_is_no_such_page(sit: Sit) -> None:
    table = sit()
    assert table.app.test_client().get(f"{table.address}?since=0.0").status_code == 404


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
