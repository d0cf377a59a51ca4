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


@pytest.mark.parametrize(
    ("language", "proved", "made"),
    [
        ("ru_RU.UTF-8", "Сверено с записями, всё верно: ", "Пересчитано по записям: "),
        ("en_GB.UTF-8", "Proved against the entries, and right: ", "Made again from the entries: "),
    ],
)
def test_how_much_was_proved_or_made_again_is_said_in_one_line(
    instance: MakeApp,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    proved: str,
    made: str,
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    held = (
        "1 клуб, 3 игрока, 2 партии, 2 записи.\n" if "RU" in language else "1 club, 3 players, 2 parties, 2 entries.\n"
    )
    assert main(["verify"]) == 0
    assert capsys.readouterr().out == proved + held
    assert main(["rebuild"]) == 0
    assert capsys.readouterr().out == made + held


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
    assert "its log is refused" in capsys.readouterr().err
    assert main(["verify"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 1
    assert "event.unknown at events[0].event" in told[0]
