"""Права: what this device may do in a party. All parties of its club are its own; a link opens one more.

The links a device was given are kept in its session and proved each time: a renewed link is
dead for those who hold it, too.
"""

from __future__ import annotations

from enum import IntEnum
from uuid import UUID

from flask import abort, g, request, session

from scorer.store.base import db
from scorer.store.glances import Glance
from scorer.store.models import PartyRow
from scorer.store.sharing import Share, leads_to
from scorer.store.transaction import SAFE_METHODS

CLUB = "club"
"""In the session: the club of this device."""
MOST_LINKS = 10
"""Links a session keeps of a kind, the newest: a cookie has little room."""


class Right(IntEnum):
    """From nothing to everything; each includes those before it."""

    NONE = 0
    FOLLOW = 1
    WRITE = 2
    CLUB = 3


def right_in(row: PartyRow | Glance) -> Right:
    """What this device may do in a party."""
    if session.get(CLUB) == row.club_id:
        return Right.CLUB
    for share, right in ((Share.WRITE, Right.WRITE), (Share.FOLLOW, Right.FOLLOW)):
        if any(leads_to(row, link, share) for link in _held(share) if link.startswith(UUID(row.id).hex)):
            return right
    return Right.NONE


def hold(link: str, share: Share) -> None:
    """Keep a link that proved right on this device."""
    held = [link, *(other for other in _held(share) if other != link)]
    if held != _held(share):
        session[share] = held[:MOST_LINKS]


def party_row_or_404(party_id: UUID) -> PartyRow:
    """A party this device may see, its log unread; what writes needs the right to write."""
    row = db.session.get(PartyRow, str(party_id))
    if row is None or right_in(row) is Right.NONE:
        abort(404)
    if request.method not in SAFE_METHODS and right_in(row) < Right.WRITE:
        abort(403)
    g.marks = row.club.marks
    return row


def writers_only() -> None:
    """Before every page of a blueprint that is of no use to who only follows."""
    if right_in(party_row_or_404((request.view_args or {})["party_id"])) < Right.WRITE:
        abort(403)


def club_only(row: PartyRow) -> None:
    """What a guest with a link must not do."""
    if right_in(row) < Right.CLUB:
        abort(403)


def _held(share: Share) -> list[str]:
    held = session.get(share, [])
    return [link for link in held if isinstance(link, str)] if isinstance(held, list) else []
