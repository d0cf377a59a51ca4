"""A deal is written, or it is said why not."""

import pytest
from flask import Flask

from scorer.ledger.events import DealPlayed
from scorer.rules.facts import Deal
from tests.web.dealing import HANGS, MADE, Sit, Table, value_of, words


def written(table: Table) -> Deal:
    """The facts of the last deal in the log."""
    event = table.loaded.party.events[-1]
    assert isinstance(event, DealPlayed)
    return event.deal


def test_a_deal_is_written_and_the_table_shows_its_row(sit: Sit) -> None:
    table = sit()
    answer = table.write(MADE)
    row = table.state.rows[-1]
    assert (answer.status_code, answer.location) == (303, f"{table.address}#row-{row.event}")
    assert table.state.totals == (92, 48)
    assert "Карандаш лежит" in words(table.get("").text)


def test_the_way_of_counting_is_remembered_for_the_device(sit: Sit) -> None:
    table = sit()
    table.write(MADE, {"counted": "1", "seat0-cards": "92"})
    assert '<option value="1" selected>' in table.get().text
    table.say({"counted": "0"})
    assert '<option value="1" selected>' not in table.get().text


def test_a_finished_party_takes_no_deal(sit: Sit) -> None:
    table = sit("short_2")
    table.write(MADE)
    assert table.state.finished
    assert table.get().location == table.address
    answer = table.write(MADE)
    assert answer.status_code == 422
    assert "Партия окончена" in words(answer.text)


def test_another_club_does_not_find_the_party(sit: Sit, app: Flask) -> None:
    table = sit()
    stranger = app.test_client()
    assert stranger.get(f"{table.address}/deal").status_code == 404
    assert stranger.post(f"{table.address}/deal", data=table.sheet(MADE)).status_code == 404


@pytest.mark.parametrize("seq", ["", "x", "²", "-1", "99", "9" * 5000])
def test_a_form_that_no_page_made_is_refused(sit: Sit, seq: str) -> None:
    table = sit()
    assert table.write(MADE, seq=seq).status_code == 400
    assert table.seq == 0


def test_dave_is_offered_only_where_it_is_played(sit: Sit) -> None:
    assert "dave_first" not in sit().get().text
    table = sit("short_dave")
    answer = table.write({"order": "0H", "dave_first": "1", "dave_count": "2", "resigned": "1"})
    assert answer.status_code == 303
    assert (written(table).dave, written(table).resigned) == ((1, 0), 1)


def test_a_deal_that_would_pay_asks_for_the_agreement_first_and_is_kept(sit: Sit) -> None:
    table = sit()
    table.write(HANGS)
    table.write(HANGS)
    answer = table.write(MADE, {"seat0-terz": "1"})
    assert (answer.status_code, answer.location) == (303, f"{table.address}/agree")
    agreed = table.post("/agree", table.sheet(order="sum"))
    assert agreed.location == f"{table.address}/deal"
    page = table.get().text
    assert value_of(page, "seat0-cards") == "82"
    assert "висячие 140" in words(page)


def test_the_last_deal_leads_to_the_top_of_the_table_where_the_winner_is_told(sit: Sit) -> None:
    table = sit(target=90)
    assert table.write(MADE).location == table.address
    assert table.state.finished
