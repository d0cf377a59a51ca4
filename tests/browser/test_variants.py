"""A characteristic party of every variant, played to its end on a phone."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Axe
from tests.browser.phone import Phone


@pytest.fixture
def phone(page: Page) -> Phone:
    return Phone(page)


def ends(phone: Phone, winner: str, why: str) -> None:
    """The table says who has won and why."""
    expect(phone.page.locator(".end")).to_contain_text(f"Победа: {winner}")
    expect(phone.page.locator(".end")).to_contain_text(why)


def deal(phone: Phone, order: str, piles: tuple[int, ...], last: int) -> None:
    """Open the form and fill in who plays on what, the piles and the last trick."""
    phone.open_deal()
    phone.order(int(order[0]), order[1])
    phone.counts(*piles)
    phone.last(last)


def top(phone: Phone, seat: int, kind: str, card: str) -> None:
    phone.page.locator(f"[name='seat{seat}-{kind}_top0']").select_option(card)


def menu(phone: Phone, name: str) -> None:
    """Something in the table's menu."""
    phone.page.locator(".menu > summary").tap()
    phone.page.locator(".menu").get_by_text(name, exact=True).tap()


def test_moscow_hangs_and_pays(phone: Phone) -> None:
    phone.start("Аня", "Боря", rule_target="150")
    deal(phone, "0H", (60, 70), 0)
    phone.said("Висячий байд: Боря пишет 70, висят 70")
    phone.write()
    phone.totals(0, 70)
    expect(phone.page.locator(".side").nth(1)).to_contain_text("Сдаёт: Боря")
    deal(phone, "1D", (30, 80), 1)
    phone.said("висячие 70")
    phone.write()
    phone.totals(30, 230)
    ends(phone, "Боря", "Есть 150")


def test_strict_moscow_baits_whoever_is_lower_and_waits_for_the_word(phone: Phone) -> None:
    phone.start("Аня", "Боря", preset="moscow_strict", rule_target="120")
    deal(phone, "0H", (82, 48), 0)
    phone.said("Байд: Аня пишет 140")
    phone.write()
    phone.totals(140, 0)
    expect(phone.page.locator(".end")).to_have_count(0)
    phone.page.get_by_role("link", name="Объявить").tap()
    expect(phone.page.locator("main")).to_contain_text("Победа: Аня")
    phone.page.get_by_role("button", name="Да, партия окончена").tap()
    ends(phone, "Аня", "Конец объявлен")


def test_free_moscow_lets_the_maker_deal_after_a_hanging_bait(phone: Phone) -> None:
    phone.start("Аня", "Боря", preset="moscow_free", rule_target="150")
    deal(phone, "0H", (60, 70), 0)
    phone.write()
    expect(phone.page.locator(".side").first).to_contain_text("Сдаёт: Аня")
    deal(phone, "0S", (90, 30), 0)
    phone.write()
    phone.totals(170, 100)
    ends(phone, "Аня", "Есть 150")


def test_kharkov_gives_equal_melds_to_the_first(phone: Phone) -> None:
    phone.start("Аня", "Боря", preset="kharkov", rule_target="90")
    deal(phone, "0H", (60, 50), 0)
    phone.meld(0, "terz")
    phone.meld(1, "terz")
    top(phone, 0, "terz", "KS")
    top(phone, 1, "terz", "KH")
    phone.said("Сыграно: Аня пишет 90, Боря пишет 50")
    phone.write()
    ends(phone, "Аня", "Есть 90")


def test_half_a_moscow_goes_to_301(phone: Phone) -> None:
    phone.start("Аня", "Боря", preset="to_301")
    for total in (190, 380):
        deal(phone, "0H", (110, 24), 0)
        phone.meld(0, "fifty")
        phone.meld(0, "bella")
        phone.said(f"Станет {total} : ")
        phone.write()
    ends(phone, "Аня", "Есть 301")


def test_fifties_are_offered_taken_and_a_lead_ends_it(phone: Phone) -> None:
    phone.start("Аня", "Боря", preset="fifties")
    phone.page.locator("#bidding > summary").tap()
    phone.page.get_by_role("link", name="Кто говорит сейчас").tap()
    phone.page.get_by_role("button", name="пики").tap()
    phone.page.get_by_role("link", name="Очки без игры").first.tap()
    expect(phone.page.locator("main")).to_contain_text("Предлагает Боря, играет Аня.")
    phone.page.get_by_role("button", name=re.compile("Аня берёт 50")).tap()
    phone.totals(50, 0)
    expect(phone.page.locator(".beside")).to_contain_text("Отрыв 50 из 250, впереди Аня; осталось 200.")
    for _ in range(2):
        deal(phone, "0H", (110, 24), 0)
        phone.meld(0, "terz")
        phone.write()
    phone.totals(330, 48)
    ends(phone, "Аня", "Отрыв в 250 кончает партию")


