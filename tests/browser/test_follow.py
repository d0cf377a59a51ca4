"""A second phone follows: new deals and the running draft by themselves, its place kept, a lost network told."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Axe, Server
from tests.browser.parties import BAIT, MADE, begin, write
from tests.browser.phone import Phone


def link(page: Page, name: str) -> str:
    """A link of the party whose table is shown."""
    table = page.url.split("#")[0]
    page.goto(f"{table}/share")
    address = page.locator(f"#{name}").input_value()
    page.goto(table)
    return address


@pytest.fixture
def follower(page: Page, browser: Browser, browser_context_args: dict[str, object]) -> Iterator[Page]:
    """Another phone that came by the link to follow."""
    begin(page, target="5001")
    context = browser.new_context(**browser_context_args)  # type: ignore[arg-type]
    other = context.new_page()
    other.goto(link(page, "follow"))
    expect(other.locator(".score")).to_be_visible()
    yield other
    context.close()


def party_of(page: Page) -> str:
    found = re.search(r"/party/([0-9a-f-]{36})", page.url)
    assert found
    return found[1]


def test_a_new_deal_appears_without_a_reload(page: Page, follower: Page, axe: Axe) -> None:
    follower.evaluate("window.mark = 1")
    phone = Phone(page)
    phone.open_deal()
    phone.order(0, "H")
    with phone.kept("seat0-cards=47"):
        phone.counts(47)
    page.goto(page.url.removesuffix("/deal"))
    expect(follower.locator(".note")).to_contain_text("Идёт сдача 1: Аня ♥, 47 : …")
    phone.open_deal()
    page.locator(".pts").nth(1).fill("38")
    phone.last(0)
    phone.write()
    expect(follower.locator(".score .total")).to_have_text(["57", "38"])
    expect(follower.locator(".deals > li")).to_have_count(1)
    expect(follower.locator("#follow")).to_contain_text("Сдача 1")
    assert follower.evaluate("window.mark") == 1
    axe(follower)


def test_news_are_looked_for_every_second(follower: Page) -> None:
    asked: list[str] = []  # the tab's icon comes when it likes
    follower.clock.install()
    follower.clock.pause_at(follower.evaluate("Date.now() + 60000"))
    follower.reload()  # the clock stands still from its first moment on
    follower.on("request", lambda request: asked.append(request.url) if "/news" in request.url else None)
    follower.clock.run_for(900)
    assert asked == []
    with follower.expect_request(re.compile("/news")):
        follower.clock.run_for(100)


def test_a_follower_can_change_nothing(follower: Page) -> None:
    expect(follower.locator(".bar")).to_have_count(0)
    follower.locator(".menu summary").tap()
    expect(follower.locator(".menu form")).to_have_count(0)
    assert follower.goto(follower.url.split("?")[0] + "/deal").status == 403  # type: ignore[union-attr]


def test_an_open_row_stays_open_and_in_its_place(follower: Page, server: Server) -> None:
    party = party_of(follower)
    write(server, party, *[MADE, BAIT] * 8)
    follower.reload()
    row = follower.locator(".deals > li").nth(9)
    row.scroll_into_view_if_needed()
    row.locator("summary").tap()
    follower.evaluate("scrollBy(0, 120)")
    before = row.bounding_box()
    key = row.get_attribute("id")
    write(server, party, MADE)
    expect(follower.locator(".deals > li")).to_have_count(17)
    same = follower.locator(f"[id='{key}']")
    assert same.locator("details").evaluate("details => details.open")
    after = same.bounding_box()
    assert before
    assert after
    assert abs(after["y"] - before["y"]) < 2


def test_at_the_top_the_new_deal_is_in_sight(follower: Page, server: Server) -> None:
    party = party_of(follower)
    write(server, party, *[MADE, BAIT] * 8)
    follower.reload()
    write(server, party, BAIT)
    expect(follower.locator(".deals > li")).to_have_count(17)
    assert follower.evaluate("scrollY") == 0
    expect(follower.locator(".deals > li").first).to_be_in_viewport()


def test_an_amended_row_changes_where_it_stands(follower: Page, server: Server) -> None:
    party = party_of(follower)
    write(server, party, MADE, BAIT)
    expect(follower.locator(".deals > li")).to_have_count(2)
    first = follower.locator(".deals > li").last
    event = (first.get_attribute("id") or "").removeprefix("row-")
    write(server, party, {"type": "amend", "event": event, "with": {**MADE, "cards": [72, 48]}, "reason": "описка"})
    expect(first.locator("s")).to_have_text("+92")
    expect(follower.locator(".deals > li")).to_have_count(2)


def test_a_lost_connection_is_told_and_recovers_by_itself(follower: Page, server: Server, axe: Axe) -> None:
    party = party_of(follower)
    follower.context.set_offline(True)
    expect(follower.locator("#follow")).to_contain_text("Нет связи с ")
    axe(follower)
    write(server, party, MADE)
    follower.context.set_offline(False)
    expect(follower.locator(".score .total")).to_have_text(["92", "48"])
    expect(follower.locator("#follow")).not_to_contain_text("Нет связи")


def test_a_server_that_was_killed_and_came_back_is_followed_on(
    browser: Browser, browser_context_args: dict[str, object], own_server: Server
) -> None:
    context = browser.new_context(**{**browser_context_args, "base_url": own_server.url})  # type: ignore[arg-type]
    page = context.new_page()
    party = begin(page)
    own_server.kill()
    expect(page.locator("#follow")).to_contain_text("Нет связи с ")
    own_server.start()
    write(own_server, party, MADE)
    expect(page.locator(".score .total")).to_have_text(["92", "48"])
    context.close()


def test_a_renewed_link_is_told_to_who_followed_by_the_old(page: Page, follower: Page) -> None:
    page.goto(f"/party/{party_of(page)}/share")
    page.locator("details", has_text="не в те руки").first.locator("summary").tap()
    page.get_by_role("button", name="Сделать новую").first.tap()
    expect(follower.locator("#follow")).to_contain_text("ссылку заменили")


def test_a_phone_that_is_locked_asks_for_nothing_and_looks_again_when_it_wakes(follower: Page, server: Server) -> None:
    asked: list[str] = []
    follower.on("request", lambda request: asked.append(request.url))
    hide = "hidden => Object.defineProperty(document, 'hidden', {value: hidden, configurable: true})"
    follower.evaluate(hide, True)  # noqa: FBT003 - the value of the property
    follower.wait_for_timeout(1500)
    asked.clear()
    follower.wait_for_timeout(2500)
    assert asked == []
    write(server, party_of(follower), MADE)
    follower.evaluate(hide, False)  # noqa: FBT003 - the value of the property
    follower.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(follower.locator(".score .total")).to_have_text(["92", "48"])


def test_who_writes_sees_what_another_phone_wrote_too(page: Page, follower: Page, server: Server) -> None:
    page.locator(".menu summary").tap()
    write(server, party_of(page), MADE)
    expect(page.locator(".score .total")).to_have_text(["92", "48"])
    expect(page.locator(".menu")).to_have_attribute("open", "")
    page.locator(".menu summary").tap()
    page.get_by_role("button", name="Отменить").tap()
    expect(page.locator(".score .total")).to_have_text(["0", "0"])


def test_the_followers_page_moves_nothing_without_news(follower: Page, server: Server) -> None:
    write(server, party_of(follower), MADE)
    expect(follower.locator(".deals > li")).to_have_count(1)
    follower.evaluate(
        "new MutationObserver((all) => { window.moved = (window.moved ?? 0) + all.length })"
        ".observe(document.body, {subtree: true, childList: true, attributes: true})"
    )
    follower.wait_for_timeout(3000)
    assert follower.evaluate("window.moved ?? 0") == 0


def test_a_follower_is_led_to_the_next_party_of_the_evening(page: Page, follower: Page, server: Server) -> None:
    write(server, party_of(page), MADE, {"type": "close", "reason": "поздно"})
    page.reload()
    page.get_by_role("button", name="Ещё партия").tap()
    expect(page).not_to_have_url(follower.url)
    follower.get_by_role("link", name="К следующей партии").tap()
    expect(follower).to_have_url(page.url)
    expect(follower.locator(".total")).to_have_text(["0", "0"])
    expect(follower.locator(".bar")).to_have_count(0)
