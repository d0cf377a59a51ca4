"""What becomes of a club that was kept before there were evenings and statistics."""

import json
from datetime import UTC, datetime
from pathlib import Path

import flask_migrate
import pytest
from flask import g
from sqlalchemy import select, text

from scorer.ledger.codec import decode_party, encode_party
from scorer.store.base import db
from scorer.store.evenings import evening_of
from scorer.store.migrate import FOLDER
from scorer.store.models import Club, PartyRow, Player
from scorer.store.verify import verify
from tests.conftest import MakeApp

PARTIES = (("2026-11-29T21:00:00+03:00", ["Аня", "Боря"]), ("2026-11-30T00:10:00+03:00", ["Aня", "Боря"]))
"""The second was typed with a Latin A."""


def party_id(number: int) -> str:
    return f"00000000-0000-4000-8000-00000000000{number}"


def old_database(make_app: MakeApp) -> None:
    """A database of the second migration with two parties of an evening."""
    with make_app(MIGRATE=False).app_context():
        Path(str(db.engine.url.database)).parent.mkdir(exist_ok=True)
        flask_migrate.upgrade(str(FOLDER), revision="0002")
        g.writes = True
        execute = db.session.execute
        execute(text("INSERT INTO club (id, epoch, created) VALUES (1, 1, :now)"), {"now": datetime.now(UTC)})
        for player, name in (("a", "Аня"), ("b", "Боря"), ("c", "Aня")):
            values = {"id": player, "name": name, "key": name.casefold()}
            execute(text("INSERT INTO player (id, club_id, name, key) VALUES (:id, 1, :name, :key)"), values)
        for number, (started, names) in enumerate(PARTIES):
            document = {"format": "deberts-party", "version": 1, "id": party_id(number), "started": started}
            opening = encode_party(decode_party({**document, "players": names, "dealer": 0, "events": []}))
            opening["player_ids"] = ["a" if number == 0 else "c", "b"]
            del opening["events"]
            values = {"id": party_id(number), "opening": json.dumps(opening)}
            values["started"] = datetime.fromisoformat(started).astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S.000000")
            columns = "id, club_id, opening, started, seq, totals, finished, updated"
            execute(
                text(f"INSERT INTO party ({columns}) VALUES (:id, 1, :opening, :started, 1, '[]', 0, :started)"),  # noqa: S608
                values,
            )
            close = json.dumps({"type": "close", "id": "1", "reason": "late", "draw": True})
            columns = "party_id, seq, event_id, body, at, form_id"
            execute(
                text(f"INSERT INTO event ({columns}) VALUES (:id, 1, '1', :body, :at, 'f')"),  # noqa: S608
                {"id": party_id(number), "body": close, "at": values["started"]},
            )
        db.session.commit()


def test_old_parties_get_their_evening_and_figures_when_the_program_starts(make_app: MakeApp) -> None:
    old_database(make_app)
    with make_app().app_context():
        evening = evening_of(db.session.get_one(Club, 1), party_id(0))
        assert evening.day == "2026-11-29"
        assert [row.id for row in evening.parties] == [party_id(0), party_id(1)]
        assert all(row.finished for row in evening.parties)
        assert list(verify()) == []


def test_names_that_are_alike_from_now_on_stay_two_players(make_app: MakeApp) -> None:
    old_database(make_app)
    with make_app().app_context():
        keys = {player.id: player.key for player in db.session.scalars(select(Player))}
        assert keys == {"a": "аня", "b": "боря", "c": "аня 2"}


def test_names_alike_by_a_digit_from_now_on_stay_two_players_and_others_are_found(make_app: MakeApp) -> None:
    old_database(make_app)
    with make_app().app_context():
        flask_migrate.downgrade(str(FOLDER), revision="0006")
        g.writes = True
        for player, name, key in (("d", "3оя", "3оя"), ("e", "Зоя", "зоя"), ("f", "Ве\u0301ра", "ве\u0301ра")):
            values = {"id": player, "name": name, "key": key}
            columns = "id, club_id, name, key, person_id"
            db.session.execute(text(f"INSERT INTO player ({columns}) VALUES (:id, 1, :name, :key, :id)"), values)  # noqa: S608
        db.session.commit()
    with make_app().app_context():
        keys = {player.id: player.key for player in db.session.scalars(select(Player))}
        assert keys == {"a": "аня", "b": "боря", "c": "аня 2", "d": "зоя 2", "e": "зоя", "f": "вера"}


@pytest.mark.parametrize("revision", ["0002", "0001"])
def test_the_way_back_leaves_the_record(make_app: MakeApp, revision: str) -> None:
    old_database(make_app)
    with make_app().app_context():
        flask_migrate.downgrade(str(FOLDER), revision=revision)
        assert db.session.scalar(text("SELECT count(*) FROM event")) == 2
        db.session.rollback()
    with make_app().app_context():
        assert list(verify()) == []
        assert db.session.get_one(PartyRow, party_id(1)).evening_id == party_id(0)
