"""Rules of one's own on a phone, with scripts and without: from the start to all rules, kept, and begun."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Axe, Server
from tests.browser.parties import HANGS, begin, write


def test_rules_are_changed_looked_at_kept_and_played(phone: Page) -> None:
    phone.goto("/new")
    phone.locator("#name_0").fill("Аня")
    phone.locator("#name_1").fill("Боря")
    phone.get_by_text("Правила стола, до скольки играем").click()
    phone.get_by_role("button", name="Все правила с примерами").tap()
    phone.get_by_text("Конец партии", exact=True).tap()
    phone.locator("#rule_target").fill("301")
    phone.get_by_text("Висячий байд", exact=True).tap()
    phone.locator("#rule_tie").select_option("lapse")
    phone.get_by_role("button", name="Посмотреть отличия").tap()
    expect(phone.locator(".told dt")).to_have_text(["Играем до", "Очков поровну"])
    phone.locator("#rules-name").fill("Наши")
    phone.get_by_role("button", name="Сохранить").tap()
    expect(phone.locator(".flash")).to_contain_text("Сохранено: «Наши».")
    phone.get_by_role("link", name="Начать партию по этим правилам").tap()
    expect(phone.locator("#name_0")).to_have_value("Аня")
    expect(phone.locator(".pick.own")).to_contain_text("Наши")
    phone.get_by_role("button", name="Начать").tap()
    expect(phone.locator(".what")).to_contain_text("Наши")
    expect(phone.locator(".side").first).to_contain_text("осталось 301")


def test_what_does_not_go_together_opens_at_its_field(phone: Page) -> None:
    phone.goto("/house/edit?preset=fifties")
    phone.get_by_text("Втроём", exact=True).tap()
    phone.locator("#rule_players").select_option("3")
    phone.get_by_role("button", name="Посмотреть отличия").tap()
    expect(phone.locator("#rule_fifty_offer-error")).to_be_visible()
    expect(phone.locator("#rule_winning_lead-error")).to_be_visible()
    expect(phone.locator("#rule_players")).to_have_value("3")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_pages_of_house_rules_are_accessible_and_fit(page: Page, axe: Axe, server: Server, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # one of its own words
    party = begin(page, preset="fifties")
    write(server, party, HANGS)
    for path in (
        "/house",
        "/house/edit?preset=klaberjass&rule_target=301",
        "/house/rules?preset=kharkov&rule_dave=geometric&rule_target=off",
        "/house/take",
        "/compare?a=moscow&b=klaberjass",
        "/club/marks",
        "/account",
        f"/party/{party}/bidding?passes=2",
        f"/party/{party}/fifty",
        f"/party/{party}/wager",
        f"/party/{party}/rules",
        f"/party/{party}",
    ):
        page.goto(path)
        for fold in page.locator("main details:not([open]) > summary").all():
            if fold.is_visible():
                fold.tap()
        axe(page)
        assert page.evaluate("document.documentElement.scrollWidth") == 360, path


def test_a_dispute_about_a_rule_is_two_taps_from_the_table(page: Page) -> None:
    begin(page, preset="kharkov")
    page.get_by_text("Правила стола: Харьковский").tap()
    page.get_by_role("link", name="Все правила стола и как играют другие").tap()
    page.get_by_text("О чём спор?").tap()
    page.get_by_role("link", name="Чьё объявление старше").tap()
    point = page.locator("#R-MELDS-5")
    expect(point).to_be_in_viewport()
    point.get_by_text("В других вариантах").tap()
    expect(point).to_contain_text("Харьковский: кто раньше объявил")
    expect(page).to_have_url(re.compile("#R-MELDS-5$"))
