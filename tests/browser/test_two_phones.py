"""Two phones write: each his own pile, one draft; and whoever is late sees what the other wrote and keeps his own."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import APIResponse, Browser, BrowserContext, Page, Route, expect

from tests.browser.conftest import Axe
from tests.browser.phone import Phone
from tests.browser.test_follow import link


@pytest.fixture
def anya(page: Page) -> Phone:
    """Аня's phone, at the table of a new party."""
    phone = Phone(page)
    phone.start("Аня", "Боря")
    return phone


@pytest.fixture
def context_of_borya(browser: Browser, browser_context_args: dict[str, object]) -> Iterator[BrowserContext]:
    context = browser.new_context(**browser_context_args)  # type: ignore[arg-type]
    yield context
    context.close()


@pytest.fixture
def borya(anya: Phone, context_of_borya: BrowserContext, axe: Axe) -> Phone:
    """Боря's phone: came by the link to write, and said who he is."""
    page = context_of_borya.new_page()
    page.goto(link(anya.page, "write"))
    axe(page)
    page.get_by_label("Боря").check()
    page.get_by_role("button", name="К столу").tap()
    expect(page.locator(".score")).to_be_visible()
    return Phone(page)


def pile(phone: Phone, seat: int, points: str) -> None:
    phone.page.locator(f"[name='seat{seat}-cards']").fill(points)


def shows(phone: Phone, seat: int, points: str) -> None:
    expect(phone.page.locator(f"[name='seat{seat}-cards']")).to_have_value(points)


def test_each_enters_his_own_pile_on_his_own_phone(anya: Phone, borya: Phone) -> None:
    anya.open_deal()
    borya.open_deal()
    anya.order(0, "H")
    pile(anya, 0, "82")
    pile(borya, 1, "48")
    borya.meld(1, "terz")
    for phone in (anya, borya):
        shows(phone, 0, "82")
        shows(phone, 1, "48")
        expect(phone.page.locator("[value='0H']")).to_be_checked()
        expect(phone.page.locator("[name='seat1-terz']")).to_have_value("1")
    borya.last(0)
    expect(anya.page.locator("[name=last_trick][value='0']")).to_be_checked()
    anya.said("Аня пишет 92, Боря пишет 68")
    anya.write()
    anya.totals(92, 68)
    borya.said("Другой телефон тем временем пишет: Сдача 1")


def test_an_answer_that_a_newer_one_overtook_takes_nothing_back(anya: Phone, borya: Phone) -> None:
    anya.open_deal()
    borya.open_deal()
    old: list[tuple[Route, APIResponse]] = []

    def hold(route: Route) -> None:
        if route.request.method == "GET":
            old.append((route, route.fetch()))
        else:
            route.continue_()

    borya.page.route(re.compile("/draft$"), hold)
    pile(anya, 0, "82")
    while not old:
        borya.page.wait_for_timeout(100)
    with borya.kept("order=0H"):
        borya.order(0, "H")
    shows(borya, 0, "82")
    with borya.page.expect_event("requestfinished", lambda request: request.url.endswith("/draft")):
        route, answer = old[0]
        route.fulfill(response=answer)
    borya.page.wait_for_timeout(200)
    expect(borya.page.locator("[value='0H']")).to_be_checked()


def test_what_one_is_typing_is_not_taken_from_under_his_fingers(anya: Phone, borya: Phone) -> None:
    anya.open_deal()
    borya.open_deal()
    field = borya.page.locator("[name='seat1-cards']")
    field.focus()
    for digit in "48":
        borya.digits(digit)
        pile(anya, 0, f"8{digit}")
        borya.page.wait_for_timeout(900)
    expect(field).to_have_value("48")
    shows(borya, 0, "88")


def test_a_pile_typed_without_a_network_joins_the_others_when_it_returns(anya: Phone, borya: Phone) -> None:
    anya.open_deal()
    borya.open_deal()
    borya.page.context.set_offline(True)
    pile(borya, 1, "48")
    anya.order(0, "H")
    pile(anya, 0, "82")
    borya.page.wait_for_timeout(1500)
    borya.page.context.set_offline(False)
    shows(borya, 0, "82")
    pile(borya, 1, "47")
    shows(anya, 1, "47")
    expect(anya.page.locator("[value='0H']")).to_be_checked()


def test_a_reload_in_between_loses_nobodys_field(anya: Phone, borya: Phone) -> None:
    anya.open_deal()
    borya.open_deal()
    borya.page.context.set_offline(True)
    pile(borya, 1, "48")
    borya.page.wait_for_timeout(800)
    anya.order(0, "H")
    pile(anya, 0, "82")
    shows(anya, 0, "82")
    anya.page.wait_for_timeout(1000)
    borya.page.context.set_offline(False)
    borya.page.reload()
    shows(borya, 0, "82")
    shows(borya, 1, "48")
    shows(anya, 1, "48")


def test_entries_say_whose_phone_wrote_them(anya: Phone, borya: Phone) -> None:
    borya.open_deal()
    borya.order(1, "C")
    borya.counts(40, 75)
    borya.last(1)
    borya.write()
    borya.totals(40, 85)
    anya.totals(40, 85)
    anya.page.goto(f"{anya.page.url.split('#')[0]}/journal")
    expect(anya.page.locator(".journal li").first.locator("small")).to_contain_text("Боря")


def test_an_undo_beside_an_undo_undoes_once(anya: Phone, borya: Phone) -> None:
    for phone in (anya, borya):
        phone.page.route("**/news*", lambda route: route.abort())
    anya.open_deal()
    anya.a_deal()
    anya.write()
    anya.totals(57, 38)
    borya.page.reload()
    anya.page.get_by_role("button", name="Отменить").tap()
    anya.totals(0, 0)
    borya.page.get_by_role("button", name="Отменить").tap()
    borya.totals(0, 0)
    expect(borya.page.get_by_role("heading", name="Что изменится")).to_have_count(0)


