"""Where things lie: beside the package in a checkout, inside it once installed."""

from collections.abc import Mapping
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
CHECKOUT = PACKAGE.parent
INSTALLED = (PACKAGE / "templates").is_dir()
"""A wheel carries templates and static files inside the package; a checkout has them beside it."""


def resource(name: str) -> Path:
    """The folder `templates` or `static`."""
    return (PACKAGE if INSTALLED else CHECKOUT) / name


def instance_folder(environ: Mapping[str, str]) -> Path:
    """The folder that holds what this installation alone has: the database and the secret key.

    `SCORER_INSTANCE` names it; else a checkout has its own `instance/`, and an installed
    program uses the user's data folder.
    """
    if chosen := environ.get("SCORER_INSTANCE"):
        return Path(chosen).expanduser().resolve()
    if not INSTALLED:
        return CHECKOUT / "instance"
    data = environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(data).expanduser() / "karandash"
