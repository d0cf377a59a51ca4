"""What is carried along from others is what they gave out, with their licence."""

import hashlib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("folder", ["static/vendor", "tests/browser/vendor"])
def test_carried_files_are_unchanged_and_licensed(folder: str) -> None:
    lines = (ROOT / folder / "SHA256SUMS").read_text().splitlines()
    expected = {name: digest for digest, name in (line.split() for line in lines)}
    actual = {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest()
        for path in (ROOT / folder).iterdir()
        if path.name != "SHA256SUMS"
    }
    assert actual == expected
    packages = {name.split("-")[0] for name in expected}
    assert all(any(name.startswith(f"{package}-LICENSE") for name in expected) for package in packages)
