"""Рост? May the top card of the other's meld be asked, and what does asking cost.

Rules: R-RANK-INQUIRY: only with a meld of the same length. With a longer one the asker's
melds are void, with none it is a card bait, where these offences are known (S0).
"""

from __future__ import annotations

from typing import Any

from scorer.ledger.reading import Fields, bad
from scorer.rules.choices import OffenceKind
from scorer.rules.ruleset import Ruleset

KEYS = ("called", "own")
KINDS: tuple[object, ...] = (3, 4, "four")
"""Terz, fifty, four of a kind, from low to high."""


def answer(fields: Fields, ruleset: Ruleset) -> dict[str, Any]:
    """Whether asking is allowed, and the penalty."""
    called = fields.required("called", _kind)
    own = fields.optional("own", _kind)
    if own == called:
        return {"allowed": True, "penalty": None}
    longer = own is not None and own > called
    offence, penalty = (
        (OffenceKind.RANK_INQUIRY_WITH_LONGER, "void_melds")
        if longer
        else (OffenceKind.RANK_INQUIRY_WITHOUT_EQUAL, "card_bait")
    )
    forbidden = offence in ruleset.offences
    return {"allowed": not forbidden, "penalty": penalty if forbidden else None}


def _kind(value: object) -> int:
    if type(value) not in (int, str) or value not in KINDS:
        raise bad("choice", choices=tuple(map(str, KINDS)))
    return KINDS.index(value)
