"""The catalogs: every sentence in three languages, each with the same placeholders."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_every_sentence_is_translated_and_keeps_its_placeholders() -> None:
    check = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "catalogs.py"), "--check"], capture_output=True, text=True, check=False
    )
    assert check.stdout.strip() == ""
    assert check.returncode == 0
