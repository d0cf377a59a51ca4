"""Build hook: compiles the gettext catalogs, so that a wheel, an sdist and an editable install always have them."""

from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def compile_catalogs(translations: Path) -> list[Path]:
    """Compile every `<locale>/LC_MESSAGES/*.po` under `translations`; returns the `.mo` files written."""
    written = []
    for source in sorted(translations.glob("*/LC_MESSAGES/*.po")):
        with source.open("rb") as file:
            catalog = read_po(file, locale=source.parent.parent.name)
        target = source.with_suffix(".mo")
        with target.open("wb") as file:
            write_mo(file, catalog)
        written.append(target)
    return written


class CompileCatalogs(BuildHookInterface[Any]):
    """Runs before every build, an editable install included."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  # hatchling's signature
        """Compile the catalogs beside their sources; `artifacts` in pyproject.toml takes them in."""
        compile_catalogs(Path(self.root) / "scorer" / "translations")
