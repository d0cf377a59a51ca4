"""What is written beside deals: all passed, the fifty, the agreement, the end announced."""

import pytest

from tests.web.dealing import HANGS, MADE, Sit, words


def test_all_passed_is_written_and_the_next_deals(sit: Sit) -> None:
    table = sit()
    answer = table.post("/passed", table.sheet())
    assert answer.location == f"{table.address}#row-{table.state.rows[-1].event}"
    assert table.state.dealer == 0
    assert "Сдаёт: Аня" in words(table.get("").text)


def test_all_passed_twice_by_one_tap_is_written_once(sit: Sit) -> None:
    table = sit()
    form = table.sheet()
    assert [table.post("/passed", form).status_code for _ in range(2)] == [303, 303]
    assert table.seq == 1


def test_a_late_pass_says_what_came_between(sit: Sit) -> None:
    table = sit()
    form = table.sheet()
    table.write(MADE)
    page = table.post("/passed", form)
    assert page.status_code == 409
    assert "Аня пишет 92" in words(page.text)
    assert table.seq == 1


def test_a_finished_party_cannot_be_passed(sit: Sit) -> None:
    table = sit("short_2")
    table.write(MADE)
    assert table.post("/passed", table.sheet()).status_code == 303
    assert "Партия окончена" in words(table.get("").text)
    assert table.seq == 1


def test_the_fifty_goes_to_who_takes_it(sit: Sit) -> None:
    table = sit("fifties")
    assert "Кто берёт 50 без игры?" in words(table.get("/fifty").text)
    table.post("/fifty", table.sheet(maker="1"))
    assert table.state.totals == (0, 50)


def test_the_fifty_is_nowhere_else(sit: Sit) -> None:
    table = sit()
    assert table.get("/fifty").status_code == 404
    assert table.post("/fifty", table.sheet(maker="1")).status_code == 404


def test_the_same_fifty_for_another_is_not_written(sit: Sit) -> None:
    table = sit("fifties")
    form = table.sheet(maker="1")
    table.post("/fifty", form)
    page = table.post("/fifty", {**form, "maker": "0"})
    assert page.status_code == 409
    assert "Эта форма уже записала: Сдача 1. Без игры: Боря пишет 50" in words(page.text)
    assert table.state.totals == (0, 50)


@pytest.mark.parametrize("maker", ["", "2", "x", "²"])
def test_nobody_takes_no_fifty(sit: Sit, maker: str) -> None:
    table = sit("fifties")
    assert table.post("/fifty", table.sheet(maker=maker)).status_code == 400


def test_the_agreement_is_asked_with_its_figures(sit: Sit) -> None:
    table = sit()
    table.write(HANGS)
    assert table.get("/agree").location == table.address
    table.write({"order": "0H", "seat0-cards": "50", "seat1-cards": "60", "last_trick": "0"})
    page = words(table.get("/agree").text)
    assert "получает 130: 70 + 60" in page
    assert "Следующая сдача платит 70, потом по одной за сдачу: 60" in page


@pytest.mark.parametrize(("order", "paid"), [("sum", 130), ("queue", 70)])
def test_the_agreement_decides_what_the_next_deal_pays(sit: Sit, order: str, paid: int) -> None:
    table = sit()
    table.write(HANGS)
    table.write({"order": "0H", "seat0-cards": "50", "seat1-cards": "60", "last_trick": "0"})
    assert table.post("/agree", table.sheet(order=order)).location.startswith(table.address + "#row-")
    table.write(MADE)
    assert table.state.rows[-1].hanging_paid == paid


def test_no_other_agreement_is_taken(sit: Sit) -> None:
    table = sit()
    assert table.post("/agree", table.sheet(order="ask")).status_code == 400


def test_the_end_is_announced_only_where_the_table_must(sit: Sit) -> None:
    assert sit().get("/claim").status_code == 404


def test_the_end_is_announced_after_a_second_question(sit: Sit) -> None:
    table = sit(claim_at_record="required", target=90)
    table.write(MADE)
    assert table.state.may_claim == (0,)
    assert "Аня 92 из 90" in words(table.get("/claim").text)
    form = table.sheet(seat="0")
    page = table.post("/claim", form)
    assert page.status_code == 200
    assert "Победа: Аня" in words(page.text)
    assert not table.state.finished
    assert table.post("/claim", {**form, "sure": "yes"}).status_code == 303
    assert table.state.winner == 0


def test_the_table_leads_straight_to_the_second_question(sit: Sit) -> None:
    table = sit(claim_at_record="required", target=90)
    table.write(MADE)
    assert "Победа: Аня" in words(table.get("/claim?seat=0").text)
    assert not table.state.finished


def test_a_wrong_announcement_is_warned_of_and_loses(sit: Sit) -> None:
    table = sit(claim_at_record="required", target=90)
    table.write(MADE)
    form = table.sheet(seat="1")
    assert "Победа: Аня" in words(table.post("/claim", form).text)
    table.post("/claim", {**form, "sure": "yes"})
    assert (table.state.winner, table.state.end) == (0, "false_claim")


def test_a_party_that_is_over_takes_no_announcement(sit: Sit) -> None:
    table = sit(claim_at_record="required", target=90)
    table.write(MADE)
    table.post("/claim", table.sheet(seat="0", sure="yes"))
    assert table.post("/claim", table.sheet(seat="0")).status_code == 303


def test_the_fifty_is_offered_to_who_ordered_or_refused_and_played(sit: Sit) -> None:
    table = sit("fifties")
    page = table.get("/fifty").text
    assert "Аня берёт 50" in words(page)
    assert "Боря берёт 50" in words(page)
    table.post("/bidding", {"passes": "1", "suit": "S"})
    page = table.get("/fifty").text
    assert "Боря берёт 50" in words(page)
    assert "Предлагает Аня, играет Боря." in words(page)
    assert "Аня берёт" not in words(page)
    assert f'href="{table.address}">Отказ: играем сдачу' in page
    assert table.seq == 0
