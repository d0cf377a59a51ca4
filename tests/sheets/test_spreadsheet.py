"""The sheet for a spreadsheet: figures to add up, and no text that runs as a formula."""

import csv
import io

import pytest
from flask import g

from scorer.sheets.spreadsheet import BYTE_ORDER_MARK, spreadsheet
from scorer.web.i18n import speaking
from scorer.web.sheet.words import SheetWords
from tests.sheets.sheets import BAIT, MADE, sheet
from tests.sheets.test_text import read


def rows(language: str, name: str = "moscow", players: tuple[str, ...] = ()) -> list[list[str]]:
    made = read(name, players)
    with speaking(language):
        text = spreadsheet(made, SheetWords(made.state.preset))
    assert text.startswith(BYTE_ORDER_MARK)
    return list(csv.reader(io.StringIO(text.removeprefix(BYTE_ORDER_MARK)), delimiter=";" if language != "en" else ","))


@pytest.mark.parametrize("language", ["ru", "uk", "en"])
def test_every_row_has_as_many_cells_as_the_head(language: str) -> None:
    head, *rest = rows(language)
    assert len(head) == 15
    assert {len(row) for row in rest} == {15}


def test_changes_of_a_column_sum_to_its_last_total() -> None:
    head, *rest = rows("ru")
    total, change = head.index("Боря: всего"), head.index("Боря: за сдачу")
    assert sum(int(row[change]) for row in rest) == int(rest[-1][total]) == 503


def test_figures_below_nought_are_plain_numbers() -> None:
    head, *rest = rows("ru", "klaberjass")
    assert rest[3][head.index("Bob: за сдачу")] == "-100"


def test_who_played_and_dealt_and_what_was_put_right_have_cells() -> None:
    head, *rest = rows("ru")
    row = dict(zip(head, rest[3], strict=True))
    assert (row["№"], row["Сдаёт"], row["Играет"], row["Козырь"]) == ("4", "Аня", "Аня", "♠")
    assert (row["Аня: всего"], row["Аня: было записано"], row["Боря: за что"]) == ("282", "131", "карандаш +10")
    assert dict(zip(head, rest[4], strict=True))["Аня: отметка"] == "ВБ"


@pytest.mark.parametrize("name", ["=1+1", "+7", "-5", "@cmd", "\tx"])
def test_a_name_that_looks_like_a_formula_is_text(name: str) -> None:
    head, *rest = rows("ru", players=(name, "Боря"))
    assert head[5] == f"'{name}: всего"
    assert rest[3][2] == f"'{name}"


def test_a_letter_of_the_club_that_looks_like_a_formula_is_text() -> None:
    made = sheet(BAIT)
    with speaking("ru"):
        g.marks = {"bait": "=1+1"}
        text = spreadsheet(made, SheetWords("moscow"))
    (head, row) = csv.reader(io.StringIO(text.removeprefix(BYTE_ORDER_MARK)), delimiter=";")
    assert "'=1+1" in row
    assert head[row.index("'=1+1")].endswith(": отметка")


def test_an_entry_between_deals_has_its_sentence_and_no_number() -> None:
    made = sheet(MADE, {"type": "close", "reason": 'поздно; "всё"'}, bait="none")
    with speaking("ru"):
        text = spreadsheet(made, SheetWords("moscow"))
    row = list(csv.reader(io.StringIO(text), delimiter=";"))[-1]
    assert row[0] == ""
    assert row[4] == 'Партия прервана. поздно; "всё"'


def test_a_baited_player_has_nought_and_not_nothing() -> None:
    made = sheet(BAIT)
    with speaking("en"):
        text = spreadsheet(made, SheetWords("moscow"))
    assert list(csv.reader(io.StringIO(text)))[1][-4] == "0"
