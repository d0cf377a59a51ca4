"""A club's own letters for a bait and the like, on the table and on the sheet."""

import pytest

from tests.web.dealing import HANGS, Sit, Table, words

BAIT = {"order": "0H", "seat0-cards": "40", "seat1-cards": "80", "last_trick": "1"}


def write_marks(table: Table, **marks: str) -> int:
    return table.client.post("/club/marks", data=marks).status_code


def test_a_club_writes_its_own_letters_everywhere(sit: Sit) -> None:
    table = sit()
    table.write(BAIT)
    table.write(HANGS)
    before = table.get("").text
    assert '<span class="box">Б</span>' in before
    assert '<span class="box">ВБ</span>' in before
    assert write_marks(table, bait="Х", hanging="ВіС") == 303
    after = table.get("").text
    assert '<span class="box">Х</span>' in after
    assert '<span class="box">ВіС</span>' in after
    assert '<span class="box">Б</span>' not in after
    sheet = words(table.get("/sheet").text)
    assert "Х – байд, ВіС – висячий байд, БК – байд на картах" in sheet


def test_an_empty_field_brings_the_usual_letters_back(sit: Sit) -> None:
    table = sit()
    table.write(BAIT)
    write_marks(table, bait="Х")
    write_marks(table, bait="", hanging="", card_bait="")
    assert '<span class="box">Б</span>' in table.get("").text


@pytest.mark.parametrize(
    ("marks", "said"),
    [
        ({"bait": "БАЙДА"}, "Не длиннее 4 знаков, сейчас 5."),
        ({"bait": "Х", "hanging": "Х"}, "Одни и те же буквы для двух пометок"),
        ({"hanging": "Б"}, "Одни и те же буквы для двух пометок"),
    ],
)
def test_letters_that_cannot_be_told_apart_or_do_not_fit_are_refused(
    sit: Sit, marks: dict[str, str], said: str
) -> None:
    table = sit()
    answer = table.client.post("/club/marks", data=marks)
    assert answer.status_code == 422
    assert said in answer.text
    assert all(f'value="{letters}"' in answer.text for letters in marks.values())
    table.write(BAIT)
    assert '<span class="box">Б</span>' in table.get("").text


def test_letters_are_shown_as_text(sit: Sit) -> None:
    table = sit()
    table.write(BAIT)
    write_marks(table, bait="<b>")
    assert '<span class="box">&lt;b&gt;</span>' in table.get("").text
