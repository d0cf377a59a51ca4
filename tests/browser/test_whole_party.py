"""A whole party to 501 on a phone: six deals, a bait, a hanging bait and its payout, and the end."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Axe
from tests.browser.phone import Phone


def test_a_party_of_six_deals_to_501(page: Page, axe: Axe) -> None:
    phone = Phone(page)
    phone.start("Аня", "Боря")
    phone.totals(0, 0)

    phone.open_deal()
    phone.order(0, "H")
    phone.counts(82, 48)
    phone.last(0)
    phone.said("Станет 92 : 48")
    phone.write()
    phone.totals(92, 48)

    phone.open_deal()
    phone.order(1, "C")
    phone.counts(90, 40)
    phone.last(1)
    phone.said("Байд: Аня пишет 140")
    phone.write()
    phone.totals(232, 48)

    phone.open_deal()
    phone.order(0, "S")
    phone.counts(60, 70)
    phone.last(0)
    phone.said("Висячий байд: Боря пишет 70, висят 70")
    phone.write()
    phone.totals(232, 118)
    expect(page.locator(".note").first).to_contain_text("70")

    phone.open_deal()
    phone.order(1, "D")
    phone.counts(30, 80)
    phone.last(1)
    phone.meld(1, "terz")
    phone.said("висячие 70. Станет 262 : 298")
    phone.write()
    phone.totals(262, 298)

    phone.open_deal()
    phone.order(0, "H")
    phone.counts(100, 30)
    phone.last(0)
    phone.meld(0, "terz")
    phone.meld(0, "bella")
    phone.said("Станет 412 : 328")
    phone.write()
    phone.totals(412, 328)

    phone.open_deal()
    phone.order(0, "S")
    phone.counts(82, 40)
    phone.last(0)
    phone.said("Партия окончена. Победа: Аня")
    phone.write()
    phone.totals(504, 368)
    expect(page.locator(".end")).to_contain_text("Победа: Аня")
    expect(page.locator(".deals > li")).to_have_count(6)
    expect(page.get_by_role("link", name="Записать сдачу")).to_have_count(0)
    axe(page)

    page.get_by_role("button", name="Отменить").tap()
    phone.totals(412, 328)
    expect(page.get_by_role("link", name="Записать сдачу")).to_be_visible()
