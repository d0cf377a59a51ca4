"""The score of an evening and what tells that it changed."""

from datetime import timedelta

from flask import Flask

from scorer.ledger.events import Close
from scorer.store.append import append
from scorer.store.base import db
from scorer.store.clubs import create_club
from scorer.store.evenings import evening, finished_nearby
from scorer.store.glances import glance
from scorer.store.models import Club, PartyRow
from scorer.store.parties import start_party
from tests.store.deals import deal

AB = ("Аня", "Боря")


def won(club: Club, players: tuple[str, ...], seat: int) -> PartyRow:
    """A party that the player at `seat` wins."""
    row = start_party(club, players=players, ruleset={"preset": "moscow"}, dealer=0)
    counts = (80, 40) if seat == 0 else (40, 80)
    append(row.id, [deal(*counts, maker=seat, last_trick=seat)], expected_seq=0, form_id="deal")
    append(row.id, [Close(reason="late")], expected_seq=1, form_id="close")
    return row


def test_an_evening_counts_the_parties_each_player_won_wherever_he_sat(app: Flask) -> None:
    with app.app_context():
        club = create_club()
        row = start_party(club, players=AB, ruleset={"preset": "moscow"}, dealer=0)
        assert evening(row) is None
        assert finished_nearby(club.id, row.started) == ()
        won(club, AB, 0)
        won(club, ("Боря", "Аня"), 1)
        won(club, AB, 1)
        assert evening(row) == (2, 1)
        winners = [winner for _, winner in finished_nearby(club.id, row.started)]
        assert (winners.count(0), winners.count(1)) == (1, 2)


def test_other_players_other_clubs_and_other_days_do_not_count(app: Flask) -> None:
    with app.app_context():
        club = create_club()
        row = start_party(club, players=AB, ruleset={"preset": "moscow"}, dealer=0)
        won(club, ("Аня", "Вера"), 0)
        won(create_club(), AB, 0)
        old = won(club, AB, 0)
        old.started -= timedelta(hours=13)
        db.session.commit()
        assert evening(row) is None
        won(club, AB, 1)
        assert evening(row) == (0, 1)


def test_a_glance_sees_every_entry_and_no_other_party(app: Flask) -> None:
    with app.app_context():
        club = create_club()
        row = start_party(club, players=AB, ruleset={"preset": "moscow"}, dealer=0)
        before = glance(row.id)
        append(row.id, [deal(80, 40)], expected_seq=0, form_id="deal")
        after = glance(row.id)
        assert before is not None
        assert after is not None
        assert (before.club_id, before.seq, after.seq) == (club.id, 0, 1)
        assert glance("no such party") is None
