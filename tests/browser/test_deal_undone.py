"""After an undo the deal stands in the form again, on every phone, with a script and without."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Axe
from tests.browser.phone import Phone


@pytest.fixture
def phone(page: Page) -> Phone:
    """A phone at a table of two that has written one deal: 57 to 38."""
    phone = Phone(page).at_deal("Аня", "Боря")
    phone.a_deal()
    phone.write()
    phone.totals(57, 38)
    return phone


def undo(page: Page) -> None:
    page.get_by_role("button", name="Отменить").first.click()
    expect(page.locator(".score .total")).to_have_text(["0", "0"])


def piles(page: Page, first: str, second: str) -> None:
    expect(page.locator(".pts").nth(0)).to_have_value(first)
    expect(page.locator(".pts").nth(1)).to_have_value(second)


def test_an_undone_deal_is_put_right_and_written(phone: Phone, axe: Axe) -> None:
    page = phone.page
    undo(page)
    phone.open_deal()
    piles(page, "47", "38")
    expect(page.locator(".notice-box").first).to_contain_text("Отменённая сдача снова здесь")
    phone.said("Аня пишет 57")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")  # nothing is half below the bar
    axe(page)
    with phone.kept("seat1-terz=1"):
        phone.meld(1, "terz")
    phone.said("Боря пишет 115")
    page.reload()
    piles(page, "47", "38")
    phone.said("Боря пишет 115")
    phone.write()
    phone.totals(0, 115)


def test_thrown_away_the_form_is_empty(phone: Phone) -> None:
    page = phone.page
    undo(page)
    phone.open_deal()
    page.locator(".notice-box").first.get_by_role("button", name="Выбросить").tap()
    expect(page.locator(".score .total")).to_have_text(["0", "0"])
    phone.open_deal()
    piles(page, "", "")


def test_without_a_script_it_is_there_too(phone: Phone, plain: Page) -> None:
    plain.context.add_cookies(phone.page.context.cookies())  # type: ignore[arg-type]  # the same cookies again
    plain.goto(phone.page.url)
    undo(plain)
    plain.get_by_role("link", name="Записать сдачу").click()
    piles(plain, "47", "38")
    plain.locator(".pts").nth(1).fill("48")
    plain.locator(".act .main").click()
    expect(plain.locator(".score .total")).to_have_text(["57", "48"])
