"""The bidding a word at a time: nothing is written until a trump is ordered or all have passed."""

import re

import pytest

from tests.web.dealing import MADE, Sit, words


def test_the_table_says_who_deals_and_what_all_passing_means(sit: Sit) -> None:
    page = words(sit().get("").text)
    assert "Это первая сдача: по жребию или по уговору." in page
    assert "4 раза «пас» – пересдача. Сдаёт Аня." in page


def test_passes_lead_from_word_to_word_and_back(sit: Sit) -> None:
    table = sit()
    page = table.get("/bidding").text
    assert "Говорит Аня: «пас» или «играю» на открытую масть." in words(page)
    assert "Взять последнее слово назад" not in page
    for name in ("Боря", "Аня", "Боря"):
        page = table.client.get(re.search(r'class="main wide" href="([^"]+)"', page)[1]).text  # type: ignore[index]
        assert f"Говорит {name}: " in words(page)
    assert words(page).count("«пас» ") >= 3
    back = re.search(r'class="quiet wide" href="([^"]+)"', page)[1]  # type: ignore[index]
    assert back.endswith("passes=2")
    assert table.seq == 0


def test_after_four_passes_the_passed_deal_can_be_written(sit: Sit) -> None:
    table = sit()
    page = table.get("/bidding?passes=4").text
    assert "Записать пересдачу" in page
    assert 'name="suit"' not in page
    form = dict(re.findall(r'name="(seq|form_id)" value="([^"]*)"', page))
    table.post("/passed", form)
    assert table.state.rows[-1].outcome == "passed"
    assert "Подряд 1 пересдача." in words(table.get("").text)


@pytest.mark.parametrize(
    ("passes", "order", "round_"), [(0, "0H", "1"), (1, "1H", "1"), (2, "0H", "2"), (3, "1H", "2")]
)
def test_what_is_ordered_goes_into_the_draft_of_the_deal(sit: Sit, passes: int, order: str, round_: str) -> None:
    table = sit()
    answer = table.post("/bidding", {"passes": str(passes), "suit": "H"})
    assert answer.location == table.address
    name = table.state.players[int(order[0])]
    assert f"Идёт сдача 1: {name} ♥" in words(table.get("").text)
    page = table.get("/deal").text
    assert f'value="{order}" checked' in page
    assert f'<option value="{round_}" selected' in page
    assert f"В черновике этой сдачи: {name} играет ♥." in words(table.get("/bidding").text)


def test_what_is_typed_of_the_deal_stays(sit: Sit) -> None:
    table = sit()
    table.post("/draft", table.sheet(seat0__cards="47"))
    table.post("/bidding", {"passes": "1", "suit": "S"})
    page = table.get("/deal").text
    assert 'name="seat0-cards" id="seat0-cards" value="47"' in page
    assert 'value="1S" checked' in page


@pytest.mark.parametrize("form", [{"passes": "4", "suit": "H"}, {"passes": "0"}, {"passes": "0", "suit": "X"}])
def test_an_order_that_is_none_is_not_taken(sit: Sit, form: dict[str, str]) -> None:
    table = sit()
    assert table.post("/bidding", form).status_code == 400
    assert "Идёт сдача" not in words(table.get("").text)


@pytest.mark.parametrize("passes", ["x", "-1", "99999", "²", ""])
def test_nonsense_in_the_address_is_no_pass(sit: Sit, passes: str) -> None:
    assert "Говорит Аня" in words(sit().get(f"/bidding?passes={passes}").text)


def test_a_party_that_is_over_has_no_bidding(sit: Sit) -> None:
    table = sit("short_2")
    table.write(MADE)
    assert table.get("/bidding").location == table.address
    assert table.post("/bidding", {"passes": "0", "suit": "H"}).status_code == 400


def test_klaberjass_speaks_of_its_dealer_and_the_hundred(sit: Sit) -> None:
    table = sit("klaberjass")
    for _ in range(2):
        table.post("/passed", table.sheet())
    page = words(table.get("/bidding").text)
    assert "Дилер: Боря. После пересдачи сдаёт тот же." in page
    assert "Боря теряет очков: 100, дальше сдаёт Аня." in page
    assert "Подряд 2 пересдачи. Штраф – за 3-ю." in page
