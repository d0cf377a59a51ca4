"""An instance with one party to write into, and what stands in its record afterwards."""

from pathlib import Path

from sqlalchemy import select

from scorer.app import create_app
from scorer.ledger.events import AnyEvent
from scorer.ledger.replay import replay
from scorer.store.base import db
from scorer.store.clubs import create_club
from scorer.store.models import EventRow, PartyRow
from scorer.store.parties import read_log, start_party
from scorer.store.sharing import Share, link_of_party


def open_party(instance: Path) -> str:
    """A new party without an end in an instance; returns its id."""
    with create_app({"INSTANCE": instance}).app_context():
        row = start_party(create_club(), players=("Аня", "Боря"), ruleset={"target": None}, dealer=0)
        db.engine.dispose()
        return row.id


def writing_link(instance: Path, party_id: str) -> str:
    """The address by which phones may write in the party."""
    with create_app({"INSTANCE": instance, "MIGRATE": False}).app_context():
        link = link_of_party(db.session.get_one(PartyRow, party_id), Share.WRITE)
        db.engine.dispose()
        return f"/w/{link}"


def record(instance: Path, party_id: str) -> list[tuple[str, AnyEvent]]:
    """Every event with the id of its form, in order. The log must replay, and what is derived must agree with it."""
    with create_app({"INSTANCE": instance, "MIGRATE": False}).app_context():
        row = db.session.get_one(PartyRow, party_id)
        rows = db.session.execute(
            select(EventRow.seq, EventRow.form_id).where(EventRow.party_id == party_id).order_by(EventRow.seq)
        ).all()
        party = read_log(row)
        assert [seq for seq, _ in rows] == list(range(1, row.seq + 1)), "a gap in the record"
        assert list(replay(party).totals) == row.totals, "derived figures differ from the record"
        db.engine.dispose()
        return list(zip((form for _, form in rows), party.events, strict=True))
