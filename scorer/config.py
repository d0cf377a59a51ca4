"""Settings: defaults, then the environment; a secret key of this instance's own.

| variable | what |
|---|---|
| `DATABASE_URL` | a PostgreSQL or SQLite address; default: a SQLite file in the instance folder |
| `SCORER_INSTANCE` | the instance folder (see `scorer.paths`) |
| `SCORER_SECRET_KEY` | the secret key, where several machines must share one |
| `SCORER_PROXIES` | how many reverse proxies stand in front, whose X-Forwarded headers are believed |
"""

import os
import secrets
from collections.abc import Mapping
from datetime import timedelta
from pathlib import Path
from typing import Any

DATABASE_FILE = "karandash.sqlite3"
LARGEST_REQUEST = 2 * 1024 * 1024 + 64 * 1024
"""Bytes: a party file of the largest size, with the form it comes in; nothing else comes near."""
YEAR = timedelta(days=365)


def settings(environ: Mapping[str, str], instance: Path) -> dict[str, Any]:
    """Everything Flask and its extensions are told, from the environment and the instance folder."""
    return {
        "SECRET_KEY": environ.get("SCORER_SECRET_KEY") or secret_key(instance),
        "SQLALCHEMY_DATABASE_URI": database_address(environ.get("DATABASE_URL")),
        "PROXIES": int(environ.get("SCORER_PROXIES") or 0),
        "COMPRESS": True,
        "COMPRESS_ALGORITHM": ["br", "gzip"],
        "MAX_CONTENT_LENGTH": LARGEST_REQUEST,
        "MAX_FORM_MEMORY_SIZE": LARGEST_REQUEST,
        # A form may lie open in a phone for a whole evening: its token lives as long as the session.
        "WTF_CSRF_TIME_LIMIT": None,
        "PERMANENT_SESSION_LIFETIME": YEAR,
        "SESSION_COOKIE_NAME": "karandash",
        "SESSION_COOKIE_HTTPONLY": True,
        "SESSION_COOKIE_SAMESITE": "Lax",
        "BABEL_DEFAULT_LOCALE": "ru",
    }


def database_address(url: str | None) -> str:
    """`DATABASE_URL` as SQLAlchemy wants it; PostgreSQL goes through psycopg 3.

    >>> database_address("postgres://scribe@localhost/club")
    'postgresql+psycopg://scribe@localhost/club'
    >>> database_address(None)
    'sqlite:///karandash.sqlite3'
    """
    if not url:
        return f"sqlite:///{DATABASE_FILE}"
    scheme, _, rest = url.partition("://")
    return f"postgresql+psycopg://{rest}" if scheme in {"postgres", "postgresql"} else url


def secret_key(instance: Path) -> str:
    """The key in `secret_key` of the instance folder, made at the first run and readable by its owner alone.

    Several processes may start at once: each writes a file of its own, and the one whose
    link comes first gives the key to all.
    """
    path = instance / "secret_key"
    if not path.exists():
        instance.mkdir(parents=True, exist_ok=True)
        draft = instance / f"secret_key.{secrets.token_hex(8)}"
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(secrets.token_urlsafe(48))
        try:
            path.hardlink_to(draft)
        except FileExistsError:
            pass  # another process was first
        finally:
            draft.unlink()
    return path.read_text().strip()
