"""Who came by a link of a party goes along to the next one of the evening, with the same right and no other."""

from flask.testing import FlaskClient

from scorer.store.base import db
from scorer.store.models import Club
from scorer.store.sharing import hide_party
from tests.store.playing import won_by
from tests.web.dealing import MADE, Sit, Table, words
from tests.web.share.test_follow import version
from tests.web.share.test_share import follower, link, writer

TO_THE_NEXT = "К следующей партии"


def over(sit: Sit) -> Table:
    """A table whose party is won by its first deal."""
    table = sit(target=50)
    table.write(MADE)
    return table


def begin_next(table: Table, first: str = "loser") -> str:
    """The next party at the club's own phone; its address."""
    answer = table.post("/again", table.sheet(first=first, instead=""))
    assert answer.status_code == 303
    return str(answer.location)


def go_along(client: FlaskClient, table: Table) -> str:
    assert TO_THE_NEXT in client.get(table.address).text
    return str(client.get(table.address + "/along").location)


def next_table(table: Table, address: str) -> Table:
    """The next party as the club's phone has it."""
    found = Table.__new__(Table)
    found.app, found.client, found.club, found.id = table.app, table.client, table.club, address.rsplit("/", 1)[-1]
    return found


def test_who_follows_goes_along_and_still_writes_nothing(sit: Sit) -> None:
    table = over(sit)
    client = follower(table)
    page = client.get(table.address).text
    assert TO_THE_NEXT not in page
    assert "Следующую партию начинают с телефона клуба" in words(page)
    following = begin_next(table)
    assert client.get(following).status_code == 404
    assert go_along(client, table) == following
    assert client.get(following).status_code == 200
    assert client.get(following + "/deal").status_code == 403
    assert client.get("/club").status_code == 404


def test_who_writes_goes_along_and_writes_under_his_name(sit: Sit) -> None:
    table = over(sit)
    client = writer(table)
    following = begin_next(table)
    assert go_along(client, table) == following
    after = next_table(table, following)
    assert client.post(following + "/deal", data=after.sheet(MADE)).status_code == 303
    assert after.loaded.party.events[-1].by == "Боря"
    assert client.post(following + "/again", data=after.sheet(first="loser")).status_code == 403


def test_a_next_party_is_news_to_who_looks_at_the_one_before(sit: Sit) -> None:
    table = over(sit)
    client = follower(table)
    now = version(client.get(table.address).text)
    begin_next(table)
    news = client.get(f"{table.address}/news?since={now}")
    assert (news.status_code, news.text) == (200, version(client.get(table.address).text))


def test_whose_link_is_dead_does_not_go_along(sit: Sit) -> None:
    table = over(sit)
    client = writer(table)
    begin_next(table)
    table.post("/share/renew", {"share": "write"})
    assert client.get(table.address + "/along").status_code == 404


def test_a_renewed_link_of_the_next_party_is_given_by_hand(sit: Sit) -> None:
    table = over(sit)
    client = follower(table)
    following = begin_next(table)
    go_along(client, table)
    after = next_table(table, following)
    after.post("/share/renew", {"share": "follow"})
    assert client.get(following).status_code == 404
    assert go_along(client, table) == table.address
    assert "Ссылку следующей партии обновили" in words(client.get(table.address).text)
    assert client.get(following).status_code == 404
    assert client.get(link(after, "follow")).location == following


def test_of_a_writer_the_link_to_follow_stays_where_the_other_was_renewed(sit: Sit) -> None:
    table = over(sit)
    client = writer(table)
    following = begin_next(table)
    next_table(table, following).post("/share/renew", {"share": "write"})
    assert go_along(client, table) == following
    assert client.get(following).status_code == 200
    assert client.get(following + "/deal").status_code == 403


def test_a_second_phone_of_the_club_is_led_there_too_and_keeps_no_link(sit: Sit) -> None:
    table = over(sit)
    following = begin_next(table)
    assert go_along(table.client, table) == following
    with table.client.session_transaction() as session:
        assert "follow" not in session
        assert "write" not in session


def test_the_newest_is_the_next_where_the_one_before_it_was_hidden(sit: Sit) -> None:
    table = over(sit)
    client = follower(table)
    first = begin_next(table)
    with table.app.test_request_context():
        hide_party(next_table(table, first).id)
    assert TO_THE_NEXT not in client.get(table.address).text
    assert begin_next(table) == go_along(client, table) != first


def test_without_a_next_party_there_is_nowhere_to_go(sit: Sit) -> None:
    table = over(sit)
    assert table.get("/along").status_code == 404


def test_a_guest_reads_the_score_of_this_evening_and_of_no_other(sit: Sit) -> None:
    table = over(sit)
    with table.app.test_request_context():
        won_by(db.session.get_one(Club, table.club), ("Вера", "Глеб"), 0)
    following = begin_next(table)
    client = follower(table)
    go_along(client, table)
    for page in (client.get(table.address).text, client.get(following).text):
        assert "вечер 1 : 0" in words(page)
        assert "Глеб" not in page
        assert "/evening/" not in page
    assert client.get(f"/evening/{table.id}").status_code == 404
