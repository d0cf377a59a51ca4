"""The page a deal is written on: what is written, and what is said where it cannot be."""

from typing import Any

import pytest
from flask import Flask

from scorer.ledger.events import DealPlayed
from scorer.rules.facts import Deal
from scorer.rules.presets import PRESETS
from tests.web.dealing import HANGS, MADE, Sit, Table, chosen, error_at, value_of, words


def written(table: Table) -> Deal:
    """The facts of the last deal in the log."""
    event = table.loaded.party.events[-1]
    assert isinstance(event, DealPlayed)
    return event.deal


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("language", ["ru", "uk", "en"])
def test_the_page_opens_for_every_variant_in_every_language(sit: Sit, preset: str, language: str) -> None:
    page = sit(preset).get(headers={"Accept-Language": language})
    assert page.status_code == 200
    assert page.headers["Cache-Control"] == "no-store"
    assert value_of(page.text, "seat0-cards") == ""


def test_a_deal_is_written_and_the_table_shows_its_row(sit: Sit) -> None:
    table = sit()
    answer = table.write(MADE)
    row = table.state.rows[-1]
    assert (answer.status_code, answer.location) == (303, f"{table.address}#row-{row.event}")
    assert table.state.totals == (92, 48)
    assert "Карандаш лежит" in words(table.get("").text)


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


REFUSED = [
    ("nothing typed: who plays", {"order": ""}, "order", "Укажите, кто играет"),
    ("a pile missing", {"seat1-cards": ""}, "seat1-cards", "Боря: впишите очки"),
    ("no last trick", {"last_trick": ""}, "last_trick", "последнюю"),
    ("no number", {"seat0-cards": "сорок"}, "seat0-cards", "целое число, например 47."),
    ("no number of melds", {"seat0-terz": "два"}, "seat0-terz", "целое число, например 1."),
    ("a number below nought", {"seat0-cards": "-5"}, "seat0-cards", "целое число"),
    ("a number without end", {"seat0-cards": "9" * 5000}, "seat0-cards", "от 0 до 1000"),
    ("too many together", {"seat0-cards": "120"}, "seat0-cards", "на 22"),
    ("too few together", {"seat0-cards": "5", "seat1-cards": "6"}, "seat0-cards", "на 7"),
    ("one point", {"seat1-cards": "1"}, "seat1-cards", "1"),
    ("a stock that does not prove it", {"stock": "20"}, "stock", "152"),
    ("more than the deck", {"seat1-cards": "", "stock": "100"}, "stock", "152"),
    ("points without a trick", {"seat1-no_tricks": "1"}, "seat1-no_tricks", "Боря"),
    ("less than the melds", {"counted": "1", "seat0-cards": "25", "seat0-terz": "1"}, "seat0-cards", "не меньше 30"),
    ("both ways of counting", {"conceded": "1", "total": "120"}, "total", "лишнее сотрите"),
    (
        "nothing counted together",
        {"conceded": "1", "seat0-cards": "", "seat1-cards": "", "last_trick": ""},
        "total",
        "всех взяток вместе",
    ),
    ("together without a bait", {"total": "120", "seat0-cards": "", "seat1-cards": ""}, "total", ""),
    ("two bellas", {"seat0-bella": "1", "seat1-bella": "1"}, "seat0-bella", "только у одного"),
    ("equally long melds", {"seat0-terz": "1", "seat1-terz": "1"}, "seat0-terz_top0", "терц"),
    (
        "a card twice",
        {"seat0-terz": "1", "seat1-terz": "1", "seat0-terz_top0": "KS", "seat1-terz_top0": "QS"},
        "seat0-terz",
        "",
    ),
    ("too many melds for nine cards", {"seat0-fifty": "2", "seat0-terz": "1"}, "seat0-terz", ""),
    ("four terzes", {"seat0-terz": "4"}, "seat0-terz", "от 0 до 3"),
    ("no such card", {"seat0-terz": "1", "seat0-terz_top0": "8S", "name_tops": "1"}, "seat0-terz_top0", "выбора"),
    ("no such suit", {"order": "0X"}, "order", ""),
    ("no such player", {"last_trick": "2"}, "last_trick", "выбора"),
    ("no such offence", {"seat0-offence": "sneezing"}, "seat0-offence", "выбора"),
    ("two card baits", {"seat0-offence": "revoke", "seat1-offence": "false_meld"}, "seat0-offence", ""),
]


@pytest.mark.parametrize(("claim", "typed", "field", "said"), REFUSED, ids=[case[0] for case in REFUSED])
def test_what_cannot_be_is_said_at_its_field(
    sit: Sit, claim: str, typed: dict[str, str], field: str, said: str
) -> None:
    table = sit()
    answer = table.write(MADE, typed)
    assert answer.status_code == 422
    assert said in error_at(answer.text, field)
    assert f'<a href="#{field}">' in answer.text
    assert f'id="{field}"' in answer.text
    assert table.seq == 0


def test_nothing_typed_is_lost_when_it_is_refused(sit: Sit) -> None:
    table = sit()
    typed = {**MADE, "seat0-cards": "сорок ", "seat1-terz": "1", "seat1-terz_top0": "KS", "stock": "7x", "round": "2",
             "seat1-offence": "revoke", "name_tops": "1", "dealer": "0", "counted": "1"}  # fmt: skip
    sent = table.sheet(typed)
    page = table.post("/deal", sent).text
    again = table.get(headers={}).text
    assert value_of(page, "seat0-cards") == "сорок "
    assert value_of(page, "stock") == "7x"
    assert value_of(page, "form_id") == sent["form_id"]
    for field, value in typed.items():
        if field not in ("seat0-cards", "seat1-cards", "stock", "seat1-terz"):
            assert chosen(page, field, value), field
    assert value_of(again, "seat0-cards") == ""


def test_a_refusal_that_is_about_no_field_stands_at_the_top(sit: Sit) -> None:
    table = sit()
    answer = table.post("/deal", table.sheet(MADE, order="0H", seq="1"))
    assert answer.status_code == 400


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


def test_a_klaberjass_table_has_fours_and_its_own_words(sit: Sit) -> None:
    table = sit("klaberjass")
    assert "каре" in table.get().text
    assert "бэла" in table.get().text
    answer = table.write(MADE, {"seat0-four": "1"})
    assert "из каких карт" in error_at(answer.text, "seat0-four_top0")
    table.write(MADE, {"seat0-four": "1", "seat0-four_top0": "Q"})
    assert table.state.totals == (142, 48)


def test_a_table_without_fours_does_not_show_them(sit: Sit) -> None:
    assert "seat0-four" not in sit().get().text


def test_dave_is_offered_only_where_it_is_played(sit: Sit) -> None:
    assert "dave_first" not in sit().get().text
    table = sit("short_dave")
    answer = table.write({"order": "0H", "dave_first": "1", "dave_count": "2", "resigned": "1"})
    assert answer.status_code == 303
    assert (written(table).dave, written(table).resigned) == ((1, 0), 1)


def test_three_players_have_three_columns(sit: Sit) -> None:
    table = sit("threesome")
    assert "seat2-cards" in table.get().text
    assert "conceded" not in table.get().text
    table.write({"order": "0H", "seat0-cards": "60", "seat1-cards": "40", "seat2-cards": "20", "last_trick": "2"})
    assert table.state.totals == (0, 70, 60)


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
