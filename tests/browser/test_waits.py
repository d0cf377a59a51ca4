"""What is tapped without a network, on any page: it waits where it is seen, each by itself, and nothing goes unsaid."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Axe, Server
from tests.browser.parties import MADE, begin, write
from tests.browser.phone import Phone

OTHER = {**MADE, "cards": [50, 60]}


@pytest.fixture
def party(page: Page, server: Server) -> str:
    """A party with one deal, 92 to 48, its table on the page."""
    party_id = begin(page)
    write(server, party_id, MADE)
    page.goto(f"/party/{party_id}")
    return party_id


def totals(page: Page, *expected: int) -> None:
    expect(page.locator(".score .total")).to_have_text([str(total) for total in expected])


def refuse(route: Route) -> None:
    """As a network that is gone."""
    if route.request.method == "POST":
        route.abort()
    else:
        route.continue_()


def box(page: Page, name: str) -> Locator:
    """What is said of the form that waits, sent with this button."""
    return page.locator(".waiting").filter(has=page.locator("b", has_text=name))


def undo(page: Page) -> None:
    page.get_by_role("button", name="Отменить").tap()
    expect(box(page, "Отменить")).to_contain_text("Нет сети")


def passed_deal(page: Page) -> None:
    page.locator(".menu summary").tap()
    page.get_by_role("button", name="Пересдача").tap()
    expect(box(page, "Пересдача")).to_contain_text("Нет сети")
    page.locator(".menu").evaluate("menu => { menu.open = false }")


def none_waits(page: Page) -> None:
    expect(page.locator(".waiting")).to_have_count(0)
    assert page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('karandash:wait'))") == []


def test_what_the_server_asks_is_told_on_any_page_and_shown_where_it_was_sent_from(
    page: Page, party: str, server: Server, axe: Axe
) -> None:
    page.route("**/undo", refuse)
    undo(page)
    write(server, party, OTHER)
    page.goto("/")
    expect(box(page, "Отменить")).to_contain_text("Нет сети")
    page.unroute("**/undo")
    expect(box(page, "Отменить")).to_contain_text("Ещё не записано: нужно решить")
    axe(page)
    page.reload()
    box(page, "Отменить").get_by_role("link", name="Посмотреть").tap()
    expect(page.get_by_role("heading", name="Что изменится")).to_be_visible()
    none_waits(page)


def test_of_two_that_wait_neither_is_lost(page: Page, party: str) -> None:
    page.context.set_offline(True)
    undo(page)
    passed_deal(page)
    page.context.set_offline(False)
    expect(page.get_by_role("heading", name="Что изменится")).to_be_visible()
    expect(page.locator(".wanted")).to_contain_text("Пересдача")
    none_waits(page)
    page.get_by_role("button", name="Всё равно записать").tap()
    totals(page, 0, 0)
    expect(page.locator(".deals > li").first).to_contain_text("Пересдача")


def test_one_is_taken_back_and_the_other_is_sent(page: Page, party: str) -> None:
    page.context.set_offline(True)
    undo(page)
    passed_deal(page)
    box(page, "Отменить").get_by_role("button", name="Не отправлять").tap()
    expect(box(page, "Отменить")).to_have_count(0)
    page.context.set_offline(False)
    expect(page.locator(".deals > li").first).to_contain_text("Пересдача")
    totals(page, 92, 48)
    none_waits(page)


def test_what_is_taken_back_is_sent_by_no_other_window(page: Page, party: str) -> None:
    window = page.context.new_page()
    page.context.route("**/undo", refuse)
    undo(page)
    window.goto("/")
    expect(box(window, "Отменить")).to_be_visible()
    page.goto(f"/party/{party}")
    box(page, "Отменить").get_by_role("button", name="Не отправлять").tap()
    none_waits(window)
    page.context.unroute("**/undo")
    window.evaluate("dispatchEvent(new Event('online'))")
    page.locator(".menu summary").tap()
    page.get_by_role("button", name="Пересдача").tap()
    expect(page.locator(".deals > li").first).to_contain_text("Пересдача")
    totals(page, 92, 48)


def test_that_it_waits_is_in_sight_wherever_the_page_stands(page: Page, party: str, server: Server) -> None:
    write(server, party, OTHER, MADE, OTHER)
    page.goto(f"/party/{party}")
    page.locator(".deals > li").last.scroll_into_view_if_needed()
    page.route("**/undo", refuse)
    undo(page)
    for part in (box(page, "Отменить").locator("p"), box(page, "Отменить").get_by_role("button")):
        expect(part).to_be_in_viewport(ratio=1)
        assert part.evaluate(
            "part => { const at = part.getBoundingClientRect();"
            " return part.contains(document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2)) }"
        )


def test_a_party_begun_without_a_network_is_begun_when_it_returns(page: Page) -> None:
    page.goto("/new")
    page.locator("#name_0").fill("Аня")
    page.locator("#name_1").fill("Боря")
    page.context.set_offline(True)
    page.get_by_role("button", name="Начать").tap()
    expect(box(page, "Начать")).to_contain_text("Нет сети")
    page.context.set_offline(False)
    expect(page).to_have_url(re.compile(r"/party/[0-9a-f-]{36}$"))
    totals(page, 0, 0)


def test_who_plays_is_ordered_when_the_network_returns(page: Page, party: str) -> None:
    page.goto(f"/party/{party}/bidding")
    page.context.set_offline(True)
    page.get_by_role("button", name="черви").tap()
    expect(page.locator(".waiting")).to_contain_text("Нет сети")
    page.context.set_offline(False)
    expect(page.locator(".score")).to_be_visible()
    expect(page.locator(".note", has_text="Идёт сдача 2")).to_contain_text("♥")


def test_the_next_party_waits_too(page: Page) -> None:
    phone = Phone(page)
    phone.start("Аня", "Боря", rule_target="50")
    phone.open_deal()
    phone.a_deal()
    phone.write()
    phone.totals(57, 38)
    page.context.set_offline(True)
    page.get_by_role("button", name="Ещё партия").tap()
    expect(box(page, "Ещё партия")).to_contain_text("Нет сети")
    page.context.set_offline(False)
    phone.totals(0, 0)


def test_a_word_of_dave_waits_too(page: Page) -> None:
    party = begin(page, preset="short_dave")
    page.goto(f"/party/{party}/dave")
    page.context.set_offline(True)
    page.get_by_role("button", name="Аня: «Даве!»").tap()
    expect(page.locator(".waiting")).to_contain_text("Нет сети")
    page.context.set_offline(False)
    expect(page.locator(".said")).to_contain_text("Аня")
    none_waits(page)


def test_deals_caught_up_from_paper_wait_too(page: Page, party: str) -> None:
    page.locator(".menu summary").tap()
    page.get_by_role("link", name="Дописать с бумаги").tap()
    page.locator("select[name$=order]").first.select_option("0H")
    for seat, points in enumerate(("82", "48")):
        page.locator(f"[name$=seat{seat}-cards]").first.fill(points)
    page.locator("select[name$=last_trick]").first.select_option("0")
    page.context.set_offline(True)
    page.get_by_role("button", name="Записать всё").tap()
    expect(page.locator(".waiting")).to_contain_text("Нет сети")
    page.context.set_offline(False)
    totals(page, 184, 96)
    none_waits(page)


def test_an_end_announced_in_the_middle_of_a_deal_waits_too(page: Page, party: str, server: Server) -> None:
    write(server, party, *[MADE] * 4)
    page.goto(f"/party/{party}/arbiter/claim/ruling?seat=0&when=mid&cards0=50&cards1=60&maker=0&trump=H")
    page.get_by_role("button", name="Объявлено").tap()
    page.context.set_offline(True)
    page.get_by_role("button", name="Да, партия окончена").tap()
    expect(page.locator(".waiting")).to_contain_text("Нет сети")
    page.context.set_offline(False)
    expect(page.locator(".end")).to_contain_text("Победа: Аня")
    none_waits(page)
