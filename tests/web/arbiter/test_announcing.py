"""The end announced from a party: ruled as the party does, asked twice, written once."""

import re
from html import unescape
from typing import Any
from uuid import uuid4

import pytest
from werkzeug.test import TestResponse

from scorer.ledger.events import Close
from scorer.store.append import append
from tests.web.arbiter.asking import ask, elsewhere, text, verdict, why
from tests.web.arbiter.party import Seated, stand_at
from tests.web.dealing import MADE, Table

CLAIM = {"seat": "0", "when": "mid", "cards0": "50", "cards1": "60", "maker": "0", "trump": "H"}


def announce(table: Table, **more: str) -> Any:
    form = {"seq": str(table.seq), "form_id": str(uuid4())} | more
    return table.client.post(f"{table.address}/arbiter/claim", query_string=CLAIM, data=form)


def test_the_end_is_announced_after_a_second_question(seated: Seated) -> None:
    table = seated()
    stand_at(table, 455, 100)
    page = ask(table.client, "claim", CLAIM, before=table.address)
    assert verdict(page) == "Партия: 505 из 501"
    asked = announce(table)
    assert "Да, партия окончена" in text(asked)
    assert not table.state.finished
    written = announce(table, sure="yes")
    assert written.status_code == 303
    assert (table.state.finished, table.state.winner, table.state.end) == (True, 0, "claim")


def test_a_false_announcement_is_written_as_one_and_loses(seated: Seated) -> None:
    table = seated()
    stand_at(table, 400, 100)
    page = ask(table.client, "claim", CLAIM, before=table.address)
    assert verdict(page) == "Рано: 450 из 501"
    assert "партия проиграна" in text(announce(table))
    announce(table, sure="yes")
    assert (table.state.winner, table.state.end) == (1, "false_claim")


def test_the_same_announcement_sent_twice_is_written_once(seated: Seated) -> None:
    table = seated()
    stand_at(table, 455, 100)
    form = {"seq": str(table.seq), "form_id": "once", "sure": "yes"}
    for _ in range(2):
        answer = table.client.post(f"{table.address}/arbiter/claim", query_string=CLAIM, data=form)
        assert answer.status_code == 303
    assert table.seq == 2


def test_an_announcement_made_from_an_old_page_says_what_came_between(seated: Seated) -> None:
    table = seated()
    stand_at(table, 455, 100)
    form = {"seq": str(table.seq), "form_id": "late", "sure": "yes"}
    table.write(MADE | {"order": "1H", "seat0-cards": "20", "seat1-cards": "110", "last_trick": "1"})
    answer = table.client.post(f"{table.address}/arbiter/claim", query_string=CLAIM, data=form)
    assert answer.status_code == 409
    assert not table.state.finished


def test_nothing_is_announced_where_the_table_plays_on(seated: Seated) -> None:
    table = seated("klaberjass")
    assert verdict(ask(table.client, "claim", CLAIM, before=table.address)) == "Конец объявить нельзя"
    assert announce(table).status_code == 422


def alone(page: TestResponse) -> str:
    """The address of a ruling without the party."""
    found = re.search(r'href="([^"]*)" rel="bookmark"', page.text)
    assert found
    return unescape(found.group(1))


MID = {"seat": "0", "when": "mid", "cards0": "25", "cards1": "20", "maker": "0", "trump": "H"}


@pytest.mark.parametrize(
    ("points", "claim", "ruling"),
    [
        ((480, 300), MID, "505 из 501"),
        ((480, -40), MID, "505 из 501"),
        ((480, 300), {"seat": "1", "when": "record"}, "300 из 501"),
        ((520, 300), {"seat": "1", "when": "record"}, "300 из 501"),
        ((520, 530), {"seat": "0", "when": "record"}, "520 из 501"),
    ],
)
def test_the_shared_address_of_a_claim_rules_as_the_party_does(
    seated: Seated, points: tuple[int, int], claim: dict[str, str], ruling: str
) -> None:
    table = seated("moscow", claim_at_record="required")
    stand_at(table, *points)
    here = ask(table.client, "claim", claim, before=table.address)
    there = table.client.get(alone(here))
    assert ruling in verdict(here)
    assert (verdict(there), why(there), elsewhere(there)) == (verdict(here), why(here), elsewhere(here))


def test_the_arbiter_names_the_winner_that_the_party_gets(seated: Seated) -> None:
    table = seated("moscow", claim_at_record="required")
    stand_at(table, 530, 465)
    table.write(order="1H", **{"seat0-cards": "55", "seat1-cards": "60"}, last_trick="1")
    claim = {"seat": "0", "when": "record"}
    page = ask(table.client, "claim", claim, before=table.address)
    assert why(page) == "До 501 дошёл не один: решила последняя взятка. Победа: Боря."
    assert why(table.client.get(alone(page))) == why(page)
    asked = table.client.post(f"{table.address}/arbiter/claim", query_string=claim, data=table.sheet())
    assert text(asked).count("Победа: Боря") == 2
    assert "Победа: Аня" not in text(asked)


def test_a_party_that_is_over_is_told_of_and_nothing_is_announced_in_it(seated: Seated) -> None:
    table = seated()
    stand_at(table, 510, 300)
    page = ask(table.client, "claim", MID, before=table.address)
    assert verdict(page) == "Партия окончена: объявлять нечего"
    assert why(page) == "Победа: Аня. Есть 501."
    assert "Объявлено" not in text(page)
    asked = table.client.post(f"{table.address}/arbiter/claim", query_string={**MID, "sure": ""})
    assert (asked.status_code, "Победа: Аня. Есть 501." in text(asked)) == (422, True)


def test_an_end_that_the_totals_do_not_show_has_no_address_without_the_party(seated: Seated) -> None:
    table = seated()
    with table.app.test_request_context():
        append(table.id, [Close(reason="late")], expected_seq=table.seq, form_id="close")
    page = ask(table.client, "claim", MID, before=table.address)
    assert verdict(page) == "Партия окончена: объявлять нечего"
    assert 'rel="bookmark"' not in page.text
