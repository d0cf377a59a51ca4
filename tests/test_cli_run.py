"""`scorer run`: how it starts, and what it says."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from scorer import cli_run
from scorer.cli import main


def test_it_says_where_a_phone_finds_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli_run, "network_address", lambda: "192.168.1.7")
    assert cli_run.addresses("::", 8000) == ["http://localhost:8000/", "http://192.168.1.7:8000/"]
    assert cli_run.addresses("::1", 8000) == ["http://[::1]:8000/"]


def test_it_starts_without_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli_run, "network_address", lambda: None)
    assert cli_run.addresses("::", 8000) == ["http://localhost:8000/"]


def test_a_taken_port_is_said_in_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = subprocess.run(
            [sys.executable, "-m", "scorer", "run", "--host", "127.0.0.1", "--port", str(port)],
            env=os.environ | {"SCORER_INSTANCE": str(tmp_path)},
            capture_output=True,
            text=True,
            check=False,
        )
    assert done.returncode == 1
    assert f"127.0.0.1:{port}" in done.stdout
    assert "Traceback" not in done.stderr


def test_a_command_without_a_verb_shows_the_verbs(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([])
    assert left.value.code == 2
    assert "VERB" in capsys.readouterr().err
