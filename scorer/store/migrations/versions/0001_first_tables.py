"""The first tables: club, player, party, event, draft.

Revision: 0001
Follows: nothing
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "club",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_club"),
    )
    op.create_table(
        "player",
        sa.Column("id", sa.String(length=36), nullable=False),
        sa.Column("club_id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["club_id"], ["club.id"], name="fk_player_club_id"),
        sa.PrimaryKeyConstraint("id", name="pk_player"),
        sa.UniqueConstraint("club_id", "key", name="uq_player_club_id_key"),
    )
    op.create_table(
        "party",
        sa.Column("id", sa.String(length=36), nullable=False),
        sa.Column("club_id", sa.Integer(), nullable=False),
        sa.Column("opening", sa.JSON(), nullable=False),
        sa.Column("started", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("totals", sa.JSON(), nullable=False),
        sa.Column("winner", sa.Integer(), nullable=True),
        sa.Column("finished", sa.Boolean(), nullable=False),
        sa.Column("updated", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["club_id"], ["club.id"], name="fk_party_club_id"),
        sa.PrimaryKeyConstraint("id", name="pk_party"),
    )
    op.create_index("ix_party_club_id_finished_updated", "party", ["club_id", "finished", "updated"])
    op.create_table(
        "event",
        sa.Column("party_id", sa.String(length=36), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("event_id", sa.String(), nullable=False),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("by", sa.String(), nullable=True),
        sa.Column("form_id", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["party_id"], ["party.id"], name="fk_event_party_id"),
        sa.PrimaryKeyConstraint("party_id", "seq", name="pk_event"),
        sa.UniqueConstraint("party_id", "event_id", name="uq_event_party_id_event_id"),
    )
    op.create_index("ix_event_party_id_form_id", "event", ["party_id", "form_id"])
    op.create_table(
        "draft",
        sa.Column("party_id", sa.String(length=36), nullable=False),
        sa.Column("fields", sa.JSON(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("updated", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["party_id"], ["party.id"], name="fk_draft_party_id"),
        sa.PrimaryKeyConstraint("party_id", name="pk_draft"),
    )


def downgrade() -> None:
    for table in ("draft", "event", "party", "player", "club"):
        op.drop_table(table)
