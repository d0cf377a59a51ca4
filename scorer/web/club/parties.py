"""Партии клуба: those still running first, a page at a time, searched by player and day."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from itertools import groupby
from typing import Any

from flask import Blueprint, abort, render_template, request, url_for

from scorer.ledger.names import LONGEST_NAME
from scorer.ledger.seen import as_seen
from scorer.store.models import Club, PartyRow, Player
from scorer.store.players import persons_like, persons_of
from scorer.store.search import Page, Place, Wanted, find_parties
from scorer.web.clubs import club_or_404
from scorer.web.presenters.evenings import evening_name
from scorer.web.presenters.parties import PartyLine, party_line
from scorer.web.presenters.text import gettext

pages = Blueprint("parties", __name__, url_prefix="/club/parties")


@dataclass(frozen=True, slots=True)
class Asked:
    """The search as it was typed: what it is for, what is wrong with it, and whom the name may mean."""

    typed: dict[str, str]
    wanted: Wanted
    errors: dict[str, str]
    perhaps: tuple[Player, ...] = ()


@pages.get("")
def index() -> str:
    """The list, or what was found in it."""
    club = club_or_404()
    asked = _asked(club)
    after = request.args.get("after")
    place = Place.read(after) if after else None
    if after and place is None:
        abort(404)
    sound = not asked.errors and not asked.perhaps
    page = find_parties(club, asked.wanted, place) if sound else Page((), None)
    return render_template(
        "club/parties.html",
        asked=asked,
        searched=bool(asked.typed),
        running=[party_line(row) for row in page.parties if not row.finished],
        evenings=_by_evening([row for row in page.parties if row.finished]),
        known=[player.name for player in persons_of(club)],
        longest=LONGEST_NAME,
        further=_address(asked, page.next) if page.next else "",
        first=place is None,
    )


def _address(asked: Asked, after: Place) -> str:
    """Where the next page of a search is."""
    query: dict[str, Any] = {**asked.typed, "after": str(after)}
    return url_for("parties.index", **query)


def _by_evening(rows: Sequence[PartyRow]) -> list[tuple[str | None, str, list[PartyLine]]]:
    """The parties under the evenings they belong to: its id, its name, its parties."""
    return [
        (evening_id, evening_name(day or ""), [party_line(row) for row in parties])
        for (evening_id, day), parties in groupby(rows, key=lambda row: (row.evening_id, row.day))
    ]


def _asked(club: Club) -> Asked:
    typed = {name: text for name in ("player", "since", "until") if (text := as_seen(request.args.get(name))[:80])}
    errors: dict[str, str] = {}
    found: dict[str, Any] = {}
    perhaps: tuple[Player, ...] = ()
    if "player" in typed:
        perhaps = persons_like(club, typed["player"])
        if not perhaps:
            errors["player"] = gettext("Nobody of the club is called so.")
        elif len(perhaps) == 1:
            found["person"], perhaps = perhaps[0], ()
    for name in ("since", "until"):
        if name in typed:
            try:
                found[name] = date.fromisoformat(typed[name])
            except ValueError:
                errors[name] = gettext("Write the day like this: %(day)s.", day="2026-11-29")
    return Asked(typed, Wanted(**found), errors, perhaps)
