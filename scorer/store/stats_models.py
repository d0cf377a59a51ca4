"""Tables of statistics: who sat at which party with which figures, and their sums.

All of it but who sat where follows from the events, is written in the same transaction as they
are, and can be made again (`scorer.store.rebuild`).
"""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ForeignKey, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from scorer.store.base import Base


class Counts:
    """What can be added up, from the view of one player; what each counts says `scorer.store.figures`."""

    parties: Mapped[int] = mapped_column(default=0)
    won: Mapped[int] = mapped_column(default=0)
    lost: Mapped[int] = mapped_column(default=0)
    drawn: Mapped[int] = mapped_column(default=0)
    running: Mapped[int] = mapped_column(default=0)
    deals: Mapped[int] = mapped_column(default=0)
    scored: Mapped[int] = mapped_column(default=0)
    points: Mapped[int] = mapped_column(default=0)
    ordered: Mapped[int] = mapped_column(default=0)
    made: Mapped[int] = mapped_column(default=0)
    baits: Mapped[int] = mapped_column(default=0)
    hanging: Mapped[int] = mapped_column(default=0)
    card_baits: Mapped[int] = mapped_column(default=0)
    gain: Mapped[int] = mapped_column(default=0)


class Seat(Counts, Base):
    """Место: a player at a party, and his figures in it.

    `player_id` is who was entered under `name`, `person_id` who that is by the mergings in force.
    `started`, `finished` and `hidden` are the party's; `month` is that of its evening, "2026-11".
    `gains` are what was won from each seat (`scorer.ledger.accounts`), `gain` is their sum; `run` is how
    many parties running were won with this one, 0 where it was not won.
    """

    __tablename__ = "seat"
    __table_args__ = (
        Index(None, "person_id", "hidden", "finished", "started", "party_id"),
        Index(None, "person_id", "best_deal"),
        Index(None, "person_id", "run"),
        Index(None, "player_id"),
        Index(None, "club_id"),
    )

    party_id: Mapped[str] = mapped_column(ForeignKey("party.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    club_id: Mapped[int] = mapped_column(ForeignKey("club.id"))
    player_id: Mapped[str] = mapped_column(ForeignKey("player.id"))
    person_id: Mapped[str] = mapped_column(ForeignKey("player.id"))
    name: Mapped[str]
    started: Mapped[datetime]
    finished: Mapped[bool]
    hidden: Mapped[bool]
    preset: Mapped[str] = mapped_column(String(40))
    month: Mapped[str] = mapped_column(String(7))
    gains: Mapped[list[int]]
    best_deal: Mapped[int | None]
    run: Mapped[int] = mapped_column(default=0)


class Tally(Counts, Base):
    """Сумма: the figures of a person over the parties that `scope` and `part` choose.

    Scopes: "all" (part empty), "preset" (its name), "month" ("2026-11"), "pair" (the id of the
    other person: `won` by this one, `lost` to that one, `gain` from that one).
    """

    __tablename__ = "tally"
    __table_args__ = (Index(None, "club_id", "scope", "part"),)

    person_id: Mapped[str] = mapped_column(ForeignKey("player.id"), primary_key=True)
    scope: Mapped[str] = mapped_column(String(10), primary_key=True)
    part: Mapped[str] = mapped_column(String(40), primary_key=True)
    club_id: Mapped[int] = mapped_column(ForeignKey("club.id"))
