"""Чтение присланного файла: checked wholly, as text, as a party file, and as a party that can be."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from scorer.ledger.codec import decode_party
from scorer.ledger.files import read_document
from scorer.ledger.party import Party, State
from scorer.ledger.replay import replay
from scorer.rules.refusal import Refused
from scorer.web.presenters.refusals import refusal
from scorer.web.presenters.text import gettext

CONTROL = "text.control"
"""The refusal of signs that are no text: a database may not keep them, and nobody can read them."""
_CONTROL_SIGN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
_ENTRY = re.compile(r"events\[(\d+)\]")


@dataclass(frozen=True, slots=True)
class Read:
    """A file that holds a party: the document, the party, and what it comes to."""

    document: Any
    party: Party
    state: State


@dataclass(frozen=True, slots=True)
class Fault:
    """The first thing that is wrong with a file, and where."""

    said: str
    place: str


def read_party(content: bytes | str) -> Read | Fault:
    """The party of a file, or its first fault; writes nothing."""
    try:
        document = read_document(content)
        _check_text(document, "")
        party = decode_party(document)
        return Read(document, party, replay(party))
    except Refused as refused:
        return Fault(_said(refused), _place(refused))


def _check_text(value: Any, at: str) -> None:
    """Refuse control signs in any text of the document."""
    if isinstance(value, str) and _CONTROL_SIGN.search(value):
        raise Refused(CONTROL, at=at)
    if isinstance(value, dict):
        for key, inner in value.items():
            _check_text(key, at)
            _check_text(inner, f"{at}.{key}" if at else key)
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            _check_text(inner, f"{at}[{number}]")


def _said(refused: Refused) -> str:
    if refused.code == CONTROL:
        return gettext("There are signs in this text that are no letters: take them out.")
    return refusal(refused)


def _place(refused: Refused) -> str:
    """Where it is, as a person finds it: the line, the entry by its number, or the key."""
    line = refused.params.get("line")
    if isinstance(line, int):
        return gettext("Line %(line)d of the file.", line=line)
    entry = _ENTRY.match(refused.at)
    if entry:
        return gettext("Entry %(number)d of the file: %(place)s", number=int(entry[1]) + 1, place=refused.at)
    return gettext("Place in the file: %(place)s", place=refused.at) if refused.at else ""
