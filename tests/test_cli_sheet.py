"""`scorer sheet`: text, HTML and PDF of a party file, and refusals without a traceback."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

DATA = Path(__file__).parent / "data" / "sheets"
FILE = str(DATA / "moscow.json")


def run(
    *arguments: str, given: str = "", language: str = "ru_RU.UTF-8", **environ: str
) -> subprocess.CompletedProcess[str]:
    env = {"PATH": os.environ["PATH"], "LC_ALL": language, "COLUMNS": "80", **environ}
    command = [sys.executable, "-m", "scorer", "sheet", *arguments]
    return subprocess.run(command, input=given, capture_output=True, text=True, encoding="utf-8", env=env, check=False)


@pytest.mark.parametrize("language", ["ru", "uk", "en"])
def test_the_sheet_is_text_in_the_users_language(language: str) -> None:
    done = run(FILE, language=f"{language}_XX.UTF-8")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == (DATA / f"moscow.{language}.txt").read_text("utf-8")


def test_a_dash_reads_the_standard_input() -> None:
    assert run("-", given=Path(FILE).read_text("utf-8")).stdout.startswith("Деберц: Московский, до 501\n")


def test_a_terminal_of_another_encoding_gets_the_sheet_all_the_same() -> None:
    assert "♠" in run(FILE, PYTHONIOENCODING="ascii").stdout


def test_a_name_turns_no_line_of_the_terminal_round() -> None:
    named = json.loads(Path(FILE).read_text("utf-8")) | {"players": ["\u202eАня", "Боря"], "player_ids": None}
    done = run("-", given=json.dumps(named))
    assert done.returncode == 0
    assert "Аня" in done.stdout
    assert "\u202e" not in done.stdout


def test_html_is_one_document_that_needs_nothing_else() -> None:
    done = run(FILE, "--html")
    assert done.returncode == 0
    assert done.stdout.startswith("<!doctype html>")
    assert "<style>" in done.stdout
    assert "href=" not in done.stdout
    assert "src=" not in done.stdout


def test_a_pdf_is_saved_where_it_is_asked_for(tmp_path: Path) -> None:
    done = run(FILE, "--pdf", str(tmp_path / "sheet.pdf"))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF")


def test_a_pdf_goes_to_the_standard_output_for_a_dash(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "scorer", "sheet", str(Path(FILE).resolve()), "--pdf", "-"]
    done = subprocess.run(command, capture_output=True, cwd=tmp_path, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b"%PDF")
    assert list(tmp_path.iterdir()) == []


def test_a_pdf_that_cannot_be_saved_is_told_in_a_sentence(tmp_path: Path) -> None:
    done = run(FILE, "--pdf", str(tmp_path / "nowhere" / "sheet.pdf"))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("Не удаётся записать")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        ("{", "file.json", "Файл не читается"),
        ('{"format": "x"}', "file.format", "Это не файл партии"),
    ],
)
def test_a_bad_file_is_refused_as_other_verbs_do(text: str, code: str, said: str) -> None:
    done = run("-", given=text)
    assert done.returncode == 1
    assert json.loads(done.stdout)["error"]["code"] == code
    assert said in done.stderr


def test_a_file_that_is_not_there_is_refused() -> None:
    done = run("nowhere.json")
    assert done.returncode == 1
    assert json.loads(done.stdout)["error"]["code"] == "file.json"
