"""Sheets for tests: a party file's events in short, and the sheet they make."""

from __future__ import annotations

from typing import Any

from scorer.ledger.codec import decode_party
from scorer.ledger.party import Party
from scorer.ledger.replay import replay
from scorer.sheets.build import party_sheet
from scorer.sheets.model import Sheet

NAMES = ("Аня", "Боря", "Вера")
THREE = ("threesome", "short_3", "short_bait_3")
MADE: dict[str, Any] = {"type": "deal", "maker": 0, "trump": "S", "cards": [82, 48], "last_trick": 0}
"""Аня makes it: 92 to 48."""
BAIT: dict[str, Any] = {"type": "deal", "maker": 1, "trump": "D", "cards": [80, 39], "last_trick": 0}
"""Боря is baited: 39 go to Аня, who writes 129."""
HANGS: dict[str, Any] = {"type": "deal", "maker": 0, "trump": "H", "cards": [60, 70], "last_trick": 0}
"""A hanging bait of Аня: 70 to 70."""


def party(*events: dict[str, Any], preset: str = "moscow", dealer: int = 1, **options: Any) -> Party:
    """A party with these events; Боря deals first."""
    players = NAMES[: 3 if preset in THREE else 2]
    document = {
        "format": "deberts-party",
        "version": 1,
        "id": "0b9f7d0e-7d0c-4f0a-9a55-6f2f6f1d2a10",
        "started": "2026-11-29T19:40:00+03:00",
        "ruleset": {"preset": preset, **options},
        "players": list(players),
        "dealer": dealer,
        "events": list(events),
    }
    return decode_party(document)


def sheet(*events: dict[str, Any], **more: Any) -> Sheet:
    """The sheet of such a party."""
    made = party(*events, **more)
    return party_sheet(made, replay(made))
