"""Disputes settled by thumb on a phone of 360×640, with the page's script and without."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.judge import Judge


@pytest.fixture(params=["scripted", "plain"])
def judge(request: pytest.FixtureRequest) -> Judge:
    """The same phone, once as it is and once with scripts turned off."""
    scripted = request.param == "scripted"
    return Judge(request.getfixturevalue("page" if scripted else "plain"), scripted=scripted)


@pytest.mark.parametrize(
    ("preset", "verdict", "why"),
    [
        ("moscow", "Пишет Сдающий: 20", "козырное старше"),
        ("kharkov", "Пишет Первая рука: 20", "стоит названное раньше"),
        ("klaberjass", "Не пишет никто", "равные здесь не пишет никто"),
        ("klaberjass_suits", "Пишет Дилер: 20", "решает масть"),
    ],
)
def test_equal_terzes_are_ruled_by_the_variant(judge: Judge, preset: str, verdict: str, why: str) -> None:
    judge.open("melds", preset)
    judge.key(trump="H")
    judge.meld(0, 0, "3", "J", "S")
    judge.meld(1, 0, "3", "J", "H")
    judge.rule()
    judge.ruled(verdict, why)


def test_a_second_meld_is_asked_for_and_counted(judge: Judge) -> None:
    judge.open("melds")
    judge.key(trump="H")
    judge.meld(1, 0, "3", "J", "S")
    judge.page.get_by_role("button", name="Ещё объявление").last.tap()
    judge.meld(1, 1, "3", "9", "D")
    judge.rule()
    judge.ruled("Пишет Сдающий: 40", "У другой стороны объявлений нет.")


def test_seven_in_a_row_are_a_fifty_and_a_terz(judge: Judge) -> None:
    judge.open("hand")
    judge.key(trump="S")
    judge.cards("hand", "AH", "KH", "QH", "JH", "10H", "9H", "8H", "7S", "9C")
    judge.rule()
    judge.ruled("Объявления: 70", "полтинник от туза червового")


@pytest.mark.parametrize(("preset", "verdict"), [("moscow", "Ренонс"), ("moscow_free", "Ходить так можно")])
def test_a_void_hand_must_trump_in_moscow(judge: Judge, preset: str, verdict: str) -> None:
    judge.open("play", preset)
    judge.key(trump="H")
    judge.cards("led", "10S")
    judge.cards("hand", "7C", "7H", "8H")
    judge.cards("card", "7C")
    judge.rule()
    judge.ruled(verdict)


def test_the_third_hand_must_overtrump(judge: Judge) -> None:
    judge.open("play", "threesome")
    judge.key(trump="H")
    judge.cards("led", "AS")
    judge.cards("second", "8H")
    judge.cards("hand", "7H", "JH", "AC")
    judge.cards("card", "7H")
    judge.rule()
    judge.ruled("Ренонс", "Козырь на столе надо перебить")


def test_the_terz_from_the_nine_is_lost_by_the_exchange(judge: Judge) -> None:
    judge.open("exchange")
    judge.cards("turned", "AH")
    judge.cards("hand", "7H", "8H", "9H")
    judge.rule()
    judge.ruled("Менять можно")
    expect(judge.page.locator(".verdict")).to_contain_text("Обмен ломает: терц от девятки червовой.")


def test_on_the_second_trump_the_exchange_is_a_card_bait(judge: Judge) -> None:
    judge.open("exchange")
    judge.key(round="2", trump="S")
    judge.cards("turned", "KH")
    judge.cards("hand", "7S", "QH")
    judge.rule()
    judge.ruled("Нельзя: байд на картах", "На втором козыре")


@pytest.mark.parametrize(
    ("preset", "own", "verdict"),
    [
        ("moscow", "3", "Спрашивать можно"),
        ("moscow", "4", "Нельзя: свои объявления пропали"),
        ("moscow", "none", "Нельзя: байд на картах"),
        ("klaberjass", "none", "Спрашивать можно"),
    ],
)
def test_asking_for_the_rank_costs_what_the_table_knows(judge: Judge, preset: str, own: str, verdict: str) -> None:
    judge.open("rank", preset)
    judge.key(called="3", own=own)
    judge.rule()
    judge.ruled(verdict)


@pytest.mark.parametrize(("preset", "verdict"), [("moscow", "Можно объявить: 20"), ("klaberjass", "Поздно")])
def test_with_the_king_played_the_bella_may_be_called_or_not(judge: Judge, preset: str, verdict: str) -> None:
    judge.open("bella", preset)
    judge.key(trump="H", king="played", queen="held")
    judge.rule()
    judge.ruled(verdict)


def test_the_jass_counted_up_front_is_passed(judge: Judge) -> None:
    judge.open("count")
    judge.key(trump="H", jack="0", last="0")
    judge.cards("pile0", "AS", "JH", "10S")
    judge.rule()
    judge.ruled("Первая рука: 51")
    expect(judge.page.locator(".counted .passed")).to_contain_text("пропускаю")


def test_a_claim_is_weighed(judge: Judge) -> None:
    judge.open("claim")
    judge.key(seat="0")
    judge.page.locator("#total0").fill("455")
    judge.page.locator("#cards0").fill("50")
    judge.page.locator("#cards1").fill("60")
    judge.key(maker="0")
    judge.rule()
    judge.ruled("Партия: 505 из 501")


def test_an_offence_is_one_tap(judge: Judge) -> None:
    judge.open("penalty", "klaberjass")
    judge.page.get_by_role("button", name="лишняя карта").tap()
    judge.ruled("Штрафа нет", "За этим столом это не нарушение.")


def test_a_ruling_survives_reload_and_leads_back_to_its_situation(judge: Judge) -> None:
    judge.open("rank")
    judge.key(called="3", own="4")
    judge.rule()
    judge.ruled("Нельзя: свои объявления пропали")
    judge.page.reload()
    judge.ruled("Нельзя: свои объявления пропали")
    judge.page.get_by_role("link", name="Изменить").tap()
    expect(judge.page.locator("[name=own][value='4']")).to_be_checked()
    judge.key(own="3")
    judge.rule()
    judge.ruled("Спрашивать можно")


def test_a_situation_that_cannot_be_keeps_what_was_tapped(judge: Judge) -> None:
    judge.open("hand")
    judge.cards("hand", "KH", "QH")
    judge.rule()
    judge.refused("Укажите козырь.")
    expect(judge.page.locator("#hand [value=KH]")).to_be_checked()
    judge.key(trump="H")
    judge.rule()
    judge.ruled("Белла: 20")


def test_the_rule_behind_a_ruling_is_one_tap_away(judge: Judge) -> None:
    judge.open("bella")
    judge.key(trump="H", king="held", queen="held")
    judge.rule()
    judge.page.locator(".law a").first.tap()
    expect(judge.page.locator("#R-BELLA")).to_be_in_viewport()


def test_without_a_script_a_card_in_two_places_is_refused(judge: Judge) -> None:
    if judge.scripted:
        pytest.skip("the script does not let it be picked")
    judge.open("play")
    judge.key(trump="H")
    judge.cards("led", "KH")
    judge.cards("hand", "KH")
    judge.rule()
    judge.refused("Одна карта стоит дважды")


def test_a_form_fits_the_phone(judge: Judge) -> None:
    for question in ("melds", "hand", "play", "exchange", "rank", "bella", "claim", "penalty", "count"):
        judge.open(question)
        wide = judge.page.evaluate("document.documentElement.scrollWidth") if judge.scripted else 360
        assert wide == 360, question


def small(page: Page) -> list[str]:
    """Everything to be tapped that is under 44 px either way, at this moment in sight."""
    found = page.evaluate(
        """tapped => [...document.querySelectorAll(tapped)]
        .filter((part) => part.checkVisibility())
        .map((part) => [part.getBoundingClientRect(), part.textContent.trim().slice(0, 30)])
        .filter(([box]) => box.width && (box.width < 44 || box.height < 44))
        .map(([box, text]) => `${text} ${box.width}×${box.height}`)""",
        "main a, main button, summary, .key, .card, .tick, select, .line-in input, .bar a, .bar button",
    )
    return [str(part) for part in found]


@pytest.mark.parametrize(
    "question", ["melds", "hand", "play", "exchange", "rank", "bella", "claim", "penalty", "count"]
)
def test_everything_is_large_enough_for_a_thumb(page: Page, question: str) -> None:
    page.goto(f"/arbiter/{question}?kind00=3")
    assert small(page) == []


def test_the_rules_are_large_enough_for_a_thumb(page: Page) -> None:
    for rules in ("/rules", "/rules/moscow?rule_target=301"):
        page.goto(rules)
        assert small(page) == [], rules


def test_of_a_four_no_suit_is_asked(judge: Judge) -> None:
    judge.open("melds", "klaberjass")
    judge.meld(0, 0, "3")
    expect(judge.page.locator("#suit00")).to_be_visible()
    judge.meld(0, 0, "four")
    expect(judge.page.locator("#suit00")).to_be_hidden()
    expect(judge.page.locator("#top00")).to_be_visible()


def test_whose_melds_are_told_beside_an_exchange_is_never_the_askers_own(judge: Judge) -> None:
    judge.open("exchange", "threesome")
    judge.page.locator("details.fold summary").tap()
    for asker in (0, 1, 2):
        judge.key(seat=str(asker))
        for seat in (0, 1, 2):
            expect(judge.page.locator(f"#kind{seat}0")).to_be_visible(visible=seat != asker)
