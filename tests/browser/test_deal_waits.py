"""What is sent without a network waits and is written once; two taps write once."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Axe
from tests.browser.phone import Phone


@pytest.fixture
def phone(page: Page) -> Phone:
    return Phone(page).at_deal("Аня", "Боря")


def refuse(route: Route) -> None:
    """As a network that is gone."""
    if route.request.method == "POST":
        route.abort()
    else:
        route.continue_()


def test_a_deal_sent_without_a_network_waits_and_is_written_once(phone: Phone, axe: Axe) -> None:
    page = phone.page
    phone.a_deal()
    page.context.set_offline(True)
    phone.write()
    phone.said("Нет сети: отправится, когда вернётся")
    axe(page)
    phone.write()
    phone.said("Нет сети")
    page.context.set_offline(False)
    phone.totals(57, 38)
    assert phone.rows() == 1
    assert page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('karandash'))") == []


def test_what_waits_can_be_taken_back(phone: Phone) -> None:
    page = phone.page
    phone.a_deal()
    page.context.set_offline(True)
    phone.write()
    page.get_by_role("button", name="Не отправлять").tap()
    page.context.set_offline(False)
    phone.said("Аня пишет 57")
    page.wait_for_timeout(2500)
    page.get_by_role("link", name="Стол").tap()
    phone.totals(0, 0)


def test_what_waits_survives_a_reload(phone: Phone) -> None:
    page = phone.page
    phone.a_deal()
    page.route("**/deal", refuse)
    phone.write()
    phone.said("Нет сети")
    page.reload()
    phone.said("Нет сети")
    page.unroute("**/deal")
    phone.totals(57, 38)
    assert phone.rows() == 1


def test_what_waits_is_sent_from_the_table_too(phone: Phone) -> None:
    page = phone.page
    phone.a_deal()
    page.route("**/deal", refuse)
    phone.write()
    phone.said("Нет сети")
    page.get_by_role("link", name="Стол").tap()
    expect(page.locator("#notice")).to_contain_text("Нет сети")
    page.unroute("**/deal")
    phone.totals(57, 38)
    assert phone.rows() == 1


def test_an_answer_that_got_lost_does_not_write_twice(phone: Phone) -> None:
    page = phone.page
    phone.a_deal()

    def lose(route: Route) -> None:
        if route.request.method == "POST":
            route.fetch()
        refuse(route)

    page.route("**/deal", lose, times=1)
    phone.write()
    phone.totals(57, 38)
    assert phone.rows() == 1


def test_two_taps_write_once(phone: Phone) -> None:
    phone.a_deal()
    phone.page.locator(".act .main").dblclick()
    phone.totals(57, 38)
    assert phone.rows() == 1


def test_two_taps_without_a_script_write_once(phone: Phone, plain: Page) -> None:
    phone.a_deal()
    phone.said("Аня пишет 57")
    plain.context.add_cookies(phone.page.context.cookies())  # type: ignore[arg-type]  # the same cookies again
    with phone.kept("seat0-bella=1"):
        phone.meld(0, "bella")
    plain.goto(phone.page.url)
    plain.locator(".act .main").dblclick()
    expect(plain.locator(".score .total")).to_have_text(["77", "38"])
    assert plain.locator(".deals > li").count() == 1


def rubbed_out(phone: Phone, number: int) -> None:
    """The pile the pad writes in, typed anew."""
    for _ in range(2):
        phone.tap(phone.page.locator("[data-key=back]"))
    phone.digits(number)


def test_what_is_changed_while_it_waits_is_not_sent_as_it_was(phone: Phone) -> None:
    page = phone.page
    phone.a_deal()
    page.context.set_offline(True)
    phone.write()
    phone.said("Нет сети")
    rubbed_out(phone, 48)
    phone.said("Набранное изменилось: отправится, только когда запишете снова")
    page.context.set_offline(False)
    with phone.kept("seat1-cards=48"):
        phone.last(0)
        phone.last(0)
    phone.said("Аня пишет 57, Боря пишет 48")
    phone.write()
    phone.totals(57, 48)
    assert phone.rows() == 1


def test_what_is_changed_while_it_is_on_its_way_is_asked_about(phone: Phone) -> None:
    page = phone.page
    phone.a_deal()
    on_its_way: list[Route] = []

    def hold(route: Route) -> None:
        on_its_way.append(route)

    page.route(re.compile("/deal$"), hold, times=1)
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/deal")):
        phone.write()
    rubbed_out(phone, 48)
    expect(page.locator(".pts").nth(1)).to_have_value("48")
    on_its_way[0].continue_()
    phone.said("Записано так, как было отправлено: Сдача 1. Сыграно: Аня пишет 57, Боря пишет 38")
    expect(page.locator(".pts").nth(1)).to_have_value("48")
    phone.write()
    expect(page.get_by_role("heading", name="Эта сдача уже записана")).to_be_visible()
    page.context.set_offline(True)
    page.get_by_role("button", name="Исправить записанное").tap()
    expect(page.locator("#notice")).to_contain_text("Нет сети")
    page.context.set_offline(False)
    phone.totals(57, 48)
    assert phone.rows() == 1
    phone.open_deal()
    expect(page.locator("#old-copy")).to_be_hidden()
