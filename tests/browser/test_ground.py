"""What every page stands on, seen by a phone."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Axe


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/nowhere"])
def test_a_page_is_accessible_by_day_and_by_night(page: Page, axe: Axe, path: str, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # one of its own words
    page.goto(path)
    axe(page)


def test_a_page_is_no_wider_than_the_phone(page: Page) -> None:
    page.goto("/nowhere")
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_the_language_is_changed_with_one_tap_and_stays(page: Page) -> None:
    page.goto("/nowhere")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    page.get_by_role("button", name="Українська").tap()
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    page.goto("/nowhere")
    expect(page.get_by_role("heading")).to_have_text("Такої сторінки немає")


def test_a_form_whose_token_is_gone_keeps_what_was_typed(page: Page) -> None:
    page.goto("/nowhere")
    page.context.clear_cookies()
    page.get_by_role("button", name="English").tap()
    expect(page.get_by_role("heading")).to_have_text("Отправьте ещё раз")
    page.get_by_role("button", name="Отправить").tap()
    expect(page.locator("html")).to_have_attribute("lang", "en")
