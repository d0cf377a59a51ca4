"""Names compared without stress, and with digits taken for the letters they look like.

Revision: 0007
Follows: 0006
"""

from collections.abc import Iterator

import sqlalchemy as sa
from alembic import op

from scorer.store.likeness import likeness

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Keys anew. Of those that are alike from now on, who had the key keeps it; they can be merged by hand."""
    player = sa.table("player", *map(sa.column, ("id", "club_id", "name", "key")))
    connection = op.get_bind()
    rows = connection.execute(sa.select(player).order_by(player.c.id)).all()
    # Whose key stays first, and those that stand for a taken one as they are.
    rows.sort(key=lambda row: (" " not in row.key, likeness(row.name) != row.key))
    taken: set[tuple[int, str]] = set()
    for row in rows:
        keys = _keys(row.name) if " " not in row.key else iter([row.key])
        key = next(key for key in keys if (row.club_id, key) not in taken)
        taken.add((row.club_id, key))
        if key != row.key:
            connection.execute(player.update().where(player.c.id == row.id).values(key=key))


def downgrade() -> None:
    """Nothing: the keys serve an older program as well."""


def _keys(name: str) -> Iterator[str]:
    """The key of a name, and what stands for it where it is taken: with a space no name has one."""
    yield likeness(name)
    number = 2
    while True:
        yield f"{likeness(name)} {number}"
        number += 1
