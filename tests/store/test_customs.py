"""What a club plays for and what it writes, and that its figures follow."""

from scorer.ledger.accounts import Per, Wager
from scorer.store.append import append
from scorer.store.base import db
from scorer.store.customs import agree_wager, play_for, write_marks
from scorer.store.models import Club, PartyRow
from scorer.store.parties import start_party
from scorer.store.statistics import balances
from tests.store.deals import deal


def finished(club: Club) -> PartyRow:
    row = start_party(club, players=("Аня", "Боря"), ruleset={"target": 90}, dealer=1)
    append(row.id, [deal(90, 40)], expected_seq=0, form_id="1")
    return row


def test_a_wager_agreed_afterwards_counts_at_once(club: Club) -> None:
    row = finished(club)
    assert balances(club) == ()
    agree_wager(row.id, Wager(Per.PARTY, 10))
    assert [amount for _, _, amount in balances(club)] == [10]
    agree_wager(row.id, Wager(Per.POINT, 2))
    assert [amount for _, _, amount in balances(club)] == [2 * (row.totals[0] - row.totals[1])]
    agree_wager(row.id, None)
    assert balances(club) == ()
    assert row.wager is None


def test_a_club_says_what_it_plays_for(club: Club) -> None:
    play_for(club, "спички")
    assert db.session.get_one(Club, club.id).unit == "спички"
    play_for(club, "")
    assert club.unit is None


def test_only_letters_of_its_own_are_kept(club: Club) -> None:
    write_marks(club, {"bait": "Х", "hanging": ""})
    assert club.marks == {"bait": "Х"}
    write_marks(club, {"bait": ""})
    assert club.marks is None
