"""Страницы расчёта: the account of the club, and what a party is played for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from uuid import UUID

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from scorer.ledger.seen import as_seen
from scorer.rules.ruleset import LARGEST_NUMBER
from scorer.store.customs import agree_wager, play_for, set_stake
from scorer.store.models import Club
from scorer.store.statistics import balances
from scorer.web.clubs import club_or_404, party_or_404
from scorer.web.forms.wager import LONGEST_UNIT, WagerForm
from scorer.web.presenters.accounts import debt_lines, pair_lines, wager_of, won
from scorer.web.presenters.refusals import refusal_of
from scorer.web.presenters.text import gettext
from scorer.web.rights import writers_only
from scorer.web.sending import fresh, go

pages = Blueprint("accounts", __name__)


@pages.get("/account")
def show() -> str:
    """Who owes whom in the club, by all its parties."""
    return _page(club_or_404())


@pages.post("/account/customs")
def customs() -> Response | tuple[str, int]:
    """What the club plays for, and its stake of a short game."""
    club = club_or_404()
    typed = {name: as_seen(request.form.get(name)) for name in ("unit", "stake")}
    wrong = dict(_wrong(typed))
    if wrong:
        return _page(club, typed, wrong), 422
    play_for(club, typed["unit"])
    set_stake(club, int(typed["stake"]) if typed["stake"] else None)
    return redirect(url_for("accounts.show"), 303)


def _wrong(typed: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    unit, stake = typed["unit"], typed["stake"]
    if len(unit) > LONGEST_UNIT:
        yield "unit", gettext("At most %(most)d characters, now %(now)d.", most=LONGEST_UNIT, now=len(unit))
    if stake and not (stake.isascii() and stake.isdigit() and 1 <= int(stake[:9]) <= LARGEST_NUMBER):
        yield "stake", refusal_of("ruleset.bad_value", {"option": "stake"})


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


def _page(club: Club, typed: Mapping[str, str] | None = None, wrong: Mapping[str, str] | None = None) -> str:
    names = {player.id: player.name for player in club.players}
    pairs = [(names[who], names[from_whom], points) for who, from_whom, points in balances(club)]
    people = _in_all(pairs)
    return render_template(
        "accounts/show.html",
        people=[(name, won(points, club.unit)) for name, points in sorted(people.items(), key=lambda one: -one[1])],
        debts=debt_lines(people, club.unit),
        pairs=pair_lines(pairs, club.unit),
        typed=typed or {"unit": club.unit or "", "stake": club.stake or ""},
        wrong=wrong or {},
    )


def _in_all(pairs: list[tuple[str, str, int]]) -> dict[str, int]:
    """What each has won in all."""
    sums: dict[str, int] = {}
    for winner, loser, points in pairs:
        sums[winner] = sums.get(winner, 0) + points
        sums[loser] = sums.get(loser, 0) - points
    return sums
