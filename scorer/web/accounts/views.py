"""Страницы расчёта: the account of the club, and what a party is played for."""

from __future__ import annotations

from uuid import UUID

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from scorer.store.customs import agree_wager, play_for
from scorer.store.models import Club
from scorer.store.statistics import balances
from scorer.web.clubs import club_or_404, party_or_404
from scorer.web.forms.wager import LONGEST_UNIT, WagerForm, trimmed
from scorer.web.presenters.accounts import debt_lines, pair_lines, wager_of, won
from scorer.web.presenters.text import gettext
from scorer.web.rights import writers_only
from scorer.web.sending import fresh, go

pages = Blueprint("accounts", __name__)


@pages.get("/account")
def show() -> str:
    """Who owes whom in the club, by all its parties."""
    return _page(club_or_404())


@pages.post("/account/unit")
def unit() -> Response | tuple[str, int]:
    """What the club plays for."""
    club = club_or_404()
    typed = trimmed(request.form.get("unit"))
    if len(typed) > LONGEST_UNIT:
        error = gettext("At most %(most)d characters, now %(now)d.", most=LONGEST_UNIT, now=len(typed))
        return _page(club, typed=typed, error=error), 422
    play_for(club, typed)
    return redirect(url_for("accounts.show"), 303)


@pages.get("/party/<uuid:party_id>/wager")
def wager(party_id: UUID) -> Response:
    """What a party is played for."""
    writers_only()
    loaded = party_or_404(party_id)
    form = WagerForm.of(wager_of(loaded.row.wager), loaded.row.club.unit)
    return fresh(render_template("accounts/wager.html", party_id=party_id, state=loaded.state, form=form))


@pages.post("/party/<uuid:party_id>/wager")
def agree(party_id: UUID) -> Response:
    """Agree on it, or put it right."""
    loaded = party_or_404(party_id)
    form = WagerForm(request.form)
    if not form.validate():
        return fresh(render_template("accounts/wager.html", party_id=party_id, state=loaded.state, form=form), 422)
    agree_wager(loaded.row.id, form.wager)
    if form.wager:
        play_for(loaded.row.club, form.wager_unit.data)
    return go(url_for("table.show", party_id=party_id))


def _page(club: Club, typed: str | None = None, error: str = "") -> str:
    names = {player.id: player.name for player in club.players}
    pairs = [(names[who], names[from_whom], points) for who, from_whom, points in balances(club)]
    people = _in_all(pairs)
    return render_template(
        "accounts/show.html",
        people=[(name, won(points, club.unit)) for name, points in sorted(people.items(), key=lambda one: -one[1])],
        debts=debt_lines(people, club.unit),
        pairs=pair_lines(pairs, club.unit),
        unit=club.unit or "" if typed is None else typed,
        error=error,
    )


def _in_all(pairs: list[tuple[str, str, int]]) -> dict[str, int]:
    """What each has won in all."""
    sums: dict[str, int] = {}
    for winner, loser, points in pairs:
        sums[winner] = sums.get(winner, 0) + points
        sums[loser] = sums.get(loser, 0) - points
    return sums
