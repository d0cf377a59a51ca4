"""The wheel carries all it needs: built, installed into a fresh environment, and run from another folder."""

import os
import re
import subprocess
import sys
import sysconfig
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the sdist, so that the sdist is proved as well."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with the wheel in it; what it depends on is lent by the one the tests run in."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--quiet", "--python", str(python), "install", "--no-deps", "--no-index"]
    subprocess.run([*pip, str(wheel)], check=True)
    (site,) = folder.glob("lib/python*/site-packages")
    (site / "lent.pth").write_text(sysconfig.get_path("purelib"))
    return folder


@pytest.fixture
def address(installed: Path, tmp_path: Path) -> Iterator[str]:
    """Where the installed program serves, started in a folder and for a user with nothing."""
    server = subprocess.Popen(
        [str(installed / "bin" / "scorer"), "run", "--host", "127.0.0.1", "--port", "0"],
        cwd=tmp_path,
        env={"PATH": os.environ["PATH"], "HOME": str(tmp_path), "PYTHONWARNINGS": "error"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout
    said = re.search(r"http://\S+", server.stdout.readline())
    assert said, "the server did not start"
    yield said.group()
    server.terminate()
    server.communicate(timeout=120)


def get(address: str, language: str = "ru") -> tuple[str, str]:
    """Media type and text of what an address serves."""
    with urlopen(Request(address, headers={"Accept-Language": language})) as answer:  # noqa: S310  # our own server
        return answer.headers.get_content_type(), answer.read().decode()


@pytest.mark.parametrize(
    "part",
    [
        "templates/base.html",
        "static/vendor/htmx-2.0.11.min.js",
        "translations/ru/LC_MESSAGES/messages.mo",
        "rulesets/moscow.toml",
        "store/migrations/env.py",
        "store/migrations/alembic.ini",
        "py.typed",
    ],
)
def test_the_wheel_carries(wheel: Path, part: str) -> None:
    assert f"scorer/{part}" in zipfile.ZipFile(wheel).namelist()


def test_the_wheel_carries_the_program_alone(wheel: Path) -> None:
    top = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert {name for name in top if not name.endswith(".dist-info")} == {"scorer"}


def test_the_installed_program_serves_its_first_page_in_its_languages(address: str, tmp_path: Path) -> None:
    _, page = get(address)
    assert '<html lang="ru">' in page
    assert "Карандаш" in page
    assert '<html lang="uk">' in get(address, "uk")[1]
    styles = re.findall(r'<link rel="stylesheet" href="([^"]+)"', page)
    assert styles
    for style in styles:
        kind, text = get(address.rstrip("/") + style)
        assert kind == "text/css"
        assert "{" in text
    assert (tmp_path / ".local" / "share" / "karandash" / "secret_key").is_file()
