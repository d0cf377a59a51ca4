"""The live preview: what writing would do, what is wanted, what is wrong; and which questions it asks."""

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


ASKED = [
    ("one side has melds", "moscow", {"seat0-terz": "1"}, set()),
    ("one side's are longer", "moscow", {"seat0-terz": "1", "seat1-fifty": "1"}, set()),
    ("both have terzes", "moscow", {"seat0-terz": "2", "seat1-terz": "1"},
     {"seat0-terz_top0", "seat0-terz_top1", "seat1-terz_top0"}),
    ("only runs of the deciding length", "moscow", {"seat0-terz": "1", "seat0-fifty": "1", "seat1-fifty": "1"},
     {"seat0-fifty_top0", "seat1-fifty_top0"}),
    ("every card on demand", "moscow", {"seat0-terz": "1", "name_tops": "1"}, {"seat0-terz_top0"}),
    ("a four needs its rank", "klaberjass", {"seat0-four": "1"}, {"seat0-four_top0"}),
    ("three: the maker against both", "threesome", {"order": "0H", "seat0-terz": "1", "seat2-terz": "1"},
     {"seat0-terz_top0", "seat2-terz_top0"}),
    ("three: defenders against nobody", "threesome", {"order": "0H", "seat1-terz": "1", "seat2-terz": "1"}, set()),
    ("three: not before who plays is known", "threesome", {"seat0-terz": "1", "seat2-terz": "1"}, set()),
]  # fmt: skip


@pytest.mark.parametrize(("claim", "preset", "typed", "fields"), ASKED, ids=[case[0] for case in ASKED])
def test_cards_of_melds_are_asked_for_only_where_they_decide(
    sit: Sit, claim: str, preset: str, typed: dict[str, str], fields: set[str]
) -> None:
    table = sit(preset)
    page = table.post("/preview", table.sheet(typed), headers={"HX-Request": "true"}).text
    seats = range(3)
    every = {f"seat{s}-{kind}_top{n}" for s in seats for kind in ("terz", "fifty", "long", "four") for n in range(3)}
    assert {name for name in every if f'<select name="{name}"' in page} == fields
    assert 'aria-invalid="true"' not in page


TOPS = {"order": "0H", "seat0-terz": "1", "seat1-terz": "1"}


@pytest.mark.parametrize(
    ("preset", "tops", "matters"),
    [
        ("moscow", ("KS", "KD"), True),
        ("moscow", ("KS", "QD"), False),
        ("moscow", ("KS", "KH"), False),
        ("kharkov", ("KS", "KH"), True),
        ("klaberjass", ("KS", "KD"), False),
    ],
)
def test_who_called_first_is_asked_only_where_it_decides(
    sit: Sit, preset: str, tops: tuple[str, str], matters: bool
) -> None:
    table = sit(preset)
    typed = {**TOPS, "seat0-terz_top0": tops[0], "seat1-terz_top0": tops[1]}
    page = table.post("/preview", table.sheet(typed), headers={"HX-Request": "true"}).text
    assert ('<select name="called_first"' in page) is matters


def test_the_length_of_a_long_run_is_asked_where_it_decides(sit: Sit) -> None:
    typed = {"seat0-long": "1", "seat1-long": "1"}
    longer = sit(long_runs="longer")
    page = longer.post("/preview", longer.sheet(typed), headers={"HX-Request": "true"}).text
    assert 'name="seat0-long_length"' in page
    assert longer.write(MADE, typed, {"seat0-long_length": "6", "seat1-long_length": "5"}).status_code == 303
    assert longer.state.totals == (142, 48)
    hundred = sit(long_runs="hundred")
    hundred.write(MADE, {"seat1-long": "1"})
    assert hundred.state.totals == (0, 240)


SLIPS = [
    ("a terz from the jack beside the bella", "moscow",
     {"seat0-terz": "1", "seat0-terz_top0": "JH", "seat0-bella": "1"},
     "вместе с беллой 5 карт подряд, это полтинник"),
    ("a terz from the queen beside the bella", "moscow",
     {"seat0-terz": "1", "seat0-terz_top0": "QH", "seat0-bella": "1"}, "4 карты подряд"),
    ("more than any deal has", "moscow", {"seat0-cards": "90", "seat1-cards": "50"}, "Вместе 140 очков"),
    ("less than any deal has", "moscow", {"seat0-cards": "12", "seat1-cards": "10"}, "Вместе всего 22 очков"),
    ("no points where tricks matter", "moscow", {"seat0-cards": "100", "seat1-cards": "0"}, ""),
    ("no points where tricks matter", "klaberjass", {"seat0-cards": "100", "seat1-cards": "0", "seat1-terz": "1"},
     "Боря: 0 очков. Взятка была?"),
]  # fmt: skip


@pytest.mark.parametrize(("claim", "preset", "typed", "said"), [case for case in SLIPS if case[3]])
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


@pytest.mark.parametrize(
    ("preset", "typed"),
    [
        ("moscow", {"seat0-cards": "100", "seat1-cards": "0"}),
        ("moscow", {"seat0-terz": "1", "seat0-terz_top0": "KH", "seat0-bella": "1"}),
        ("moscow", {"seat0-terz": "1", "seat0-terz_top0": "AH", "seat0-bella": "1"}),
        ("moscow", {"seat0-terz": "1", "seat0-terz_top0": "10H", "seat0-bella": "1"}),
        ("moscow", {"seat0-terz": "1", "seat0-terz_top0": "JS", "seat0-bella": "1"}),
        ("moscow", {"seat0-terz": "1", "seat0-terz_top0": "JH", "seat1-bella": "1"}),
        ("moscow", {"seat0-cards": "90", "seat1-cards": "50", "stock": "12"}),
        ("klaberjass", {"seat0-cards": "100", "seat1-cards": "0"}),
        ("klaberjass", {"seat0-cards": "100", "seat1-cards": "0", "seat1-no_tricks": "1", "seat1-terz": "1"}),
    ],
)
def test_what_is_no_slip_is_not_asked_about(sit: Sit, preset: str, typed: dict[str, str]) -> None:
    assert sit(preset).write(MADE, typed).status_code == 303


def test_another_slip_is_asked_about_anew(sit: Sit) -> None:
    table = sit()
    form = table.sheet(MADE, {"seat0-cards": "90", "seat1-cards": "50"})
    keys = value_of(table.post("/deal", form).text, "sure") or ""
    assert table.post("/deal", {**form, "sure": keys, "seat0-cards": "91"}).status_code == 422
