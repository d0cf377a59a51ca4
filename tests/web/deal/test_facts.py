"""What is typed becomes the facts of the deal."""

from typing import Any

import pytest

from scorer.ledger.events import DealPlayed
from scorer.rules.facts import Deal
from tests.web.dealing import MADE, Sit, Table, words


def written(table: Table) -> Deal:
    """The facts of the last deal in the log."""
    event = table.loaded.party.events[-1]
    assert isinstance(event, DealPlayed)
    return event.deal


def test_every_deal_says_who_dealt(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    assert written(table).dealer == 1
    table.write(MADE, dealer="1")
    assert written(table).dealer == 1
    assert table.state.dealer == 0


TYPED = [
    ("a pile is what the other pile and the stock leave", {"seat1-cards": "", "stock": "22"}, {"cards": (82, 48)}),
    ("all three may be given", {"stock": "22"}, {"cards": (82, 48), "stock": 22}),
    (
        "without a trick the pile is 0 and the last trick the other's",
        {"seat0-cards": "130", "seat1-cards": "", "last_trick": "", "seat1-no_tricks": "1"},
        {"cards": (130, 0), "last_trick": 0, "no_tricks": (1,)},
    ),
    ("counts with the last trick in", {"counted": "1", "seat0-cards": "92"}, {"cards": (82, 48)}),
    ("counts with melds in", {"counted": "1", "seat0-cards": "112", "seat0-terz": "1"}, {"cards": (82, 48)}),
    (
        "melds of the loser are in no count",
        {"counted": "1", "seat0-cards": "92", "seat0-terz": "1", "seat1-cards": "98", "seat1-fifty": "1"},
        {"cards": (82, 48)},
    ),
    (
        "the bella is in its owner's count",
        {"counted": "1", "seat0-cards": "92", "seat1-cards": "68", "seat1-bella": "1"},
        {"cards": (82, 48), "bella": 1},
    ),
    (
        "a pile counted with melds and the stock",
        {"counted": "1", "seat0-cards": "92", "seat1-cards": "", "stock": "22"},
        {"cards": (82, 48)},
    ),
    (
        "a bait given up, counted together",
        {"conceded": "1", "total": "120", "seat0-cards": "", "seat1-cards": "", "last_trick": ""},
        {"conceded": True, "total": 120, "cards": None},
    ),
    (
        "together with melds and the last trick",
        {
            "conceded": "1",
            "counted": "1",
            "total": "150",
            "seat0-cards": "",
            "seat1-cards": "",
            "last_trick": "",
            "seat1-terz": "1",
        },
        {"conceded": True, "total": 120},
    ),
    ("a revoke", {"seat0-offence": "revoke"}, {"cards": (82, 48)}),
    ("the second trump", {"round": "2"}, {"round": 2}),
    ("who called first", {"called_first": "1"}, {"called_first": 1}),
]


@pytest.mark.parametrize(("claim", "typed", "facts"), TYPED, ids=[case[0] for case in TYPED])
def test_what_is_typed_becomes_the_facts(sit: Sit, claim: str, typed: dict[str, str], facts: dict[str, Any]) -> None:
    table = sit()
    answer = table.write(MADE, typed)
    assert answer.status_code == 303, words(answer.text)
    deal = written(table)
    assert {name: getattr(deal, name) for name in facts} == facts


def test_melds_are_written_as_many_as_were_tapped(sit: Sit) -> None:
    table = sit()
    table.write(MADE, {"seat0-terz": "2", "seat0-terz_top0": "KS", "seat1-fifty": "1"})
    assert [(meld.seat, meld.length, str(meld.top or "")) for meld in written(table).melds] == [
        (0, 3, "KS"), (0, 3, ""), (1, 4, "")
    ]  # fmt: skip
