"""Parties for printing: as long and as nastily named as asked."""

from __future__ import annotations

from random import Random
from typing import Any

LONG = ("Константин-Александрович Ёжик", "Ґалина «Ї» О'Ніл <b>&amp; К")
"""Names of some thirty characters."""
WIDE = ("Ы" * 40, "👨\u200d👩\u200d👧\u200d👦" * 5)
"""Forty of the widest letters without a space, and emoji of seven signs each."""
RIGHT_TO_LEFT = ("\u202eאברהם\u202c", "é\u0301\u0302 漢字 🎴")

TERZ = {"seat": 0, "length": 3, "run": "KH"}
FIFTY = {"seat": 1, "length": 4, "run": "KC"}


def deals(count: int) -> list[dict[str, Any]]:
    """So many deals, as varied as a sheet can have them, without an end in sight."""
    made: list[dict[str, Any]] = []
    for number in range(count):
        kind = number % 8
        deal = {"type": "deal", "maker": number % 2, "trump": "SHDC"[number % 4], "cards": [70, 52], "last_trick": 0}
        if kind == 1:
            deal |= {"melds": [TERZ], "trump": "S"}
        elif kind == 2:
            deal |= {"cards": [60, 70], "maker": 0}  # hangs
        elif kind == 4:
            deal = {"type": "passed"}
        elif kind == 5:
            deal |= {"melds": [TERZ, FIFTY], "trump": "D", "bella": 1, "last_trick": 1}
        elif kind == 6:
            deal |= {"offences": [{"seat": 1, "kind": "revoke"}]}
        made.append({**deal, "id": f"d{number}"})
        if kind == 3:
            made.append({"type": "correction", "id": f"c{number}", "deal": f"d{number}", "seat": 0, "cards": 62})
    return made


def document(count: int, players: tuple[str, ...] = LONG, *, closed: bool = True) -> dict[str, Any]:
    """A party of so many deals, broken off at the end unless it goes on."""
    end = [{"type": "close", "reason": "поздно"}] if closed else []
    return {
        "format": "deberts-party",
        "version": 1,
        "id": f"00000000-0000-4000-8000-{count:012d}",
        "started": "2026-11-29T19:40:00+03:00",
        "ruleset": {"preset": "moscow", "target": 20001, "hanging_order": "queue", "bait_fine": 50},
        "players": list(players),
        "dealer": 0,
        "events": [*deals(count), *end],
    }


THREE = ("Владислав-Константин Широков А", "Щщщщщ Жжжжж Шшшшш Мммммм Ыыыыы", "Максимилиан Преображенский-Шин")
"""Three names of exactly thirty characters."""


def three_play(seed: int, *, closed: bool, deals: int = 20) -> dict[str, Any]:
    """A party of three by chance: melds, bella and corrections as they fall, with reasons in every other deal."""
    chance = Random(seed)
    events: list[dict[str, Any]] = []
    for number in range(deals):
        cards = [chance.randrange(20, 60), chance.randrange(20, 50)]
        cards.append(152 - sum(cards))
        chance.shuffle(cards)
        seat, maker = chance.randrange(3), chance.randrange(3)
        deal = {"type": "deal", "id": f"d{number}", "maker": maker, "trump": chance.choice("SHDC"), "cards": cards}
        deal["last_trick"] = chance.randrange(3)
        if number % 2:
            deal["melds"] = [{"seat": seat, "length": chance.choice([3, 4])}]
        if number % 5 == 0:
            deal["bella"] = maker
        events.append(deal)
        if number % 6 == 0:
            wrong = {"type": "correction", "id": f"c{number}", "deal": f"d{number}", "seat": seat}
            events.append({**wrong, "cards": cards[seat] - chance.choice([3, 7, 10]), "noticed_by": (seat + 1) % 3})
    rules = {"preset": "threesome", "target": 100_000, "hanging_order": "sum"}
    made = {**document(0, THREE, closed=closed), "ruleset": rules}
    return {**made, "events": [*events, *made["events"]]}
