"""What cannot be is said at the field it is about."""

import pytest

from tests.web.dealing import MADE, Sit, error_at

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


def test_a_refusal_that_is_about_no_field_stands_at_the_top(sit: Sit) -> None:
    table = sit()
    answer = table.post("/deal", table.sheet(MADE, order="0H", seq="1"))
    assert answer.status_code == 400
