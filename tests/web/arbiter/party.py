"""A party from which the arbiter is asked."""

from collections.abc import Callable

from scorer.ledger.events import Adjust
from scorer.store.append import append
from tests.web.dealing import Table

Seated = Callable[..., Table]


def stand_at(table: Table, *points: int) -> None:
    """These totals before the first deal."""
    with table.app.test_request_context():
        append(table.id, [Adjust(points=points, reason="before")], expected_seq=table.seq, form_id="adjust")
