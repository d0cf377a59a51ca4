"""The sheet says what the record says, in the places players look."""

import json
from pathlib import Path
from typing import Any

import pytest

from scorer.ledger.codec import decode_party
from scorer.ledger.replay import replay
from scorer.rules.cards import Suit
from scorer.rules.presets import PRESETS, preset
from scorer.rules.refusal import Refused
from scorer.sheets.build import blank_sheet, course, differing, party_sheet
from scorer.sheets.model import Change, ChangeKind, NoteKind, Point
from tests.sheets.sheets import BAIT, HANGS, MADE, sheet

CASES = Path(__file__).parents[1] / "data" / "cases"
KNOWN = [case for file in sorted(CASES.glob("*.json")) for case in json.loads(file.read_text("utf-8"))]


@pytest.mark.parametrize("case", KNOWN, ids=lambda case: case["name"])
def test_changes_sum_to_totals_in_every_known_party(case: dict[str, Any]) -> None:
    try:
        party = decode_party(case["party"])
        state = replay(party)
    except Refused:
        return
    made = party_sheet(party, state)
    for seat, total in enumerate(state.totals):
        running = 0
        for row in made.rows:
            running += row.cells[seat].change
            assert row.cells[seat].total == running
        assert running == total


def test_the_trump_stands_at_the_makers_side_and_the_dot_at_the_dealers() -> None:
    (row,) = sheet(MADE).rows
    assert [(cell.trump, cell.maker, cell.dealer) for cell in row.cells] == [
        (Suit.SPADES, True, False),
        (None, False, True),
    ]


def test_totals_run_and_changes_stand_beside_them() -> None:
    assert [[(cell.total, cell.change) for cell in row.cells] for row in sheet(MADE, BAIT).rows] == [
        [(92, 92), (48, 48)],
        [(221, 129), (48, 0)],
    ]


@pytest.mark.parametrize(
    ("event", "options", "marks"),
    [
        (BAIT, {}, [None, "bait"]),
        (HANGS, {}, ["hanging", None]),
        (MADE, {}, [None, None]),
        ({**MADE, "offences": [{"seat": 1, "kind": "revoke"}]}, {}, [None, "card_bait"]),
        (MADE, {"bait": "lower"}, [None, "bait"]),
        (HANGS, {"tie": "lapse"}, [None, None]),
        ({**MADE, "conceded": True}, {}, ["bait", None]),
        (BAIT, {"bait_points": "burn"}, [None, "bait"]),
    ],
)
def test_a_mark_stands_at_the_side_it_is_about(
    event: dict[str, Any], options: dict[str, Any], marks: list[str | None]
) -> None:
    (row,) = sheet(event, **options).rows
    assert [cell.mark for cell in row.cells] == marks


def test_a_passed_deal_is_numbered_and_changes_nothing() -> None:
    first, second = sheet({"type": "passed"}, MADE).rows
    assert (first.number, first.changes, first.cells[1].dealer) == (1, False, True)
    assert second.number == 2


def test_a_correction_stands_in_the_line_of_its_deal_with_both_figures() -> None:
    (row,) = sheet(MADE, {"type": "correction", "deal": "1", "seat": 0, "cards": 72}).rows
    assert [(cell.total, cell.change, cell.was) for cell in row.cells] == [(82, 82, 92), (58, 58, 48)]
    assert [note.kind for note in row.cells[1].notes] == [NoteKind.CORRECTION]
    assert row.cells[1].notes[0].points == 10


def test_a_hundred_put_right_later_is_an_entry_of_its_own() -> None:
    rows = sheet({**MADE, "cards": [112, 25]}, MADE, {"type": "correction", "deal": "1", "seat": 0, "cards": 12}).rows
    assert [row.number for row in rows] == [1, 2, None]
    assert rows[0].cells[0].was == 122
    assert not rows[2].changes


def test_an_amended_deal_shows_what_was_written_first() -> None:
    made = sheet(MADE, {"type": "amend", "event": "1", "with": {**MADE, "cards": [72, 58]}, "reason": "описка"})
    (row,) = made.rows
    assert [(cell.change, cell.was) for cell in row.cells] == [(82, 92), (58, 48)]
    assert made.changes == (Change(ChangeKind.AMEND, "описка", number=1),)


def test_voids_are_told_in_the_margin_and_counted() -> None:
    void = {"type": "void", "event": "1", "reason": "не туда"}
    made = sheet(MADE, void, {**MADE, "id": "x"}, {**void, "event": "x"}, BAIT)
    assert [row.number for row in made.rows] == [1]
    assert made.changes == (Change(ChangeKind.VOID, "не туда", times=2),)


