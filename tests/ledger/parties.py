"""Parties of a few events, written as their file is, and what they come to.

Unless a test says otherwise the last seat deals first, so that seat 0 is the eldest hand, and seat 0 is the maker.
"""

from collections.abc import Sequence
from typing import Any

from scorer.ledger.codec import decode_party, encode_state
from scorer.ledger.event_reading import read_event
from scorer.ledger.events import AnyEvent
from scorer.ledger.fact_reading import Seating
from scorer.ledger.party import Party
from scorer.ledger.replay import replay
from scorer.rules import presets
from scorer.rules.refusal import Refused

Document = dict[str, Any]

NAMES = ["Аня", "Боря", "Вера"]


def deal(cards: list[int], last_trick: int | None = 0, **facts: Any) -> Document:
    event = {"type": "deal", "maker": 0, "trump": "H", "cards": cards, "last_trick": last_trick, **facts}
    return {key: value for key, value in event.items() if value is not None}


MADE, BAIT, TIE = deal([80, 40]), deal([40, 80]), deal([60, 70])
X = {**MADE, "id": "x"}
PASSED = {"type": "passed"}
CLOSE = {"type": "close", "reason": "late"}
CLAIM = {"type": "claim", "seat": 0}
"""90 : 40; 0 : 130; 70 that hang : 70."""


def one(event: Document, players: int = 2) -> AnyEvent:
    """One event by itself, at a table of so many."""
    return read_event(event, Seating([players]))


def adjust(*points: int) -> Document:
    return {"type": "adjust", "points": list(points), "reason": "start"}


def correction(event: str, seat: int = 0, **counts: Any) -> Document:
    return {"type": "correction", "deal": event, "seat": seat, **counts}


def void(event: str, **more: Any) -> Document:
    return {"type": "void", "event": event, "reason": "slip", **more}


def amend(event: str, new: Document, **more: Any) -> Document:
    return {"type": "amend", "event": event, "with": new, "reason": "slip", **more}


def reopen(**opening: Any) -> Document:
    return {"type": "reopen", "with": opening, "reason": "wrong from the start"}


def agreed(**options: Any) -> Document:
    return {"type": "rules", "ruleset": options, "reason": "agreed"}


def party(*events: Document, preset: str = "moscow", dealer: int | None = None, **options: Any) -> Document:
    players = options.get("players", presets.preset(preset).players)
    return {
        "format": "deberts-party",
        "version": 1,
        "ruleset": {"preset": preset, **options},
        "players": NAMES[:players],
        "dealer": players - 1 if dealer is None else dealer,
        "events": list(events),
    }


def state(*events: Document, **opening: Any) -> Document:
    """The state of a party of these events."""
    return encode_state(replay(decode_party(party(*events, **opening))))


def refusal(*events: Document, **opening: Any) -> tuple[str, str] | None:
    """By what code and at what place a party of these events is refused, None where it is not."""
    try:
        state(*events, **opening)
    except Refused as refused:
        return refused.code, refused.at
    return None


def totals(*events: Document, **opening: Any) -> list[int]:
    found: list[int] = state(*events, **opening)["totals"]
    return found


def broken_off(*points: int, dealer: int = 0, draw: bool = False, more: Sequence[Document] = ()) -> Party:
    """A party broken off with these totals."""
    adjust = {"type": "adjust", "points": list(points), "reason": "x"}
    return decode_party(
        {
            "format": "deberts-party",
            "version": 1,
            "ruleset": {"preset": "moscow" if len(points) == 2 else "threesome"},
            "players": NAMES[: len(points)],
            "dealer": dealer,
            "events": [adjust, *more, {**CLOSE, "draw": draw}],
        }
    )
