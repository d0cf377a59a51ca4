"""A party is the same wherever its file came from."""

from dataclasses import replace
from uuid import NAMESPACE_URL, uuid5

import pytest

from scorer.ledger.identity import own_id
from tests.sheets.sheets import BAIT, MADE, party

ID = "6f1d5c3a-0000-4000-8000-00000000abcd"


@pytest.mark.parametrize("written", [ID, ID.upper(), ID.replace("-", ""), f"{{{ID}}}"])
def test_an_id_is_one_however_it_is_written(written: str) -> None:
    assert own_id(replace(party(MADE), id=written)) == ID


def test_another_name_for_an_id_leads_to_the_same_whatever_is_in_the_party() -> None:
    assert own_id(replace(party(MADE), id="вторник")) == own_id(replace(party(BAIT), id="вторник"))
    assert own_id(replace(party(MADE), id="вторник")) != own_id(replace(party(MADE), id="среда"))


def test_what_is_made_of_a_text_is_a_uuid_of_version_five() -> None:
    made = own_id(replace(party(MADE), id="вторник"))
    assert made == str(uuid5(uuid5(NAMESPACE_URL, "deberts-party"), "вторник"))


def test_without_an_id_a_party_is_known_by_all_that_is_in_it_but_whose_its_players_are() -> None:
    one = replace(party(MADE), id=None)
    assert own_id(one) == own_id(replace(one, player_ids=("x", "y")))
    assert own_id(one) != own_id(replace(party(BAIT), id=None))
