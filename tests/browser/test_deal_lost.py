"""Nothing typed is lost and nothing is written twice: no script, no network, a reload, a second phone, two taps."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import Axe
from tests.browser.phone import Phone


@pytest.fixture
def phone(page: Page) -> Phone:
    phone = Phone(page)
    phone.start("Аня", "Боря")
    phone.open_deal()
    return phone


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


def a_deal(phone: Phone) -> None:
    phone.order(0, "H")
    phone.counts(47, 38)
    phone.last(0)


def rows(phone: Phone) -> int:
    return phone.page.locator(".deals > li").count()


def refuse(route: Route) -> None:
    """As a network that is gone."""
    if route.request.method == "POST":
        route.abort()
    else:
        route.continue_()


def test_a_party_is_played_without_a_script(plain: Page) -> None:
    plain.goto("/new")
    plain.locator("#name_0").fill("Аня")
    plain.locator("#name_1").fill("Боря")
    plain.locator("[name=dealer][value='1']").check()
    plain.get_by_role("button", name="Начать").click()
    plain.get_by_role("link", name="Записать сдачу").click()
    plain.locator(".key:has([value='0H'])").click()
    plain.locator("[name='seat0-cards']").fill("47")
    plain.locator("[name='seat1-cards']").fill("68")
    plain.locator("[name='seat1-terz']").fill("1")
    plain.locator("summary").click()
    plain.get_by_role("button", name="Проверить").click()
    expect(plain.locator("#preview")).to_contain_text("Ещё нужно: чья последняя")
    plain.locator(".chip:has([name=last_trick][value='0'])").click()
    plain.locator("summary").click()
    plain.get_by_role("button", name="Сохранить черновик").click()
    expect(plain.locator("#notice")).to_contain_text("Черновик сохранён")
    expect(plain.locator("#preview")).to_contain_text("Байд: Боря пишет 145")
    plain.locator(".act .main").click()
    expect(plain.locator(".score .total")).to_have_text(["0", "145"])


def test_a_reload_keeps_what_was_typed(phone: Phone) -> None:
    page = phone.page
    with phone.kept("seat1-terz=1"):
        phone.order(0, "H")
        phone.counts(47)
        phone.meld(1, "terz")
    page.reload()
    expect(page.locator("[value='0H']")).to_be_checked()
    expect(page.locator(".pts").nth(0)).to_have_value("47")
    expect(page.locator(".chip.on .sign")).to_have_text("терц")


def test_going_back_keeps_what_was_typed(phone: Phone) -> None:
    page = phone.page
    phone.order(0, "H")
    phone.counts(47)
    page.get_by_role("link", name="Стол").tap()
    expect(page.locator(".score")).to_be_visible()
    page.go_back()
    expect(page.locator("[value='0H']")).to_be_checked()
    expect(page.locator(".pts").nth(0)).to_have_value("47")


def test_what_the_server_never_heard_of_is_kept_by_the_phone(phone: Phone) -> None:
    page = phone.page
    page.context.set_offline(True)
    phone.order(0, "H")
    phone.counts(47)
    page.wait_for_timeout(1000)
    page.context.set_offline(False)
    page.reload()
    expect(page.locator("[value='0H']")).to_be_checked()
    expect(page.locator(".pts").nth(0)).to_have_value("47")
    phone.said("Ещё нужно: взятки (Боря)")


def test_going_back_after_writing_shows_the_next_deal_and_not_the_old_form(phone: Phone) -> None:
    a_deal(phone)
    phone.write()
    phone.totals(57, 38)
    phone.page.go_back()
    expect(phone.page.get_by_role("heading", name="Сдача 2")).to_be_visible()
    expect(phone.page.locator(".pts").nth(0)).to_have_value("")


def test_a_deal_sent_without_a_network_waits_and_is_written_once(phone: Phone, axe: Axe) -> None:
    page = phone.page
    a_deal(phone)
    page.context.set_offline(True)
    phone.write()
    phone.said("Нет сети: отправится, когда вернётся")
    axe(page)
    phone.write()
    phone.said("Нет сети")
    page.context.set_offline(False)
    phone.totals(57, 38)
    assert rows(phone) == 1
    assert page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('karandash'))") == []


def test_what_waits_can_be_taken_back(phone: Phone) -> None:
    page = phone.page
    a_deal(phone)
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
    a_deal(phone)
    page.route("**/deal", refuse)
    phone.write()
    phone.said("Нет сети")
    page.reload()
    phone.said("Нет сети")
    page.unroute("**/deal")
    phone.totals(57, 38)
    assert rows(phone) == 1


def test_what_waits_is_sent_from_the_table_too(phone: Phone) -> None:
    page = phone.page
    a_deal(phone)
    page.route("**/deal", refuse)
    phone.write()
    phone.said("Нет сети")
    page.get_by_role("link", name="Стол").tap()
    expect(page.locator("#notice")).to_contain_text("Нет сети")
    page.unroute("**/deal")
    phone.totals(57, 38)
    assert rows(phone) == 1


def test_an_answer_that_got_lost_does_not_write_twice(phone: Phone) -> None:
    page = phone.page
    a_deal(phone)

    def lose(route: Route) -> None:
        if route.request.method == "POST":
            route.fetch()
        refuse(route)

    page.route("**/deal", lose, times=1)
    phone.write()
    phone.totals(57, 38)
    assert rows(phone) == 1


def test_two_taps_write_once(phone: Phone) -> None:
    a_deal(phone)
    phone.page.locator(".act .main").dblclick()
    phone.totals(57, 38)
    assert rows(phone) == 1


def test_two_taps_without_a_script_write_once(phone: Phone, plain: Page) -> None:
    a_deal(phone)
    phone.said("Аня пишет 57")
    plain.context.add_cookies(phone.page.context.cookies())  # type: ignore[arg-type]  # the same cookies again
    with phone.kept("seat0-bella=1"):
        phone.meld(0, "bella")
    plain.goto(phone.page.url)
    plain.locator(".act .main").dblclick()
    expect(plain.locator(".score .total")).to_have_text(["77", "38"])
    assert plain.locator(".deals > li").count() == 1


def test_the_second_phone_sees_what_the_first_wrote_and_keeps_its_own(phone: Phone, other: Phone, axe: Axe) -> None:
    deaf(other)
    a_deal(phone)
    other.order(1, "C")
    other.counts(40, 75)
    other.last(1)
    phone.write()
    phone.totals(57, 38)
    other.write()
    page = other.page
    expect(page.locator(".notice-box").first).to_contain_text("Аня пишет 57, Боря пишет 38")
    expect(page.locator(".pts").nth(1)).to_have_value("75")
    expect(page.get_by_role("heading", name="Сдача 2")).to_be_visible()
    axe(page)
    page.reload()
    expect(page.locator(".pts").nth(1)).to_have_value("75")
    other.write()
    other.totals(97, 123)


def test_what_the_second_phone_typed_can_be_thrown_away(phone: Phone, other: Phone) -> None:
    deaf(other)
    a_deal(phone)
    other.order(1, "C")
    other.counts(40, 75)
    other.last(1)
    phone.write()
    phone.totals(57, 38)
    other.write()
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
    a_deal(phone)
    phone.write()
    phone.totals(57, 38)
    other.page.reload()
    expect(other.page.locator("#old-copy")).to_be_visible()
    expect(other.page.locator(".pts").nth(0)).to_have_value("")
    other.page.locator("#old-copy").get_by_role("button", name="Взять").tap()
    expect(other.page.locator(".pts").nth(0)).to_have_value("33")
    expect(other.page.locator("[value='1C']")).to_be_checked()
    expect(other.page.locator("#old-copy")).to_be_hidden()


def test_locking_the_phone_saves_the_draft_at_once(phone: Phone) -> None:
    page = phone.page
    hide = """() => {
        Object.defineProperty(document, "hidden", {value: true});
        document.dispatchEvent(new Event("visibilitychange"));
    }"""
    page.clock.install()
    page.reload()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))  # what waits would never be sent
    with phone.kept("order=0H"):
        phone.order(0, "H")
        page.evaluate(hide)


def test_a_slow_preview_does_not_overwrite_a_newer_one(phone: Phone) -> None:
    page = phone.page
    a_deal(phone)
    phone.said("Аня пишет 57")

    def slowly(route: Route) -> None:
        page.wait_for_timeout(400)
        route.continue_()

    page.route("**/preview", slowly)
    phone.meld(0, "terz")
    page.wait_for_timeout(250)
    phone.meld(1, "fifty")
    phone.said("Боря пишет 145")


def test_the_same_form_with_other_values_asks_before_it_amends(phone: Phone, other: Phone, axe: Axe) -> None:
    page = other.page
    fields = phone.page.evaluate(
        "[...new FormData(document.querySelector('#deal'))].filter(([name]) => name === 'form_id')"
    )
    page.locator("[name=form_id]").evaluate("(field, value) => { field.value = value }", fields[0][1])
    a_deal(phone)
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
    assert rows(other) == 1
