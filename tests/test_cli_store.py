"""`scorer rebuild` and `scorer verify` on an instance of their own."""

from pathlib import Path

import pytest
from sqlalchemy import update

from scorer.cli import main
from scorer.store.base import db
from scorer.store.clubs import create_club
from scorer.store.models import EventRow
from scorer.store.stats_models import Tally
from tests.conftest import MakeApp
from tests.store.playing import played, won_by


@pytest.fixture
def instance(make_app: MakeApp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MakeApp:
    """An instance with a club of two parties, which the command finds."""
    app = make_app()
    monkeypatch.setenv("SCORER_INSTANCE", str(tmp_path / "instance"))
    with app.app_context():
        club = create_club()
        won_by(club, ("Аня", "Боря"), 0)
        played(club, ("Аня", "Вера"))
    return make_app


def test_what_is_as_the_events_say_is_proved_in_silence(instance: MakeApp, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify"]) == 0
    assert capsys.readouterr().out == ""


def test_what_differs_is_listed_and_made_again(instance: MakeApp, capsys: pytest.CaptureFixture[str]) -> None:
    with instance().app_context():
        db.session.execute(update(Tally).where(Tally.scope == "all").values(won=5))
        db.session.commit()
    assert main(["verify"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 3
    assert all(", all: won is 5, counted " in line for line in told)
    assert main(["rebuild"]) == 0
    assert main(["verify"]) == 0


def test_a_log_that_makes_no_sense_is_named_and_the_rest_is_made_again(
    instance: MakeApp, capsys: pytest.CaptureFixture[str]
) -> None:
    with instance().app_context():
        db.session.execute(update(Tally).values(won=5))
        body = {"type": "void", "id": "x", "event": "never was", "reason": "slip"}
        db.session.execute(update(EventRow).where(EventRow.seq == 1).values(body=body))
        db.session.commit()
    assert main(["rebuild"]) == 1
    assert "the log is refused" in capsys.readouterr().err
    assert main(["verify"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 1
    assert "event.unknown at events[0].event" in told[0]
