"""A form that comes late: nothing is overwritten, nothing typed is lost."""

from tests.web.dealing import MADE, OTHER, Sit, field, hidden, words


def test_a_stale_form_sees_what_was_written_and_keeps_what_was_typed(sit: Sit) -> None:
    table = sit()
    mine = table.sheet(OTHER, {"seat1-terz": "1"})
    table.write(MADE)
    answer = table.post("/deal", mine)
    assert answer.status_code == 409
    assert "Аня пишет 92" in words(answer.text)
    assert "Сдача 1" in words(answer.text)
    assert (field(answer.text, "seat0-cards"), field(answer.text, "seat1-cards")) == ("40", "75")
    assert (field(answer.text, "seq"), table.seq) == ("1", 1)
    assert field(answer.text, "form_id") != mine["form_id"]


def test_what_a_stale_form_held_can_be_written_as_the_next_deal(sit: Sit) -> None:
    table = sit()
    mine = table.sheet(OTHER)
    table.write(MADE)
    page = table.post("/deal", mine).text
    assert table.post("/deal", {**OTHER, **hidden(page)}).status_code == 303
    assert [row.written for row in table.state.rows] == [(92, 48), (40, 85)]


def test_an_undo_and_a_change_meanwhile_are_told_too(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    mine = table.sheet(OTHER)
    table.post("/undo", table.sheet(event=table.state.rows[-1].event))
    page = table.post("/deal", mine)
    assert page.status_code == 409
    assert "Отмена: запись 1 (сдача)" in words(page.text)


def test_a_stale_form_after_the_end_is_shown_but_not_offered(sit: Sit) -> None:
    table = sit("short_2")
    mine = table.sheet(OTHER)
    table.write(MADE)
    page = table.post("/deal", mine)
    assert page.status_code == 409
    assert "Партия окончена: набранное здесь не записано" in words(page.text)
    assert field(page.text, "seat1-cards") == "75"


def test_a_stale_preview_says_so(sit: Sit) -> None:
    table = sit()
    mine = table.sheet(OTHER)
    table.write(MADE)
    live = table.post("/preview", mine, headers={"HX-Request": "true"})
    assert "Другой телефон тем временем пишет" in words(live.text)
    assert table.post("/preview", mine).status_code == 409
