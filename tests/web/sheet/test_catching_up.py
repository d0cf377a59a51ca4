"""Catching up from paper: several deals on one page, all written or none, each judged after the one before."""

import pytest

from tests.web.conftest import Visit
from tests.web.dealing import HANGS, MADE, Sit, Table, words


def rows(table: Table, *deals: dict[str, str], **control: str) -> dict[str, str]:
    """The page's form with a row for each deal."""
    form = table.sheet() | {"counted": "0"}
    for place, fields in enumerate(deals):
        form |= {f"row{place}-{name}": value for name, value in fields.items()}
    return form | control


def outcomes(table: Table) -> list[str]:
    return [str(row.outcome) for row in table.state.rows]


def error_at(page: str, field: str) -> str:
    """The message at a field; the field is tied to it."""
    assert f'aria-describedby="{field}-error"' in page
    return words(page.split(f'id="{field}-error">')[1].split("</p>", maxsplit=1)[0])


BAIT = {"order": "1D", "seat0-cards": "80", "seat1-cards": "39", "last_trick": "0"}
PASSED = {"order": "passed"}


def test_it_is_offered_at_the_table_until_the_end(sit: Sit) -> None:
    table = sit(deals=1)
    assert "/catch-up" in table.get("").text
    table.write(MADE)
    assert "/catch-up" not in table.get("").text
    assert table.get("/catch-up").status_code == 303