def test_an_opening_put_right_is_told_and_its_names_stand() -> None:
    made = sheet(MADE, {"type": "reopen", "with": {"players": ["Анна", "Борис"]}, "reason": "имена"})
    assert made.state.players == ("Анна", "Борис")
    assert made.changes == (Change(ChangeKind.REOPEN, "имена"),)


def test_an_entry_between_deals_has_no_number() -> None:
    adjust = {"type": "adjust", "points": [100, 0], "reason": "фора"}
    close = {"type": "close", "reason": "поздно"}
    rows = sheet(adjust, MADE, close).rows
    assert [(row.number, row.row.kind, row.changes) for row in rows] == [
        (None, "adjust", True),
        (1, "deal", True),
        (None, "close", False),
    ]


def test_points_without_play_stand_at_who_takes_them() -> None:
    (row,) = sheet({"type": "fifty", "maker": 0}, preset="fifties").rows
    assert [(cell.maker, cell.trump, cell.change) for cell in row.cells] == [(True, None, 50), (False, None, 0)]


def test_a_claim_in_mid_deal_is_an_entry_with_figures() -> None:
    adjust = {"type": "adjust", "points": [455, 0], "reason": "фора"}
    claim = {"type": "claim", "seat": 0, "during": {"maker": 1, "trump": "H", "cards": [50, 60]}}
    made = sheet(adjust, claim)
    assert made.rows[1].number is None
    assert [(cell.maker, cell.trump) for cell in made.rows[1].cells] == [(False, None), (True, Suit.HEARTS)]
    assert [cell.change for cell in made.rows[1].cells] == [50, 60]
    assert made.state.winner == 0


def test_with_stakes_the_counts_stand_beside_the_stakes() -> None:
    (row,) = sheet(MADE, preset="short_2").rows
    assert [cell.change for cell in row.cells] == [1, -1]
    assert [(cell.notes[0].kind, cell.notes[0].points) for cell in row.cells] == [
        (NoteKind.COUNT, 92),
        (NoteKind.COUNT, 48),
    ]


def test_three_have_a_column_each_and_a_bait_goes_in_halves() -> None:
    deal = {"type": "deal", "maker": 0, "trump": "H", "cards": [41, 40, 30], "last_trick": 1}
    (row,) = sheet(deal, preset="threesome").rows
    assert [cell.change for cell in row.cells] == [0, 70, 51]
    assert [[(note.kind, note.points) for note in cell.notes if note.reason == "bait"] for cell in row.cells] == [
        [(NoteKind.GIVES, -41)],
        [(NoteKind.TAKES, 20)],
        [(NoteKind.TAKES, 21)],
    ]


def test_the_course_begins_at_the_start_and_ends_at_the_totals() -> None:
    adjust = {"type": "adjust", "points": [100, 0], "reason": "фора"}
    made = sheet(adjust, MADE, BAIT)
    assert made.course == (
        Point(0, (100, 0)),
        Point(1, (192, 48)),
        Point(2, (321, 48), ((1, "bait"),)),
    )
    assert tuple(course(())) == ()


def test_an_entry_after_a_deal_belongs_to_that_point_of_the_course() -> None:
    made = sheet(MADE, {"type": "adjust", "points": [0, 7], "reason": "договор"}, BAIT)
    assert [point.totals for point in made.course] == [(0, 0), (92, 55), (221, 55)]


def test_house_rules_that_differ_are_told_by_their_options() -> None:
    made = sheet(MADE, target=301, hanging_order="queue")
    assert made.differs == ("target", "hanging_order")


@pytest.mark.parametrize("name", PRESETS)
def test_a_variant_played_as_it_is_differs_in_nothing(name: str) -> None:
    assert differing(preset(name), name) == ()


@pytest.mark.parametrize("name", PRESETS)
def test_a_blank_sheet_has_a_column_for_each_who_plays(name: str) -> None:
    rules = preset(name)
    made = blank_sheet(("",) * rules.players, name, rules)
    assert made.blank
    assert (len(made.state.players), made.rows, made.next_number) == (rules.players, (), 1)


def test_a_sheet_of_a_party_is_not_blank_and_knows_its_next_deal() -> None:
    made = sheet(MADE, {"type": "passed"})
    assert not made.blank
    assert made.next_number == 3
