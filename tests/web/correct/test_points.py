"""«Лишние очки»: the pencil rule from a deal's row (R-PENCIL)."""

import pytest

from scorer.ledger.events import Correction
from tests.web.correct.correcting import ask, event_of, last, put_right, shown
from tests.web.dealing import MADE, Sit, Table, error_at, value_of, words

OTHER = {"order": "1S", "seat0-cards": "30", "seat1-cards": "75", "last_trick": "1"}


def points(table: Table, number: int = 1) -> str:
    return f"/correct/points/{event_of(table, number)}"


def test_points_too_many_come_off_and_go_to_the_other(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    put_right(table, points(table), seat="0", cards="70")
    assert table.state.totals == (80, 60)
    assert last(table) == Correction(
        id=last(table).id, at=last(table).at, by=None, deal=event_of(table, 1), seat=0, cards=70
    )


def test_nothing_is_written_before_it_was_looked_at(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    page = ask(table, points(table), seat="0", cards="70")
    assert page.status_code == 200
    assert table.seq == 1
    said = words(page.text)
    assert "Счёт было: 92 : 48 → станет: 80 : 60" in said
    assert "Правило карандаша" in said


def test_a_true_count_may_make_a_bait_of_it(sit: Sit) -> None:
    table = sit()
    table.write({**MADE, "seat0-cards": "40"})
    page = ask(table, points(table), seat="0", cards="30")
    assert "было: Сыграно: Аня пишет 50, Боря пишет 48 → станет: Байд: Боря пишет 88" in words(page.text)


def test_the_count_may_hold_melds_and_the_last_trick(sit: Sit) -> None:
    table = sit()
    table.write(MADE, {"seat0-terz": "1"})
    put_right(table, points(table), seat="0", cards="100", counted="1")
    correction = last(table)
    assert isinstance(correction, Correction)
    assert correction.cards == 70


def test_a_count_below_what_is_beside_the_cards_is_told_with_its_least(sit: Sit) -> None:
    table = sit()
    table.write(MADE, {"seat0-terz": "1"})
    page = ask(table, points(table), seat="0", cards="29", counted="1")
    assert page.status_code == 422
    assert "не меньше 30" in error_at(page.text, "cards")


def test_the_count_of_a_deal_for_stakes_may_hold_melds_too(sit: Sit) -> None:
    table = sit("short_2")
    table.write(MADE, {"seat0-terz": "1"})
    assert "карты +82, посл. +10, терц +20" in words(table.get(points(table)).text)
    put_right(table, points(table), seat="0", cards="100", counted="1")
    correction = last(table)
    assert isinstance(correction, Correction)
    assert correction.cards == 70


def test_a_last_trick_of_another_is_put_right_alone(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    put_right(table, points(table), seat="0", last_trick="1")
    assert table.state.totals == (82, 68)


def test_after_the_next_deal_the_rule_is_told(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    table.write(OTHER)
    page = table.get(points(table))
    assert "Колоду уже сняли: поправить можно только сотню" in words(page.text)
    assert 'name="cards"' not in page.text
    refused = ask(table, points(table), seat="0", cards="70")
    assert refused.status_code == 422
    assert "Колоду уже сняли: поправить можно только сотню" in words(refused.text)
    assert value_of(refused.text, "cards") == "70"
    assert table.seq == 2


def test_a_whole_hundred_is_put_right_here_too_at_any_time_and_without_a_fine(sit: Sit) -> None:
    table = sit()
    table.write({**MADE, "seat0-cards": "120", "seat1-cards": "20"}, sure="sum_high:140")
    table.write(OTHER)
    put_right(table, points(table), seat="0", cards="20")
    assert table.state.rows[0].totals == (30, 20)


@pytest.mark.parametrize(
    ("typed", "field", "sentence"),
    [
        ({"cards": "70"}, "seat", "чей счёт неверен"),
        ({"seat": "0"}, "cards", "верный счёт"),
        ({"seat": "0", "cards": "7x"}, "cards", "целое число"),
        ({"seat": "0", "cards": "82"}, "cards", "нечего"),
        ({"seat": "0", "cards": "1"}, "cards", "быть не может"),
        ({"seat": "1", "cards": "60"}, "cards", "12"),
        ({"seat": "7", "cards": "70"}, "seat", "Такого выбора"),
    ],
)
def test_what_is_wrong_is_said_at_its_field_and_nothing_typed_is_lost(
    sit: Sit, typed: dict[str, str], field: str, sentence: str
) -> None:
    table = sit()
    table.write(MADE)
    page = ask(table, points(table), **typed)
    assert page.status_code == 422
    assert sentence.casefold() in error_at(page.text, field).casefold()
    if "cards" in typed:
        assert f'value="{typed["cards"]}"' in page.text
    assert table.seq == 1


def test_three_say_who_noticed_it(sit: Sit) -> None:
    table = sit("threesome")
    table.write({**MADE, "seat2-cards": "20"})
    page = ask(table, points(table), seat="0", cards="70")
    assert "Укажите, кто" in error_at(page.text, "noticed_by")
    put_right(table, points(table), seat="0", cards="70", noticed_by="2")
    assert table.state.totals == (80, 48, 32)


def test_a_deal_without_separate_counts_leads_to_its_slip(sit: Sit) -> None:
    table = sit()
    table.write({"order": "0H", "conceded": "1", "total": "130"})
    page = words(table.get(points(table)).text)
    assert "записана без отдельных" in page
    assert ask(table, points(table), seat="0", cards="70").status_code == 422


def test_the_last_deal_of_a_finished_party_is_judged_anew(sit: Sit) -> None:
    table = sit(target=90)
    table.write(MADE)
    assert table.state.winner == 0
    page = ask(table, points(table), seat="0", cards="78")
    assert "Конец было: Победа: Аня → станет: партия идёт дальше" in words(page.text)
    table.post("/correct/write", shown(page))
    assert not table.state.finished


def test_what_is_no_deal_or_not_there_has_no_such_page(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    table.post("/undo", table.sheet(event=event_of(table, 1)))
    for event in ("no-such", table.loaded.party.events[0].id, table.loaded.party.events[1].id):
        assert table.get(f"/correct/points/{event}").status_code == 404
        assert table.get(f"/correct/slip/{event}").status_code == 404
