"""The card picker with its script: a card in one place, no more than fit, the taps in order, the sum."""

import re

from playwright.sync_api import Page, expect

from tests.browser.judge import Judge


def test_a_card_that_lies_elsewhere_is_gone_and_cannot_be_picked_again(page: Page) -> None:
    judge = Judge(page)
    judge.open("play")
    judge.cards("led", "KH")
    judge.cards("hand")
    expect(judge.card("hand", "KH")).to_have_class("card r gone")
    expect(judge.card("hand", "KH").locator("input")).to_be_disabled()
    judge.cards("led", "QS")
    judge.cards("hand", "KH")
    expect(judge.card("hand", "KH").locator("input")).to_be_checked()


def test_only_a_card_of_the_hand_can_be_played(page: Page) -> None:
    judge = Judge(page)
    judge.open("play")
    judge.cards("hand", "KH", "7S")
    judge.cards("card", "KH")
    expect(judge.card("card", "AS").locator("input")).to_be_disabled()
    judge.cards("hand", "KH")
    judge.cards("card")
    expect(judge.card("card", "KH").locator("input")).not_to_be_checked()


def test_a_hand_takes_nine_cards_and_no_tenth(page: Page) -> None:
    judge = Judge(page)
    judge.open("hand")
    judge.cards("hand", *(f"{rank}S" for rank in ("7", "8", "9", "10", "J", "Q", "K", "A")), "7H")
    expect(page.locator("#hand .picked")).to_have_text("9/9")
    expect(judge.card("hand", "8H").locator("input")).to_be_disabled()
    judge.cards("hand", "7H")
    expect(judge.card("hand", "8H").locator("input")).to_be_enabled()


def test_the_sum_grows_card_by_card_and_the_jass_is_passed(page: Page) -> None:
    judge = Judge(page)
    judge.open("count")
    judge.key(trump="H")
    running = page.locator("#pile0 .running")
    judge.cards("pile0", "10S")
    expect(running).to_have_text("10")
    judge.cards("pile0", "AS")
    expect(running).to_have_text("21")
    judge.cards("pile0", "JH")
    expect(running).to_have_text("41")
    judge.key(jack="0")
    expect(running).to_have_text("41 · Пропускаю.")
    judge.cards("pile0", "AS")
    expect(running).to_have_text("30 · Пропускаю.")


def test_the_pile_is_told_in_the_order_it_was_tapped(page: Page) -> None:
    judge = Judge(page)
    judge.open("count")
    judge.key(trump="H")
    judge.cards("pile0", "AS", "7C", "JH", "10S")
    judge.rule()
    cards = page.locator(".counted li span[aria-hidden]")
    expect(cards).to_have_text(["Т♠", "7♣", "В♥", "10♠"])


def test_cards_are_named_for_those_who_do_not_see_them(page: Page) -> None:
    page.goto("/arbiter/hand")
    king = page.get_by_role("checkbox", name="король червей")
    king.press("Space")
    expect(king).to_be_checked()
    page.goto("/arbiter/play")
    expect(page.get_by_role("radio", name="король червей")).to_have_count(1)


def test_piles_are_tabs_for_the_keyboard_too(page: Page) -> None:
    page.goto("/arbiter/play")
    led, hand = page.get_by_role("tab", name="Ход"), page.get_by_role("tab", name="На руках")
    led.focus()
    led.press("ArrowRight")
    expect(hand).to_have_attribute("aria-selected", "true")
    expect(page.locator("#hand")).to_be_visible()
    expect(page.locator("#led")).to_be_hidden()


def test_choosing_a_variant_keeps_what_was_tapped(page: Page) -> None:
    judge = Judge(page)
    judge.open("hand")
    judge.key(trump="S")
    judge.cards("hand", "QS", "QH", "QD", "QC")
    page.locator("#preset").select_option("klaberjass")
    expect(page).to_have_url(re.compile("preset=klaberjass"))
    expect(page.locator("#hand [value=QD]")).to_be_checked()
    judge.rule()
    judge.ruled("Объявления: 50", "каре дам")
