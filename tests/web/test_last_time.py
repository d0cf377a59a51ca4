"""A new party is begun as the last one was: variant, house rules and players filled in, and easily otherwise."""

from datetime import timedelta
from html import unescape
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from scorer.rules.presets import preset
from scorer.store.base import db
from scorer.store.models import PartyRow
from scorer.store.sharing import hide_party
from tests.store.playing import write
from tests.web.at_table import filled
from tests.web.dealing import chosen, value_of, words
from tests.web.houserules.keeping import keep
from tests.web.test_start import parties

THREE = {"preset": "threesome", "name_2": "Вера"}


def begun(client: FlaskClient, **fields: Any) -> str:
    """A party begun, then the form of the next one."""
    assert client.post("/new", data=filled(**fields)).status_code == 303
    return client.get("/new").text


def test_variant_house_rules_and_players_are_filled_in(client: FlaskClient) -> None:
    page = begun(client, preset="kharkov", rule_target="301", rule_tie="bait", rule_fours="yes")
    assert chosen(page, "preset", "kharkov")
    assert value_of(page, "rule_target") == "301"
    assert '<option value="bait" selected>' in page
    assert value_of(page, "rule_fours") == "yes"
    assert [value_of(page, f"name_{seat}") for seat in range(3)] == ["Аня", "Боря", ""]
    assert "Как в прошлый раз: Харьковский · Играем до: 301; " in words(page)


def test_sent_as_it_is_the_form_begins_the_same_rules(app: Flask, client: FlaskClient) -> None:
    page = begun(client, preset="kharkov", rule_target="301", rule_fours="yes")
    fields = {name: value_of(page, name) for name in ("rule_target", "rule_fours")}
    client.post("/new", data=filled(preset="kharkov", **fields))
    first, second = parties(app)
    assert first.opening["ruleset"] == second.opening["ruleset"]


def test_a_table_of_three_is_filled_in_whole(client: FlaskClient) -> None:
    page = begun(client, **THREE)
    assert [value_of(page, f"name_{seat}") for seat in range(3)] == ["Аня", "Боря", "Вера"]
    assert "Как в прошлый раз" not in page, "nothing of it is folded away"


def test_rules_in_the_address_go_before_and_names_stay_where_as_many_play(client: FlaskClient) -> None:
    begun(client, **THREE)
    page = client.get("/new?preset=kharkov&rule_target=701").text
    assert chosen(page, "preset", "kharkov")
    assert value_of(page, "rule_target") == "701"
    assert value_of(page, "name_0") == ""
    assert "Как в прошлый раз" not in page
    assert value_of(client.get("/new?preset=short_3").text, "name_2") == "Вера"


def test_begun_afresh_nothing_is_filled_in(client: FlaskClient) -> None:
    page = begun(client, preset="kharkov", rule_target="301")
    assert 'href="/new?afresh=1"' in page
    page = client.get("/new?afresh=1").text
    assert chosen(page, "preset", "moscow")
    assert [value_of(page, name) for name in ("name_0", "rule_target")] == ["", ""]
    assert "Как в прошлый раз" not in page


def test_rules_of_the_clubs_own_are_chosen_by_their_name_while_they_are_these(client: FlaskClient) -> None:
    own = keep(client)
    page = begun(client, preset=f"own:{own}")
    assert chosen(page, "preset", f"own:{own}")
    assert "Как в прошлый раз" not in page, "the choice itself says it"
    keep(client, rule_tie="lapse", own=own)
    page = client.get("/new").text
    assert chosen(page, "preset", "kharkov")
    assert '<option value="bait" selected>' in page


def test_what_was_put_right_since_is_what_is_remembered(app: Flask, client: FlaskClient) -> None:
    begun(client)
    (row,) = parties(app)
    with app.test_request_context():
        put_right = {"type": "reopen", "reason": "?", "with": {"ruleset": {"preset": "to_301"}}}
        write(db.session.get_one(PartyRow, row.id), put_right)
    assert chosen(client.get("/new").text, "preset", "to_301")


def test_a_hidden_party_is_not_what_was_played_last(app: Flask, client: FlaskClient) -> None:
    begun(client)
    with app.test_request_context():
        db.session.get_one(PartyRow, parties(app)[0].id).started -= timedelta(hours=1)
        db.session.commit()
    page = begun(client, preset="kharkov")
    assert chosen(page, "preset", "kharkov")
    last = next(row for row in parties(app) if row.opening["ruleset"]["preset"] == "kharkov")
    with app.test_request_context():
        hide_party(last.id)
    assert chosen(client.get("/new").text, "preset", "moscow")


@pytest.mark.parametrize("name", ["<b>Аня", 'О"Нил', "👨‍👩‍👧"])
def test_any_name_comes_back_as_it_was(client: FlaskClient, name: str) -> None:
    assert value_of(begun(client, name_0=name), "name_0") == name


def test_the_fold_of_house_rules_stays_closed_until_asked_for(client: FlaskClient) -> None:
    page = begun(client, rule_target="301")
    assert '<details class="fold" open>' not in page
    assert preset("moscow").target != 301
    assert "Играем до: 301" in unescape(page)