def test_three_share_a_bait_and_play_to_the_end(phone: Phone, axe: Axe) -> None:
    phone.start("Аня", "Боря", "Вера", preset="threesome", dealer=2, rule_target="150")
    deal(phone, "0H", (31, 50, 40), 0)
    phone.said("Байд: Боря пишет 71, Вера пишет 60")
    phone.write()
    phone.totals(0, 71, 60)
    expect(phone.page.locator(".side").nth(1)).to_contain_text("Сдаёт: Боря")
    deal(phone, "2C", (40, 30, 60), 2)
    phone.said("Висячий байд: Аня пишет 40, Боря пишет 30, висят 70")
    phone.write()
    phone.totals(40, 101, 60)
    deal(phone, "1D", (20, 90, 20), 1)
    phone.said("висячие 70")
    phone.write()
    phone.totals(60, 271, 80)
    ends(phone, "Боря", "Есть 150")
    axe(phone.page)


def test_a_short_game_is_one_deal_for_a_stake(phone: Phone) -> None:
    phone.start("Аня", "Боря", preset="short_2", rule_stake="5")
    deal(phone, "0H", (40, 70), 1)
    phone.said("Недобор: Аня −5, Боря +5")
    phone.write()
    phone.totals("−5", "5")  # type: ignore[arg-type]  # as the table shows it
    ends(phone, "Боря", "Сдача сыграна")
    expect(phone.page.locator(".owed")).to_have_text("Аня → Боря: 5")


def test_the_most_points_of_three_take_a_stake_from_each(phone: Phone) -> None:
    phone.start("Аня", "Боря", "Вера", preset="short_3", dealer=2)
    deal(phone, "0H", (30, 35, 60), 2)
    phone.said("Аня −1, Боря −1, Вера +2")
    phone.write()
    ends(phone, "Вера", "Сдача сыграна")


def test_a_baited_maker_pays_two_stakes(phone: Phone) -> None:
    phone.start("Аня", "Боря", preset="short_bait_2")
    deal(phone, "0H", (40, 70), 1)
    phone.said("Байд: Аня −2, Боря +2")
    phone.write()
    ends(phone, "Боря", "Сдача сыграна")


def test_a_maker_against_two_pays_each_a_stake(phone: Phone) -> None:
    phone.start("Аня", "Боря", "Вера", preset="short_bait_3", dealer=2)
    deal(phone, "1H", (40, 60, 30), 0)
    phone.said("Байд: Аня +1, Боря −2, Вера +1")
    phone.write()
    ends(phone, "Аня, Вера", "Сдача сыграна")
    expect(phone.page.locator(".owed > li")).to_have_text(["Боря → Аня: 1", "Боря → Вера: 1"])


def test_dave_goes_to_and_fro_until_one_gives_up(phone: Phone, axe: Axe) -> None:
    page = phone.page
    phone.start("Аня", "Боря", preset="short_dave")
    page.get_by_role("link", name="Даве").tap()
    page.get_by_role("button", name=re.compile("^Аня: «Даве!»")).tap()
    expect(page.locator("main")).to_contain_text("Отвечает Боря")
    page.get_by_role("button", name=re.compile("^Играть дальше на 2")).tap()
    expect(page.locator(".now")).to_contain_text("2")
    axe(page)
    page.get_by_role("button", name=re.compile("^Боря: «Даве!»")).tap()
    page.get_by_role("button", name=re.compile("^Сдаться")).tap()
    expect(page.locator("#deal")).to_be_visible()
    phone.order(0, "H")
    phone.said("Аня −2, Боря +2")
    phone.write()
    ends(phone, "Боря", "Сдача сыграна")


def test_klaberjass_fines_the_third_passed_deal_and_baits_equals(phone: Phone) -> None:
    page = phone.page
    phone.start("Аня", "Боря", preset="klaberjass", rule_target="200")
    for passed in range(3):
        expect(page.locator(".deals > li")).to_have_count(passed)
        expect(page.locator(".side").nth(1)).to_contain_text("Дилер: Боря")
        if passed == 2:
            expect(page.locator("#bidding > summary")).to_contain_text("Подряд 2 пересдачи. Штраф – за 3-ю.")
        menu(phone, "Пересдача")
    phone.totals(0, "−100")  # type: ignore[arg-type]  # as the table shows it
    expect(page.locator(".side").first).to_contain_text("Дилер: Аня")
    deal(phone, "1S", (70, 60), 1)
    phone.said("Байд: Аня пишет 140")
    phone.write()
    deal(phone, "0H", (82, 40), 0)
    phone.meld(0, "four")
    page.locator("[name='seat0-four_top0']").select_option("Q")
    phone.meld(0, "bella")
    phone.said("Сыграно: Аня пишет 162, Боря пишет 40")
    phone.write()
    phone.totals(302, "−60")  # type: ignore[arg-type]  # as the table shows it
    ends(phone, "Аня", "Есть 200")


def test_klaberjass_by_suits_lets_hearts_win_and_the_higher_total(phone: Phone) -> None:
    phone.start("Аня", "Боря", preset="klaberjass_suits", rule_target="60")
    deal(phone, "1C", (62, 58), 1)
    phone.meld(0, "terz")
    phone.meld(1, "terz")
    top(phone, 0, "terz", "KS")
    top(phone, 1, "terz", "KH")
    phone.said("Сыграно: Аня пишет 62, Боря пишет 88")
    phone.write()
    ends(phone, "Боря", "решил больший счёт")
