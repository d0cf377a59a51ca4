"""The arbiter and the rules for everyone: by day and by night, on a phone and on a desk."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Axe
from tests.browser.judge import Judge
from tests.browser.phone import Phone

PAGES = (
    "/arbiter",
    "/arbiter/melds?kind00=3&kind10=4",
    "/arbiter/melds?by=hands",
    "/arbiter/hand",
    "/arbiter/play",
    "/arbiter/exchange?round=2",
    "/arbiter/rank",
    "/arbiter/bella",
    "/arbiter/claim?when=mid&bella=0",
    "/arbiter/penalty",
    "/arbiter/count?trump=H&pile0=AS&pile1=KS",
    "/arbiter/melds/ruling?trump=H&kind00=3&top00=J&suit00=S&kind10=3&top10=J&suit10=H",
    "/arbiter/count/ruling?trump=H&pile0=AS&pile0=JH&jack=0",
    "/arbiter/penalty/ruling?offence=late_meld",
    "/arbiter/play/ruling?trump=H&led=KH&hand=KH",
    "/rules",
    "/rules/klaberjass#R-MELDS-5",
    "/rules/short_dave",
)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_a_page_of_the_arbiter_is_accessible(page: Page, axe: Axe, path: str, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # one of its own words
    page.goto(path)
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth") == 360


@pytest.mark.parametrize("language", ["uk-UA", "en-GB"])
@pytest.mark.parametrize("path", PAGES)
def test_other_languages_fit_the_phone_too(page: Page, path: str, language: str) -> None:
    page.set_extra_http_headers({"Accept-Language": language})
    page.goto(path)
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_a_ruling_prints_without_its_buttons(page: Page) -> None:
    page.goto(PAGES[11])
    page.emulate_media(media="print")
    expect(page.locator(".bar")).to_be_hidden()
    expect(page.locator(".verdict .big")).to_be_visible()


def test_a_dispute_of_a_party_ends_in_its_deal(page: Page) -> None:
    phone, judge = Phone(page), Judge(page)
    address = phone.start("Аня", "Боря")
    page.get_by_role("link", name="Арбитр").tap()
    page.get_by_role("link", name="Ренонс или нет?").tap()
    judge.key(trump="H")
    judge.cards("led", "10S")
    judge.cards("hand", "7C", "7H")
    judge.cards("card", "7C")
    judge.key(seat="1")
    judge.rule()
    judge.ruled("Ренонс")
    page.get_by_role("button", name="Записать в сдачу").tap()
    expect(page).to_have_url(f"{address}/deal")
    expect(page.locator("[name='seat1-offence']")).to_have_value("revoke")
    phone.order(0, "H")
    phone.counts(60, 70)
    phone.said("Байд на картах: Аня пишет 140")


def test_the_piles_counted_for_a_party_end_in_its_deal(page: Page) -> None:
    phone, judge = Phone(page), Judge(page)
    address = phone.start("Аня", "Боря")
    judge.open("count", before=address)
    judge.key(trump="H", last="1")
    judge.cards("pile0", *(f"{rank}S" for rank in ("A", "10", "K", "Q", "J", "9", "8", "7")), "AH", "7H")
    stock = [f"{rank}C" for rank in ("A", "10", "K", "Q", "J", "9", "8", "7")]
    judge.cards("stock", *stock, *(f"{rank}D" for rank in ("A", "10", "K", "Q", "J", "9")))
    judge.rule()
    judge.ruled("Аня: 41 · Боря: 61", "Остаток до 152")
    expect(page.get_by_text("Записать в сдачу – кто играет?")).to_be_visible()
    page.get_by_role("button", name="Боря").tap()
    expect(page.locator("[name='order'][value='1H']")).to_be_checked()
    expect(page.locator("[name='seat0-cards']")).to_have_value("41")
    expect(page.locator("[name='seat1-cards']")).to_have_value("51")


def test_the_rules_of_the_evening_are_one_tap_from_the_arbiter(page: Page) -> None:
    Phone(page).start("Аня", "Боря", preset="kharkov")
    page.get_by_role("link", name="Арбитр").tap()
    page.get_by_role("link", name="Правила").tap()
    expect(page.get_by_role("heading", level=1)).to_have_text("Правила на вечер: Харьковский")
