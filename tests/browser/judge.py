"""A thumb that settles disputes: taps keys and cards, and reads the ruling."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect


class Judge:
    """A page of the arbiter; `scripted` says whether its script runs, for then piles of cards stand behind tabs."""

    def __init__(self, page: Page, *, scripted: bool = True) -> None:
        self.page = page
        self.scripted = scripted

    def open(self, question: str, preset: str = "moscow", before: str = "") -> None:
        """The form of a question, from the arbiter's first page as people come to it."""
        self.page.goto(f"{before}/arbiter")
        if not before and preset != "moscow":
            self.page.locator("#preset").select_option(preset)
            self.page.get_by_role("button", name="Выбрать").tap()
            expect(self.page).to_have_url(f"/arbiter?preset={preset}")
        self.page.locator(f".dispute[href*='/arbiter/{question}']").tap()
        expect(self.page.locator("#dispute")).to_be_visible()

    def key(self, **chosen: str) -> None:
        """Tap the keys of these fields."""
        for name, value in chosen.items():
            self.page.locator(f"label.key:has([name='{name}'][value='{value}'])").tap()

    def meld(self, seat: int, slot: int, kind: str, top: str = "", suit: str = "") -> None:
        """A meld by three taps."""
        parts = {"kind": kind, "top": top, "suit": suit}
        self.key(**{f"{part}{seat}{slot}": value for part, value in parts.items() if value})

    def cards(self, pile: str, *codes: str) -> None:
        """Tap cards into a pile."""
        self.page.wait_for_load_state()  # the script makes the tabs
        if self.scripted and self.page.locator(f"[aria-controls='{pile}']").count():
            self.page.locator(f"[aria-controls='{pile}']").tap()
        for code in codes:
            self.card(pile, code).tap()

    def card(self, pile: str, code: str) -> Locator:
        """One card of a pile."""
        return self.page.locator(f"#{pile} label.card:has([value='{code}'])")

    def rule(self) -> None:
        """Ask for the ruling."""
        self.page.get_by_role("button", name="Рассудить").tap()

    def ruled(self, verdict: str, why: str = "") -> None:
        """The ruling says this, for this reason."""
        expect(self.page.locator(".verdict .big")).to_have_text(verdict)
        expect(self.page.locator(".verdict .why-so")).to_contain_text(why)

    def refused(self, message: str) -> None:
        """The form comes back and says this."""
        expect(self.page.locator("#wrong")).to_contain_text(message)
