"""Клуб of this device: kept in its session; and the page of the club's link.

A first party makes a club by itself; the club's link brings it back on another device.
Parties of other clubs are not there: 404.
"""

from __future__ import annotations

from uuid import UUID

from flask import Blueprint, abort, flash, redirect, render_template, session, url_for
from werkzeug.wrappers import Response

from scorer.store.base import db
from scorer.store.clubs import club_by_link, create_club, link_of_club, renew_link
from scorer.store.links import UnknownLink
from scorer.store.models import Club
from scorer.store.parties import Loaded, UnknownParty, load_party
from scorer.web.presenters.text import gettext

pages = Blueprint("club", __name__)
KEY = "club"


def current_club() -> Club | None:
    """The club of this device, if it has one."""
    key = session.get(KEY)
    return db.session.get(Club, key) if isinstance(key, int) else None


def club_or_404() -> Club:
    """The club of this device; without one there is no such page."""
    return current_club() or abort(404)


def club_or_new() -> Club:
    """The club of this device, made at its first party."""
    club = current_club()
    if club is None:
        club = create_club()
        enter(club)
    return club


def enter(club: Club) -> None:
    """From now on this device belongs to `club`."""
    session[KEY] = club.id


def belongs_here(club_id: int) -> bool:
    """Whether this is the club of this device."""
    return bool(session.get(KEY) == club_id)


def party_or_404(party_id: UUID) -> Loaded:
    """A party of this device's club with its log and state."""
    try:
        return load_party(club_or_404(), str(party_id))
    except UnknownParty:
        abort(404)


@pages.get("/club")
def show() -> str:
    """The club's link, to be sent to the others."""
    club = club_or_404()
    return render_template("club/show.html", link=url_for("club.land", link=link_of_club(club), _external=True))


@pages.post("/club/renew")
def renew() -> Response:
    """A new link; the old one is dead."""
    renew_link(club_or_404())
    flash(gettext("The link is new, the old one no longer works."))
    return redirect(url_for("club.show"), 303)


@pages.get("/c/<link>")
def land(link: str) -> str | Response:
    """Where a link leads: nothing changes until the button is pressed, as links are opened ahead by messengers."""
    club = _linked(link)
    mine = current_club()
    if mine is not None and mine.id == club.id:
        return redirect(url_for("start.home"), 303)
    players = [player.name for player in club.players]
    return render_template("club/land.html", link=link, players=players, replaces=mine is not None)


@pages.post("/c/<link>")
def join(link: str) -> Response:
    """This device joins the club of the link."""
    enter(_linked(link))
    return redirect(url_for("start.home"), 303)


def _linked(link: str) -> Club:
    try:
        return club_by_link(link)
    except UnknownLink:
        abort(404)