def test_a_confirmation_from_the_other_phone_disturbs_nobody(anya: Phone, borya: Phone) -> None:
    anya.open_deal()
    anya.a_deal()
    anya.write()
    anya.totals(57, 38)
    anya.open_deal()
    anya.order(1, "C")
    anya.counts(40, 75)
    anya.last(1)
    borya.totals(57, 38)
    borya.page.get_by_role("button", name="Верно").tap()
    expect(borya.page.locator(".deals > li").first).to_contain_text("✓")
    anya.write()
    anya.totals(97, 123)


def draft(phone: Phone) -> dict[str, str]:
    """What the server keeps of the running deal, but for the way of counting."""
    watch = phone.page.locator("#deal").get_attribute("data-draft")
    fields: dict[str, str] = phone.page.request.get(str(watch)).json()["fields"]
    return {name: value for name, value in fields.items() if name != "counted" and value != "0"}


def looks_again(phone: Phone) -> None:
    """The phone asks for news once more, and once more: what it had to say is said."""
    for _ in range(2):
        with phone.page.expect_response(re.compile("/news")):
            pass


def beaten(anya: Phone, borya: Phone) -> None:
    """Both have the first deal before them and write it; Аня is faster. Боря's lacks who took the last trick."""
    borya.page.route(re.compile("/draft|/news"), lambda route: route.abort())
    borya.open_deal()
    borya.order(0, "H")
    borya.counts(82, 48)
    anya.open_deal()
    anya.a_deal()
    anya.write()
    anya.totals(57, 38)
    borya.write()
    expect(borya.page.get_by_role("heading", name="Сдача 2")).to_be_visible()
    borya.page.unroute(re.compile("/draft|/news"))


def test_what_was_typed_for_another_deal_is_offered_and_goes_to_no_phone_by_itself(anya: Phone, borya: Phone) -> None:
    beaten(anya, borya)
    anya.open_deal()
    with anya.kept("order=1S"):
        anya.order(1, "S")
    looks_again(borya)
    looks_again(borya)
    assert draft(anya) == {"order": "1S"}
    expect(borya.page.locator("[value='0H']")).to_be_checked()
    shows(borya, 0, "82")
    shows(anya, 0, "")
    with borya.kept("seat1-cards=47"):
        pile(borya, 1, "47")
    shows(anya, 0, "82")


def test_what_was_offered_and_is_written_is_offered_no_more(anya: Phone, borya: Phone) -> None:
    beaten(anya, borya)
    borya.write()
    expect(borya.page.locator("#wrong")).to_be_visible()
    borya.last(0)
    borya.write()
    borya.totals(149, 86)
    borya.open_deal()
    expect(borya.page.locator("#old-copy")).to_be_hidden()


def test_what_is_thrown_away_comes_back_from_no_other_phone(anya: Phone, borya: Phone) -> None:
    anya.open_deal()
    borya.open_deal()
    anya.order(0, "H")
    pile(anya, 0, "82")
    shows(borya, 0, "82")
    anya.page.get_by_role("link", name="Ещё").tap()
    anya.page.get_by_role("button", name="Выбросить черновик").tap()
    expect(anya.page.locator("#notice")).to_contain_text("Черновик выброшен")
    shows(borya, 0, "")
    expect(borya.page.locator("[value='0H']")).not_to_be_checked()
    with borya.kept("seat1-cards=48"):
        pile(borya, 1, "48")
    assert draft(borya) == {"seat1-cards": "48"}


def test_what_is_thrown_away_does_not_come_back_from_a_phone_that_has_not_heard(anya: Phone, borya: Phone) -> None:
    anya.open_deal()
    borya.open_deal()
    with anya.kept("seat0-cards=82"):
        pile(anya, 0, "82")
    shows(borya, 0, "82")
    borya.page.route(re.compile("/news"), lambda route: route.abort())
    anya.page.get_by_role("link", name="Ещё").tap()
    anya.page.get_by_role("button", name="Выбросить черновик").tap()
    expect(anya.page.locator("#notice")).to_contain_text("Черновик выброшен")
    with borya.kept("seat1-cards=48"):
        pile(borya, 1, "48")
    assert draft(borya) == {"seat1-cards": "48"}
    shows(borya, 0, "")


def test_after_the_end_nothing_promises_to_write_what_is_typed(page: Page, context_of_borya: BrowserContext) -> None:
    anya, borya = Phone(page), Phone(context_of_borya.new_page())
    anya.start("Аня", "Боря", rule_target="50")
    borya.page.goto(link(page, "write"))
    borya.page.get_by_label("Боря").check()
    borya.page.get_by_role("button", name="К столу").tap()
    borya.open_deal()
    typing = re.compile("/draft")
    borya.page.route(typing, lambda route: route.abort())
    borya.order(1, "C")
    borya.counts(40, 75)
    anya.open_deal()
    anya.a_deal()
    anya.write()
    anya.totals(57, 38)
    borya.page.unroute(typing)
    borya.said("Партия окончена. Набранное остаётся в этом телефоне")
    borya.last(1)
    borya.write()
    expect(borya.page.locator(".notice-box").first).to_contain_text("Партия окончена: набранное здесь не записано")
    shows(borya, 1, "75")
    expect(borya.page.get_by_role("button", name="Записать")).to_have_count(0)
    borya.page.get_by_role("link", name="К столу").tap()
    borya.page.get_by_role("button", name="Отменить").tap()
    borya.totals(0, 0)
    borya.open_deal()
    borya.page.locator("#old-copy").get_by_role("button", name="Взять").tap()
    shows(borya, 1, "75")
