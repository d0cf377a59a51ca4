"""Mistakes put right on a phone: from a deal's row, looked at first, with and without a script and a network."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Axe, Server
from tests.browser.parties import BAIT, HANGS, MADE, begin, write

PAGES = ("/put-right", "/opening", "/rules-agreed", "/adjust", "/close", "/journal", "/share")


@pytest.fixture
def party(page: Page, server: Server) -> str:
    """A party of three deals on its table: 90 hang in none, Аня leads."""
    party = begin(page)
    write(server, party, MADE, HANGS, BAIT)
    page.reload()
    return party


def totals(page: Page, *expected: int) -> None:
    expect(page.locator(".score .total")).to_have_text([str(total) for total in expected])


def open_row(page: Page, number: int) -> None:
    page.locator(".deals > li").nth(-number).locator("summary").tap()


def from_row(page: Page, number: int, name: str) -> None:
    """A link in the opened row of a deal."""
    open_row(page, number)
    page.locator(".deals > li").nth(-number).get_by_role("link", name=name).tap()
    page.wait_for_url(re.compile("/correct/"))


def look(page: Page) -> None:
    page.get_by_role("button", name="Что изменится?").tap()
    expect(page.get_by_role("heading", name="Что изменится")).to_be_visible()
    page.wait_for_load_state()


def refuse(route: Route) -> None:
    """As a network that is gone."""
    if route.request.method == "POST":
        route.abort()
    else:
        route.continue_()


def test_a_slip_in_the_first_deal_is_put_right_and_the_old_figure_stays_struck(
    page: Page, party: str, axe: Axe
) -> None:
    totals(page, 92, 333)
    from_row(page, 1, "Описка")
    expect(page.locator(".pts").nth(0)).to_have_value("82")
    axe(page)
    page.locator(".pts").nth(0).fill("72")
    expect(page.locator("#preview")).to_contain_text("Аня пишет 82")
    look(page)
    axe(page)
    expect(page.locator(".turned > li")).to_have_count(3)
    page.get_by_role("button", name="Записать").tap()
    totals(page, 82, 333)
    row = page.locator(".deals > li").last
    expect(row.locator("s")).to_have_text("+92")
    row.locator("summary").tap()
    expect(row.locator(".revised")).to_contain_text("Было: Сыграно: Аня пишет 92, Боря пишет 48")
    axe(page)


def test_points_too_many_are_put_right_in_a_few_taps(page: Page, party: str, axe: Axe) -> None:
    from_row(page, 3, "Лишние очки")
    axe(page)
    page.get_by_label("Боря").check()
    page.get_by_label("Верный счёт").fill("65")
    look(page)
    expect(page.locator(".turns")).to_contain_text("102 : 323")
    page.get_by_role("button", name="Записать").tap()
    totals(page, 102, 323)


def test_after_the_next_deal_the_page_says_the_rule(page: Page, party: str) -> None:
    from_row(page, 1, "Лишние очки")
    expect(page.locator("main")).to_contain_text("Колоду уже сняли: поправить можно только сотню")
    expect(page.get_by_label("Верный счёт")).to_have_count(0)
    page.get_by_role("link", name="Сотня").tap()
    expect(page.locator("h1")).to_contain_text("Сотня: сдача 1")


def test_a_deal_undone_from_its_slip_is_brought_back_from_the_journal(page: Page, party: str) -> None:
    from_row(page, 2, "Описка")
    page.get_by_role("link", name="Её не было").tap()
    page.get_by_label("Почему").fill("двойная")
    look(page)
    page.get_by_role("button", name="Записать").tap()
    expect(page.locator(".deals > li")).to_have_count(2)
    page.goto(f"/party/{party}/journal")
    expect(page.locator(".journal .gone")).to_have_count(1)
    page.locator(".journal .gone").get_by_role("link", name="Вернуть").tap()
    look(page)
    page.get_by_role("button", name="Записать").tap()
    totals(page, 92, 333)


def test_what_was_typed_survives_a_reload_and_back_until_it_is_written(page: Page, party: str) -> None:
    page.goto(f"/party/{party}/adjust")
    page.get_by_label("Аня").fill("120")
    page.get_by_label("Почему").fill("начало на бумаге")
    page.reload()
    expect(page.get_by_label("Аня")).to_have_value("120")
    look(page)
    page.reload()
    expect(page.get_by_label("Аня")).to_have_value("120")
    expect(page.get_by_label("Почему")).to_have_value("начало на бумаге")
    look(page)
    page.get_by_role("button", name="Записать").tap()
    totals(page, 212, 333)
    page.goto(f"/party/{party}/adjust")
    expect(page.get_by_label("Аня")).to_have_value("")


@pytest.mark.parametrize("way", ["back button", "link"])
def test_from_what_changes_a_way_leads_back_to_the_form(page: Page, party: str, way: str) -> None:
    page.goto(f"/party/{party}/adjust")
    page.get_by_label("Аня").fill("120")
    page.get_by_label("Почему").fill("уговор")
    look(page)
    if way == "link":
        page.get_by_role("link", name="Назад к форме").tap()
    else:
        page.go_back()
    expect(page.get_by_label("Аня")).to_have_value("120")
    page.get_by_label("Аня").fill("20")
    look(page)
    page.get_by_role("button", name="Записать").tap()
    totals(page, 112, 333)


def test_what_was_typed_can_be_thrown_away_by_hand(page: Page, party: str) -> None:
    page.goto(f"/party/{party}/adjust")
    page.get_by_label("Аня").fill("120")
    page.get_by_label("Почему").fill("уговор")
    look(page)
    page.get_by_role("link", name="Оставить как есть").tap()
    totals(page, 92, 333)
    page.goto(f"/party/{party}/adjust")
    expect(page.get_by_label("Аня")).to_have_value("")


def test_a_correction_sent_without_a_network_waits_and_is_written_once(page: Page, party: str, axe: Axe) -> None:
    page.goto(f"/party/{party}/adjust")
    page.get_by_label("Аня").fill("10")
    page.get_by_label("Почему").fill("уговор")
    look(page)
    page.route("**/correct/write", refuse)
    page.get_by_role("button", name="Записать").tap()
    expect(page.locator("#notice")).to_contain_text("Нет сети: отправится, когда вернётся")
    axe(page)
    page.reload()
    expect(page.locator("#notice")).to_contain_text("Нет сети")
    page.unroute("**/correct/write")
    totals(page, 102, 333)
    assert page.locator(".deals > li").count() == 4


def test_a_page_that_was_answered_can_be_reloaded(page: Page, party: str, server: Server) -> None:
    page.goto(f"/party/{party}/adjust")
    page.get_by_label("Аня").fill("10")
    page.get_by_label("Почему").fill("уговор")
    look(page)
    write(server, party, MADE)
    page.get_by_role("button", name="Записать").tap()
    expect(page.locator(".notice-box")).to_contain_text("Сдача 4. Сыграно: Аня пишет 92, Боря пишет 48")
    page.get_by_role("button", name="Всё равно записать").tap()
    totals(page, 194, 381)
    page.reload()
    totals(page, 194, 381)


def test_two_taps_write_a_correction_once(page: Page, party: str) -> None:
    page.goto(f"/party/{party}/adjust")
    page.get_by_label("Аня").fill("10")
    page.get_by_label("Почему").fill("уговор")
    look(page)
    page.get_by_role("button", name="Записать").dblclick()
    totals(page, 102, 333)
    assert page.locator(".deals > li").count() == 4


def test_a_hundred_is_put_right_with_a_tap_and_a_look(page: Page, server: Server) -> None:
    party = begin(page)
    write(server, party, {**MADE, "cards": [120, 20]}, MADE)
    page.reload()
    from_row(page, 1, "Сотня")
    page.get_by_role("button", name="Аня: 120 → 20").tap()
    expect(page.get_by_role("heading", name="Что изменится")).to_be_visible()
    page.get_by_role("button", name="Записать").tap()
    totals(page, 122, 68)


def test_the_last_deal_of_a_finished_party_is_put_right(page: Page, server: Server) -> None:
    party = begin(page, target="200")
    write(server, party, MADE, {**MADE, "cards": [110, 20]})
    page.reload()
    expect(page.locator(".end")).to_contain_text("Победа: Аня")
    from_row(page, 2, "Лишние очки")
    page.get_by_label("Аня").check()
    page.get_by_label("Верный счёт").fill("90")
    look(page)
    expect(page.locator(".turns")).to_contain_text("партия идёт дальше")
    page.get_by_role("button", name="Записать").tap()
    expect(page.locator(".end")).to_have_count(0)


def test_everything_is_put_right_without_a_script(party: str, plain: Page, page: Page) -> None:
    plain.context.add_cookies(page.context.cookies())  # type: ignore[arg-type]  # the same cookies again
    plain.goto(f"/party/{party}")
    plain.locator(".deals > li").last.locator("summary").click()
    plain.locator(".deals > li").last.get_by_role("link", name="Описка").click()
    plain.locator("[name='seat0-cards']").fill("72")
    plain.get_by_role("button", name="Что изменится?").click()
    plain.get_by_role("button", name="Записать").click()
    totals(plain, 82, 333)
    plain.get_by_role("button", name="Верно: Аня").click()
    expect(plain.locator(".deals > li").first).to_contain_text("✓")
    plain.goto(f"/party/{party}/opening")
    plain.locator("#name_0").fill("Вера")
    plain.get_by_role("button", name="Что изменится?").click()
    plain.get_by_role("button", name="Записать").click()
    expect(plain.locator(".score")).to_contain_text("Вера")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("address", PAGES)
def test_every_page_can_be_used_by_everybody(page: Page, party: str, axe: Axe, scheme: str, address: str) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    page.goto(f"/party/{party}{address}")
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_table_shows_what_can_still_be_disputed(page: Page, party: str, axe: Axe) -> None:
    expect(page.locator(".pencil")).to_contain_text("Сдача 3: карандаш лежит")
    page.get_by_role("button", name="Верно: Аня").tap()
    expect(page.get_by_role("button", name=re.compile("Верно"))).to_have_count(1)
    expect(page.locator(".deals > li").first.locator(".n").first).to_have_text("3✓")
    axe(page)


def test_an_undo_without_a_network_waits_and_undoes_once(page: Page, party: str, axe: Axe) -> None:
    page.route("**/undo", refuse)
    page.get_by_role("button", name="Отменить").tap()
    expect(page.locator("#notice")).to_contain_text("Нет сети: отправится, когда вернётся")
    axe(page)
    page.unroute("**/undo")
    totals(page, 92, 118)
    assert page.locator(".deals > li").count() == 2


def test_a_page_in_the_tables_place_stays_and_a_reload_leaves_it(page: Page, party: str, server: Server) -> None:
    page.route("**/news*", lambda route: route.abort())
    write(server, party, MADE)
    page.get_by_role("button", name="Отменить").tap()
    expect(page.get_by_role("heading", name="Что изменится")).to_be_visible()
    expect(page.get_by_role("button", name="Отменить")).to_have_count(0)
    page.unroute("**/news*")
    page.wait_for_timeout(2500)
    expect(page.get_by_role("heading", name="Что изменится")).to_be_visible()
    page.reload()
    totals(page, 184, 381)
