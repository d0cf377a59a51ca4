"""Parties are shared by links of their own, and can be hidden from the club's list.

Revision: 0002
Follows: 0001
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for epoch in ("follow_epoch", "write_epoch"):
        op.add_column("party", sa.Column(epoch, sa.Integer(), nullable=False, server_default="1"))
    op.add_column("party", sa.Column("hidden", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    # Not by copying the table: other rows refer to its.
    for column in ("hidden", "write_epoch", "follow_epoch"):
        op.drop_column("party", column)
