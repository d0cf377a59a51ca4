"""The start of a party on a phone, with scripts and without."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PHONE, Axe
from tests.browser.parties import begin


def test_a_party_begins_on_one_screen(phone: Page) -> None:
    phone.goto("/")
    button = phone.get_by_role("button", name="Начать")
    box = button.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 640
    begin(phone)
    expect(phone.locator(".score")).to_contain_text("Аня")
    expect(phone.locator(".score")).to_contain_text("Сдаёт: Аня")


def test_names_typed_are_there_after_a_reload_until_the_party_begins(page: Page) -> None:
    page.goto("/new")
    page.get_by_label("Показать другие варианты").check()
    page.get_by_label("На троих").first.check()
    for seat, name in enumerate(("Аня", "Боря", "Вера")):
        page.locator(f"#name_{seat}").fill(name)
    page.locator("[name=dealer][value='2']").check()
    page.reload()
    for seat, name in enumerate(("Аня", "Боря", "Вера")):
        expect(page.locator(f"#name_{seat}")).to_have_value(name)
    expect(page.locator("#name_2")).to_be_visible()
    expect(page.locator("[name=dealer][value='2']")).to_be_checked()
    page.get_by_role("button", name="Начать").tap()
    page.wait_for_url(re.compile(r"/party/"))
    page.goto("/new?afresh=1")
    expect(page.locator("#name_0")).to_have_value("")


def test_names_typed_give_way_to_no_variant_of_the_address(page: Page) -> None:
    page.goto("/new")
    page.locator("#name_0").fill("Аня")
    page.goto("/new?preset=klaberjass")
    expect(page.locator("#name_0")).to_have_value("Аня")
    expect(page.locator("[name=preset][value=klaberjass]")).to_be_checked()


def test_the_lot_is_told_on_the_table(phone: Page) -> None:
    begin(phone, dealer="lot")
    expect(phone.locator(".flash")).to_have_text(re.compile(r"Жребий брошен\. Сдаёт: (Аня|Боря)"))


def test_only_the_chosen_variant_is_shown_until_all_are_asked_for(phone: Page) -> None:
    phone.goto("/new")
    variants = phone.locator(".pick:has([name=preset])")
    assert variants.count() == 14
    assert sum(variants.nth(place).is_visible() for place in range(14)) == 1
    phone.get_by_label("Показать другие варианты").check()
    assert all(variants.nth(place).is_visible() for place in range(14))


def test_a_third_name_is_asked_for_where_three_play(phone: Page) -> None:
    phone.goto("/new")
    third = phone.get_by_label("Третий игрок, для игры втроём")
    expect(third).to_be_hidden()
    phone.get_by_label("Показать другие варианты").check()
    phone.get_by_label("На троих").first.check()
    expect(third).to_be_visible()
    begin(phone, "Аня", "Боря", "Вера", preset="threesome", dealer="2")
    expect(phone.locator(".side")).to_have_count(3)
    expect(phone.locator(".side").nth(2)).to_contain_text("Сдаёт: Вера")


def test_a_mistake_is_said_at_its_field_and_what_was_typed_stays(phone: Page) -> None:
    phone.goto("/new")
    phone.locator('[name="name_0"]').fill("Аня")
    phone.locator('[name="name_1"]').fill(" аня ")
    phone.get_by_text("Правила стола, до скольки играем").click()
    phone.get_by_label("Играем до").fill("сто")
    phone.get_by_role("button", name="Начать").tap()
    expect(phone.locator("#name_1-error")).to_have_text("Имя «аня» стоит дважды: назовите игроков по-разному.")
    expect(phone.get_by_label("Игрок 2", exact=True)).to_have_value("аня")
    expect(phone.get_by_label("Играем до")).to_have_value("сто")
    expect(phone.locator("#rule_target-error")).to_be_visible()
    expect(phone.get_by_label("Играем до")).to_have_attribute("aria-describedby", "rule_target-error")


def test_back_and_begin_again_with_another_name_is_another_party(page: Page) -> None:
    first = begin(page)
    page.go_back()
    page.locator('[name="name_1"]').fill("Вера")
    page.get_by_role("button", name="Начать").tap()
    expect(page.locator(".score")).to_contain_text("Вера")
    assert first not in page.url


def test_the_link_of_the_club_brings_another_phone_in(page: Page, browser: Browser, base_url: str) -> None:
    party = begin(page)
    page.get_by_text("Ещё", exact=False).first.tap()
    page.get_by_role("link", name="Ссылка клуба").tap()
    link = page.get_by_label("Ссылка, чтобы скопировать").input_value()
    assert link.startswith(base_url)
    context = browser.new_context(base_url=base_url, **PHONE)
    other = context.new_page()
    other.goto(link)
    other.get_by_role("button", name="Войти").tap()
    other.get_by_role("link", name=re.compile("Аня – Боря")).tap()
    expect(other).to_have_url(f"{base_url}/party/{party}")
    context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_pages_around_a_party_are_accessible(page: Page, axe: Axe, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # one of its own words
    page.goto("/new")
    axe(page)
    page.get_by_label("Показать другие варианты").check()
    page.get_by_text("Правила стола, до скольки играем").click()
    axe(page)
    page.get_by_role("button", name="Начать").tap()
    expect(page.locator("#name_0-error")).to_be_visible()
    axe(page)
    begin(page)
    for path in ("/", "/club"):
        page.goto(path)
        axe(page)
        assert page.evaluate("document.documentElement.scrollWidth") == 360
