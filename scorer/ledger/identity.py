"""Та же партия: what a party is known by, wherever its file came from."""

from __future__ import annotations

import hashlib
import re

from scorer.ledger.codec import encode_party
from scorer.ledger.files import write_document
from scorer.ledger.party import Party

_NAMESPACE = bytes.fromhex("1bcb9798dcfa526c96c5032254ce04a4")
"""Of ids made of names, by RFC 9562: that of "deberts-party" among addresses."""
_UUID = re.compile(r"(urn:uuid:)?\{?([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})\}?")


def own_id(party: Party) -> str:
    """The id of a party as UUIDs are written: its own, made of its own where that is none, else of all that is in it.

    Whose its players are in a club says nothing of it.
    """
    found = _UUID.fullmatch((party.id or "").lower())
    if found:
        return "-".join(found.groups()[1:])
    document = encode_party(party)
    document.pop("player_ids", None)
    return _made_of(party.id or write_document(document))


def _made_of(text: str) -> str:
    """The id of a text, a UUID of version 5."""
    signs = bytearray(hashlib.sha1(_NAMESPACE + text.encode(), usedforsecurity=False).digest()[:16])
    signs[6], signs[8] = signs[6] & 0x0F | 0x50, signs[8] & 0x3F | 0x80
    plain = signs.hex()
    return "-".join((plain[:8], plain[8:12], plain[12:16], plain[16:20], plain[20:]))
