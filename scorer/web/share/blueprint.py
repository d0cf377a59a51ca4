"""Страницы ссылок: the blueprint all of them belong to, and who a device says it is."""

from __future__ import annotations

from collections.abc import Sequence

from flask import Blueprint, request

from scorer.ledger.seen import as_seen
from scorer.web.author import introduce
from scorer.web.presenters.text import gettext

pages = Blueprint("share", __name__)
SCRIBE = "scribe"
"""The choice of who does not play."""


def introduce_as_sent(players: Sequence[str]) -> bool:
    """Keep who this device says it is; whether that was said at all."""
    who = request.form.get("who", "")
    if who in map(str, range(len(players))):
        introduce(players[int(who)])
    elif who == SCRIBE:
        introduce(as_seen(request.form.get("name")) or gettext("scribe"))
    else:
        return False
    return True
