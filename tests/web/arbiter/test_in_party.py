"""The arbiter from a party: what it knows already, and what a ruling gives back to the deal."""

import re
from html import unescape
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from scorer.rules.cards import DECK
from scorer.store.base import db
from scorer.store.drafts import load_draft, save_draft
from scorer.store.models import PartyRow
from tests.web.arbiter.asking import ask, filled_in, rule_links, text, verdict
from tests.web.arbiter.party import Seated, stand_at
from tests.web.dealing import MADE, Table

JACKS = {"trump": "H", "kind00": "3", "top00": "J", "suit00": "S", "kind10": "3", "top10": "J", "suit10": "H"}


def type_in(table: Table, fields: dict[str, str]) -> None:
    """What a phone has typed of the deal being played."""
    with table.app.test_request_context():
        save_draft(table.id, {**fields, "number": "1"}, version=load_draft(table.id).version)


def draft(table: Table) -> dict[str, Any]:
    with table.app.test_request_context():
        return load_draft(table.id).fields


def test_every_question_is_asked_at_the_partys_table(seated: Seated) -> None:
    table = seated("kharkov")
    page = table.get("/arbiter")
    assert page.text.count(f'href="{table.address}/arbiter/') == 9
    assert f'href="{table.address}/rules"' in page.text
    assert "Харьковский" in text(page)
    ruling = ask(table.client, "melds", JACKS, before=table.address)
    assert verdict(ruling) == "Пишет Аня: 20"
    assert rule_links(ruling) == [f"{table.address}/rules#R-MELDS-5"]


def test_where_there_is_no_target_nobody_asks_whether_it_is_reached(seated: Seated) -> None:
    assert "Конец партии?" in text(seated().get("/arbiter"))
    assert "Конец партии?" not in text(seated("short_2").get("/arbiter"))
    assert "Конец партии?" not in text(seated(target=None, deals=5).get("/arbiter"))


def test_whose_rules_are_asked_by_stands_above_every_ruling(seated: Seated) -> None:
    table = seated("kharkov", target=301, tie="bait", fours=True)
    pages = (table.get("/arbiter"), ask(table.client, "melds", JACKS, before=table.address))
    assert all("Харьковский, 2 иначе" in text(page) for page in pages)
    with table.app.test_request_context():
        db.session.get_one(PartyRow, table.id).rules_name = "Дачные"
        db.session.commit()
    pages = (table.get("/arbiter"), ask(table.client, "melds", JACKS, before=table.address))
    assert all("Дачные" in text(page) and "иначе" not in text(page) for page in pages)


def test_the_draft_fills_the_questions_in(seated: Seated) -> None:
    table = seated()
    type_in(table, {"order": "1H", "seat0-terz": "1", "seat0-terz_top0": "KS", "seat1-bella": "1", "seat0-cards": "47"})
    melds = filled_in(table.get("/arbiter/melds"))
    assert {("trump", "H"), ("kind00", "3"), ("top00", "K"), ("suit00", "S"), ("bella", "1")} <= melds
    claim = filled_in(table.get("/arbiter/claim"))
    assert {("trump", "H"), ("maker", "1"), ("kind00", "3"), ("bella", "1"), ("cards0", "47")} <= claim
    for question in ("hand", "play", "bella", "count"):
        assert ("trump", "H") in filled_in(table.get(f"/arbiter/{question}"))


def test_a_ruling_on_melds_is_taken_over_into_the_deal(seated: Seated) -> None:
    table = seated()
    type_in(table, {"order": "0S", "seat0-cards": "47", "seat1-fifty": "1"})
    answer = table.client.post(f"{table.address}/arbiter/melds/ruling", query_string={**JACKS, "bella": "1"})
    assert answer.location == f"{table.address}/deal"
    assert draft(table) == {
        "order": "0H",
        "seat0-cards": "47",
        "seat0-terz": "1",
        "seat0-terz_top0": "JS",
        "seat1-terz": "1",
        "seat1-terz_top0": "JH",
        "seat1-bella": "1",
        "number": "1",
    }
    page = table.get("/deal")
    assert {("order", "0H"), ("seat0-cards", "47")} <= filled_in(page)


def ways_over(page: TestResponse) -> list[str]:
    """The addresses that take the ruling over, as its buttons have them."""
    return [unescape(address) for address in re.findall(r'<form method="post" action="([^"]*/ruling[^"]*)"', page.text)]


@pytest.mark.parametrize(
    ("question", "fields"),
    [("melds", JACKS), ("count", {"trump": "H", "pile0": ["AS", "10S"], "last": "0"})],
    ids=["melds", "count"],
)
def test_the_trump_of_a_ruling_goes_over_with_who_plays_where_nobody_said_so_yet(
    seated: Seated, question: str, fields: dict[str, Any]
) -> None:
    table = seated()
    page = ask(table.client, question, fields, before=table.address)
    assert "Записать в сдачу – кто играет? Аня Боря" in text(page)
    assert table.client.post(ways_over(page)[1]).location == f"{table.address}/deal"
    assert draft(table)["order"] == "1H"
    assert "Перенесено в сдачу." in text(table.get("/deal"))
    again = ask(table.client, question, fields, before=table.address)
    assert "кто играет?" not in text(again)
    assert len(ways_over(again)) == 1


