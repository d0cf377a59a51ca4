"""Nothing typed is lost: no script, a reload, the back button, a locked phone."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.phone import Phone


@pytest.fixture
def phone(page: Page) -> Phone:
    return Phone(page).at_deal("Аня", "Боря")


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
    phone.a_deal()
    phone.write()
    phone.totals(57, 38)
    phone.page.go_back()
    expect(phone.page.get_by_role("heading", name="Сдача 2")).to_be_visible()
    expect(phone.page.locator(".pts").nth(0)).to_have_value("")


def test_locking_the_phone_saves_the_draft_at_once(phone: Phone) -> None:
    page = phone.page
    hide = """() => {
        Object.defineProperty(document, "hidden", {value: true});
        document.dispatchEvent(new Event("visibilitychange"));
    }"""
    page.clock.install()
    page.reload()
    page.clock.pause_at(page.evaluate("Date.now() + 60000"))  # what waits would never be sent
    with phone.kept("order=0H"):
        phone.order(0, "H")
        page.evaluate(hide)


def test_a_slow_preview_does_not_overwrite_a_newer_one(phone: Phone) -> None:
    page = phone.page
    phone.a_deal()
    phone.said("Аня пишет 57")

    def slowly(route: Route) -> None:
        page.wait_for_timeout(400)
        route.continue_()

    page.route("**/preview", slowly)
    phone.meld(0, "terz")
    page.wait_for_timeout(250)
    phone.meld(1, "fifty")
    phone.said("Боря пишет 145")
