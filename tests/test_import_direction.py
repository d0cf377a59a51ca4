"""The house's order: rules ← ledger, arbiter ← sheets ← store ← web, and purity of what the game is made of."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SCORER = Path(__file__).parents[1] / "scorer"
MAY_USE = {
    "rules": {"rules"},
    "ledger": {"rules", "ledger"},
    "arbiter": {"rules", "ledger", "arbiter"},
    "sheets": {"rules", "ledger", "arbiter", "sheets"},
    "store": {"rules", "ledger", "arbiter", "sheets", "store", "paths", "config"},
    "web": {"rules", "ledger", "arbiter", "sheets", "store", "web", "paths", "config"},
}
"""Rooms of `scorer`, and the rooms each may look into."""
PURE = ("rules", "ledger", "arbiter", "sheets")
NOT_PURE = {
    "asyncio", "datetime.now", "datetime.today", "datetime.utcnow", "date.today", "getpass", "gettext", "http",
    "locale", "os", "random", "secrets", "socket", "sqlite3", "subprocess", "sys", "tempfile", "threading", "time",
    "urllib", "uuid",
}  # fmt: skip
"""Clock, chance, language, and the world outside: not for the pure rooms."""


def modules(room: str) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted((SCORER / room).rglob("*.py")):
        if "migrations" not in path.parts:
            yield path, ast.parse(path.read_text("utf-8"))


def imports(tree: ast.Module, package: str = "scorer") -> Iterator[str]:
    """Full names of all modules imported anywhere in a module; what is imported from `package` is a module too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports name the whole path"
            base = node.module or ""
            yield from (f"{base}.{alias.name}" for alias in node.names) if base == package else [base]


@pytest.mark.parametrize("room", MAY_USE)
def test_a_room_looks_only_where_it_may(room: str) -> None:
    wrong = [
        f"{path.relative_to(SCORER)} imports {name}"
        for path, tree in modules(room)
        for name in imports(tree)
        if name.split(".")[0] == "scorer" and name.split(".")[1] not in MAY_USE[room]
    ]
    assert wrong == []


@pytest.mark.parametrize("room", PURE)
def test_a_pure_room_needs_the_standard_library_alone(room: str) -> None:
    wrong = [
        f"{path.relative_to(SCORER)} imports {name}"
        for path, tree in modules(room)
        for name in imports(tree)
        if name.split(".")[0] not in sys.stdlib_module_names | {"scorer"}
    ]
    assert wrong == []


@pytest.mark.parametrize("room", PURE)
def test_a_pure_room_knows_no_clock_chance_or_language(room: str) -> None:
    wrong = [
        f"{path.relative_to(SCORER)} uses {name}"
        for path, tree in modules(room)
        for name in {name.split(".")[0] for name in imports(tree)} | set(calls(tree))
        if name in NOT_PURE
    ]
    assert wrong == []


def calls(tree: ast.Module) -> Iterator[str]:
    """What is called by two names, such as `datetime.now`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            owner = node.func.value
            name = owner.id if isinstance(owner, ast.Name) else owner.attr if isinstance(owner, ast.Attribute) else ""
            yield f"{name}.{node.func.attr}"


def loaded_by(statement: str) -> set[str]:
    """Top-level names of all modules a fresh Python has loaded after a statement."""
    show = "import sys; print(*{name.split('.')[0] for name in sys.modules})"
    command = [sys.executable, "-W", "error", "-c", f"{statement}; {show}"]
    return set(subprocess.run(command, check=True, capture_output=True, text=True).stdout.split())


@pytest.mark.parametrize("room", [room for room in PURE if (SCORER / room).is_dir()])
def test_the_game_runs_without_the_web(room: str) -> None:
    assert loaded_by(f"import scorer.{room}").isdisjoint({"flask", "sqlalchemy", "wtforms", "babel", "waitress"})


def test_the_web_loads_nothing_that_runs_only_on_a_server() -> None:
    loaded = loaded_by("from scorer import create_app; import scorer.app")
    assert "flask" in loaded
    assert loaded.isdisjoint({"waitress", "psycopg", "weasyprint", "brotli"})
