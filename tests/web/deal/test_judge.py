"""A likely slip is asked about once, and then written."""

import pytest

from tests.web.dealing import MADE, Sit, value_of, words

SLIPS = [
    ("a terz from the jack beside the bella", "moscow",
     {"seat0-terz": "1", "seat0-terz_top0": "JH", "seat0-bella": "1"},
     "вместе с беллой 5 карт подряд, это полтинник"),
    ("a terz from the queen beside the bella", "moscow",
     {"seat0-terz": "1", "seat0-terz_top0": "QH", "seat0-bella": "1"}, "4 карты подряд"),
    ("a false meld left in", "moscow",
     {"seat0-cards": "65", "seat1-cards": "40", "seat0-terz": "1", "seat0-offence": "false_meld"},
     "Аня: введено 1 объявление, и оно пойдёт в счёт. Ложное уже убрано?"),
    ("more than any deal has", "moscow", {"seat0-cards": "90", "seat1-cards": "50"}, "Вместе 140 очков"),
    ("less than any deal has", "moscow", {"seat0-cards": "12", "seat1-cards": "10"}, "Вместе всего 22 очков"),
    ("no points where tricks matter", "klaberjass", {"seat0-cards": "100", "seat1-cards": "0", "seat1-terz": "1"},
     "Боря: 0 очков. Взятка была?"),
]  # fmt: skip


@pytest.mark.parametrize(("claim", "preset", "typed", "said"), SLIPS)
def test_a_likely_slip_is_asked_about_and_then_written(
    sit: Sit, claim: str, preset: str, typed: dict[str, str], said: str
) -> None:
    table = sit(preset)
    form = table.sheet(MADE, typed)
    page = table.post("/deal", form)
    assert page.status_code == 422
    assert said in words(page.text)
    keys = value_of(page.text, "sure")
    assert keys
    assert table.seq == 0
    assert table.post("/deal", {**form, "sure": keys}).status_code == 303
    assert table.seq == 1


def test_what_is_no_slip_is_written_at_once(sit: Sit) -> None:
    assert sit().write(MADE, {"seat0-cards": "90", "seat1-cards": "50", "stock": "12"}).status_code == 303


def test_another_slip_is_asked_about_anew(sit: Sit) -> None:
    table = sit()
    form = table.sheet(MADE, {"seat0-cards": "90", "seat1-cards": "50"})
    keys = value_of(table.post("/deal", form).text, "sure") or ""
    assert table.post("/deal", {**form, "sure": keys, "seat0-cards": "91"}).status_code == 422
