"""The table as values: sides, rows, cells, lines."""

import json
from pathlib import Path
from typing import Any

import pytest

from scorer.ledger.codec import decode_party
from scorer.ledger.replay import replay
from scorer.web.presenters.rows import Cell, RowView
from scorer.web.presenters.table import table_view
from tests.web.presenters.conftest import Speak
from tests.web.presenters.parties import BAIT, HANGING, MADE, PASSED, deal, table

CASES = [
    case
    for file in sorted((Path(__file__).parents[2] / "data" / "cases").glob("*.json"))
    for case in json.loads(file.read_text("utf-8"))
    if "error" not in case.get("expect", {}) and "party" in case
]


def newest(*events: dict[str, Any], **rules: Any) -> RowView:
    return table(*events, **rules).rows[0]


def sides(row: RowView) -> list[tuple[str, str, str]]:
    return [(cell.total, cell.change, cell.mark) for cell in row.cells]


def test_the_leader_leads_alone_and_the_next_dealer_is_named() -> None:
    view = table(MADE)
    assert [(s.name, s.total, s.left, s.leads, s.dealer) for s in view.sides] == [
        ("Аня", "92", "осталось 409", True, "Сдаёт: Аня"),
        ("Боря", "48", "осталось 453", False, ""),
    ]
    assert not any(side.leads for side in table().sides)


def test_who_has_the_target_is_not_told_what_is_left() -> None:
    view = table(MADE, target=92)
    assert [side.left for side in view.sides] == ["92 есть", "осталось 44"]
    assert [side.dealer for side in view.sides] == ["", ""]
    assert view.ending is not None


def test_a_game_for_stakes_has_no_target_and_names_a_stake_above_one() -> None:
    view = table(preset="short_2", stake=5)
    assert [side.left for side in view.sides] == ["", ""]
    assert view.length == "на ставку 5"
    assert table(preset="short_2").length == ""


def test_the_length_of_a_party_names_the_lead_that_ends_it() -> None:
    assert table(preset="fifties").length == "до 501 или отрыв 250"


def test_who_must_announce_the_end_is_asked_to() -> None:
    view = table(MADE, target=90, claim_at_record="required")
    assert [(one.seat, one.text) for one in view.claimants] == [
        (0, "Аня: есть 90. Конец объявляет игрок, пока не сняли карту перед следующей сдачей.")
    ]


def test_rows_stand_newest_first_with_totals_changes_and_marks() -> None:
    rows = table(MADE, BAIT, PASSED, HANGING).rows
    assert [row.number for row in rows] == [4, 3, 2, 1]
    assert sides(rows[0]) == [("92", "0", "ВБ"), ("243", "+70", "")]
    assert sides(rows[2]) == [("92", "0", "Б"), ("173", "+125", "")]
    assert [cell.word for cell in rows[1].cells] == ["пересдача", "пересдача"]


def test_the_suit_stands_at_the_maker() -> None:
    row = newest(deal(1, [30, 90], 1, trump="S"))
    assert [(cell.suit, cell.red, cell.maker) for cell in row.cells] == [("", False, False), ("♠", False, True)]
    assert newest(MADE).cells[0].red
    bare = newest({**MADE, "trump": None})
    assert (bare.cells[0].suit, bare.cells[0].maker) == ("", True)


@pytest.mark.parametrize(
    ("events", "rules", "seat"),
    [
        (BAIT, {}, 0),
        (deal(0, [90, 30], 0), {"bait": "lower"}, 1),
        (deal(0, [0, 120], 1, no_tricks=[0]), {}, 0),
        ({**MADE, "offences": [{"seat": 1, "kind": "revoke"}]}, {}, 1),
        ({"type": "deal", "maker": 0, "trump": "H", "total": 120, "conceded": True}, {}, 0),
    ],
)
def test_the_mark_stands_at_who_was_baited(events: dict[str, Any], rules: dict[str, Any], seat: int) -> None:
    row = newest(events, **rules)
    assert [bool(cell.mark) for cell in row.cells] == [seat == 0, seat == 1]


def lines(cell: Cell) -> list[tuple[str, str]]:
    return [(line.reason, line.points) for line in cell.lines]


