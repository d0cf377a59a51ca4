"""Notes say what was called, what moved and where hanging points went."""

from typing import Any

import pytest

from scorer.rules.cards import Card
from scorer.rules.facts import Meld
from scorer.rules.lines import Line, Reason
from scorer.rules.ruleset import Ruleset
from scorer.sheets.model import Note, NoteKind
from scorer.sheets.notes import called, hanging_path
from tests.sheets.sheets import BAIT, HANGS, MADE, sheet

BOTH_HANG = (HANGS, {**HANGS, "maker": 1, "cards": [60, 50], "last_trick": 1})


def kinds(*events: dict[str, Any], row: int = -1, **options: Any) -> list[list[NoteKind]]:
    return [[note.kind for note in cell.notes] for cell in sheet(*events, **options).rows[row].cells]


def hung(*events: dict[str, Any], **options: Any) -> list[list[tuple[int, int | None]]]:
    """Points and deals of hanging notes, row by row."""
    return [
        [
            (note.points, note.deal)
            for cell in row.cells
            for note in cell.notes
            if note.kind in (NoteKind.HANGS, NoteKind.PAID)
        ]
        for row in sheet(*events, **options).rows
    ]


def test_the_last_trick_comes_after_melds_and_bella() -> None:
    deal = {**MADE, "melds": [{"seat": 0, "length": 3, "run": "KH"}], "bella": 0}
    assert kinds(deal) == [[NoteKind.MELD, NoteKind.BELLA, NoteKind.LAST_TRICK], []]


def test_a_meld_that_does_not_stand_is_not_written() -> None:
    melds = [{"seat": 0, "length": 3, "run": "KH"}, {"seat": 1, "length": 4, "run": "KC"}]
    (row,) = sheet({**MADE, "melds": melds}, bait="none").rows
    assert row.cells[0].notes == (Note(kind=NoteKind.LAST_TRICK, points=10, reason=Reason.LAST_TRICK),)
    assert [note.meld for note in row.cells[1].notes if note.kind is NoteKind.MELD] == [
        Meld(seat=1, length=4, top=Card.parse("KC"))
    ]


@pytest.mark.parametrize(
    ("event", "options", "expected"),
    [
        (BAIT, {}, [[NoteKind.LAST_TRICK, NoteKind.TAKES], [NoteKind.GIVES]]),
        (BAIT, {"bait_points": "burn"}, [[NoteKind.LAST_TRICK], [NoteKind.LOSES]]),
        (HANGS, {}, [[NoteKind.LAST_TRICK, NoteKind.HANGS], []]),
        (HANGS, {"tie": "lapse"}, [[NoteKind.LAST_TRICK, NoteKind.LOSES], []]),
        (BAIT, {"bait_fine": 50}, [[NoteKind.LAST_TRICK, NoteKind.TAKES], [NoteKind.GIVES, NoteKind.FINE]]),
        (
            {**MADE, "cards": [100, 0], "no_tricks": [1]},
            {"no_trick_fine": 50},
            [[NoteKind.LAST_TRICK], [NoteKind.NO_TRICKS, NoteKind.FINE]],
        ),
        (
            {**MADE, "offences": [{"seat": 1, "kind": "revoke"}]},
            {},
            [[NoteKind.LAST_TRICK, NoteKind.TAKES], [NoteKind.OFFENCE, NoteKind.GIVES]],
        ),
        (
            {"type": "deal", "maker": 0, "total": 120, "conceded": True},
            {},
            [[NoteKind.CONCEDED], [NoteKind.LAST_TRICK]],
        ),
    ],
)
def test_what_happened_stands_at_whom_it_happened_to(
    event: dict[str, Any], options: dict[str, Any], expected: list[list[NoteKind]]
) -> None:
    assert kinds(event, **options) == expected


def test_who_gave_up_in_dave_is_told() -> None:
    deal = {"type": "deal", "maker": 0, "dave": [1], "resigned": 0}
    assert kinds(deal, preset="short_dave") == [[NoteKind.RESIGNED], [NoteKind.DAVE]]


def test_offers_that_were_accepted_are_counted_at_who_made_the_last() -> None:
    (row,) = sheet({**MADE, "dave": [0, 1]}, preset="short_dave").rows
    assert [(note.kind, note.points) for note in row.cells[1].notes] == [(NoteKind.COUNT, 48), (NoteKind.DAVE, 2)]


def test_a_passed_deal_that_costs_a_fine_says_so() -> None:
    passed = {"type": "passed"}
    assert kinds(passed, passed, passed, preset="klaberjass") == [[], [NoteKind.FINE]]


def test_hanging_points_name_the_deal_that_took_them_and_that_deal_the_one_they_came_from() -> None:
    assert hung(HANGS, {"type": "passed"}, BAIT) == [[(-70, 3)], [], [(70, 1)]]


def test_points_that_still_hang_name_no_deal() -> None:
    assert hung(HANGS) == [[(-70, None)]]


def test_of_two_hanging_baits_one_a_deal_goes_to_the_next_ones() -> None:
    assert hung(*BOTH_HANG, MADE, MADE, hanging_order="queue") == [[(-70, 3)], [(-60, 4)], [(70, 1)], [(60, 2)]]


def test_of_two_hanging_baits_paid_together_each_is_told() -> None:
    assert hung(*BOTH_HANG, MADE, hanging_order="sum") == [[(-70, 3)], [(-60, 3)], [(70, 1), (60, 2)]]


def test_hanging_points_paid_in_halves_name_their_deal_at_both() -> None:
    hangs = {"type": "deal", "maker": 0, "trump": "H", "cards": [61, 40, 31], "last_trick": 0}
    loses = {"type": "deal", "maker": 0, "trump": "H", "cards": [41, 40, 30], "last_trick": 1}
    assert hung(hangs, loses, preset="threesome") == [[(-71, 2)], [(35, 1), (36, 1)]]


def test_nothing_hangs_nothing_goes_anywhere() -> None:
    assert hanging_path(sheet(MADE, BAIT).state.rows) == ({}, {})


def test_lines_of_one_kind_take_melds_in_the_order_they_were_called() -> None:
    melds = (Meld(seat=0, length=3, top=Card.parse("KS")), Meld(seat=0, length=3, top=Card.parse("10H")))
    lines = (Line(0, 20, Reason.TERZ), Line(0, 10, Reason.LAST_TRICK), Line(0, 20, Reason.TERZ))
    assert list(called(lines, melds, Ruleset())) == [melds[0], None, melds[1]]
