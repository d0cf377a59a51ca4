"""Карандаш: the score of деберц. The web application is imported only when it is asked for."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from scorer.app import create_app

__all__ = ["create_app"]


def __getattr__(name: str) -> Any:
    """Fetch `create_app` late, so that `import scorer.rules` loads nothing of the web."""
    if name == "create_app":
        return import_module("scorer.app").create_app
    raise AttributeError(name)
