"""The page a deal is written on, for every table."""

import json
from html import unescape

import pytest

from scorer.rules.presets import PRESETS
from tests.web.dealing import LIVE, MADE, Sit, chosen, error_at, hidden, value_of


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("language", ["ru", "uk", "en"])
def test_the_page_opens_for_every_variant_in_every_language(sit: Sit, preset: str, language: str) -> None:
    page = sit(preset).get(headers={"Accept-Language": language})
    assert page.status_code == 200
    assert page.headers["Cache-Control"] == "no-store"
    assert value_of(page.text, "seat0-cards") == ""


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


def test_three_players_have_three_columns(sit: Sit) -> None:
    table = sit("threesome")
    assert "seat2-cards" in table.get().text
    assert "conceded" not in table.get().text
    table.write({"order": "0H", "seat0-cards": "60", "seat1-cards": "40", "seat2-cards": "20", "last_trick": "2"})
    assert table.state.totals == (0, 70, 60)


def test_nothing_typed_is_lost_when_it_is_refused(sit: Sit) -> None:
    table = sit()
    typed = {**MADE, "seat0-cards": "сорок ", "seat1-terz": "1", "seat1-terz_top0": "KS", "stock": "7x", "round": "2",
             "seat1-offence": "revoke", "name_tops": "1", "dealer": "0", "counted": "1"}  # fmt: skip
    sent = table.sheet(typed)
    page = table.post("/deal", sent).text
    assert value_of(page, "seat0-cards") == "сорок "
    assert value_of(page, "stock") == "7x"
    assert value_of(page, "form_id") == sent["form_id"]
    for field, value in typed.items():
        if field not in ("seat0-cards", "seat1-cards", "stock", "seat1-terz"):
            assert chosen(page, field, value), field


@pytest.mark.parametrize("page", ["/deal", "/preview"])
def test_back_from_a_refused_form_finds_what_was_typed(sit: Sit, page: str) -> None:
    table = sit()
    refused = table.post(page, table.sheet(MADE, seat0__cards="82", seat1__cards="70", last_trick="1"))
    assert "152" in refused.text
    again = table.get().text
    assert [value_of(again, f"seat{seat}-cards") for seat in range(2)] == ["82", "70"]
    assert chosen(again, "last_trick", "1")


def test_a_refused_form_takes_nothing_from_what_another_phone_types(sit: Sit) -> None:
    table = sit()
    form = table.sheet({"order": "0H", "seat0-cards": "1", "draft_seen": "{}"})
    table.post("/draft", table.sheet({"seat1-cards": "70", "stock": "30"}), headers=LIVE)
    refused = table.post("/deal", form)
    again = table.get().text
    assert (value_of(again, "seat0-cards"), value_of(again, "seat1-cards")) == ("1", "70")
    seen = json.loads(unescape(hidden(refused.text)["draft_seen"]))
    assert seen["seat0-cards"] == "1"
    assert "seat1-cards" not in seen, "what the page does not show is not taken off when it is sent again"


def test_a_form_that_wrote_already_is_no_draft_of_the_next_deal(sit: Sit) -> None:
    table = sit()
    form = table.sheet(MADE)
    table.post("/deal", form)
    assert table.post("/deal", {**form, "seat1-cards": "70"}).status_code == 422
    assert value_of(table.get().text, "seat0-cards") == ""
