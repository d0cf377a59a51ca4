"""What every page must look like: for a thumb, for long names, for the printer, on a wide screen."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.parties import BAIT, HANGS, MADE, begin, write
from tests.browser.phone import Phone

LONG = ("Константин-Александрович Ёжико", "Володимир Щъщщшщ Джонатанович")
FREE = ("/", "/new", "/arbiter", "/arbiter/melds", "/arbiter/penalty", "/import", "/house", "/nowhere")
CLUB = ("/club", "/club/statistics", "/club/parties", "/club/players", "/account")
PARTY = ("", "/deal", "/put-right", "/journal", "/share", "/rules", "/wager", "/catch-up")

SMALL = """() => [...document.querySelectorAll('a, button, select, summary, .key, .chip, .pick, .tick')]
    .filter(target => target.checkVisibility({visibilityProperty: true}) && !target.matches('.sr, .skip')
        && getComputedStyle(target).display !== 'inline')
    .map(target => [target.outerHTML.slice(0, 90), target.getBoundingClientRect()])
    .filter(([, box]) => box.width < 44 || box.height < 43.5).map(([html]) => html)"""
OVER = """() => [...document.querySelectorAll('.turned > li')].flatMap(row => [...row.children]
    .filter(part => part.getBoundingClientRect().bottom > row.getBoundingClientRect().bottom + 1)
    .map(part => part.textContent.trim()))"""


@pytest.fixture
def party(page: Page, server: Server) -> str:
    """The address of a party of long names, three deals written."""
    party = begin(page, *LONG)
    write(server, party, MADE, HANGS, BAIT)
    return f"/party/{party}"


def test_every_target_is_large_enough_and_every_page_fits(page: Page, party: str) -> None:
    small, wide = {}, []
    for path in (*FREE, *CLUB, *(party + end for end in PARTY)):
        page.goto(path)
        if found := page.evaluate(SMALL):
            small[path] = found
        if page.evaluate("document.documentElement.scrollWidth") > 360:
            wide.append(path)
    assert small == {}
    assert wide == []


def test_a_short_name_beside_a_long_one_is_read_whole_where_it_confirms(page: Page, server: Server) -> None:
    party = begin(page, LONG[0], "Оля")
    write(server, party, MADE)
    page.reload()
    cut = "button => button.scrollWidth > button.clientWidth"
    assert [button.evaluate(cut) for button in page.locator(".pencil button").all()] == [True, False]


def test_three_long_names_leave_the_pad_in_sight_of_what_a_deal_comes_to(page: Page) -> None:
    phone = Phone(page)
    phone.start(*LONG, "Максимилиан Ростиславович Ющенк", preset="threesome")
    phone.open_deal()
    phone.order(0, "H")
    phone.counts(50, 40, 31)
    phone.last(2)
    phone.said("Байд: Володимир пишет 65, Максимилиан пишет 66")
    page.evaluate("scrollTo(0, 0)")
    pad, foot = (page.locator(part).bounding_box() for part in (".pad", ".foot"))
    assert pad
    assert foot
    assert pad["y"] + pad["height"] <= foot["y"]


def test_the_head_of_the_table_stays_low_where_many_were_there(page: Page, server: Server) -> None:
    for names in (("Аня", "Боря"), ("Боря", "Вера"), ("Вера", "Глеб"), ("Глеб", "Аня")):
        party = begin(page, *names, target="90")
        write(server, party, MADE)
    page.reload()
    expect(page.locator(".so-far")).to_contain_text("Глеб 1")
    box = page.locator("header.top").bounding_box()
    assert box is not None
    assert box["height"] <= 56


def test_a_tap_beside_the_menu_closes_it_and_does_nothing_else(page: Page, party: str) -> None:
    page.goto(party)
    page.locator(".menu summary").tap()
    expect(page.locator(".menu")).to_have_attribute("open", "")
    main = page.locator(".bar .main").bounding_box()
    assert main is not None
    page.touchscreen.tap(main["x"] + 20, main["y"] + 20)
    expect(page.locator(".menu[open]")).to_have_count(0)
    assert page.url.endswith(party)


def test_old_and_new_totals_stay_in_the_row_of_their_deal(page: Page, server: Server) -> None:
    three = {"type": "deal", "maker": 0, "trump": "H", "cards": [70, 30, 30], "last_trick": 0}
    write(server, begin(page, "Аня", "Боря", "Вера", preset="threesome"), three, three, three)
    page.reload()
    page.locator(".deals > li").last.locator("summary").tap()
    page.locator(".deals > li").last.get_by_role("link", name="Описка").tap()
    page.get_by_role("link", name="Её не было").tap()
    page.get_by_role("button", name="Что изменится?").tap()
    expect(page.locator(".turned > li")).to_have_count(3)
    assert page.evaluate(OVER) == []


@pytest.mark.parametrize("path", ["", "/rules", "/sheet"])
def test_only_the_page_itself_is_printed(page: Page, party: str, path: str) -> None:
    page.goto(party + path)
    page.emulate_media(media="print")
    for part in ("header.top", ".languages", ".bar"):
        for found in page.locator(part).all():
            expect(found).to_be_hidden()
    assert page.locator("main").inner_text().strip()


def test_a_wide_screen_shows_larger_totals(page: Page, party: str) -> None:
    page.goto(party)
    phone = page.locator(".total").first.bounding_box()
    page.set_viewport_size({"width": 1280, "height": 800})
    desk = page.locator(".total").first.bounding_box()
    assert phone is not None
    assert desk is not None
    assert desk["height"] > 1.5 * phone["height"]


def test_the_bar_keeps_to_the_column_of_its_page(page: Page, party: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    for path in ("/", "/arbiter/melds", party):
        page.goto(path)
        bar, main = page.locator(".bar").bounding_box(), page.locator("main").bounding_box()
        assert bar is not None
        assert main is not None
        assert bar["width"] == main["width"]


def test_a_bait_of_three_with_a_fine_is_told_beside_the_whole_pad(page: Page, server: Server) -> None:
    fine = {"type": "rules", "ruleset": {"bait_fine": 100}, "reason": "уговор"}
    write(server, begin(page, "Аня", "Боря", "Вера", preset="threesome"), fine)
    page.reload()
    phone = Phone(page)
    phone.open_deal()
    phone.order(0, "H")
    phone.counts(27, 48, 55)
    phone.last(0)
    phone.said("штраф за байды −100")
    for part in (".grid", ".hands", ".pad", "#preview .say", ".act .main"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    pad, foot = page.locator(".pad").bounding_box(), page.locator(".foot").bounding_box()
    assert pad is not None
    assert foot is not None
    assert pad["y"] + pad["height"] <= foot["y"]
