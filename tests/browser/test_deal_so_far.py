"""At the first trick, with the melds called: the phone says whose stand, and the pad stays in sight."""

from playwright.sync_api import Page

from tests.browser.phone import Phone


def test_the_pad_stays_in_sight_while_it_is_said_whose_melds_stand(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    phone = Phone(page).at_deal("Аня", "Боря")
    phone.order(0, "H")
    phone.meld(0, "terz")
    phone.meld(1, "fifty")
    phone.said("Пишет Боря: 50 (длиннее)")
    key, foot = page.locator("[data-key='0']").bounding_box(), page.locator(".foot").bounding_box()
    assert key
    assert foot
    assert key["y"] + key["height"] <= foot["y"]
