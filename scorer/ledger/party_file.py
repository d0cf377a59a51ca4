"""Файл партии целиком: its text, its structure and its meaning judged one after another."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from scorer.ledger.codec import decode_party
from scorer.ledger.files import LARGEST_FILE, read_document
from scorer.ledger.party import Party, State
from scorer.ledger.replay import replay
from scorer.ledger.seen import as_seen
from scorer.rules.refusal import Refused

CONTROL = "text.control"
"""The refusal of signs that are no text, which a database may not keep, and of a text that nobody can see."""
_CONTROL_SIGN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")


@dataclass(frozen=True, slots=True)
class PartyFile:
    """A file that holds a party: the document, the party, and what it comes to."""

    document: Any
    party: Party
    state: State


def read_party_file(content: bytes | str, most: int = LARGEST_FILE) -> PartyFile:
    """The party of a file of at most `most` bytes from elsewhere; refuses the first thing wrong, with its place."""
    document = read_text_document(content, most)
    party = decode_party(document)
    return PartyFile(document, party, replay(party))


def read_text_document(content: bytes | str, most: int = LARGEST_FILE) -> Any:
    """The document of a file from elsewhere; refuses control signs and what nobody sees in any text of it, too."""
    document = read_document(content, most)
    _check_text(document, "")
    return document


def _check_text(value: Any, at: str) -> None:
    if isinstance(value, str) and (_CONTROL_SIGN.search(value) or (value.strip() and not as_seen(value))):
        raise Refused(CONTROL, at=at)
    if isinstance(value, dict):
        for key, inner in value.items():
            _check_text(key, at)
            _check_text(inner, f"{at}.{key}" if at else key)
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            _check_text(inner, f"{at}[{number}]")
