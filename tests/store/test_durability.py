"""Nothing acknowledged is lost: small samples of the long proofs in bench/."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from flask import Flask

from scorer.ledger.events import Passed
from scorer.store.append import Appended, append
from scorer.store.base import db
from scorer.store.clubs import create_club
from scorer.store.models import PartyRow
from scorer.store.parties import read_log, start_party

BENCH = Path(__file__).parents[2] / "bench"


def bench(script: str, *arguments: str) -> str:
    """What a bench prints; it fails by itself where its claim does not hold."""
    command = [sys.executable, str(BENCH / script), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=120).stdout


def test_an_acknowledged_event_survives_kill_9_of_the_server() -> None:
    assert "0 lost" in bench("kill9.py", "--times", "2")


def test_phones_that_write_at_once_lose_nothing_and_overwrite_nothing() -> None:
    told = bench("writers.py", "--writers", "5", "--deals", "3")
    assert "15 events" in told
    assert "none lost, none twice" in told


def test_of_two_threads_that_saw_the_same_one_wins_and_the_other_is_told(app: Flask) -> None:
    with app.app_context():
        party_id = start_party(create_club(), players=("Аня", "Боря"), ruleset={}, dealer=0).id

    def write(name: str) -> bool:
        with app.app_context():
            outcome = append(party_id, [Passed()], expected_seq=0, form_id=name, by=name)
            return isinstance(outcome, Appended)

    with ThreadPoolExecutor(8) as threads:
        won = list(threads.map(write, [f"phone {number}" for number in range(8)]))
    assert sorted(won) == [False] * 7 + [True]
    with app.app_context():
        (event,) = read_log(db.session.get_one(PartyRow, party_id)).events
        assert event.by == f"phone {won.index(True)}"
