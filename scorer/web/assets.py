"""Static files: an address that changes with the content, so that a browser may keep them for good."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

from flask import Flask, Response, request

from scorer.config import YEAR


def init_app(app: Flask) -> None:
    """Add the content's digest to every static address, and let browsers keep what carries one."""
    folder = Path(app.static_folder or "")

    @app.url_defaults
    def add_digest(endpoint: str, values: dict[str, Any]) -> None:
        if endpoint == "static" and "v" not in values and (folder / values["filename"]).is_file():
            values["v"] = _current_digest(folder / values["filename"])

    @app.after_request
    def keep(response: Response) -> Response:
        if request.endpoint == "static":
            _hold(response)
            if response.status_code < 400:
                _keep_for_good(response) if request.args.get("v") else _keep_a_minute(response)
        return response


def _hold(response: Response) -> None:
    """Read the file into memory: what streams would not be compressed by gzip, all that plain http offers."""
    response.direct_passthrough = False
    response.get_data()
    response.close()


def _keep_for_good(response: Response) -> None:
    response.cache_control.no_cache = None
    response.cache_control.public = True
    response.cache_control.max_age = int(YEAR.total_seconds())
    response.cache_control.immutable = True


def _keep_a_minute(response: Response) -> None:
    response.cache_control.no_cache = None
    response.cache_control.max_age = 60


def _current_digest(path: Path) -> str:
    return _digest(path, path.stat().st_mtime_ns)


@cache
def _digest(path: Path, _changed: int) -> str:
    """The first 12 hex digits of the file's SHA-256; read once for each time the file changed."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:12]
