"""A party knows the one that was begun from it.

Revision: 0006
Follows: 0005
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("party", sa.Column("next_id", sa.String(36), nullable=True))


def downgrade() -> None:
    op.drop_column("party", "next_id")
