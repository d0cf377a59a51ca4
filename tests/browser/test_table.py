"""The table on a phone: read across the table, opened, undone, ended."""

import re
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import Axe, Server
from tests.browser.parties import BAIT, HANGS, MADE, begin, write

LONG = ("Константин Константинович Константинопо", "👑 Анастасия-Виктория фон Штернберг-Цец 👑", "Ж" * 40)
THUMB = 44
"""Pixels a thumb needs."""


def expect_totals(page: Page, *totals: str) -> None:
    expect(page.locator(".total")).to_have_text(list(totals))


def box(locator: Locator) -> FloatRect:
    found = locator.bounding_box()
    assert found is not None
    return found


def test_the_totals_stay_in_sight_over_thirty_deals(page: Page, server: Server) -> None:
    party = begin(page, target="5001")
    write(server, party, *[MADE, BAIT] * 15)
    page.reload()
    page.locator(".deals > li").last.scroll_into_view_if_needed()
    assert page.evaluate("scrollY") > 500
    score = box(page.locator(".score"))
    assert score["y"] == 0
    bar = box(page.locator(".bar"))
    assert bar["y"] + bar["height"] == 640


def test_totals_can_be_read_across_the_table_and_the_change_is_small(page: Page, server: Server) -> None:
    party = begin(page)
    write(server, party, MADE)
    page.reload()
    size = "element => parseFloat(getComputedStyle(element).fontSize)"
    assert page.locator(".total").first.evaluate(size) >= 48
    assert page.locator(".run").first.evaluate(size) > page.locator(".chg").first.evaluate(size)
    assert "underline" in page.locator(".lead .total").evaluate(
        "element => getComputedStyle(element).textDecorationLine"
    )


def test_the_bar_stays_on_the_screen_when_hanging_points_await_an_agreement(page: Page, server: Server) -> None:
    party = begin(page)
    write(server, party, HANGS, HANGS)
    page.reload()
    expect(page.locator(".bar .main")).to_have_text("Договориться о висячих")
    undo = box(page.get_by_role("button", name="Отменить"))
    assert undo["x"] + undo["width"] <= 360


def test_a_row_opens_to_its_lines_and_is_heard_as_a_sentence(page: Page, server: Server) -> None:
    party = begin(page)
    write(server, party, HANGS, BAIT)
    page.reload()
    row = page.locator(".deals > li").first
    heard = "Сдача 2. Играет: Аня, пики. Байд: Боря пишет 215. Всего: Аня 0, Боря 285."
    expect(row.locator("summary .sr")).to_have_text(heard)
    lines = row.locator(".why li")
    expect(lines.first).to_be_hidden()
    row.locator("summary").tap()
    expect(row.get_by_role("list", name="Аня").get_by_role("listitem")).to_have_text(
        [re.compile(r"карты\s*\+40"), re.compile(r"терц от К♦\s*\+20"), re.compile(r"байд\s*−60")]
    )
    expect(row.get_by_role("list", name="Боря").get_by_role("listitem")).to_have_text(
        [
            re.compile(r"карты\s*\+75"),
            re.compile(r"посл\.\s*\+10"),
            re.compile(r"байд\s*\+60"),
            re.compile(r"висячие\s*\+70"),
        ]
    )


def test_undo_is_one_tap_and_so_is_taking_it_back(page: Page, server: Server) -> None:
    party = begin(page)
    write(server, party, MADE)
    page.reload()
    page.get_by_role("button", name="Отменить").tap()
    expect(page.get_by_text("Отменено: сдача ")).to_be_visible()
    expect_totals(page, "0", "0")
    page.get_by_role("button", name="Вернуть").tap()
    expect(page.get_by_text("Снова в силе.")).to_be_visible()
    expect_totals(page, "92", "48")


def test_back_and_undo_again_undoes_nothing_unseen(page: Page, server: Server) -> None:
    party = begin(page)
    write(server, party, MADE)
    page.reload()
    page.get_by_role("button", name="Отменить").tap()
    expect(page.get_by_text("Отменено: сдача ")).to_be_visible()
    page.route("**/news*", lambda route: route.abort())
    write(server, party, MADE, BAIT)
    page.get_by_role("button", name="Вернуть").tap()
    expect(page.locator(".notice-box")).to_contain_text("Боря пишет 145")
    expect(page.locator("main")).to_contain_text("возвращает: запись")
    page.get_by_role("link", name="Оставить как есть").tap()
    expect_totals(page, "92", "193")


def test_the_end_names_the_winner_and_another_party_is_one_tap(page: Page, server: Server) -> None:
    party = begin(page, target="90")
    write(server, party, MADE)
    page.reload()
    expect(page.get_by_role("region", name="Конец партии")).to_contain_text("Победа: Аня")
    page.get_by_role("button", name="Ещё партия").tap()
    expect(page.locator(".flash")).to_have_text("Сдаёт: Боря")
    assert party not in page.url
    expect(page.locator("header")).to_contain_text("вечер 1 : 0")
    expect_totals(page, "0", "0")


def test_the_menu_opens_over_the_page_and_writes_a_passed_deal(page: Page) -> None:
    begin(page)
    page.locator(".menu summary").tap()
    page.get_by_role("button", name="Пересдача").tap()
    expect(page.locator(".deals > li")).to_have_count(1)
    expect(page.locator(".deals > li").first).to_contain_text("пересдача")


@pytest.mark.parametrize(
    ("preset", "events"),
    [
        ("moscow", [MADE, BAIT, HANGS]),
        ("threesome", [{"type": "deal", "maker": 0, "trump": "H", "cards": [60, 30, 40], "last_trick": 0}] * 2),
        ("short_bait_3", [{"type": "deal", "maker": 0, "trump": "H", "cards": [60, 30, 40], "last_trick": 0}]),
        ("klaberjass", [{"type": "passed"}] * 3),
    ],
)
def test_long_names_and_every_kind_of_game_fit_the_phone(
    page: Page, server: Server, preset: str, events: list[dict[str, Any]]
) -> None:
    names = LONG if preset in {"threesome", "short_bait_3"} else LONG[:2]
    party = begin(page, *names, preset=preset)
    write(server, party, *events)
    page.reload()
    page.locator(".deals summary").first.tap()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert box(page.locator(".score"))["height"] < 160


def test_every_target_is_large_enough_for_a_thumb(page: Page, server: Server) -> None:
    party = begin(page)
    write(server, party, MADE)
    page.reload()
    targets = page.locator("summary:visible, .bar a, .bar button, footer button")
    assert targets.count() >= 7
    for place in range(targets.count()):
        assert box(targets.nth(place))["height"] >= THUMB, targets.nth(place).inner_text()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_table_is_accessible_by_day_and_by_night(page: Page, server: Server, axe: Axe, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # one of its own words
    party = begin(page, target="400")
    axe(page)
    fined = {"type": "adjust", "points": [0, -50], "reason": "опоздание"}
    write(server, party, MADE, BAIT, HANGS, fined)
    page.reload()
    page.locator(".deals summary").first.tap()
    page.locator(".deals summary").nth(2).tap()
    axe(page)
    page.locator(".menu summary").tap()
    axe(page)
    write(server, party, BAIT)
    page.reload()
    expect(page.get_by_text("Победа: Боря")).to_be_visible()
    axe(page)
    page.get_by_role("button", name="Отменить").tap()
    expect(page.get_by_role("button", name="Вернуть")).to_be_visible()
    axe(page)