def test_the_page_has_empty_rows_with_the_next_numbers(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    page = table.get("/catch-up").text
    assert page.count('class="slip"') == 8
    assert "Сдача 2" in page
    assert "Сдача 9" in page


def test_rows_are_written_in_their_order_and_judged_one_after_another(sit: Sit) -> None:
    table = sit()
    answer = table.post("/catch-up", rows(table, MADE, PASSED, HANGS, BAIT))
    assert answer.status_code == 303
    assert outcomes(table) == ["made", "passed", "hanging", "bait"]
    assert table.state.rows[3].hanging_paid == 70
    assert "С бумаги записано 4 сдачи" in words(table.get("").text).replace("записаны", "записано")


def test_all_rows_are_one_writing(sit: Sit) -> None:
    table = sit()
    table.post("/catch-up", rows(table, MADE, BAIT))
    assert len({event.at for event in table.loaded.party.events}) == 1
    assert all(event.deal.dealer is not None for event in table.loaded.party.events)  # type: ignore[union-attr]  # deals


def test_a_wrong_row_keeps_every_row_from_being_written_and_all_that_was_typed(sit: Sit) -> None:
    table = sit()
    answer = table.post("/catch-up", rows(table, MADE, BAIT | {"seat0-cards": "180"}, HANGS))
    assert answer.status_code == 422
    assert table.seq == 0
    assert "на 73 больше" in error_at(answer.text, "row1-seat0-cards")
    assert 'value="180"' in answer.text
    assert 'id="row2-seat0-cards" value="60"' in answer.text


@pytest.mark.parametrize(
    ("fields", "field", "said"),
    [
        ({"seat0-cards": "82"}, "order", "кто играет"),
        ({"order": "0H"}, "seat1-cards", "Боря"),
        ({"order": "0H", "seat0-cards": "x"}, "seat0-cards", "целое число"),
        ({"order": "0H", "seat0-cards": "82", "seat1-cards": "48"}, "last_trick", "последнюю"),
        (MADE | {"seat1-terz": "9"}, "seat1-terz", "от 0"),
        (MADE | {"seat0-bella": "1", "seat1-bella": "1"}, "seat0-bella", "только у одного"),
        (PASSED | {"seat0-cards": "10"}, "order", "сыгранной"),
        ({"order": "9Z"}, "order", "нет"),
    ],
)
def test_what_is_wrong_is_said_at_the_row_and_field(sit: Sit, fields: dict[str, str], field: str, said: str) -> None:
    table = sit()
    page = table.post("/catch-up", rows(table, MADE, fields)).text
    assert said.lower() in error_at(page, f"row1-{field}").lower()
    assert f'href="#row1-{field}"' in page
    assert table.seq == 0


def test_rows_left_empty_between_others_are_no_deals(sit: Sit) -> None:
    table = sit()
    empty = {"seat0-cards": " ", "seat0-terz": "0"}
    assert table.post("/catch-up", rows(table, MADE, empty, BAIT)).status_code == 303
    assert outcomes(table) == ["made", "bait"]


def test_nothing_at_all_is_not_written(sit: Sit) -> None:
    table = sit()
    answer = table.post("/catch-up", rows(table))
    assert answer.status_code == 422
    assert "хотя бы одну" in answer.text


def test_checking_says_what_each_row_would_do_and_writes_nothing(sit: Sit) -> None:
    table = sit()
    answer = table.post("/catch-up/check", rows(table, MADE, BAIT))
    said = words(answer.text)
    assert answer.status_code == 200
    assert "Байд: Аня пишет 129" in said
    assert "Станет 221 : 48" in said
    assert table.seq == 0


def test_more_rows_can_be_had_without_a_word_about_what_is_not_ready(sit: Sit) -> None:
    table = sit()
    answer = table.post("/catch-up/check", rows(table, {"order": "0H"}, do="more"))
    assert answer.status_code == 200
    assert answer.text.count('class="slip"') == 13
    assert "-error" not in answer.text


def test_melds_are_asked_for_their_cards_where_that_decides(sit: Sit) -> None:
    table = sit()
    deal = MADE | {"seat0-terz": "1", "seat1-terz": "1"}
    answer = table.post("/catch-up", rows(table, deal))
    assert answer.status_code == 422
    assert "назовите у каждого" in error_at(answer.text, "row0-seat0-terz_top0")
    named = deal | {"seat0-terz_top0": "KS", "seat1-terz_top0": "AD"}
    assert table.post("/catch-up", rows(table, named)).status_code == 303
    assert table.state.totals == (92, 68)


def test_a_likely_slip_is_asked_about_in_its_row(sit: Sit) -> None:
    table = sit()
    odd = MADE | {"seat0-cards": "120", "seat1-cards": "22"}
    answer = table.post("/catch-up", rows(table, odd))
    assert answer.status_code == 422
    key = answer.text.split('name="row0-sure"')[1].split('value="')[1].split('"')[0]
    assert table.post("/catch-up", rows(table, odd | {"sure": key})).status_code == 303


def test_counts_with_melds_in_are_taken_for_the_whole_page(sit: Sit) -> None:
    table = sit()
    counted = MADE | {"seat0-cards": "112", "seat0-terz": "1"}
    table.post("/catch-up", rows(table, counted, counted="1"))
    assert table.state.totals == (112, 48)


def test_two_hanging_baits_wait_for_the_agreement_which_is_a_row_too(sit: Sit) -> None:
    table = sit()
    answer = table.post("/catch-up", rows(table, HANGS, HANGS, MADE))
    assert "сначала" in error_at(answer.text, "row2-order").lower()
    assert table.seq == 0
    assert table.post("/catch-up", rows(table, HANGS, HANGS, {"order": "sum"}, MADE)).status_code == 303
    assert table.state.rows[-1].hanging_paid == 140


def test_points_without_play_are_a_row_where_the_table_knows_them(sit: Sit) -> None:
    table = sit("fifties")
    assert table.post("/catch-up", rows(table, {"order": "fifty1"}, MADE)).status_code == 303
    assert table.state.totals == (92, 98)
    other = sit()
    assert other.post("/catch-up", rows(other, {"order": "fifty1"})).status_code == 422


def test_rows_after_the_end_of_the_party_are_refused_at_their_place(sit: Sit) -> None:
    table = sit(target=100)
    answer = table.post("/catch-up", rows(table, MADE, MADE, BAIT))
    assert answer.status_code == 422
    assert "row2-" in answer.text
    assert table.seq == 0


def test_three_play_with_a_column_each(sit: Sit) -> None:
    table = sit("threesome")
    deal = {"order": "0H", "seat0-cards": "61", "seat1-cards": "30", "seat2-cards": "31", "last_trick": "0"}
    assert table.post("/catch-up", rows(table, deal)).status_code == 303
    assert table.state.totals == (71, 30, 31)


def test_a_rare_thing_is_folded_away_but_there(sit: Sit) -> None:
    table = sit()
    revoke = MADE | {"seat1-offence": "revoke"}
    given_up = {"order": "0S", "conceded": "1", "total": "120"}
    assert table.post("/catch-up", rows(table, revoke, given_up)).status_code == 303
    assert outcomes(table) == ["card_bait", "bait"]


def test_the_same_page_sent_twice_writes_once(sit: Sit) -> None:
    table = sit()
    form = rows(table, MADE, BAIT)
    assert [table.post("/catch-up", form).status_code for _ in range(2)] == [303, 303]
    assert table.seq == 2


def test_the_same_page_sent_again_otherwise_writes_nothing_and_keeps_the_values(sit: Sit) -> None:
    table = sit()
    form = rows(table, MADE)
    table.post("/catch-up", form)
    answer = table.post("/catch-up", form | {"row0-seat0-cards": "83"})
    assert answer.status_code == 409
    assert 'value="83"' in answer.text
    assert "уже отправлена" in answer.text
    assert table.seq == 1


def test_what_another_phone_wrote_meanwhile_is_shown_and_nothing_lost(sit: Sit) -> None:
    table = sit()
    form = rows(table, BAIT)
    table.write(MADE)
    answer = table.post("/catch-up", form)
    assert answer.status_code == 409
    assert "Аня пишет 92" in words(answer.text)
    assert 'id="row0-seat0-cards" value="80"' in answer.text
    assert 'name="seq" value="1"' in answer.text
    assert table.seq == 1


def test_field_names_that_never_were_change_nothing(sit: Sit) -> None:
    table = sit()
    junk = {"row99-order": "0H", "row0-seat7-cards": "5", "row-1-order": "0H", "rowx-order": "0H", "row0-": "1"}
    assert table.post("/catch-up", rows(table) | junk).status_code == 422
    assert table.seq == 0


@pytest.mark.parametrize("page", ["/catch-up", "/catch-up/check"])
def test_a_stranger_writes_nothing(sit: Sit, visit: Visit, page: str) -> None:
    table = sit()
    assert visit().post(table.address + page, data=rows(table, MADE)).status_code == 404
    assert table.seq == 0
