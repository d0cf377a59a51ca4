"""Игроки клуба: the list, a player's page, another name, and two that are one person."""

from __future__ import annotations

from uuid import UUID

from flask import Blueprint, abort, flash, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from scorer.ledger.names import LONGEST_NAME
from scorer.ledger.seen import as_seen
from scorer.store.merging import PlayedTogether, SamePerson, UnknownMerging, merge, mergings_into, part
from scorer.store.models import Club, Player
from scorer.store.players import (
    NameTaken,
    UnknownPlayer,
    add_player,
    find_persons,
    persons_like,
    persons_of,
    player_of,
)
from scorer.store.renaming import rename_player
from scorer.store.statistics import PAGE, card, parties_by_person
from scorer.web.club.paging import page_number
from scorer.web.clubs import club_or_404
from scorer.web.presenters.months import months_picture
from scorer.web.presenters.presets import preset_name
from scorer.web.presenters.statistics import facts, line
from scorer.web.presenters.text import gettext
from scorer.web.zone import told

pages = Blueprint("players", __name__, url_prefix="/club/players")


@pages.get("")
def index() -> str:
    """Everybody of the club, a page at a time or by a part of the name, and the form to add somebody."""
    return _index(club_or_404())


@pages.post("")
def add() -> Response | tuple[str, int]:
    """Add a player; what is wrong with the name is said at its field."""
    club = club_or_404()
    name, wrong = _typed_name()
    if not wrong:
        try:
            player = add_player(club, name)
        except NameTaken as taken:
            wrong = _taken(taken)
        else:
            flash(gettext("Added: %(name)s.", name=player.name))
            return redirect(url_for("players.index"), 303)
    return _index(club, typed=name, wrong=wrong), 422


@pages.get("/<uuid:player_id>")
def show(player_id: UUID) -> str | Response:
    """A player's figures; who is merged into another is shown there."""
    player = _player(player_id)
    if player.person_id != player.id:
        return redirect(url_for("players.show", player_id=player.person_id), 303)
    return _page(player)


@pages.post("/<uuid:player_id>/rename")
def rename(player_id: UUID) -> Response | tuple[str, int]:
    """Another name from now on."""
    player = _player(player_id)
    name, wrong = _typed_name()
    if not wrong:
        try:
            named = rename_player(player.club, player.id, name)
        except NameTaken as taken:
            wrong = _taken(taken)
        else:
            flash(gettext("From now on the name is: %(name)s.", name=name))
            return redirect(url_for("players.show", player_id=named.id), 303)
    return _page(player, wrong={"name": wrong}, typed={"name": name}), 422


@pages.post("/<uuid:player_id>/merge")
def merge_into(player_id: UUID) -> Response | tuple[str, int]:
    """Make another player one with this one."""
    player = _player(player_id)
    typed = as_seen(request.form.get("other"))
    wrong = _wrong_merging(player, typed)
    if wrong:
        return _page(player, wrong={"other": wrong}, typed={"other": typed}), 422
    flash(gettext("They are one player now. This can be undone here at any time."))
    return redirect(url_for("players.show", player_id=player.id), 303)


@pages.post("/<uuid:player_id>/part")
def part_from(player_id: UUID) -> Response:
    """Undo a merging."""
    player = _player(player_id)
    merging = request.form.get("merging", type=int)
    try:
        part(player.club, merging or 0)
    except UnknownMerging:
        abort(404)
    flash(gettext("They are two players again."))
    return redirect(url_for("players.show", player_id=player.id), 303)


def _wrong_merging(player: Player, typed: str) -> str:
    """Merge the player of a name into this one; what is wrong with that, empty where it is done."""
    if not typed:
        return gettext("Write the other name of this player.")
    found = persons_like(player.club, typed)
    if len(found) > 1:
        return gettext("Which of these: %(names)s?", names=", ".join(one.name for one in found))
    if not found:
        return gettext("Nobody of the club is called so.")
    try:
        merge(player.club, found[0].id, player.id)
    except SamePerson:
        return gettext("This is the same player already.")
    except PlayedTogether:
        return gettext("They have played at one table, so they cannot be one person.")
    return ""


def _index(club: Club, *, typed: str = "", wrong: str = "") -> str:
    page, asked = page_number(), as_seen(request.args.get("name"))[: LONGEST_NAME * 2]
    found = find_persons(club, asked, skip=(page - 1) * PAGE, most=PAGE + 1)
    if page > 1 and not found:
        abort(404)
    counts = parties_by_person(found)
    return render_template(
        "club/players.html",
        players=[(player.id, player.name, counts.get(player.id, 0)) for player in found[:PAGE]],
        page=page,
        further=len(found) > PAGE,
        asked=asked,
        typed=typed,
        wrong=wrong,
        longest=LONGEST_NAME,
    )


def _page(player: Player, *, wrong: dict[str, str] | None = None, typed: dict[str, str] | None = None) -> str:
    figures = card(player)
    return render_template(
        "club/player.html",
        player=player,
        facts=list(facts(figures)),
        months=months_picture(figures.months),
        opponents=[line(one) for one in figures.opponents],
        presets=[line(one, preset_name(one.part)) for one in figures.presets],
        account=any(one.figures.gain for one in figures.opponents),
        merged=_merged_into(player),
        others=[other.name for other in persons_of(player.club) if other is not player],
        wrong=wrong or {},
        typed=typed or {},
        longest=LONGEST_NAME,
    )


def _merged_into(player: Player) -> list[tuple[int, str, str]]:
    """Who was made one with a player: the merging's id, the other's name, and when."""
    return [
        (merging.id, other.name, told(merging.at.isoformat(), "d MMMM y")) for merging, other in mergings_into(player)
    ]


def _player(player_id: UUID) -> Player:
    try:
        return player_of(club_or_404(), str(player_id))
    except UnknownPlayer:
        abort(404)


def _typed_name() -> tuple[str, str]:
    """The name typed, and what is wrong with it, empty where nothing is."""
    name = as_seen(request.form.get("name"))
    if not name:
        return name, gettext("Write a name.")
    if len(name) > LONGEST_NAME:
        return name, gettext("At most %(most)d characters, now %(now)d.", most=LONGEST_NAME, now=len(name))
    return name, ""


def _taken(taken: NameTaken) -> str:
    person = player_of(taken.player.club, taken.player.person_id)
    if person is taken.player:
        return gettext("There is such a player already: %(name)s.", name=person.name)
    return gettext("This is a name of %(name)s, who was made one player with it.", name=person.name)
