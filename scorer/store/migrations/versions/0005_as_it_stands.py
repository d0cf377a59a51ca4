"""An opening may be put right: beside a party stands who plays and what, as its log has it.

Revision: 0005
Follows: 0004
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("party", sa.Column("stands", sa.JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("party", "stands")
