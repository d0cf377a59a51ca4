"""The code of a sheet tells which party and which entries; nothing else changes it."""

from dataclasses import replace

import pytest

from scorer.ledger.codec import decode_party, encode_party
from scorer.ledger.identity import own_id
from scorer.sheets.code import ALPHABET, entries_of, sheet_code, tidy
from tests.sheets.sheets import BAIT, MADE, party


def test_a_code_is_short_and_has_no_signs_taken_for_each_other() -> None:
    code = sheet_code(party(MADE))
    assert len(code) == 7
    assert code[3] == "-"
    assert set(code) <= {*ALPHABET, "-"}
    assert set("ILOU").isdisjoint(ALPHABET)


def test_the_first_half_is_of_the_party_and_the_second_of_its_entries() -> None:
    before, after = sheet_code(party(MADE)), sheet_code(party(MADE, BAIT))
    assert before[:3] == after[:3]
    assert before[4:] != after[4:]
    assert sheet_code(replace(party(MADE), id="another"))[:3] != before[:3]


def test_a_party_exported_and_read_again_has_the_same_code() -> None:
    made = party(MADE, {"type": "amend", "event": "1", "with": BAIT, "reason": "описка"})
    assert sheet_code(decode_party(encode_party(made))) == sheet_code(made)


def test_the_players_of_another_club_are_the_same_party() -> None:
    made = party(MADE)
    assert sheet_code(replace(made, player_ids=("x", "y"))) == sheet_code(made)


def test_a_party_without_an_id_has_the_code_it_keeps_once_it_gets_one() -> None:
    for written in (None, "вторник"):
        one = replace(party(MADE), id=written)
        assert sheet_code(replace(one, id=own_id(one))) == sheet_code(one)
        assert entries_of(one, sheet_code(one)) == 1
    assert sheet_code(replace(party(MADE), id=None))[:3] != sheet_code(replace(party(MADE), id=None, dealer=0))[:3]


def test_an_old_code_says_how_many_entries_the_sheet_shows() -> None:
    made = party(MADE, BAIT, MADE)
    assert entries_of(made, sheet_code(party(MADE))) == 1
    assert entries_of(made, sheet_code(made)) == 3
    assert entries_of(made, sheet_code(party())) == 0


@pytest.mark.parametrize("code", ["", "000-000", "?!", "А" * 50])
def test_a_code_the_party_never_had_is_of_no_entries(code: str) -> None:
    assert entries_of(party(MADE), code) is None


def test_a_code_is_read_however_it_is_typed() -> None:
    code = sheet_code(party(MADE))
    assert tidy(f" {code.lower().replace('-', ' ')} ") == code
    assert tidy("oil") == tidy("011")


def test_a_code_in_cyrillic_letters_that_look_alike_is_the_same() -> None:
    assert tidy("АВЕ-КМН") == tidy("ABE-KMH")
    assert tidy("орс ТУХ") == tidy("0PC-TYX")
    assert tidy("0а5-КНG") == tidy("0A5-KHG")
