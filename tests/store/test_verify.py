"""The proof finds whatever is kept otherwise than the events say, names it, and counting anew mends it."""

import sqlite3
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import delete, func, select, update

from scorer.store.base import db
from scorer.store.merging import mergings_into, part
from scorer.store.models import Club, EventRow, PartyRow, Player
from scorer.store.players import persons_like
from scorer.store.rebuild import rebuild
from scorer.store.renaming import rename_player
from scorer.store.stats_models import Seat, Tally
from scorer.store.verify import holdings, verify
from tests.store.playing import begin, won_by, write

ANYA, VERA = (select(Player.id).where(Player.name == name).scalar_subquery() for name in ("Аня", "Вера"))
WON = select(func.min(PartyRow.id)).where(PartyRow.winner == 0).scalar_subquery()

HARM: dict[str, tuple[Any, str]] = {
    "totals": (update(PartyRow).values(totals=[1, 2]), "totals is [1, 2], counted ["),
    "the winner": (update(PartyRow).values(winner=1), "winner is 1, counted 0"),
    "who plays": (
        update(PartyRow).values(stands={"players": ["x", "y"], "preset": "moscow", "target": 501}),
        "stands is ",
    ),
    "the start": (update(PartyRow).values(started=datetime(2020, 1, 1, tzinfo=UTC)), "started is "),
    "the day": (update(PartyRow).where(PartyRow.id == WON).values(day="2020-01-01"), "day is '2020-01-01'"),
    "the evening": (update(PartyRow).values(evening_id=str(UUID(int=7))), "evening is '0000"),
    "no evening": (update(PartyRow).values(evening_id=None, day=None), "evening is None"),
    "the version": (update(PartyRow).values(counted=0), "counted is 0"),
    "a seat less": (delete(Seat).where(Seat.party_id == WON, Seat.seat == 1), "seat 1: seat is None"),
    "the first seat less": (delete(Seat).where(Seat.party_id == WON, Seat.seat == 0), "seat 0: seat is None"),
    "all seats less": (delete(Seat), "seat 0: seat is None, counted 'Аня'"),
    "a figure of a seat": (update(Seat).values(deals=7), "deals is 7, counted 1"),
    "a run of wins": (update(Seat).where(Seat.seat == 0).values(run=9), "run is 9"),
    "whose seat it is": (update(Seat).where(Seat.seat == 0).values(person_id=VERA), "person is "),
    "whom a player is": (update(Player).where(Player.id == ANYA).values(person_id=VERA), "person is "),
    "a sum": (update(Tally).where(Tally.scope == "all").values(won=5), ", all: won is 5"),
    "a sum of a variant": (
        update(Tally).where(Tally.scope == "preset").values(parties=0),
        "moscow: parties is 0",
    ),
    "sums less": (delete(Tally).where(Tally.scope == "pair"), ", pair "),
}


@pytest.fixture
def played(club: Club) -> Club:
    """A club of three players, two parties that Аня won, and one running."""
    won_by(club, ("Аня", "Боря"), 0)
    won_by(club, ("Аня", "Боря"), 0)
    begin(club, "Боря", "Вера")
    return club


def differences() -> list[str]:
    """Everything that is told, a line each."""
    return [str(difference) for difference in verify()]


def harmed(statement: Any) -> None:
    """Change what is kept behind the program's back."""
    db.session.execute(statement)
    db.session.commit()


def test_what_the_program_keeps_is_what_the_events_say(played: Club) -> None:
    assert differences() == []
    assert holdings().players == len(played.players) == 3
    assert (holdings().clubs, holdings().parties, holdings().entries) == (1, 3, 4)


@pytest.mark.parametrize("harm", HARM)
@pytest.mark.usefixtures("played")
def test_what_is_kept_otherwise_is_named_and_counting_anew_mends_it(harm: str) -> None:
    statement, named = HARM[harm]
    harmed(statement)
    assert [said for said in differences() if named in said] != []
    assert rebuild() == ()
    assert differences() == []


@pytest.mark.usefixtures("played")
def test_a_seat_nobody_sits_at_is_named_and_goes() -> None:
    moved = update(Seat).where(Seat.party_id == WON, Seat.seat == 1).values(seat=2)
    harmed(moved)
    told = differences()
    assert [said for said in told if "seat 1: seat is None, counted 'Боря'" in said] != []
    assert [said for said in told if "seat 2: seat is 'Боря', counted None" in said] != []
    assert rebuild() == ()
    assert differences() == []


def test_a_player_who_is_lost_is_named_and_comes_back_as_he_was(played: Club) -> None:
    before = {player.name: player.id for player in played.players}
    db.session.commit()
    db.session.close()
    with sqlite3.connect(str(db.engine.url.database)) as connection:  # which keeps no foreign keys unless told to
        connection.execute("DELETE FROM player WHERE name = 'Аня'")
    db.session.expire_all()
    assert [said for said in differences() if "player is " in said and "nobody of its club" in said] != []
    assert rebuild() == ()
    assert differences() == []
    db.session.expire_all()
    assert {player.name: player.id for player in played.players} == before


@pytest.mark.usefixtures("played")
def test_a_log_that_makes_no_sense_is_named_and_stays_as_it_is() -> None:
    harmed(update(EventRow).where(EventRow.party_id == WON, EventRow.seq == 1).values(body={"type": "dance"}))
    (said,) = (said for said in differences() if "log is 'refused'" in said)
    assert "event.unknown_type" in said
    days = select(PartyRow.day).order_by(PartyRow.id)
    before = db.session.scalars(days).all()
    assert len(rebuild()) == 1
    assert db.session.scalars(days).all() == before


@pytest.mark.usefixtures("played")
def test_two_at_one_table_who_are_kept_as_one_person_are_told_apart_again() -> None:
    harmed(update(Player).where(Player.name == "Боря").values(person_id=ANYA))
    assert rebuild() == ()
    assert differences() == []


def test_a_party_whose_names_are_one_players_by_now_is_named_and_holds_up_no_other(club: Club) -> None:
    party = won_by(club, ("Аня", "Боря"), 0)
    write(party, {"type": "reopen", "with": {"players": ["Аня", "Вера"]}, "reason": "введено неверно"})
    won_by(club, ("Глеб", "Даша"), 1)
    rename_player(club, persons_like(club, "Вера")[0].id, "Вероника")
    ((merging, former),) = mergings_into(persons_like(club, "Вероника")[0])
    part(club, merging.id)
    rename_player(club, former.id, "Варя")
    rename_player(club, persons_like(club, "Аня")[0].id, "Вера")
    harmed(delete(Seat))
    assert rebuild() == (party.id,)
    assert [seat.name for seat in db.session.scalars(select(Seat).order_by(Seat.seat))] == ["Глеб", "Даша"]
