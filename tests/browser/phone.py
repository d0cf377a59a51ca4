"""A phone at the table: starts a party and writes deals by tapping, and counts the taps."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Self

from playwright.sync_api import Locator, Page, Response, expect


class Phone:
    """One page of a browser. `taps` counts every tap since it was last set."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0

    def tap(self, target: Locator) -> None:
        target.tap()
        self.taps += 1

    def start(self, *names: str, preset: str = "moscow", dealer: int = 1, **rules: str) -> str:
        """A party of these players through the start page; its address."""
        page = self.page
        page.goto("/new")
        page.locator(".variants .all").check()
        page.locator(f"[name=preset][value={preset}]").check()
        for seat, name in enumerate(names):
            page.locator(f"#name_{seat}").fill(name)
        page.locator(f"[name=dealer][value='{dealer}']").check()
        for option, value in rules.items():
            field = page.locator(f"#{option}")
            if not field.is_visible():
                page.locator("form summary").first.tap()
            if field.evaluate("field => field.tagName") == "SELECT":
                field.select_option(value)
            else:
                field.fill(value)
        page.get_by_role("button", name="Начать").tap()
        expect(page).to_have_url(re.compile(r"/party/[0-9a-f-]{36}$"))
        return page.url

    def at_deal(self, *names: str) -> Self:
        """A party of these players, and the form of its first deal."""
        self.start(*names)
        self.open_deal()
        return self

    def open_deal(self) -> None:
        self.page.get_by_role("link", name="Записать сдачу").tap()
        expect(self.page.locator("#deal")).to_be_visible()
        self.page.wait_for_load_state()  # before it the pad is drawn, and deaf

    def order(self, seat: int, suit: str) -> None:
        self.tap(self.page.locator(f".key:has([value='{seat}{suit}'])"))

    def digits(self, number: int | str) -> None:
        for digit in str(number):
            self.tap(self.page.locator(f"[data-key='{digit}']"))

    def next(self) -> None:
        self.tap(self.page.locator("[data-key=next]"))

    def counts(self, *piles: int | str) -> None:
        """The piles one after another on the pad."""
        for place, pile in enumerate(piles):
            if place:
                self.next()
            self.digits(pile)

    def a_deal(self) -> None:
        """One that the first makes, 57 to 38, with all taps but the last."""
        self.order(0, "H")
        self.counts(47, 38)
        self.last(0)

    def last(self, seat: int) -> None:
        self.tap(self.page.locator(f".chip:has([name=last_trick][value='{seat}'])"))

    def meld(self, seat: int, kind: str) -> None:
        self.tap(self.page.locator(f".chip:has([name='seat{seat}-{kind}'])"))

    def write(self) -> None:
        self.tap(self.page.locator(".act .main"))

    @contextmanager
    def kept(self, typed: str) -> Iterator[None]:
        """Inside, the server comes to keep a draft with this in it, as `name=value`."""

        def draft(answer: Response) -> bool:
            sent = answer.request.post_data or ""
            return answer.ok and answer.url.endswith("/draft") and typed in sent.split("&")

        with self.page.expect_response(draft):
            yield

    def said(self, text: str) -> None:
        """The preview comes to say this."""
        expect(self.page.locator("#preview")).to_contain_text(text)

    def rows(self) -> int:
        """How many entries the table shows."""
        return self.page.locator(".deals > li").count()

    def totals(self, *totals: int) -> None:
        """The table shows these totals."""
        expect(self.page.locator(".score .total")).to_have_text([str(total) for total in totals])