def test_another_trump_than_the_deal_had_is_said(seated: Seated) -> None:
    table = seated()
    type_in(table, {"order": "0S"})
    table.client.post(f"{table.address}/arbiter/melds/ruling", query_string=JACKS)
    assert draft(table)["order"] == "0H"
    assert "Козырь в ней теперь ♥, как в решении; был ♠." in text(table.get("/deal"))
    table.client.post(f"{table.address}/arbiter/melds/ruling", query_string=JACKS)
    assert "Козырь в ней теперь" not in text(table.get("/deal"))


def test_a_trump_that_cannot_go_over_is_said(seated: Seated) -> None:
    table = seated()
    bella = {"trump": "H", "king": "held", "queen": "held", "seat": "0"}
    table.client.post(f"{table.address}/arbiter/bella/ruling", query_string=bella)
    assert draft(table)["seat0-bella"] == "1"
    assert "Решали при козыре ♥: укажите в сдаче, кто играет." in text(table.get("/deal"))


def test_an_offence_leads_to_the_card_bait_without_retyping(seated: Seated) -> None:
    table = seated()
    type_in(table, {"order": "0H", "seat0-cards": "47"})
    revoke = {"trump": "H", "led": "10S", "hand": ["7C", "7H"], "card": "7C"}
    page = ask(table.client, "play", revoke, before=table.address)
    assert "Записать в сдачу – кому?" in text(page)
    table.client.post(f"{table.address}/arbiter/play/ruling", query_string={**revoke, "seat": "1"})
    assert draft(table)["seat1-offence"] == "revoke"
    said = table.say(MADE, **{"seat1-offence": "revoke"})
    assert "Байд на картах" in said


@pytest.mark.parametrize(
    ("question", "fields", "offence"),
    [
        ("penalty", {"offence": "extra_card"}, "extra_card"),
        ("rank", {"called": "3", "own": "none"}, "rank_inquiry_without_equal"),
        ("rank", {"called": "3", "own": "4"}, "rank_inquiry_with_longer"),
        (
            "exchange",
            {"round": "1", "take": "bottom", "turned": "KH", "hand": ["7H"]},
            "seven_for_bottom_card",
        ),
    ],
)
def test_every_offence_of_the_arbiter_is_one_of_the_deal(
    seated: Seated, question: str, fields: dict[str, Any], offence: str
) -> None:
    table = seated()
    answer = table.client.post(f"{table.address}/arbiter/{question}/ruling", query_string={**fields, "seat": "0"})
    assert answer.status_code == 303
    assert draft(table)["seat0-offence"] == offence


def test_what_is_no_offence_gives_the_deal_nothing(seated: Seated) -> None:
    table = seated("klaberjass")
    page = ask(table.client, "penalty", {"offence": "extra_card"}, before=table.address)
    assert "Записать в сдачу" not in text(page)
    answer = table.client.post(
        f"{table.address}/arbiter/penalty/ruling", query_string={"offence": "extra_card", "seat": "0"}
    )
    assert answer.status_code == 400


def test_counts_go_back_into_the_deal_bare(seated: Seated) -> None:
    table = seated()
    codes = [str(card) for card in DECK]
    type_in(table, {"order": "0H", "counted": "1", "seat0-cards": "99", "seat0-terz": "1"})
    fields = {"trump": "H", "pile0": codes[:10], "stock": codes[18:], "last": "1", "melds0": "20"}
    table.client.post(f"{table.address}/arbiter/count/ruling", query_string=fields)
    taken = draft(table)
    assert (taken["counted"], taken["last_trick"], taken["seat0-terz"]) == ("0", "1", "1")
    assert int(taken["seat0-cards"]) + int(taken["seat1-cards"]) + int(taken["stock"]) == 152


def test_a_deal_typed_before_is_not_overwritten(seated: Seated) -> None:
    table = seated()
    type_in(table, {"order": "0H"})
    table.write(MADE)
    with table.app.test_request_context():
        save_draft(table.id, {"order": "1S", "number": "1"}, version=load_draft(table.id).version)
    answer = table.client.post(
        f"{table.address}/arbiter/penalty/ruling", query_string={"offence": "revoke", "seat": "0"}
    )
    assert answer.status_code == 303
    assert draft(table) == {"order": "1S", "number": "1"}
    assert "Сначала решите" in text(table.get("/deal"))


def test_a_finished_party_takes_nothing_over(seated: Seated) -> None:
    table = seated()
    stand_at(table, 600, 100)
    page = ask(table.client, "melds", JACKS, before=table.address)
    assert "Записать в сдачу" not in text(page)


def test_the_address_of_a_ruling_works_without_the_party(seated: Seated) -> None:
    table = seated("moscow", equal_melds="nobody")
    page = ask(table.client, "melds", JACKS, before=table.address)
    share = page.text.partition('rel="bookmark"')[0].rpartition('href="')[2].partition('"')[0].replace("&amp;", "&")
    stranger = table.app.test_client()
    stranger.environ_base["HTTP_ACCEPT_LANGUAGE"] = "ru"
    there = stranger.get(share)
    assert (verdict(page), verdict(there)) == ("Не пишет никто", "Не пишет никто")
    assert "Аня: терц от валета пикового" in text(there)
    assert table.id not in there.text


def test_a_stranger_has_no_arbiter_in_the_party(seated: Seated, app: Flask) -> None:
    table = seated()
    stranger: FlaskClient = app.test_client()
    for page in ("/arbiter", "/arbiter/melds", "/rules"):
        assert stranger.get(table.address + page).status_code == 404
