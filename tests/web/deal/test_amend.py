"""A form that comes twice, or twice and different: nothing is written twice."""

from tests.web.dealing import MADE, OTHER, Sit, field, hidden, value_of, words


def test_the_same_form_twice_writes_once_and_answers_the_same(sit: Sit) -> None:
    table = sit()
    form = table.sheet(MADE)
    first, second = table.post("/deal", form), table.post("/deal", form)
    assert (first.status_code, second.status_code) == (303, 303)
    assert first.location == second.location
    assert table.seq == 1


def test_the_same_form_with_other_values_asks_whether_to_amend(sit: Sit) -> None:
    table = sit()
    form = table.sheet(MADE)
    table.post("/deal", form)
    page = table.post("/deal", {**form, "seat0-cards": "28"})
    assert page.status_code == 409
    assert "Аня пишет 92, Боря пишет 48" in words(page.text)
    assert "Байд: Боря пишет 86" in words(page.text)
    assert table.seq == 1
    amended = table.post("/deal/amend", {**hidden(page.text), "reason": "не та\u200b\nцифра "})
    assert amended.location == f"{table.address}#row-{table.state.rows[0].event}"
    assert table.state.totals == (0, 86)
    event = table.loaded.party.events[-1]
    assert getattr(event, "reason", "") == "не та цифра"


def test_the_same_form_with_wrong_values_is_told_what_is_wrong(sit: Sit) -> None:
    table = sit()
    form = table.sheet(MADE)
    table.post("/deal", form)
    page = table.post("/deal", {**form, "seat0-cards": "282"})
    assert page.status_code == 422
    assert (field(page.text, "seq"), field(page.text, "form_id")) == ("0", form["form_id"])
    assert table.post("/deal", {**form, **hidden(page.text), "seat0-cards": "28"}).status_code == 409


def test_amending_twice_amends_once(sit: Sit) -> None:
    table = sit()
    form = table.sheet(MADE)
    table.post("/deal", form)
    page = table.post("/deal", {**form, "seat0-cards": "28"}).text
    assert [table.post("/deal/amend", hidden(page)).status_code for _ in range(2)] == [303, 303]
    assert table.seq == 2


def test_amending_is_asked_anew_when_something_was_written_meanwhile(sit: Sit) -> None:
    table = sit()
    form = table.sheet(MADE)
    table.post("/deal", form)
    page = table.post("/deal", {**form, "seat0-cards": "28"}).text
    table.write(OTHER)
    again = table.post("/deal/amend", hidden(page))
    assert again.status_code == 409
    assert "Станет 40 : 171" in words(again.text)
    assert table.post("/deal/amend", hidden(again.text)).status_code == 303
    assert table.state.totals == (40, 171)


def test_an_amend_that_would_break_what_follows_says_why_and_is_not_offered(sit: Sit) -> None:
    table = sit(target=100)
    form = table.sheet(MADE)
    table.post("/deal", form)
    table.write({"order": "0S", "seat0-cards": "50", "seat1-cards": "30", "last_trick": "0"})
    assert table.state.finished
    table.post("/undo", table.sheet(event=table.state.rows[-1].event))
    table.write({"order": "1S", "seat0-cards": "5", "seat1-cards": "40", "last_trick": "1"})
    page = table.post("/deal", {**form, "seat0-cards": "95", "seat1-cards": "38"})
    assert page.status_code == 409
    assert 'class="error"' in page.text
    assert "Исправить записанное" not in page.text


def test_an_amend_of_nothing_is_refused(sit: Sit) -> None:
    table = sit()
    assert table.post("/deal/amend", table.sheet(MADE, event="nothing")).status_code == 400


def test_who_dealt_stays_as_it_was_in_an_amend(sit: Sit) -> None:
    table = sit()
    form = table.sheet(MADE)
    table.post("/deal", form)
    page = table.post("/deal", {**form, "seat0-cards": "28"}).text
    table.post("/deal/amend", hidden(page))
    assert table.state.rows[0].dealer == 1


def test_other_values_for_a_deal_that_is_undone_since_are_offered_as_the_deal_to_write(sit: Sit) -> None:
    table = sit()
    form = table.sheet(MADE)
    table.post("/deal", form)
    table.post("/undo", table.sheet(event=table.state.rows[0].event))
    page = table.post("/deal", {**form, "seat1-cards": "50"})
    assert page.status_code == 409
    assert value_of(page.text, "seat1-cards") == "50"
    assert "Отмена: запись 1 (сдача)" in words(page.text)
    assert "взятки 82 : 48" not in words(page.text)
    assert "Исправить записанное" not in page.text
    again = {**form, "seat1-cards": "50", **hidden(page.text)}
    assert again["form_id"] != form["form_id"]
    assert table.post("/deal", again).status_code == 303
    assert table.state.totals == (92, 50)


def test_a_deal_undone_while_it_was_asked_whether_to_amend_it_is_offered_too(sit: Sit) -> None:
    table = sit()
    form = table.sheet(MADE)
    table.post("/deal", form)
    asked = hidden(table.post("/deal", {**form, "seat1-cards": "50"}).text)
    table.post("/undo", table.sheet(event=table.state.rows[0].event))
    page = table.post("/deal/amend", asked)
    assert page.status_code == 409
    assert value_of(page.text, "seat1-cards") == "50"
    assert table.post("/deal/amend", {**asked, "seq": "2"}).status_code == 409
    assert table.seq == 2


def test_the_same_amendment_with_other_values_is_asked_about_too(sit: Sit) -> None:
    table = sit()
    form = table.sheet(MADE)
    table.post("/deal", form)
    asked = hidden(table.post("/deal", {**form, "seat1-cards": "50"}).text)
    table.post("/deal/amend", asked)
    page = table.post("/deal/amend", {**asked, "seat1-cards": "40"})
    assert page.status_code == 409
    assert "Аня пишет 92, Боря пишет 40" in words(page.text)
    assert table.seq == 2
