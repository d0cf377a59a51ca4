"""Writing a deal with a thumb: in few taps, all in one screen, in words before it is written."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Axe
from tests.browser.phone import Phone

TWO = ("Аня", "Боря")
THREE = (*TWO, "Вера")


@pytest.fixture
def phone(page: Page) -> Phone:
    phone = Phone(page)
    phone.start("Аня", "Боря")
    phone.open_deal()
    phone.taps = 0
    return phone


def test_a_deal_of_two_two_digit_counts_takes_eight_taps(phone: Phone) -> None:
    phone.order(0, "H")
    phone.counts(47, 38)
    phone.last(0)
    phone.write()
    assert phone.taps == 8
    phone.totals(57, 38)


def test_a_deal_with_a_meld_takes_no_more_than_ten(phone: Phone) -> None:
    phone.order(0, "H")
    phone.counts(47, 68)
    phone.last(0)
    phone.meld(1, "terz")
    phone.write()
    assert phone.taps <= 10
    phone.totals(0, 145)


@pytest.mark.parametrize(("names", "preset"), [(TWO, "moscow"), (THREE, "threesome"), (TWO, "klaberjass")])
def test_everything_needed_is_in_one_screen(page: Page, names: tuple[str, ...], preset: str) -> None:
    phone = Phone(page)
    phone.start(*names, preset=preset, dealer=0)
    phone.open_deal()
    assert page.evaluate("window.scrollY") == 0
    foot = page.locator(".foot").bounding_box()
    pad = page.locator(".pad").bounding_box()
    assert foot is not None
    assert pad is not None
    assert pad["y"] + pad["height"] <= foot["y"]
    assert foot["y"] + foot["height"] <= 640
    for part in (".grid", ".hands", ".pad", "#preview", ".act .main"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_every_target_is_large_enough_for_a_thumb(phone: Phone) -> None:
    small = phone.page.evaluate(
        """() => [...document.querySelectorAll("#deal :is(.key, .chip, button:not(.sr), select, a, summary), .top a")]
            .map(target => [target.outerHTML.slice(0, 80), target.getBoundingClientRect()])
            .filter(([, box]) => box.width > 1 && (box.width < 44 || box.height < 44)).map(([html]) => html)"""
    )
    assert small == []


def test_the_preview_follows_every_tap(phone: Phone) -> None:
    phone.said("Ещё нужно: кто играет и на чём, взятки, чья последняя")
    phone.order(0, "H")
    phone.said("Ещё нужно: взятки, чья последняя")
    phone.counts(47, 168)
    phone.last(0)
    phone.said("на 69")
    phone.tap(phone.page.locator("[data-key=back]"))
    phone.said("Станет 57 : 16")


def test_the_pad_writes_where_it_was_told_to(phone: Phone) -> None:
    piles = phone.page.locator(".pts")
    phone.digits(12)
    piles.nth(1).tap()
    phone.digits(34)
    phone.next()
    phone.digits(5)
    expect(piles.nth(0)).to_have_value("125")
    expect(piles.nth(1)).to_have_value("34")
    phone.digits(9)
    expect(piles.nth(0)).to_have_value("125")


def test_melds_count_by_taps_and_start_anew_after_as_many_as_a_hand_holds(phone: Phone) -> None:
    chip = phone.page.locator(".chip:has([name='seat0-terz'])")
    field = phone.page.locator("[name='seat0-terz']")
    for count in ("1", "2", "3", "0"):
        phone.meld(0, "terz")
        expect(field).to_have_value(count)
        expect(chip.locator(".sign")).to_have_text({"0": "терц", "1": "терц"}.get(count, f"{count} × терц"))
    phone.meld(0, "terz")
    phone.meld(0, "fifty")
    expect(phone.page.locator("[name='seat0-fifty']")).to_have_value("1")
    phone.meld(0, "fifty")
    expect(phone.page.locator("[name='seat0-fifty']")).to_have_value("0")


def test_a_second_tap_takes_the_last_trick_and_the_bella_off(phone: Phone) -> None:
    phone.last(0)
    phone.last(1)
    expect(phone.page.locator("[name=last_trick][value='1']")).to_be_checked()
    phone.last(1)
    expect(phone.page.locator("[name=last_trick]:checked")).to_have_count(0)
    phone.meld(0, "bella")
    phone.meld(1, "bella")
    expect(phone.page.locator("[name='seat0-bella']")).not_to_be_checked()
    expect(phone.page.locator("[name='seat1-bella']")).to_be_checked()


def test_the_cards_are_asked_for_when_both_have_called_and_go_when_they_have_not(phone: Phone) -> None:
    page = phone.page
    phone.order(0, "H")
    phone.counts(47, 68)
    phone.last(0)
    phone.meld(0, "terz")
    expect(page.locator("#tops select")).to_have_count(0)
    phone.meld(1, "terz")
    expect(page.locator("#tops select")).to_have_count(2)
    phone.said("назовите у каждого старшую карту")
    page.locator("#seat0-terz_top0").select_option("KS")
    page.locator("#seat1-terz_top0").select_option("QS")
    phone.said("Одна карта не может")
    page.locator("#seat1-terz_top0").select_option("QD")
    phone.said("Аня пишет 77")
    page.locator("#seat1-terz_top0").select_option("KD")
    expect(page.locator("#called_first")).to_be_visible()
    page.locator("#called_first").select_option("1")
    phone.said("Боря пишет 145")
    for _ in range(3):
        phone.meld(0, "terz")
    expect(page.locator("#seat0-terz_top0")).to_have_count(0)


def test_a_slip_is_asked_about_and_answered_in_place(phone: Phone, axe: Axe) -> None:
    phone.order(0, "H")
    phone.counts(88, 55)
    phone.last(0)
    phone.said("так почти не бывает")
    axe(phone.page)
    phone.page.locator("#sure").check()
    phone.write()
    phone.totals(98, 55)


def test_mistakes_are_shown_at_their_fields_and_nothing_is_lost(phone: Phone, axe: Axe) -> None:
    page = phone.page
    phone.counts(147, 68)
    phone.meld(1, "terz")
    phone.write()
    expect(page.locator("#wrong")).to_be_focused()
    expect(page.locator("#order-error")).to_have_text("Укажите, кто играет и на какой масти.")
    expect(page.locator(".pts").nth(0)).to_have_value("147")
    expect(page.locator(".chip.on .sign")).to_have_text("терц")
    axe(page)
    phone.order(0, "H")
    phone.last(0)
    page.locator(".pts").nth(0).tap()
    phone.tap(page.locator("[data-key=back]"))
    phone.tap(page.locator("[data-key=back]"))
    phone.digits(7)
    phone.said("Боря пишет")
    phone.write()
    phone.totals(0, 115)


def test_a_bait_given_up_is_counted_together(phone: Phone) -> None:
    page = phone.page
    phone.order(0, "H")
    page.get_by_role("link", name="Ещё").tap()
    page.get_by_label("Байд, считаем вместе").check()
    page.get_by_label("Все взятки вместе").fill("97")
    phone.said("Байд: Боря пишет 107")
    phone.write()
    phone.totals(0, 107)


def test_a_revoke_makes_a_card_bait(phone: Phone) -> None:
    page = phone.page
    phone.order(0, "H")
    phone.counts(47, 38)
    phone.last(1)
    page.get_by_role("link", name="Ещё").tap()
    page.get_by_label("Боря: нарушение").select_option("revoke")
    phone.said("Байд на картах: Аня пишет 95")
    phone.write()
    phone.totals(95, 0)


def test_the_stock_gives_the_other_pile(phone: Phone) -> None:
    page = phone.page
    phone.order(0, "H")
    phone.counts(47)
    phone.last(0)
    page.get_by_role("link", name="Ещё").tap()
    page.locator("#stock").fill("67")
    phone.said("Аня пишет 57, Боря пишет 38")
    phone.write()
    phone.totals(57, 38)


def test_the_table_may_count_with_melds_in_and_the_phone_remembers_it(phone: Phone) -> None:
    page = phone.page
    page.locator("[name=counted]").select_option("1")
    phone.order(0, "H")
    phone.counts(77, 38)
    phone.last(0)
    phone.meld(0, "terz")
    phone.said("Аня пишет 77, Боря пишет 38")
    phone.write()
    phone.totals(77, 38)
    phone.open_deal()
    expect(page.locator("[name=counted]")).to_have_value("1")


def test_the_keyboard_alone_writes_a_deal(phone: Phone) -> None:
    page = phone.page
    page.locator("[name=order]").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    page.locator(".pts").nth(0).focus()
    page.keyboard.type("47")
    page.locator(".pts").nth(1).focus()
    page.keyboard.type("38")
    page.locator("[name=last_trick]").first.focus()
    page.keyboard.press("Space")
    page.locator("[name='seat0-terz']").focus()
    page.keyboard.press("ArrowUp")
    phone.said("Аня пишет 77")
    page.keyboard.press("Enter")
    phone.totals(77, 38)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    ("names", "preset"), [(TWO, "moscow"), (THREE, "threesome"), (TWO, "klaberjass"), (TWO, "short_dave")]
)
def test_the_page_is_accessible(page: Page, axe: Axe, names: tuple[str, ...], preset: str, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # one of its own words
    phone = Phone(page)
    phone.start(*names, preset=preset)
    phone.open_deal()
    axe(page)
    phone.order(0, "H")
    phone.meld(0, "terz")
    phone.meld(1, "terz")
    phone.digits(7)
    expect(page.locator("#tops select")).to_have_count(2)
    page.get_by_role("link", name="Ещё").tap()
    page.evaluate("window.scrollTo(0, document.body.scrollHeight)")  # nothing lies half under the bar
    axe(page)


def test_the_pages_around_a_deal_are_accessible(page: Page, axe: Axe) -> None:
    phone = Phone(page)
    address = phone.start("Аня", "Боря", preset="fifties")
    page.goto(f"{address}/fifty")
    axe(page)
    page.locator("[name=maker][value='0']").tap()
    phone.totals(50, 0)
    for _ in range(2):
        phone.open_deal()
        phone.order(0, "H")
        phone.counts(60, 70)
        phone.last(0)
        phone.write()
        expect(page.locator("#deal")).to_have_count(0)
    page.goto(f"{address}/agree")
    axe(page)


@pytest.mark.parametrize("language", ["uk-UA", "en-GB"])
def test_other_languages_fit_the_screen_too(
    browser: Browser, browser_context_args: dict[str, object], language: str
) -> None:
    context = browser.new_context(**{**browser_context_args, "locale": language})  # type: ignore[arg-type]
    page = context.new_page()
    page.goto("/new")
    page.locator("#name_0").fill("Anna")
    page.locator("#name_1").fill("Boris")
    page.locator("[name=dealer][value='1']").check()
    page.locator("main button.main").tap()
    expect(page).to_have_url(re.compile("/party/"))
    page.goto(page.url + "/deal")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    expect(page.locator(".pad")).to_be_in_viewport(ratio=1)
    expect(page.locator("html")).to_have_attribute("lang", re.compile(language[:2]))
    context.close()
