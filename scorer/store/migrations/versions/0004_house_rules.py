"""A club keeps rulesets of its own, marks of its own, and a party may be played for something.

Revision: 0004
Follows: 0003
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "house_rules",
        sa.Column("id", sa.String(length=36), nullable=False),
        sa.Column("club_id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("preset", sa.String(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("updated", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["club_id"], ["club.id"], name="fk_house_rules_club_id"),
        sa.PrimaryKeyConstraint("id", name="pk_house_rules"),
        sa.UniqueConstraint("club_id", "key", name="uq_house_rules_club_id_key"),
    )
    op.add_column("party", sa.Column("rules_name", sa.String(), nullable=True))
    op.add_column("party", sa.Column("wager", sa.JSON(), nullable=True))
    op.add_column("club", sa.Column("marks", sa.JSON(), nullable=True))
    op.add_column("club", sa.Column("unit", sa.String(), nullable=True))
    op.add_column("club", sa.Column("stake", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("club", "stake")
    op.drop_column("club", "unit")
    op.drop_column("club", "marks")
    op.drop_column("party", "wager")
    op.drop_column("party", "rules_name")
    op.drop_table("house_rules")
