"""Settings from the environment, and the secret key of an instance."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from scorer import paths
from scorer.config import database_address, secret_key, settings


def test_the_key_is_made_once_and_readable_by_its_owner_alone(tmp_path: Path) -> None:
    key = secret_key(tmp_path / "instance")
    file = tmp_path / "instance" / "secret_key"
    assert secret_key(tmp_path / "instance") == key
    assert len(key) >= 64
    assert file.stat().st_mode & 0o777 == 0o600


def test_all_who_start_at_once_get_one_key(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as threads:
        keys = set(threads.map(secret_key, [tmp_path] * 8))
    assert len(keys) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["secret_key"]


def test_an_instance_has_a_key_of_its_own(tmp_path: Path) -> None:
    assert secret_key(tmp_path / "one") != secret_key(tmp_path / "another")


def test_a_key_from_the_environment_leaves_no_file(tmp_path: Path) -> None:
    assert settings({"SCORER_SECRET_KEY": "shared"}, tmp_path)["SECRET_KEY"] == "shared"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("given", "used"),
    [
        (None, "sqlite:///karandash.sqlite3"),
        ("", "sqlite:///karandash.sqlite3"),
        ("postgres://u@h/d", "postgresql+psycopg://u@h/d"),
        ("postgresql://u@h/d?host=/run", "postgresql+psycopg://u@h/d?host=/run"),
        ("postgresql+psycopg://u@h/d", "postgresql+psycopg://u@h/d"),
        ("sqlite:////srv/club.sqlite3", "sqlite:////srv/club.sqlite3"),
    ],
)
def test_the_database_is_sqlite_unless_another_is_named(given: str | None, used: str) -> None:
    assert database_address(given) == used


def test_an_instance_lies_beside_a_checkout_or_where_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert paths.instance_folder({}) == paths.CHECKOUT / "instance"
    assert paths.instance_folder({"SCORER_INSTANCE": "/srv/club"}) == Path("/srv/club")
    monkeypatch.setattr(paths, "INSTALLED", True)
    monkeypatch.setenv("HOME", "/home/scribe")
    assert paths.instance_folder({}) == Path("/home/scribe/.local/share/karandash")
    assert paths.instance_folder({"XDG_DATA_HOME": "/data"}) == Path("/data/karandash")
