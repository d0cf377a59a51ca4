"""The sheet in a browser: printed on A4, looked at on a phone, caught up from paper, taken in from a file."""

import json
from io import BytesIO
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from pypdf import PdfReader

from tests.browser.conftest import Axe
from tests.web.sheet.parties import LONG, WIDE, document

A4 = (595, 842)
"""In points."""


def bring(page: Page, tmp_path: Path, deals: int, names: tuple[str, ...] = LONG, *, closed: bool = True) -> str:
    """Take in a party from a file by hand; its address."""
    file = tmp_path / "party.json"
    file.write_text(json.dumps(document(deals, names, closed=closed)), "utf-8")
    page.goto("/import")
    page.get_by_label("Файл партии").set_input_files(file)
    page.get_by_role("button", name="Посмотреть").tap()
    page.get_by_role("button", name="Принять", exact=True).tap()
    expect(page.get_by_text("Партия принята")).to_be_visible()
    return page.url


@pytest.mark.parametrize(("deals", "names"), [(6, LONG), (20, LONG), (25, WIDE), (60, WIDE)])
def test_printed_from_the_browser_it_takes_the_pages_it_says(
    page: Page, tmp_path: Path, deals: int, names: tuple[str, ...]
) -> None:
    table = bring(page, tmp_path, deals, names)
    page.goto(f"{table}/sheet")
    leaves = page.locator(".leaf").count()
    printed = PdfReader(BytesIO(page.pdf(prefer_css_page_size=True)))
    assert len(printed.pages) == leaves
    assert {(round(float(one.mediabox.width)), round(float(one.mediabox.height))) for one in printed.pages} == {A4}
    text = printed.pages[0].extract_text()
    assert "Таблица" not in text  # a button of the screen
    assert f"стр. 1 из {leaves}" in text or leaves == 1


def test_in_print_there_is_ink_on_white_whatever_the_screen_has(page: Page, tmp_path: Path) -> None:
    table = bring(page, tmp_path, 6)
    page.emulate_media(color_scheme="dark", media="print")
    page.goto(f"{table}/sheet")
    colour = "element => [getComputedStyle(element).color, getComputedStyle(document.body).backgroundColor]"
    assert page.locator(".paper .t").first.evaluate(colour) == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]
    for hidden in (page.locator(".actions"), page.locator("header.top"), page.locator(".languages")):
        expect(hidden).to_be_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_is_accessible_and_no_wider_than_the_phone(
    page: Page, axe: Axe, tmp_path: Path, scheme: str
) -> None:
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # one of its own words
    table = bring(page, tmp_path, 9, WIDE, closed=False)
    for path in (f"{table}/sheet", f"{table}/catch-up", "/sheet/blank", "/import"):
        page.goto(path)
        axe(page)
        assert page.evaluate("document.documentElement.scrollWidth") == 360, path


def test_the_button_prints_and_is_there_only_with_a_script(page: Page, tmp_path: Path) -> None:
    table = bring(page, tmp_path, 3)
    page.goto(f"{table}/sheet")
    page.evaluate("window.print = () => { window.printed = true; }")
    page.get_by_role("button", name="Печать").tap()
    assert page.evaluate("window.printed") is True


def test_a_pdf_is_saved_with_a_tap(page: Page, tmp_path: Path) -> None:
    table = bring(page, tmp_path, 3)
    page.goto(f"{table}/sheet")
    with page.expect_download() as saved:
        page.get_by_role("link", name="PDF").tap()
    assert saved.value.suggested_filename.endswith(".pdf")
    assert len(PdfReader(saved.value.path()).pages) == 1


def test_deals_played_on_paper_are_typed_in_a_row(page: Page, tmp_path: Path) -> None:
    bring(page, tmp_path, 3, closed=False)
    page.get_by_text("Ещё", exact=False).first.tap()
    page.get_by_role("link", name="Дописать с бумаги").tap()
    for row, (order, first, second, last) in enumerate([("0S", "82", "48", "0"), ("1H", "50", "79", "1")]):
        page.locator(f"#row{row}-order").select_option(order)
        page.locator(f"#row{row}-seat0-cards").fill(first)
        page.locator(f"#row{row}-seat1-cards").fill(second)
        if row:
            page.locator(f"#row{row}-last_trick").select_option(last)
    page.get_by_role("button", name="Записать всё").tap()
    wrong = page.get_by_role("alert").get_by_role("link", name="Укажите, кто взял последнюю")
    wrong.tap()
    page.locator("#row0-last_trick").select_option("0")
    page.get_by_role("button", name="Проверить").tap()
    expect(page.get_by_text("Станет 394").first).to_be_visible()
    page.get_by_role("button", name="Записать всё").tap()
    expect(page.get_by_text("С бумаги записаны 2 сдачи")).to_be_visible()
