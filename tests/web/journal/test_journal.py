"""The journal: every entry in order, in words, those no longer in force among them; and hidden parties."""

import re

from tests.conftest import MakeApp
from tests.web.correct.correcting import event_of, put_right
from tests.web.dealing import HANGS, MADE, Sit, Table, words
from tests.web.share.test_share import follower

OTHER = {"order": "1S", "seat0-cards": "30", "seat1-cards": "75", "last_trick": "1", "seat1-bella": "1"}

MADE_SAID = "Сыграно: Аня пишет 92, Боря пишет 48"


def items(table: Table) -> list[str]:
    page = table.get("/journal").text
    return [words(item) for item in re.findall(r'<li id="entry-.*?</li>', page, re.DOTALL)]


def struck(table: Table, number: int) -> list[str]:
    """What is struck through of an entry."""
    page = table.get("/journal").text
    item = re.search(rf'<li id="entry-{number}".*?</li>', page, re.DOTALL)
    assert item
    return [words(said) for said in re.findall(r"<s>(.*?)</s>", item[0])]


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
    assert "Аня, Боря; Московский до 501; сдаёт: Боря" in page
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
    assert struck(table, 1) == ["Играет: Аня, черви; взятки 82 : 48; последняя: Аня; сдаёт: Боря", MADE_SAID]
    assert len(struck(table, 2)) == 2
    assert struck(table, 3) == struck(table, 4) == []


def test_a_deal_says_what_it_came_to_when_it_was_written_and_what_every_change_made_of_it(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    put_right(table, f"/correct/slip/{event_of(table, 1)}", **{**MADE, "seat0-cards": "72"})
    put_right(table, f"/correct/points/{event_of(table, 1)}", seat="0", cards="30")
    first, amend, correction = items(table)
    assert f"{MADE_SAID} С записи 2: Сыграно: Аня пишет 82, Боря пишет 48" in first
    assert "С записи 3: Байд: Боря пишет 88" in first
    assert "исправлена записью 3" in first
    assert struck(table, 1)[1:] == [MADE_SAID, "С записи 2: Сыграно: Аня пишет 82, Боря пишет 48"]
    assert "Сыграно: Аня пишет 82, Боря пишет 48" in amend
    assert "сдача 1, верный счёт: Аня 30, а не 72 Правило карандаша: Боря +42" in correction


def test_a_deal_that_an_earlier_one_turned_into_another_says_by_which_entry(sit: Sit) -> None:
    table = sit()
    table.write(HANGS)
    table.write(MADE)
    put_right(table, f"/correct/slip/{event_of(table, 1)}", **{**HANGS, "seat0-cards": "65"})
    second = items(table)[1]
    assert "Сыграно: Аня пишет 162, Боря пишет 48 С записи 3: Сыграно: Аня пишет 92, Боря пишет 48" in second
    assert "исправлена" not in second


def test_a_correction_of_the_last_trick_says_whose_it_was_written(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    put_right(table, f"/correct/points/{event_of(table, 1)}", seat="0", last_trick="1")
    assert "последняя: Боря, а не Аня Правило карандаша: Боря +10" in items(table)[1]


def test_an_announcement_says_whether_it_was_right_and_who_won_by_it(sit: Sit) -> None:
    table = sit(target=90, claim_at_record="required")
    table.write(MADE)
    table.post("/claim", table.sheet(seat="0", sure="yes"))
    put_right(table, f"/correct/void/{event_of(table, -1)}")
    table.post("/claim", table.sheet(seat="1", sure="yes"))
    _, right, _, wrong = items(table)
    assert "Конец объявлен верно: Аня. Победа: Аня" in right
    assert "Конец объявлен неверно: Боря. Победа: Аня" in wrong


def test_agreement_with_what_stood_before_says_so(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    table.post("/confirm", table.sheet(deal=event_of(table, 1), seat="1"))
    put_right(table, f"/correct/slip/{event_of(table, 1)}", **{**MADE, "seat0-cards": "72"})
    table.post("/confirm", table.sheet(deal=event_of(table, 1), seat="1"))
    before, _, after = items(table)[1:]
    assert "к прежнему счёту" in before
    assert "к прежнему счёту" not in after


def test_an_entry_of_other_seats_is_told_though_nobody_sits_there_now(sit: Sit) -> None:
    table = sit("threesome")
    table.write({**MADE, "seat1-cards": "40", "seat2-cards": "30"})
    put_right(table, f"/correct/void/{event_of(table, 1)}")
    put_right(table, "/opening", name_0="Аня", name_1="Боря", dealer="1", preset="moscow")
    assert "игрок 3 пишет 30" in items(table)[0]


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
