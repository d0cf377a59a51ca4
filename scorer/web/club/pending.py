"""Присланные архивы: kept beside the database between the look at them and the button that takes them in."""

from __future__ import annotations

import re
import secrets
from pathlib import Path
from typing import IO

from flask import current_app, session

PENDING = "archive"
"""In the session: the name of the archive this device sent last."""
MOST_KEPT = 5
_NAME = re.compile(r"[A-Za-z0-9_-]{20,60}")


def keep(content: IO[bytes]) -> None:
    """Keep what this device sent, and let the oldest of all go."""
    folder = _folder()
    folder.mkdir(parents=True, exist_ok=True)
    name = secrets.token_urlsafe(24)
    with (folder / f"{name}.zip").open("wb") as file:
        while some := content.read(1024 * 1024):
            file.write(some)
    session[PENDING] = name
    for old in sorted(folder.glob("*.zip"), key=lambda path: path.stat().st_mtime, reverse=True)[MOST_KEPT:]:
        old.unlink(missing_ok=True)


def kept() -> Path | None:
    """What this device sent last, None where it is no longer there."""
    name = session.get(PENDING)
    if not isinstance(name, str) or not _NAME.fullmatch(name):
        return None
    path = _folder() / f"{name}.zip"
    return path if path.is_file() else None


def let_go() -> None:
    """Keep it no longer."""
    path = kept()
    session.pop(PENDING, None)
    if path is not None:
        path.unlink(missing_ok=True)


def _folder() -> Path:
    return Path(current_app.instance_path) / "incoming"
