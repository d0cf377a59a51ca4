"""Tables: clubs, players, parties, their events, and the draft of the running deal.

The events are the record; `seq`, `totals`, `winner` and `finished` of a party are derived
from them, written in the same transaction, and can be made again at any time.
"""

from datetime import datetime
from typing import Any

from sqlalchemy import ForeignKey, Index, String, UniqueConstraint, false
from sqlalchemy.orm import Mapped, mapped_column, relationship

from scorer.store.base import Base

UUID = String(36)


class Club(Base):
    """Клуб: people who play together. Whoever has its link belongs to it; a higher `epoch` makes a new link."""

    __tablename__ = "club"

    id: Mapped[int] = mapped_column(primary_key=True)
    epoch: Mapped[int] = mapped_column(default=1)
    created: Mapped[datetime]

    players: Mapped[list["Player"]] = relationship(back_populates="club", order_by="Player.name")


class Player(Base):
    """Игрок of a club. `key` is the name without case and spaces: two players of a club differ in it."""

    __tablename__ = "player"
    __table_args__ = (UniqueConstraint("club_id", "key"),)

    id: Mapped[str] = mapped_column(UUID, primary_key=True)
    club_id: Mapped[int] = mapped_column(ForeignKey("club.id"))
    name: Mapped[str]
    key: Mapped[str]

    club: Mapped[Club] = relationship(back_populates="players")


class PartyRow(Base):
    """Партия. `opening` is its party file without events, with every option of its ruleset written out.

    A higher epoch makes a new link, to follow or to write. A hidden party is in no list of its club.
    Derived: `seq` is the number of events, `totals` are points a seat, `winner` is a seat.
    """

    __tablename__ = "party"
    __table_args__ = (Index(None, "club_id", "finished", "updated"),)

    id: Mapped[str] = mapped_column(UUID, primary_key=True)
    club_id: Mapped[int] = mapped_column(ForeignKey("club.id"))
    opening: Mapped[dict[str, Any]]
    started: Mapped[datetime]
    follow_epoch: Mapped[int] = mapped_column(default=1, server_default="1")
    write_epoch: Mapped[int] = mapped_column(default=1, server_default="1")
    hidden: Mapped[bool] = mapped_column(default=False, server_default=false())

    seq: Mapped[int] = mapped_column(default=0)
    totals: Mapped[list[int]]
    winner: Mapped[int | None]
    finished: Mapped[bool] = mapped_column(default=False)
    updated: Mapped[datetime]

    club: Mapped[Club] = relationship()


class EventRow(Base):
    """An entry of a party's log, never changed: `seq` counts from 1, `body` is the event of the party file.

    `form_id` is the id of the form it was written with: the same form sent twice is known by it.
    """

    __tablename__ = "event"
    __table_args__ = (UniqueConstraint("party_id", "event_id"), Index(None, "party_id", "form_id"))

    party_id: Mapped[str] = mapped_column(ForeignKey("party.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    event_id: Mapped[str]
    body: Mapped[dict[str, Any]]
    at: Mapped[datetime]
    by: Mapped[str | None]
    form_id: Mapped[str]


class Draft(Base):
    """Идёт сдача: what was typed so far of the deal being played, field by field as the form sends it.

    One a party, emptied when the deal is written. `version` only grows, so that a phone
    with an old page is noticed.
    """

    __tablename__ = "draft"

    party_id: Mapped[str] = mapped_column(ForeignKey("party.id"), primary_key=True)
    fields: Mapped[dict[str, Any]]
    version: Mapped[int]
    updated: Mapped[datetime]
