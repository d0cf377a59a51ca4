"""The journal: every entry in order, in words, those no longer in force among them; and hidden parties."""

import re

from tests.conftest import MakeApp
from tests.web.correct.correcting import event_of, put_right
from tests.web.dealing import MADE, Sit, Table, words
from tests.web.share.test_share import follower

OTHER = {"order": "1S", "seat0-cards": "30", "seat1-cards": "75", "last_trick": "1", "seat1-bella": "1"}


def items(table: Table) -> list[str]:
    page = table.get("/journal").text
    return [words(item) for item in re.findall(r'<li id="entry-.*?</li>', page, re.DOTALL)]


def test_every_entry_stands_in_its_order_with_what_it_came_to(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    table.post("/passed", table.sheet())
    table.write(OTHER)
    first, second, third = items(table)
    assert first.startswith("1 Сдача")
    assert "Играет: Аня, черви; взятки 82 : 48; последняя: Аня; сдаёт: Боря" in first
    assert "Сыграно: Аня пишет 92, Боря пишет 48" in first
    assert "2 Пересдача" in second
    assert "все пасуют" in second
    assert "белла – Боря" in third


def test_the_start_stands_first_as_it_was_first_written(sit: Sit) -> None:
    table = sit()
    put_right(table, "/opening", name_0="Вера", name_1="Боря", dealer="1", preset="moscow")
    page = words(table.get("/journal").text)
    assert "Аня, Боря; Московский до 501; Сдаёт: Боря" in page
    assert "Вера, Боря" in items(table)[0]


def test_what_no_longer_holds_is_struck_and_says_why(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    table.write(OTHER)
    put_right(table, f"/correct/slip/{event_of(table, 1)}", **{**MADE, "seat0-cards": "72"})
    put_right(table, f"/correct/void/{event_of(table, 2)}", reason="двойная")
    first, second, amend, void = items(table)
    assert "исправлена записью 3" in first
    assert "отменена записью 4" in second
    assert "сдача 1: Играет: Аня, черви; взятки 72 : 48" in amend
    assert "Почему: двойная" in void
    page = table.get("/journal").text
    assert page.count("<s>") == 2


def test_an_older_correction_and_amendment_no_longer_hold(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    put_right(table, f"/correct/points/{event_of(table, 1)}", seat="0", cards="70")
    put_right(table, f"/correct/slip/{event_of(table, 1)}", **{**MADE, "seat0-cards": "72"})
    put_right(table, f"/correct/slip/{event_of(table, 1)}", **{**MADE, "seat0-cards": "62"})
    first, correction, older, newest = items(table)
    assert "исправлена записью 4" in first
    assert "больше не действует" in correction
    assert "больше не действует" in older
    assert "больше не действует" not in newest


def test_any_entry_can_be_undone_or_brought_back_from_here(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    event = event_of(table, 1)
    assert f"/correct/void/{event}" in table.get("/journal").text
    put_right(table, f"/correct/void/{event}")
    page = table.get("/journal").text
    assert f"/correct/void/{event}" not in page
    assert f"/correct/void/{event_of(table, -1)}" in page


def test_a_confirmation_is_on_the_record_and_can_be_taken_back(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    table.post("/confirm", table.sheet(deal=event_of(table, 1), seat="1"))
    assert "сдача 1 – Боря" in items(table)[1]
    put_right(table, f"/correct/void/{event_of(table, -1)}")
    assert "отменена записью 3" in items(table)[1]


def test_author_and_time_stand_at_every_entry_by_the_viewers_clock(sit: Sit) -> None:
    table = sit()
    table.post("/share/author", table.sheet(who="0"))
    table.write(MADE)
    at = table.loaded.party.events[0].at
    page = table.get("/journal").text
    assert f'<time datetime="{at}">' in page
    assert re.search(r"Аня, \d+ [а-я]+\.?, \d\d:\d\d", items(table)[0])
    table.client.set_cookie("zone", "Pacific/Kiritimati")
    there = table.get("/journal").text
    table.client.set_cookie("zone", "Pacific/Honolulu")
    assert there != table.get("/journal").text


def test_a_phone_that_writes_without_a_name_is_led_to_where_it_says_whose_it_is(sit: Sit) -> None:
    table = sit()
    assert f'href="{table.address}/share#who"' in table.get("/journal").text
    assert '<fieldset class="who" id="who">' in table.get("/share").text
    table.post("/share/author", table.sheet(who="0"))
    assert "share#who" not in table.get("/journal").text
    assert "share#who" not in follower(table).get(table.address + "/journal").text


def test_an_empty_party_says_so(sit: Sit) -> None:
    assert "Пока ничего не записано" in words(sit().get("/journal").text)


def test_a_hidden_party_is_in_no_list_and_comes_back(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    assert table.address in table.client.get("/").text
    table.post("/hide", {})
    assert table.address not in table.client.get("/").text
    assert table.address in table.client.get("/hidden").text
    assert "скрыта" in words(table.get("/journal").text)
    assert table.get("").status_code == 200
    table.post("/unhide", {})
    assert table.address in table.client.get("/").text
    assert "Скрытых партий нет" in words(table.client.get("/hidden").text)


def test_a_hidden_party_can_be_written_on(sit: Sit) -> None:
    table = sit()
    table.post("/hide", {})
    assert table.write(MADE).status_code == 303


def test_names_and_reasons_are_shown_as_text(sit: Sit) -> None:
    table = sit()
    put_right(table, "/adjust", points0="1", reason='<b>"&')
    put_right(table, "/opening", name_0="<i>Аня", name_1="Боря", dealer="1", preset="moscow")
    for page in ("/journal", "", "/share"):
        text = table.get(page).text
        assert "<b>&#34;" not in text
        assert "<i>Аня" not in text


def test_another_club_sees_no_journal(make_app: MakeApp, sit: Sit) -> None:
    table = sit()
    stranger = table.app.test_client()
    for page in ("/journal", "/share", "/put-right", "/opening", "/draft"):
        assert stranger.get(table.address + page).status_code == 404
    assert stranger.get("/hidden").status_code == 404
