"""Файл: text to a JSON document, with the guards json.loads lacks.

A file is at most 2 MB unless more is allowed, 20 levels deep, names no key twice and holds no NaN, no number of
thousands of digits and no half of a character.
"""

from __future__ import annotations

import json
from typing import Any, NoReturn

from scorer.rules.refusal import Refused

LARGEST_FILE = 2 * 1024 * 1024
DEEPEST = 20


def read_document(text: str | bytes, most: int = LARGEST_FILE) -> Any:
    """The document in `text`; refuses `file.json`, and `file.too_large` beyond `most` bytes.

    >>> read_document('{"version": 1}')
    {'version': 1}
    """
    try:
        raw = text.encode("utf-8") if isinstance(text, str) else text
        if len(raw) > most:
            raise Refused("file.too_large", most=most)
        document = json.loads(raw.decode("utf-8-sig"), object_pairs_hook=_object, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise Refused("file.json", line=getattr(error, "lineno", None)) from None
    _check_depth(document)
    return document


def write_document(document: object) -> str:
    """One compact JSON line."""
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise Refused("file.json", at=key, key=key)
        found[key] = value
    return found


def _no_constant(name: str) -> NoReturn:
    raise Refused("file.json", constant=name)


def _check_depth(document: object) -> None:
    level = [document]
    for _ in range(DEEPEST):
        level = [inner for outer in level for inner in _inside(outer)]
        if not level:
            return
    if any(isinstance(value, dict | list) for value in level):
        raise Refused("file.json", depth=DEEPEST)


def _inside(value: object) -> list[Any]:
    if isinstance(value, dict):
        return [*value.values(), *value]
    if isinstance(value, str) and any("\ud800" <= char <= "\udfff" for char in value):
        raise Refused("file.json", value="surrogate")
    return value if isinstance(value, list) else []
