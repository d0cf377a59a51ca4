"""Parties as a phone begins them, and events written beside it, as if from another phone."""

import re
from typing import Any

from playwright.sync_api import Page

from scorer.app import create_app
from scorer.store.base import db
from scorer.store.models import PartyRow
from tests.browser.conftest import Server
from tests.store.playing import write as write_in_store

MADE: dict[str, Any] = {"type": "deal", "maker": 0, "trump": "H", "cards": [82, 48], "last_trick": 0}
BAIT: dict[str, Any] = {
    "type": "deal",
    "maker": 0,
    "trump": "S",
    "cards": [40, 75],
    "last_trick": 1,
    "melds": [{"seat": 0, "length": 3, "run": "KD"}],
}
HANGS: dict[str, Any] = {"type": "deal", "maker": 0, "trump": "D", "cards": [60, 70], "last_trick": 0}


def begin(page: Page, *names: str, preset: str = "moscow", dealer: str = "0", **rules: str) -> str:
    """Fill in the start form and begin; the id of the party whose table is then shown."""
    page.goto("/new")
    if preset != "moscow":
        page.get_by_label("Показать другие варианты").check()
        page.locator(f'[name="preset"][value="{preset}"]').check()
    for seat, name in enumerate(names or ("Аня", "Боря")):
        page.locator(f'[name="name_{seat}"]').fill(name)
    page.locator(f'[name="dealer"][value="{dealer}"]').check()
    if rules:
        page.get_by_text("Правила стола, до скольки играем").click()
    for option, value in rules.items():
        page.locator(f"#rule_{option}").first.fill(value)
    page.get_by_role("button", name="Начать").tap()
    page.wait_for_url(re.compile(r"/party/[0-9a-f-]+$"))
    return page.url.rsplit("/", 1)[-1]


def write(server: Server, party_id: str, *events: dict[str, Any]) -> None:
    """Append events on the server's instance."""
    app = create_app({"INSTANCE": server.instance, "MIGRATE": False})
    with app.app_context():
        write_in_store(db.session.get_one(PartyRow, party_id), *events)
        db.engine.dispose()
