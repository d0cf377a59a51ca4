"""The page a deal is written on, for every table."""

import pytest

from scorer.rules.presets import PRESETS
from tests.web.dealing import MADE, Sit, chosen, error_at, value_of


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
    again = table.get(headers={}).text
    assert value_of(page, "seat0-cards") == "сорок "
    assert value_of(page, "stock") == "7x"
    assert value_of(page, "form_id") == sent["form_id"]
    for field, value in typed.items():
        if field not in ("seat0-cards", "seat1-cards", "stock", "seat1-terz"):
            assert chosen(page, field, value), field
    assert value_of(again, "seat0-cards") == ""
