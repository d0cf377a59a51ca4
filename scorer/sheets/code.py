"""Код листа: a short code by which a printed sheet and the record are matched.

Three signs say which party it is, three which entries it shows. The alphabet has no signs
that are taken for each other (no I, L, O, U).
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import replace

from scorer.ledger.codec import encode_party
from scorer.ledger.event_writing import encode_event
from scorer.ledger.files import write_document
from scorer.ledger.identity import own_id
from scorer.ledger.party import Party

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH = 3
_READ_AS = str.maketrans("ILOU" + "АВЕЗІКМНОРСТУХ", "110V" + "ABE31KMH0PCTYX")
"""Signs the alphabet has not, Cyrillic letters among them, and those they are taken for."""


def sheet_code(party: Party) -> str:
    """The code of the sheet of `party` as it stands: «K7Q-41D»."""
    *_, last = _codes(party)
    return last


def entries_of(party: Party, code: str) -> int | None:
    """How many entries the party had when its sheet bore `code`; None if it never did.

    The code may be typed in any case, with or without the dash, and in letters that look like its own.
    """
    wanted = tidy(code)
    return max((entries for entries, known in enumerate(_codes(party)) if known == wanted), default=None)


def tidy(code: str) -> str:
    """A code as it is printed, however it was typed.

    >>> tidy(" k7q 4id "), tidy("0а5-КНG")
    ('K7Q-41D', '0A5-KHG')
    """
    signs = "".join(sign for sign in code.upper() if sign.isalnum()).translate(_READ_AS)
    return f"{signs[:LENGTH]}-{signs[LENGTH:]}"


def _codes(party: Party) -> Iterator[str]:
    """The code after each number of entries, from none to all of them."""
    own = own_id(party)
    opening = encode_party(replace(party, id=own))
    for key in ("events", "started", "player_ids"):  # the last two are a club's own, and the party may move to another
        opening.pop(key, None)
    document = write_document(opening)
    whose = _signs(hashlib.sha256(own.encode()).digest())
    digest = hashlib.sha256(document.encode()).digest()
    yield f"{whose}-{_signs(digest)}"
    for event in party.events:
        digest = hashlib.sha256(digest + write_document(encode_event(event)).encode()).digest()
        yield f"{whose}-{_signs(digest)}"


def _signs(digest: bytes) -> str:
    number = int.from_bytes(digest[:8], "big")
    return "".join(ALPHABET[number >> (5 * place) & 31] for place in range(LENGTH))
