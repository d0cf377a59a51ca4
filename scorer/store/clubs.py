"""Clubs and their links."""

from scorer.store import links
from scorer.store.base import db
from scorer.store.clock import now
from scorer.store.links import UnknownLink
from scorer.store.models import Club
from scorer.store.transaction import writing


def create_club() -> Club:
    """A new club without players."""
    with writing():
        club = Club(created=now(), epoch=1)
        db.session.add(club)
        db.session.flush()
    return club


def link_of_club(club: Club) -> str:
    """The link that brings its club back on any device."""
    return links.make("club", club.id, club.epoch)


def club_by_link(link: str) -> Club:
    """The club a link belongs to; raises `UnknownLink`."""
    key = links.target(link)
    club = db.session.get(Club, int(key)) if key.isascii() and key.isdigit() and len(key) < 10 else None
    if club is None:
        raise UnknownLink(link)
    links.prove(link, "club", club.id, club.epoch)
    return club


def renew_link(club: Club) -> str:
    """A new link for the club; the old one is dead from now on."""
    with writing():
        db.session.refresh(club, with_for_update=True)
        club.epoch += 1
    return link_of_club(club)
