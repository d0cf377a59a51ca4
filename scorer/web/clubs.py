"""Клуб of this device: kept in its session; and the page of the club's link.

A first party makes a club by itself; the club's link brings it back on another device.
Parties of other clubs are not there, unless a link was given (`scorer.web.rights`).
"""

from __future__ import annotations

from uuid import UUID

from flask import Blueprint, abort, flash, g, redirect, render_template, session, url_for
from werkzeug.wrappers import Response

from scorer.store.base import db
from scorer.store.clubs import club_by_link, create_club, link_of_club, renew_link
from scorer.store.links import UnknownLink
from scorer.store.models import Club
from scorer.store.parties import Loaded, load
from scorer.store.players import persons_of
from scorer.web.presenters.text import gettext
from scorer.web.rights import CLUB, party_row_or_404

pages = Blueprint("club", __name__)


def current_club() -> Club | None:
    """The club of this device, if it has one."""
    key = session.get(CLUB)
    return db.session.get(Club, key) if isinstance(key, int) else None


def club_or_404() -> Club:
    """The club of this device; without one there is no such page."""
    club = current_club() or abort(404)
    g.marks = club.marks
    return club


def club_or_new() -> Club:
    """The club of this device, made at its first party."""
    club = current_club()
    if club is None:
        club = create_club()
        enter(club)
    return club


def enter(club: Club) -> None:
    """From now on this device belongs to `club`."""
    session[CLUB] = club.id


def party_or_404(party_id: UUID) -> Loaded:
    """A party this device may see, with its log and state."""
    return load(party_row_or_404(party_id))


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
    players = [player.name for player in persons_of(club)]
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
