"""The pencil rule's window: until the next deal, passed, fifty or claim."""

from typing import Any

import pytest

from scorer.ledger.codec import decode_party
from scorer.ledger.pencil import disputable
from scorer.ledger.replay import replay
from tests.ledger.parties import BAIT, MADE, adjust, agreed, correction, party, void

Document = dict[str, Any]


def under_the_pencil(*events: Document, **opening: Any) -> str | None:
    row = disputable(replay(decode_party(party(*events, **opening))))
    return row.event if row else None


def test_nothing_written_cannot_be_disputed() -> None:
    assert under_the_pencil() is None


def test_the_last_deal_can_be_disputed() -> None:
    assert under_the_pencil(MADE, BAIT) == "2"


@pytest.mark.parametrize("more", [adjust(5, 0), agreed(tie="bait"), correction("1", cards=70)])
def test_what_is_no_deal_leaves_the_pencil_where_it_lies(more: Document) -> None:
    assert under_the_pencil(MADE, more) == "1"


def test_a_passed_deal_picks_it_up() -> None:
    assert under_the_pencil(MADE, {"type": "passed"}) is None


def test_an_undone_deal_lays_it_down_again() -> None:
    assert under_the_pencil(MADE, BAIT, void("2")) == "1"


def test_after_the_end_the_last_deal_can_still_be_disputed() -> None:
    assert under_the_pencil(MADE, target=90) == "1"
