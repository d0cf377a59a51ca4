"""The documents name what there is."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = ("README.md", "CONTRIBUTING.md", "GLOSSARY.md", "CHANGELOG.md", "docs/rules.md", "docs/party-file.md")
SOURCES = "\n".join(path.read_text("utf-8") for path in (ROOT / "scorer").rglob("*.py"))


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_lead_to_files_that_are_there(document: str) -> None:
    links = re.findall(r"\]\(([^)]+)\)", (ROOT / document).read_text("utf-8"))
    missing = [link for link in links if "://" not in link and not (ROOT / link).is_file()]
    assert missing == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_paths_that_are_named_are_there(document: str) -> None:
    named = re.findall(
        r"`((?:scorer|templates|static|tests|bench|tools)/[\w./*-]*)`", (ROOT / document).read_text("utf-8")
    )
    assert [path for path in named if not any(ROOT.glob(path.rstrip("/")))] == []


def test_rules_that_the_sources_cite_are_written_down() -> None:
    rules = (ROOT / "docs" / "rules.md").read_text("utf-8")
    cited = set(re.findall(r"\bR-[A-Z]+(?:-[A-Z]+)*", SOURCES))
    assert len(cited) > 15
    assert {rule for rule in cited if rule not in rules} == set()


def test_words_of_the_glossary_are_the_codes_own() -> None:
    rows = [line.split("|")[2] for line in (ROOT / "GLOSSARY.md").read_text("utf-8").splitlines() if line[:1] == "|"]
    names = {name for cell in rows for name in re.findall(r"`(\w+)`", cell)}
    assert len(names) > 30
    assert {name for name in names if not re.search(rf"\b\w*{name}\b", SOURCES)} == set()


@pytest.mark.parametrize("variable", ["SCORER_INSTANCE", "DATABASE_URL", "SCORER_SECRET_KEY", "SCORER_PROXIES"])
def test_settings_of_the_readme_are_read_by_the_program(variable: str) -> None:
    assert f"`{variable}`" in (ROOT / "README.md").read_text("utf-8")
    assert f'"{variable}"' in SOURCES


@pytest.mark.parametrize("command", ["run", "check", ".ci/run"])
def test_a_command_is_there_to_be_run(command: str) -> None:
    assert (ROOT / command).stat().st_mode & 0o111
    subprocess.run(["bash", "-n", str(ROOT / command)], check=True)
