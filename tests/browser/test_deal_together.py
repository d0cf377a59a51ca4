"""Two phones at one deal: nothing of either is overwritten, nothing is written twice."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import Axe
from tests.browser.phone import Phone


@pytest.fixture
def phone(page: Page) -> Phone:
    return Phone(page).at_deal("Аня", "Боря")


def deaf(phone: Phone) -> None:
    """This phone neither tells nor hears what is typed elsewhere."""

    def miss(route: Route) -> None:
        if route.request.resource_type in ("xhr", "fetch"):
            route.abort()
        else:
            route.continue_()

    phone.page.route(re.compile("/draft"), miss)


@pytest.fixture
def other(phone: Phone, browser: Browser, browser_context_args: dict[str, object]) -> Iterator[Phone]:
    """Another phone of the same club at the same deal."""
    context = browser.new_context(**browser_context_args)  # type: ignore[arg-type]
    context.add_cookies(phone.page.context.cookies())  # type: ignore[arg-type]  # the same cookies again
    other = Phone(context.new_page())
    other.page.goto(phone.page.url)
    yield other
    context.close()


def is_late(phone: Phone, other: Phone) -> None:
    """Both write this deal, each on his own; the other comes second."""
    deaf(other)
    phone.a_deal()
    other.order(1, "C")
    other.counts(40, 75)
    other.last(1)
    phone.write()
    phone.totals(57, 38)
    other.write()


def test_the_second_phone_sees_what_the_first_wrote_and_keeps_its_own(phone: Phone, other: Phone, axe: Axe) -> None:
    is_late(phone, other)
    page = other.page
    expect(page.locator(".notice-box").first).to_contain_text("Аня пишет 57, Боря пишет 38")
    expect(page.locator(".pts").nth(1)).to_have_value("75")
    expect(page.get_by_role("heading", name="Сдача 2")).to_be_visible()
    axe(page)
    page.reload()
    page.locator("#old-copy").get_by_role("button", name="Взять").tap()
    expect(page.locator(".pts").nth(1)).to_have_value("75")
    other.write()
    other.totals(97, 123)


def test_what_the_second_phone_typed_can_be_thrown_away(phone: Phone, other: Phone) -> None:
    is_late(phone, other)
    other.page.get_by_role("button", name="Выбросить", exact=True).tap()
    other.totals(57, 38)
    other.open_deal()
    expect(other.page.locator(".pts").nth(0)).to_have_value("")


def test_two_phones_type_one_deal_together(phone: Phone, other: Phone) -> None:
    other.counts(47)
    phone.order(0, "H")
    expect(other.page.locator("[value='0H']")).to_be_checked()
    expect(phone.page.locator(".pts").nth(0)).to_have_value("47")
    expect(other.page.locator(".pts").nth(0)).to_have_value("47")


def test_what_was_typed_offline_for_another_deal_is_offered(phone: Phone, other: Phone) -> None:
    deaf(other)
    other.order(1, "C")
    other.counts(33)
    phone.a_deal()
    phone.write()
    phone.totals(57, 38)
    other.page.reload()
    expect(other.page.locator("#old-copy")).to_be_visible()
    expect(other.page.locator(".pts").nth(0)).to_have_value("")
    other.page.locator("#old-copy").get_by_role("button", name="Взять").tap()
    expect(other.page.locator(".pts").nth(0)).to_have_value("33")
    expect(other.page.locator("[value='1C']")).to_be_checked()
    expect(other.page.locator("#old-copy")).to_be_hidden()


def test_the_same_form_with_other_values_asks_before_it_amends(phone: Phone, other: Phone, axe: Axe) -> None:
    page = other.page
    fields = phone.page.evaluate(
        "[...new FormData(document.querySelector('#deal'))].filter(([name]) => name === 'form_id')"
    )
    page.locator("[name=form_id]").evaluate("(field, value) => { field.value = value }", fields[0][1])
    phone.a_deal()
    phone.write()
    phone.totals(57, 38)
    other.order(0, "H")
    other.counts(27, 38)
    other.last(0)
    other.write()
    expect(page.get_by_role("heading", name="Эта сдача уже записана")).to_be_visible()
    axe(page)
    page.get_by_role("button", name="Исправить записанное").tap()
    other.totals(0, 75)
    assert other.rows() == 1
    other.open_deal()
    expect(page.locator("#old-copy")).to_be_hidden()
