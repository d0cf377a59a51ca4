"""Parties: started, found, read back."""

from uuid import uuid4

import pytest

from scorer.rules.presets import preset
from scorer.rules.refusal import Refused
from scorer.store.append import append
from scorer.store.clubs import create_club
from scorer.store.models import Club, PartyRow
from scorer.store.parties import load, parties_of_club, start_party
from tests.store.deals import deal

NAMES = ("Аня", "Боря")


def start(club: Club, party_id: str | None = None, **ruleset: object) -> PartyRow:
    return start_party(club, players=NAMES, ruleset={"preset": "moscow", **ruleset}, dealer=1, party_id=party_id)


def test_the_opening_holds_every_option(club: Club) -> None:
    opening = start(club, target=301).opening
    assert opening["ruleset"] == {"preset": "moscow", **preset("moscow").options(), "target": 301}
    assert "events" not in opening


def test_a_started_party_reads_back(club: Club) -> None:
    row = start(club, target=301)
    loaded = load(row)
    assert loaded.party.players == NAMES
    assert loaded.party.ruleset.target == 301
    assert loaded.party.id == row.id
    assert loaded.state.dealer == 1
    assert loaded.state.totals == (0, 0)


def test_players_are_known_again_whatever_case_and_spaces(club: Club) -> None:
    first = start(club).opening["player_ids"]
    again = start_party(club, players=("боря", " АНЯ"), ruleset={}, dealer=0).opening["player_ids"]
    assert again == first[::-1]
    assert [player.name for player in club.players] == ["Аня", "Боря"]


def test_the_same_start_form_sent_twice_opens_one_party(club: Club) -> None:
    key = str(uuid4())
    assert start(club, key) is start(club, key)
    assert len(parties_of_club(club)) == 1


@pytest.mark.parametrize("nonsense", ["", "0", "x" * 36, "../../etc"])
def test_a_start_form_with_a_broken_id_still_opens_a_party(club: Club, nonsense: str) -> None:
    row = start(club, nonsense)
    assert load(row).row is row


def test_the_id_of_another_clubs_party_opens_a_new_one(club: Club) -> None:
    theirs = start(create_club())
    assert start(club, theirs.id).id != theirs.id


def test_a_bad_opening_is_refused_and_leaves_nothing(club: Club) -> None:
    with pytest.raises(Refused) as caught:
        start_party(club, players=("Аня", "аня "), ruleset={}, dealer=0)
    assert caught.value.code == "players.same_name"
    assert parties_of_club(club) == ()
    assert club.players == []


def test_running_parties_come_first(club: Club) -> None:
    finished, running = start(club, target=50), start(club)
    append(finished.id, [deal(80, 30)], expected_seq=0, form_id="f1")
    assert finished.finished
    assert finished.winner == 0
    assert parties_of_club(club) == (running, finished)
    assert parties_of_club(club, limit=1) == (running,)
