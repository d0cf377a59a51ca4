"""The club in a phone's browser: an evening with a third friend, its pages, an archive from phone to phone."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from pypdf import PdfReader

from tests.browser.conftest import PHONE, Axe, Server
from tests.browser.parties import MADE, begin, write

LONG = ("Константин-Александрович Ёжик", "Ґалина «Ї» О'Ніл <b>&amp; К", "Ы" * 40)
PAGES = ("/club/statistics", "/club/parties", "/club/players", "/club/archive", "/club")
CLOSE = {"type": "close", "reason": "поздно"}


def over(page: Page, server: Server) -> None:
    """The party on the page is played and broken off; its first player wins."""
    write(server, page.url.rsplit("/", 1)[-1].partition("#")[0], MADE, CLOSE)
    page.reload()


def fits(page: Page) -> bool:
    """Whether the page is no wider than the phone."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_a_third_friend_joins_and_the_evening_is_one(phone: Page, server: Server) -> None:
    begin(phone)
    over(phone, server)
    phone.get_by_label("Кто садится на место «Боря»").fill("Вера")
    phone.get_by_role("button", name="Ещё партия").tap()
    expect(phone.locator(".score")).to_contain_text("Сдаёт: Вера")
    over(phone, server)
    expect(phone.get_by_label("Кто садится на место «Вера»")).to_have_value("Боря")
    phone.get_by_role("link", name="вечер Аня 2, Вера 0, Боря 0").tap()
    expect(phone.get_by_role("heading", name=re.compile(r"Вечер: \d+"))).to_be_visible()
    rows = phone.locator(".played tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text(re.compile(r"Аня победа\s*92"))
    expect(phone.locator(".attended tbody tr").first).to_contain_text(re.compile(r"Аня\s*2\s*2"))


def test_from_the_first_page_to_a_players_name_and_back(phone: Page, server: Server) -> None:
    begin(phone, "Аня", "Борис")
    over(phone, server)
    phone.goto("/")
    phone.get_by_role("link", name="Клуб", exact=True).tap()
    phone.get_by_role("table").first.get_by_role("link", name="Борис").tap()
    expect(phone.get_by_role("heading", name="Борис")).to_be_visible()
    phone.get_by_text("Другое имя").tap()
    phone.get_by_label("Имя", exact=True).fill("Боря")
    phone.get_by_role("button", name="Сменить").tap()
    expect(phone.get_by_role("heading", name="Боря")).to_be_visible()
    phone.get_by_role("navigation", name="Клуб").get_by_role("link", name="Партии").tap()
    phone.get_by_label("Игрок").fill("боря")
    phone.get_by_role("button", name="Найти").tap()
    expect(phone.get_by_role("link", name=re.compile("Аня – Борис"))).to_be_visible()


def test_two_names_are_made_one_player_and_parted(phone: Page, server: Server) -> None:
    begin(phone, "Аня", "Боря")
    over(phone, server)
    begin(phone, "Анна", "Боря")
    over(phone, server)
    phone.goto("/club/players")
    phone.get_by_role("link", name="Аня").tap()
    phone.get_by_text("Тот же человек под другим именем").tap()
    phone.get_by_label("Второе имя").fill("анна")
    phone.get_by_role("button", name="Объединить").tap()
    expect(phone.locator(".facts")).to_contain_text(re.compile(r"Партии\s*2"))
    phone.get_by_role("button", name="Отменить").tap()
    expect(phone.locator(".facts")).to_contain_text(re.compile(r"Партии\s*1"))


def test_an_archive_goes_from_one_phone_to_another(
    page: Page, server: Server, browser: Browser, base_url: str, tmp_path: Path
) -> None:
    begin(page)
    over(page, server)
    page.goto("/club/archive")
    with page.expect_download() as download:
        page.get_by_role("link", name="Сохранить архив").tap()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    context = browser.new_context(base_url=base_url, **PHONE)
    other = context.new_page()
    other.goto("/")
    other.get_by_role("link", name="Принять партию из файла").tap()
    other.get_by_role("link", name="Целый клуб из архива").tap()
    other.get_by_label("Архив, файл .zip").set_input_files(file)
    other.get_by_role("button", name="Посмотреть").tap()
    expect(other.locator(".facts")).to_contain_text(re.compile(r"Новых партий\s*1"))
    other.get_by_role("button", name="Принять").tap()
    expect(other.get_by_text("Принята 1 партия.")).to_be_visible()
    expect(other.get_by_role("link", name=re.compile("Аня – Боря"))).to_be_visible()
    context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_of_the_club_can_be_used_by_everybody_and_fits(
    page: Page, server: Server, axe: Axe, scheme: str
) -> None:
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    begin(page, *LONG, preset="threesome")
    write(server, page.url.rsplit("/", 1)[-1], {**MADE, "cards": [60, 40, 40]}, CLOSE)
    page.reload()
    axe(page)
    assert fits(page)
    page.goto("/club/players")
    player = page.locator(".people a").first.get_attribute("href")
    page.goto("/club/parties")
    evening = page.locator(".evening-of a").first.get_attribute("href")
    assert player
    assert evening
    for address in (*PAGES, player, evening, "/club/parties?player=Никто&since=x", "/club/archive/look"):
        page.goto(address)
        assert fits(page), address
        axe(page)


def test_an_evening_with_long_names_prints_on_one_page(page: Page, server: Server) -> None:
    begin(page, *LONG, preset="threesome")
    for _ in range(6):
        played = page.url
        write(server, played.rsplit("/", 1)[-1], {**MADE, "cards": [60, 40, 40]}, CLOSE)
        page.reload()
        page.get_by_role("button", name="Ещё партия").tap()
        expect(page).not_to_have_url(played)
    page.get_by_role("link", name="вечер").tap()
    expect(page.get_by_role("heading", name=re.compile("Вечер"))).to_be_visible()
    printed = PdfReader(BytesIO(page.pdf(prefer_css_page_size=True)))
    assert len(printed.pages) == 1
    text = printed.pages[0].extract_text()
    assert "Деберц" in text
    assert "Печать" not in text


def test_times_are_told_by_the_viewers_clock(page: Page, server: Server, browser: Browser, base_url: str) -> None:
    begin(page)
    page.goto("/club")
    link = page.get_by_label("Ссылка, чтобы скопировать").input_value()
    hours = []
    for zone in ("Pacific/Kiritimati", "Pacific/Honolulu"):  # a day apart, to the minute
        context = browser.new_context(base_url=base_url, timezone_id=zone, **PHONE)
        other = context.new_page()
        other.goto(link)
        other.get_by_role("button", name="Войти").tap()
        hours.append(other.locator(".parties small").first.inner_text())
        context.close()
    assert hours[0] != hours[1]
    assert hours[0][-5:] == hours[1][-5:]
