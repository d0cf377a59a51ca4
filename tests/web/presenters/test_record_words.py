"""Whatever stands in a record can be told: each entry, the journal, and what changes between two states."""

from collections.abc import Iterator

import pytest
from flask import Flask
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scorer.ledger import events as e
from scorer.ledger.changes import compare
from scorer.ledger.codec import decode_party
from scorer.ledger.force import in_force
from scorer.ledger.history import confirmations, moments, revisions
from scorer.ledger.replay import replay
from scorer.web.presenters.changes import changes_view
from scorer.web.presenters.entries import Entries
from scorer.web.presenters.journal import journal
from scorer.web.presenters.revised import revised
from tests.ledger.parties import BAIT, MADE, TIE, adjust, agreed, amend, correction, party, reopen, void
from tests.strategies.parties import Document, parties

tried = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


@pytest.fixture
def russian(app: Flask) -> Iterator[None]:
    """Sentences in Russian."""
    with app.test_request_context():
        yield


def said(*log: Document, **opening: object) -> list[str]:
    """What every entry of a party says."""
    decoded = decode_party(party(*log, **opening))  # type: ignore[arg-type]
    entries = Entries(decoded, replay(decoded))
    return [entries.said(event) for event in decoded.events]


def test_every_kind_of_entry_says_what_it_holds(russian: None) -> None:
    log = [
        {**MADE, "melds": [{"seat": 0, "length": 3, "run": "KD"}], "bella": 1, "stock": 32},
        {"type": "passed", "dealer": 1},
        TIE,
        correction("3", cards=50),
        adjust(10, -5),
        agreed(target=301),
        amend("1", MADE),
        void("5"),
        void("8"),
        {"type": "confirm", "deal": "1", "seat": 1},
        reopen(dealer=0, players=["Вера", "Боря"]),
        {"type": "close", "reason": "поздно", "draw": True},
    ]
    assert said(*log) == [
        "Играет: Вера, черви; взятки 80\u00a0:\u00a040; последняя: Вера; терц от К♦ – Вера; белла – Боря",
        "все пасуют; сдаёт: Боря",
        "Играет: Вера, черви; взятки 60\u00a0:\u00a070; последняя: Вера",
        "сдача 3, верный счёт: Вера 50",
        "Вера +10, Боря −5",
        "Играем до: 301",
        "сдача 1: Играет: Вера, черви; взятки 80\u00a0:\u00a040; последняя: Вера",
        "запись 5 (поправка счёта)",
        "возвращает: запись 5 (поправка счёта)",
        "сдача 1 – Боря",
        "Вера, Боря; первым сдаёт: Вера",
        "ничья",
    ]


def test_an_entry_of_a_seat_that_is_no_more_is_told_too(russian: None) -> None:
    three = {**MADE, "cards": [80, 40, 20], "maker": 2}
    log = [three, void("1"), reopen(players=["Аня", "Боря"], ruleset={"preset": "moscow"}, dealer=0)]
    assert "игрок 3" in said(*log, preset="threesome", players=3)[0]


def test_an_amend_that_makes_another_kind_of_it_says_so(russian: None) -> None:
    assert said(BAIT, amend("1", {"type": "passed"}))[1] == "сдача 1 → пересдача: все пасуют"


@tried
@given(parties(most=14))
def test_any_record_can_be_read(app: Flask, record: Document) -> None:
    decoded = decode_party(record)
    with app.test_request_context():
        state = replay(decoded)
        items = journal(decoded, state)
        assert [item.number for item in items] == list(range(1, len(decoded.events) + 1))
        assert all(
            item.said or isinstance(event, e.Reopen | e.Rules)
            for item, event in zip(items, decoded.events, strict=True)
        )
        standing = in_force(decoded.events).places
        undone = {place for place, item in enumerate(items) if item.voided_by}
        assert undone == set(range(len(items))) - set(standing)
        assert all(items[place].gone for place in undone)
        changed = revisions(moments(decoded, state))
        assert revised(decoded, state, changed).keys() == changed.keys()
        assert all(seats for seats in confirmations(moments(decoded, state)).values())


@tried
@given(parties(most=14), st.data())
def test_any_change_can_be_told(app: Flask, record: Document, data: st.DataObject) -> None:
    decoded = decode_party(record)
    count = data.draw(st.integers(0, len(record["events"])))
    before = replay(decode_party({**record, "events": record["events"][:count]}))
    with app.test_request_context():
        changes = compare(before, replay(decoded))
        view = changes_view(changes, {event.id: event for event in decoded.events})
        assert len(view.rows) == len(changes.rows)
        for change, row in zip(changes.rows, view.rows, strict=True):
            assert bool(row.said.before or row.said.after) is not change.only_totals or not row.said.after
