"""Поделиться: the links of one party, to follow it or to write in it, and hiding it from its club's lists."""

from __future__ import annotations

from enum import StrEnum
from uuid import UUID

from scorer.store import links
from scorer.store.base import db
from scorer.store.glances import Glance
from scorer.store.links import UnknownLink
from scorer.store.models import PartyRow
from scorer.store.parties import locked
from scorer.store.stats import set_hidden
from scorer.store.transaction import writing

FIRST_EPOCH = 1


class Share(StrEnum):
    """What a link lets its bearer do."""

    FOLLOW = "follow"
    WRITE = "write"


def link_of_party(row: PartyRow, share: Share) -> str:
    """The link to follow a party or to write in it."""
    return links.make(share, UUID(row.id).hex, _epoch(row, share))


def first_link(row: PartyRow, share: Share) -> str | None:
    """The link a party began with, None once it was renewed."""
    return link_of_party(row, share) if _epoch(row, share) == FIRST_EPOCH else None


def party_by_link(link: str, share: Share) -> PartyRow:
    """The party a link leads to; raises `UnknownLink`."""
    try:
        row = db.session.get(PartyRow, str(UUID(hex=links.target(link))))
    except ValueError:
        row = None
    if row is None or not leads_to(row, link, share):
        raise UnknownLink(link)
    return row


def leads_to(row: PartyRow | Glance, link: str, share: Share) -> bool:
    """Whether a link is the party's, and not renewed since."""
    try:
        links.prove(link, share, UUID(row.id).hex, _epoch(row, share))
    except UnknownLink:
        return False
    return True


def renew_link(party_id: str, share: Share) -> str:
    """A new link of a party; the old one is dead from now on. Raises `UnknownParty`."""
    with writing():
        row = locked(party_id)
        if share is Share.WRITE:
            row.write_epoch += 1
        else:
            row.follow_epoch += 1
    return link_of_party(row, share)


def hide_party(party_id: str) -> None:
    """Take a party out of its club's lists; it stays as it is. Raises `UnknownParty`."""
    with writing():
        set_hidden(locked(party_id), hidden=True)


def show_party(party_id: str) -> None:
    """Bring a hidden party back into the lists; raises `UnknownParty`."""
    with writing():
        set_hidden(locked(party_id), hidden=False)


def _epoch(row: PartyRow | Glance, share: Share) -> int:
    return row.write_epoch if share is Share.WRITE else row.follow_epoch
