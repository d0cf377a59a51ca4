"""Tables: clubs, players, parties, their events, and the draft of the running deal.

The events are the record; `seq`, `totals`, `winner` and `finished` of a party are derived
from them, written in the same transaction, and can be made again at any time. So are the
figures of statistics, in `scorer.store.stats_models`.
"""

from datetime import datetime
from typing import Any

from sqlalchemy import ForeignKey, Index, String, UniqueConstraint, false
from sqlalchemy.orm import Mapped, mapped_column, relationship

from scorer.store.base import Base

UUID = String(36)


class Club(Base):
    """Клуб: people who play together. Whoever has its link belongs to it; a higher `epoch` makes a new link.

    `marks` are the letters this club writes at a bait and the like, by outcome, where they are not the usual ones;
    `unit` is what it plays for («руб.», «спички»), `stake` its usual stake of a short game.
    `first_dealer` is who deals first in the next party as this club is used to, None until it said so.
    """

    __tablename__ = "club"

    id: Mapped[int] = mapped_column(primary_key=True)
    epoch: Mapped[int] = mapped_column(default=1)
    created: Mapped[datetime]
    marks: Mapped[dict[str, Any] | None]
    unit: Mapped[str | None]
    stake: Mapped[int | None]
    first_dealer: Mapped[str | None]

    players: Mapped[list["Player"]] = relationship(back_populates="club", order_by="Player.name")


class Player(Base):
    """Игрок of a club. `key` is the likeness of the name (`scorer.store.likeness`): two players differ in it.

    `person_id` is the player this one was found to be the same person as, his own id else; it
    follows from the mergings in force.
    """

    __tablename__ = "player"
    __table_args__ = (UniqueConstraint("club_id", "key"),)

    id: Mapped[str] = mapped_column(UUID, primary_key=True)
    club_id: Mapped[int] = mapped_column(ForeignKey("club.id"))
    name: Mapped[str]
    key: Mapped[str]
    person_id: Mapped[str] = mapped_column(UUID, server_default="")

    club: Mapped[Club] = relationship(back_populates="players")


class Merging(Base):
    """Один человек: from `at` on two players are one person, `into_id`, until it is undone."""

    __tablename__ = "merging"
    __table_args__ = (Index(None, "club_id"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    club_id: Mapped[int] = mapped_column(ForeignKey("club.id"))
    player_id: Mapped[str] = mapped_column(ForeignKey("player.id"))
    into_id: Mapped[str] = mapped_column(ForeignKey("player.id"))
    at: Mapped[datetime]
    undone: Mapped[datetime | None]


class HouseRules(Base):
    """Свои правила: a ruleset a club keeps under a name, with every option written out.

    Parties are started from it and keep a copy: changing it touches none. `key` is the name without case and spaces.
    """

    __tablename__ = "house_rules"
    __table_args__ = (UniqueConstraint("club_id", "key"),)

    id: Mapped[str] = mapped_column(UUID, primary_key=True)
    club_id: Mapped[int] = mapped_column(ForeignKey("club.id"))
    name: Mapped[str]
    key: Mapped[str]
    preset: Mapped[str]
    options: Mapped[dict[str, Any]]
    updated: Mapped[datetime]


class PartyRow(Base):
    """Партия. `opening` is its party file without events, with every option of its ruleset written out.

    `rules_name` is what the club calls that ruleset, if it has a name; `wager` what is played for beside the points.
    A higher epoch makes a new link, to follow or to write. A hidden party is in no list of its club.
    `evening_id` is the party the evening it belongs to was first known by, `day` the local day that evening
    began, "2026-11-29"; `next_id` is the party that was begun from it, the latest. Derived: `seq` is
    the number of events, `totals` are points a seat, `winner` is a seat; `stands` is who plays and
    what, as the opening was put right; `counted` says by which version of `scorer.store.figures`
    its seats are counted.
    """

    __tablename__ = "party"
    __table_args__ = (
        Index(None, "club_id", "finished", "updated"),
        Index(None, "club_id", "hidden", "finished", "started", "id"),
        Index(None, "club_id", "started"),
        Index(None, "evening_id"),
        Index(None, "counted"),
    )

    id: Mapped[str] = mapped_column(UUID, primary_key=True)
    club_id: Mapped[int] = mapped_column(ForeignKey("club.id"))
    opening: Mapped[dict[str, Any]]
    started: Mapped[datetime]
    rules_name: Mapped[str | None]
    wager: Mapped[dict[str, Any] | None]
    follow_epoch: Mapped[int] = mapped_column(default=1, server_default="1")
    write_epoch: Mapped[int] = mapped_column(default=1, server_default="1")
    hidden: Mapped[bool] = mapped_column(default=False, server_default=false())
    evening_id: Mapped[str | None] = mapped_column(UUID)
    day: Mapped[str | None] = mapped_column(String(10))
    next_id: Mapped[str | None] = mapped_column(UUID)

    seq: Mapped[int] = mapped_column(default=0)
    totals: Mapped[list[int]]
    winner: Mapped[int | None]
    finished: Mapped[bool] = mapped_column(default=False)
    updated: Mapped[datetime]
    counted: Mapped[int] = mapped_column(default=0, server_default="0")
    stands: Mapped[dict[str, Any] | None]

    club: Mapped[Club] = relationship()


class EventRow(Base):
    """An entry of a party's log, never changed: `seq` counts from 1, `body` is the event of the party file.

    `form_id` is the id of the form it was written with: the same form sent twice is known by it.
    """

    __tablename__ = "event"
    __table_args__ = (
        UniqueConstraint("party_id", "event_id"),
        Index(None, "party_id", "form_id"),
        Index(None, "event_id"),
    )

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
