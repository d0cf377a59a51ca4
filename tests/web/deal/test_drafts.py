"""The draft of the running deal: kept as it is typed, seen by every phone, gone when the deal is written."""

import json
from typing import Any, NamedTuple

import pytest

from tests.web.dealing import LIVE, MADE, Sit, Table, chosen, value_of, words

RUNNING = {"order": "0H", "seat1-terz": "1"}


class Told(NamedTuple):
    status: int
    version: int
    fields: dict[str, Any]


def kept(table: Table, *typed: dict[str, str], **fields: str) -> Told:
    """What a phone is told of the draft after it sent what was typed on it."""
    answer = table.post("/draft", table.sheet(*typed, **fields), headers=LIVE)
    assert answer.json
    return Told(answer.status_code, answer.json["version"], answer.json["fields"])


def test_what_is_typed_is_there_again_on_the_next_visit(sit: Sit) -> None:
    table = sit()
    typed = {**RUNNING, "seat0-cards": "4x", "counted": "1", "stock": "20", "seat0-bella": "1", "round": "2"}
    assert kept(table, typed).status == 200
    page = table.get().text
    assert value_of(page, "seat0-cards") == "4x"
    assert value_of(page, "stock") == "20"
    assert value_of(page, "seat1-terz") == "1"
    assert all(chosen(page, name, typed[name]) for name in ("order", "counted", "seat0-bella", "round"))


def test_the_table_shows_the_deal_being_played(sit: Sit) -> None:
    table = sit()
    assert "Идёт сдача" not in table.get("").text
    kept(table, RUNNING)
    assert "Идёт сдача 1: Аня ♥, терц – Боря" in words(table.get("").text)


def test_a_count_alone_is_a_draft_too(sit: Sit) -> None:
    table = sit()
    kept(table, {"seat0-cards": "47"})
    assert "Идёт сдача 1: 47 : …" in words(table.get("").text)


def test_two_counts_are_never_parted_by_the_end_of_a_line(sit: Sit) -> None:
    table = sit()
    kept(table, {"seat0-cards": "47", "seat1-cards": "68"})
    assert "47\u00a0:\u00a068" in table.get("").text


def test_a_four_can_be_called_before_its_rank(sit: Sit) -> None:
    table = sit("klaberjass")
    kept(table, {"seat0-four": "1", "seat1-bella": "1"})
    assert "каре – Аня, бэла – Боря" in words(table.get("").text)


def test_an_untouched_form_is_no_draft(sit: Sit) -> None:
    table = sit()
    kept(table, {"counted": "0", "seat0-terz": "0", "seat1-cards": " "})
    assert "Идёт сдача" not in table.get("").text


def test_versions_follow_each_other(sit: Sit) -> None:
    table = sit()
    assert kept(table, RUNNING).version == 1
    assert kept(table, RUNNING, {"seat0-cards": "4"}).version == 2
    assert 'data-version="2"' in table.get().text


def test_two_phones_type_into_one_draft(sit: Sit) -> None:
    table = sit()
    kept(table, RUNNING)
    seen = json.dumps(RUNNING)
    kept(table, RUNNING, {"seat0-cards": "82"}, draft_seen=seen)
    told = kept(table, RUNNING, {"seat1-cards": "48", "last_trick": "0"}, draft_seen=seen)
    assert told.fields["seat0-cards"] == "82"
    page = table.get().text
    assert value_of(page, "seat0-cards") == "82"
    assert value_of(page, "seat1-cards") == "48"
    assert chosen(page, "last_trick", "0")


def test_a_field_is_whose_changed_it_last(sit: Sit) -> None:
    table = sit()
    kept(table, RUNNING)
    seen = json.dumps(RUNNING)
    kept(table, {**RUNNING, "order": "1C"}, draft_seen=seen)
    kept(table, {**RUNNING, "order": "0S"}, draft_seen=seen)
    assert chosen(table.get().text, "order", "0S")


def test_a_meld_never_tapped_takes_none_away(sit: Sit) -> None:
    table = sit()
    untouched = {"seat0-terz": "0", "seat1-terz": "0", "counted": "0"}
    kept(table, {**untouched, "seat1-terz": "1"}, draft_seen='{"counted": "0"}')
    kept(table, untouched, {"seat0-cards": "82"}, draft_seen='{"counted": "0"}')
    assert "Идёт сдача 1: терц – Боря, 82 : …" in words(table.get("").text)


