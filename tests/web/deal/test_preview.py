"""The live preview: what writing would do, what is wanted, what is wrong."""

import pytest

from tests.web.dealing import HANGS, MADE, Sit, value_of, words

BAIT = {"order": "0H", "seat0-cards": "47", "seat1-cards": "68", "last_trick": "0", "seat1-terz": "1"}


SAID = [
    ("moscow", {}, "Ещё нужно: кто играет и на чём, взятки, чья последняя."),
    ("moscow", {"order": "0H", "seat0-cards": "47"}, "Ещё нужно: взятки (Боря), чья последняя."),
    ("moscow", BAIT, "Байд: Боря пишет 145 Аня 57, Боря 88 · Аня → Боря 57. Станет 0 : 145."),
    ("moscow", MADE, "Станет 92 : 48."),
    ("moscow", HANGS, "висят 70 Аня 70, Боря 70. Станет 0 : 70."),
    ("moscow", {**MADE, "seat0-offence": "revoke"}, "Аня → Боря 92. Станет 0 : 140."),
    ("moscow", {**MADE, "seat0-cards": "120"}, "на 22"),
    ("moscow", {**MADE, "seat0-cards": "4o"}, "Ещё нужно: взятки (Аня)."),
    ("moscow", {**MADE, "seat0-terz": "1", "seat1-terz": "1"}, "терц"),
    ("threesome", {"order": "0H", "seat0-cards": "50", "seat1-cards": "40", "seat2-cards": "31", "last_trick": "2"},
     "Аня → Боря 25, Вера 25"),
    ("klaberjass", HANGS, "Аня → Боря 70"),
    ("short_2", MADE, "Станет 1 : −1. Партия окончена. Победа: Аня."),
    ("short_2", HANGS, "Станет 0 : 0. Партия заканчивается вничью."),
    ("short_bait_3", {"order": "0H", "seat0-cards": "30", "seat1-cards": "50", "seat2-cards": "60", "last_trick": "2"},
     "Партия окончена. Победа: Боря, Вера."),
    ("moscow", {**MADE, "counted": "1", "seat0-cards": "130"}, "Объявления и последняя здесь уже вычтены"),
]  # fmt: skip


@pytest.mark.parametrize(("preset", "typed", "said"), SAID)
def test_the_preview_says_it_in_words(sit: Sit, preset: str, typed: dict[str, str], said: str) -> None:
    assert said in sit(preset).say(typed)


def test_hanging_points_are_told_when_they_are_paid(sit: Sit) -> None:
    table = sit()
    table.write(HANGS)
    assert "висячие 70. Станет 0 : 285." in table.say(BAIT)


def test_a_fine_is_told(sit: Sit) -> None:
    assert "Аня: штраф за байды −50" in sit(bait_fine=50).say(BAIT)


def test_the_agreement_is_asked_for_in_the_preview(sit: Sit) -> None:
    table = sit()
    table.write(HANGS)
    table.write(HANGS)
    page = table.post("/preview", table.sheet(MADE), headers={"HX-Request": "true"}).text
    assert f'href="{table.address}/agree"' in page


def test_a_preview_writes_nothing(sit: Sit) -> None:
    table = sit()
    table.say(MADE)
    assert table.seq == 0


def test_without_a_script_checking_shows_the_whole_page(sit: Sit) -> None:
    table = sit()
    form = table.sheet(BAIT)
    page = table.post("/preview", form)
    assert page.status_code == 200
    assert "Байд: Боря пишет 145" in words(page.text)
    assert value_of(page.text, "form_id") == form["form_id"]
    assert table.post("/preview", table.sheet({"order": "0H"})).status_code == 422
