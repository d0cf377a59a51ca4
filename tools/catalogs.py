"""The gettext catalogs: takes every sentence out of the sources into them, or checks that nothing is missing.

python tools/catalogs.py            update scorer/translations/*/LC_MESSAGES/messages.po
python tools/catalogs.py --check    list what is missing, fuzzy, no longer used, or has other placeholders
"""

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir
from babel.messages.frontend import parse_mapping_cfg
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).parents[1]
LANGUAGES = ("ru", "uk", "en")
KEYWORDS = DEFAULT_KEYWORDS | {"_l": None, "lazy_gettext": None, "lazy_pgettext": ((1, "c"), 2)}
PLACEHOLDER = re.compile(r"%\((\w+)\)[sd]|(?<!%)%[sd]")


def sentences() -> Catalog:
    """Every sentence the sources have, without translations."""
    with (ROOT / "babel.cfg").open() as file:
        methods, options = parse_mapping_cfg(file)  # type: ignore[no-untyped-call]
    found = Catalog(project="karandash")
    for name, _line, message, _comments, context in extract_from_dir(ROOT, methods, options, KEYWORDS):
        if name.startswith(("scorer", "templates")):
            found.add(message, context=context)
    return found


def path_of(language: str) -> Path:
    """A language's catalog."""
    return ROOT / "scorer" / "translations" / language / "LC_MESSAGES" / "messages.po"


def read(language: str) -> Catalog:
    """A language's catalog as it is kept."""
    with path_of(language).open("rb") as file:
        return read_po(file, locale=language)


def update(language: str, found: Catalog) -> None:
    """Take new sentences in and old ones out; English is its own translation."""
    catalog = read(language)
    catalog.update(found, no_fuzzy_matching=True)
    catalog.obsolete.clear()
    for message in catalog:
        if language == "en" and message.id:
            message.string = message.id
    with path_of(language).open("wb") as file:
        write_po(file, catalog, sort_output=True, width=100)


def faults(language: str, found: Catalog) -> Iterator[str]:
    """What keeps a catalog from being complete."""
    catalog = read(language)
    if catalog.fuzzy:
        yield f"{language}: marked as fuzzy as a whole, so that it is not compiled"
    wanted = {_key(message) for message in found if message.id}
    kept = {_key(message): message for message in catalog if message.id}
    yield from (f"{language}: not taken in: {key}" for key in sorted(wanted - kept.keys(), key=str))
    yield from (f"{language}: no longer used: {key}" for key in sorted(kept.keys() - wanted, key=str))
    for key, message in kept.items():
        texts = _forms(message.string)
        if message.fuzzy or not all(texts):
            yield f"{language}: not translated: {key}"
        elif any(not _placeholders(text) <= _placeholders(*_forms(message.id)) for text in texts):
            yield f"{language}: a placeholder the sentence does not have: {key}"
        elif _placeholders(*texts) != _placeholders(*_forms(message.id)):
            yield f"{language}: a placeholder is lost: {key}"


def _key(message: Message) -> tuple[str, ...]:
    return (message.context or "", *_forms(message.id))


def _forms(text: Sequence[str | None] | None) -> tuple[str, ...]:
    """A sentence's plural forms, or the sentence alone; empty where there is none."""
    forms = [text] if text is None or isinstance(text, str) else text
    return tuple(form or "" for form in forms)


def _placeholders(*texts: str) -> set[str]:
    return {match.group(0) for text in texts for match in PLACEHOLDER.finditer(text)}


def main() -> int:
    """Update or check all catalogs; status 1 where the check finds anything."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    found = sentences()
    if not check:
        for language in LANGUAGES:
            update(language, found)
    missing = [fault for language in LANGUAGES for fault in faults(language, found)]
    print(*missing, sep="\n")
    return bool(check and missing)


if __name__ == "__main__":
    sys.exit(main())