def test_a_row_opens_to_every_point_with_its_reason() -> None:
    row = newest(HANGING, deal(0, [40, 75], 1, melds=[{"seat": 0, "run": "KS", "length": 3}]))
    assert lines(row.cells[0]) == [("карты", "+40"), ("терц от К♠", "+20"), ("байд", "−60")]
    assert lines(row.cells[1]) == [("карты", "+75"), ("посл.", "+10"), ("байд", "+60"), ("висячие", "+70")]
    assert [line.fine for line in row.cells[0].lines] == [False, False, True]


def test_a_deal_is_heard_as_sentences() -> None:
    assert newest(BAIT).spoken == "Сдача 1. Играет: Аня, черви. Байд: Боря пишет 125. Всего: Аня 0, Боря 125."
    assert newest(PASSED).spoken == "Сдача 1. Пересдача. Всего: Аня 0, Боря 0."


def test_a_row_without_a_number_says_itself_and_may_change_nothing() -> None:
    agreed = newest({"type": "rules", "ruleset": {"target": 301, "tie": "bait"}, "reason": "поздно"})
    assert (agreed.number, agreed.changes, agreed.lines) == (None, False, False)
    assert agreed.details == ("Играем до: 301", "Очков поровну: байд", "поздно")
    adjusted = newest({"type": "adjust", "points": [0, -50], "reason": "опоздание"})
    assert (adjusted.changes, adjusted.lines) == (True, True)
    assert adjusted.cells[1].fine


def test_figures_put_right_are_remembered_struck_out() -> None:
    correction = {"type": "correction", "deal": "1", "seat": 0, "cards": 72}
    noticed, row = table(MADE, correction).rows
    assert [(cell.was, cell.change) for cell in row.cells] == [("+92", "+82"), ("", "+48")]
    assert [cell.change for cell in noticed.cells] == ["0", "+10"]
    assert "На самом деле: Аня 72" in noticed.details


def test_the_first_figure_is_the_one_struck_out() -> None:
    first = {"type": "amend", "event": "1", "with": deal(0, [70, 48], 0), "reason": "x"}
    second = {"type": "amend", "event": "1", "with": deal(0, [75, 48], 0, trump="S"), "reason": "x"}
    (row,) = table(MADE, first, second).rows
    assert [(cell.was, cell.change) for cell in row.cells] == [("+92", "+85"), ("", "+48")]
    assert row.cells[0].suit == "♠"


def test_details_say_what_the_table_saw() -> None:
    told = newest(
        {
            **deal(0, [0, 120], 1, round=2, no_tricks=[0]),
            "at": "2026-11-29T21:05:00+03:00",
            "by": "Вера",
            "melds": [{"seat": 1, "length": 3}],
        }
    ).details
    assert told == ("Сдаёт: Боря", "Играет: Аня, черви, второй козырь", "Ни одной взятки: Аня", "21:05, Вера")
    offended = newest({**MADE, "offences": [{"seat": 1, "kind": "revoke"}]}).details
    assert "Боря: ренонс" in offended
    conceded = newest({"type": "deal", "maker": 0, "trump": "H", "total": 120, "conceded": True}).details
    assert "Байд сдан, считали вместе" in conceded
    resigned = newest({"type": "deal", "maker": 0, "trump": "H", "dave": [0], "resigned": 1}, preset="short_dave")
    assert {"Даве: Аня", "Без игры сдаётся: Боря"} <= set(resigned.details)
    assert "Насчитано: 40 : 85" in newest(BAIT).details


def test_long_totals_are_told_apart() -> None:
    assert not table(MADE).wide
    assert table({"type": "adjust", "points": [1000, 0], "reason": "x"}, target=2000).wide
    assert table({"type": "adjust", "points": [-100, 0], "reason": "x"}).wide


@pytest.mark.parametrize("language", ["ru", "uk", "en"])
def test_every_worked_case_can_be_shown(speak: Speak, language: str) -> None:
    assert CASES
    with speak(language):
        for case in CASES:
            played = decode_party(case["party"])
            state = replay(played)
            view = table_view(played, state)
            assert [row.event for row in view.rows] == [row.event for row in reversed(state.rows)], case["name"]
            assert all(row.sentence and row.spoken for row in view.rows), case["name"]
