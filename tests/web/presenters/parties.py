"""Small parties, written as in the party file."""

from typing import Any

from scorer.ledger.codec import decode_party
from scorer.ledger.party import Party, State
from scorer.ledger.replay import replay
from scorer.web.presenters.table import TableView, table_view

NAMES = ("Аня", "Боря", "Вера")


def deal(maker: int, cards: list[int], last_trick: int, **facts: Any) -> dict[str, Any]:
    """A deal with these card points a seat; hearts unless said otherwise."""
    return {"type": "deal", "maker": maker, "cards": cards, "last_trick": last_trick, "trump": "H", **facts}


MADE = deal(0, [82, 48], 0)
BAIT = deal(0, [40, 75], 1)
HANGING = deal(0, [60, 70], 0)
HANGING_BACK = deal(1, [70, 60], 1)
PASSED = {"type": "passed"}


def party(*events: dict[str, Any], preset: str = "moscow", **options: Any) -> Party:
    """A party of as many as the variant is for; the last seat deals first, so seat 0 leads."""
    players = options.get("players", 3 if preset in {"threesome", "short_3", "short_bait_3"} else 2)
    return decode_party(
        {
            "format": "deberts-party",
            "version": 1,
            "ruleset": {"preset": preset, **options},
            "players": list(NAMES[:players]),
            "dealer": players - 1,
            "events": list(events),
        }
    )


def state(*events: dict[str, Any], preset: str = "moscow", **options: Any) -> State:
    """What such a party comes to."""
    return replay(party(*events, preset=preset, **options))


def table(*events: dict[str, Any], preset: str = "moscow", **options: Any) -> TableView:
    """The table of such a party."""
    played = party(*events, preset=preset, **options)
    return table_view(played, replay(played))
