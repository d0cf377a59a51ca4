"""Партия строкой: how a party stands in a list."""

from __future__ import annotations

from dataclasses import dataclass

from flask_babel import format_datetime

from scorer.store.models import PartyRow
from scorer.web.presenters.numbers import plain
from scorer.web.presenters.presets import preset_name
from scorer.web.presenters.text import gettext


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
    players = row.opening["players"]
    preset, target = row.opening["ruleset"]["preset"], row.opening["ruleset"]["target"]
    began = format_datetime(row.started.astimezone(), "d MMM, HH:mm", rebase=False)
    about = [preset_name(preset), game_length(target), began]
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
