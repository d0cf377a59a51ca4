"""The running deal, read and changed field by field for pages that know a few of them."""

from collections.abc import Mapping

from scorer.web.deal.running import change_running, running
from scorer.web.deal.typed import Typed
from tests.web.dealing import LIVE, MADE, Sit, Table


def now(table: Table) -> Typed:
    with table.app.test_request_context():
        return running(table.id, table.state)


def change(table: Table, changes: Mapping[str, str | None]) -> None:
    with table.app.test_request_context():
        change_running(table.id, table.state, changes)


def test_what_is_typed_on_another_page_is_known(sit: Sit) -> None:
    table = sit()
    assert now(table).maker is None
    table.post("/draft", table.sheet({"order": "1C", "seat0-terz": "1"}), headers=LIVE)
    assert (now(table).maker, str(now(table).trump), len(now(table).melds)) == (1, "C", 1)


def test_a_change_leaves_all_other_fields(sit: Sit) -> None:
    table = sit()
    table.post("/draft", table.sheet({"order": "1C", "seat0-terz": "1"}), headers=LIVE)
    change(table, {"seat0-cards": "33", "seat0-terz": None})
    assert (now(table).maker, now(table).seats[0].cards, now(table).melds) == (1, 33, ())


def test_the_draft_of_another_deal_gives_way(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    table.post("/draft", table.sheet({"order": "1C", "seat0-cards": "33"}), headers=LIVE)
    table.post("/undo", table.sheet(event=table.state.rows[-1].event))
    assert now(table).maker is None
    change(table, {"order": "0S"})
    assert (now(table).maker, now(table).seats[0].cards) == (0, None)