def test_the_page_says_which_draft_it_has(sit: Sit) -> None:
    table = sit()
    kept(table, RUNNING, {"counted": "1"})
    assert json.loads(value_of(table.get().text, "draft_seen") or "") == {**RUNNING, "counted": "1"}


@pytest.mark.parametrize("seen", ["", "{", "[1]", '{"order": 1}', "null"])
def test_a_page_that_does_not_say_what_it_had_changes_only_what_it_holds(sit: Sit, seen: str) -> None:
    table = sit()
    kept(table, RUNNING)
    kept(table, {"order": "1C"}, draft_seen=seen)
    page = table.get().text
    assert chosen(page, "order", "1C")
    assert value_of(page, "seat1-terz") == "1"


def test_a_phone_asks_for_what_others_typed(sit: Sit) -> None:
    table = sit()
    kept(table, RUNNING)
    assert table.get("/draft").json == {"seq": 0, "version": 1, "fields": RUNNING}


def test_the_draft_of_another_deal_is_no_news(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    kept(table, {"order": "1C", "seat0-cards": "33"})
    table.post("/undo", table.sheet(event=table.state.rows[-1].event))
    assert table.get("/draft").json == {"seq": 2, "version": 1, "fields": None}


def test_a_late_page_keeps_nothing_in_the_draft_of_the_next_deal(sit: Sit) -> None:
    table = sit()
    late = table.sheet(RUNNING)
    table.write(MADE)
    kept(table, {"order": "1C"})
    page = table.post("/draft", late)
    assert page.status_code == 409
    assert "Аня пишет 92" in words(page.text)
    assert chosen(page.text, "order", "0H")
    assert chosen(table.get().text, "order", "1C")


def test_without_a_script_keeping_the_draft_returns_to_the_form(sit: Sit) -> None:
    table = sit()
    answer = table.post("/draft", table.sheet(RUNNING))
    assert answer.location == f"{table.address}/deal"
    page = table.get()
    assert "Черновик сохранён" in words(page.text)
    assert chosen(page.text, "order", "0H")


def test_a_draft_is_thrown_away_by_hand(sit: Sit) -> None:
    table = sit()
    kept(table, RUNNING)
    assert table.post("/draft", table.sheet(RUNNING, do="throw")).location == table.address
    assert not chosen(table.get().text, "order", "0H")


def test_what_was_thrown_away_does_not_come_back_from_a_page_that_still_has_it(sit: Sit) -> None:
    table = sit()
    had = {**RUNNING, "counted": "1"}
    kept(table, had)
    table.post("/draft", {"do": "throw"})
    now = kept(table, had, {"seat0-cards": "47"}, draft_seen=json.dumps(had))
    assert now.fields == {"seat0-cards": "47", "counted": "1"}


def test_a_written_deal_takes_the_draft_with_it(sit: Sit) -> None:
    table = sit()
    kept(table, RUNNING)
    table.write(MADE)
    page = table.get().text
    assert not chosen(page, "order", "0H")
    assert 'data-version="2"' in page


def test_a_draft_of_another_deal_is_offered_and_not_used(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    kept(table, {"order": "1C", "seat0-cards": "33"})
    table.post("/undo", table.sheet(event=table.state.rows[-1].event))
    page = table.get().text
    assert "Есть черновик другой сдачи: Боря ♣, 33 : …" in words(page)
    assert value_of(page, "seat0-cards") == ""
    assert "Идёт сдача" not in words(table.get("").text)
    assert value_of(table.get("/deal?draft=take").text, "seat0-cards") == "33"


def test_nothing_foreign_is_kept(sit: Sit) -> None:
    table = sit()
    kept(table, RUNNING, {"evil": "1", "seat7-cards": "1", "seat0-cards": "7" * 500})
    page = table.get().text
    assert value_of(page, "seat0-cards") == "7" * 40
    assert "evil" not in page


def test_emptying_everything_empties_the_draft(sit: Sit) -> None:
    table = sit()
    kept(table, RUNNING)
    kept(table, {}, draft_seen=json.dumps(RUNNING))
    assert "Идёт сдача" not in words(table.get("").text)
