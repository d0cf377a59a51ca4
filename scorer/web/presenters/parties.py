"""Партия строкой: how a party stands in a list."""

from __future__ import annotations

from dataclasses import dataclass

from scorer.store.models import PartyRow
from scorer.store.parties import stands
from scorer.web.presenters.numbers import plain
from scorer.web.presenters.presets import preset_name
from scorer.web.presenters.text import gettext
from scorer.web.zone import told


@dataclass(frozen=True, slots=True)
class PartyLine:
    """A party's names, score, variant, and when it began; who won, where somebody did."""

    id: str
    names: str
    score: str
    about: str
    winner: str


def party_line(row: PartyRow) -> PartyLine:
    """A stored party as a line of a list; nothing is replayed."""
    now = stands(row)
    players = now["players"]
    began = told(row.opening["started"], "d MMM, HH:mm")
    about = [preset_name(now["preset"]), game_length(now["target"]), began]
    return PartyLine(
        id=row.id,
        names=" – ".join(players),
        score=" : ".join(map(plain, row.totals)),
        about=" · ".join(filter(None, about)),
        winner="" if row.winner is None else gettext("Winner: %(name)s", name=players[row.winner]),
    )


def game_length(target: int | None) -> str:
    """«до 501»; nothing where a party has no target."""
    return "" if target is None else gettext("to %(target)d", target=target)
