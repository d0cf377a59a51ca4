"""Evenings, persons, and the figures of statistics.

Revision: 0003
Follows: 0002

What follows from the events (seats, sums, evenings of old parties) is counted when the program starts.
"""

from collections.abc import Iterator

import sqlalchemy as sa
from alembic import op

from scorer.store.likeness import likeness

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

COUNTS = (
    "parties", "won", "lost", "drawn", "running", "deals", "scored", "points", "ordered", "made", "baits", "hanging",
    "card_baits", "gain",
)  # fmt: skip


def upgrade() -> None:
    op.add_column("club", sa.Column("first_dealer", sa.String()))
    op.add_column("party", sa.Column("evening_id", sa.String(length=36)))
    op.add_column("party", sa.Column("day", sa.String(length=10)))
    op.add_column("party", sa.Column("counted", sa.Integer(), nullable=False, server_default="0"))
    op.create_index("ix_party_club_id_hidden_finished_started_id", "party", _listed())
    op.create_index("ix_party_club_id_started", "party", ["club_id", "started"])
    op.create_index("ix_party_evening_id", "party", ["evening_id"])
    op.create_index("ix_party_counted", "party", ["counted"])
    op.create_index("ix_event_event_id", "event", ["event_id"])
    _tell_players_apart()
    _create_merging()
    _create_seat()
    _create_tally()


def downgrade() -> None:
    for table in ("tally", "seat", "merging"):
        op.drop_table(table)
    for index in ("club_id_hidden_finished_started_id", "club_id_started", "evening_id", "counted"):
        op.drop_index(f"ix_party_{index}", "party")
    op.drop_index("ix_event_event_id", "event")
    # Not by copying the tables: other rows refer to theirs.
    op.drop_column("player", "person_id")
    for column in ("counted", "day", "evening_id"):
        op.drop_column("party", column)
    op.drop_column("club", "first_dealer")


def _listed() -> list[str]:
    return ["club_id", "hidden", "finished", "started", "id"]


def _tell_players_apart() -> None:
    """Keys by likeness. Of those that are alike from now on, one keeps the key; they can be merged by hand."""
    op.add_column("player", sa.Column("person_id", sa.String(length=36), nullable=False, server_default=""))
    player = sa.table("player", *map(sa.column, ("id", "club_id", "name", "key", "person_id")))
    connection = op.get_bind()
    taken: set[tuple[int, str]] = set()
    rows = connection.execute(sa.select(player.c.id, player.c.club_id, player.c.name).order_by(player.c.id)).all()
    found = []
    for player_id, club_id, name in rows:
        key = next(key for key in _keys(name) if (club_id, key) not in taken)
        taken.add((club_id, key))
        found.append((player_id, key))
    for player_id, key in found:
        # By way of a key nobody can have, so that none is taken for a moment.
        connection.execute(player.update().where(player.c.id == player_id).values(key=f"{player_id} {key}"))
    for player_id, key in found:
        values = {"key": key, "person_id": player_id}
        connection.execute(player.update().where(player.c.id == player_id).values(**values))


def _keys(name: str) -> Iterator[str]:
    """The key of a name, and what stands for it where it is taken: with a space no name has one."""
    yield likeness(name)
    number = 2
    while True:
        yield f"{likeness(name)} {number}"
        number += 1


def _create_merging() -> None:
    op.create_table(
        "merging",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("club_id", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.String(length=36), nullable=False),
        sa.Column("into_id", sa.String(length=36), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("undone", sa.DateTime(timezone=True)),
        sa.ForeignKeyConstraint(["club_id"], ["club.id"], name="fk_merging_club_id"),
        sa.ForeignKeyConstraint(["player_id"], ["player.id"], name="fk_merging_player_id"),
        sa.ForeignKeyConstraint(["into_id"], ["player.id"], name="fk_merging_into_id"),
        sa.PrimaryKeyConstraint("id", name="pk_merging"),
    )
    op.create_index("ix_merging_club_id", "merging", ["club_id"])


def _create_seat() -> None:
    op.create_table(
        "seat",
        sa.Column("party_id", sa.String(length=36), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("club_id", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.String(length=36), nullable=False),
        sa.Column("person_id", sa.String(length=36), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("started", sa.DateTime(timezone=True), nullable=False),
        sa.Column("finished", sa.Boolean(), nullable=False),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.Column("preset", sa.String(length=40), nullable=False),
        sa.Column("month", sa.String(length=7), nullable=False),
        sa.Column("gains", sa.JSON(), nullable=False),
        sa.Column("best_deal", sa.Integer()),
        sa.Column("run", sa.Integer(), nullable=False),
        *_counts(),
        sa.ForeignKeyConstraint(["party_id"], ["party.id"], name="fk_seat_party_id"),
        sa.ForeignKeyConstraint(["club_id"], ["club.id"], name="fk_seat_club_id"),
        sa.ForeignKeyConstraint(["player_id"], ["player.id"], name="fk_seat_player_id"),
        sa.ForeignKeyConstraint(["person_id"], ["player.id"], name="fk_seat_person_id"),
        sa.PrimaryKeyConstraint("party_id", "seat", name="pk_seat"),
    )
    listed = ["person_id", "hidden", "finished", "started", "party_id"]
    for columns in (listed, ["person_id", "best_deal"], ["person_id", "run"], ["player_id"], ["club_id"]):
        op.create_index(f"ix_seat_{'_'.join(columns)}", "seat", columns)


def _create_tally() -> None:
    op.create_table(
        "tally",
        sa.Column("person_id", sa.String(length=36), nullable=False),
        sa.Column("scope", sa.String(length=10), nullable=False),
        sa.Column("part", sa.String(length=40), nullable=False),
        sa.Column("club_id", sa.Integer(), nullable=False),
        *_counts(),
        sa.ForeignKeyConstraint(["person_id"], ["player.id"], name="fk_tally_person_id"),
        sa.ForeignKeyConstraint(["club_id"], ["club.id"], name="fk_tally_club_id"),
        sa.PrimaryKeyConstraint("person_id", "scope", "part", name="pk_tally"),
    )
    op.create_index("ix_tally_club_id_scope_part", "tally", ["club_id", "scope", "part"])


def _counts() -> list[sa.Column[int]]:
    return [sa.Column(name, sa.Integer(), nullable=False) for name in COUNTS]
