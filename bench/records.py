"""An instance with one party to write into, and what stands in its record afterwards."""

import subprocess
import sys
from pathlib import Path

from sqlalchemy import select

from scorer.app import create_app
from scorer.ledger.replay import replay
from scorer.store.base import db
from scorer.store.clubs import create_club
from scorer.store.models import EventRow, PartyRow
from scorer.store.parties import read_log, start_party

WRITER = Path(__file__).with_name("writer.py")


def open_party(instance: Path) -> str:
    """A new party in an instance; returns its id."""
    with create_app({"INSTANCE": instance}).app_context():
        return start_party(create_club(), players=("Аня", "Боря"), ruleset={}, dealer=0).id


def start_writer(instance: Path, party_id: str, name: str, count: int) -> "subprocess.Popen[str]":
    """A scribe of his own process; his output names what was acknowledged."""
    command = [sys.executable, str(WRITER), str(instance), party_id, name, str(count)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def forms_in_record(instance: Path, party_id: str) -> list[str]:
    """The form of every event, in order. The log must replay, and what is derived must agree with it."""
    with create_app({"INSTANCE": instance}).app_context():
        row = db.session.get_one(PartyRow, party_id)
        rows = db.session.execute(
            select(EventRow.seq, EventRow.form_id).where(EventRow.party_id == party_id).order_by(EventRow.seq)
        ).all()
        assert [seq for seq, _ in rows] == list(range(1, row.seq + 1)), "a gap in the record"
        assert list(replay(read_log(row)).totals) == row.totals, "derived figures differ from the record"
        return [form for _, form in rows]
