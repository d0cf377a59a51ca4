"""A table at which the tests of a deal's pages sit: a party, a browser, and forms as the pages make them."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape
from typing import Any
from uuid import uuid4

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from scorer.ledger.party import State
from scorer.store.base import db
from scorer.store.clubs import create_club
from scorer.store.models import PartyRow
from scorer.store.parties import Loaded, load, start_party

NAMES = ("Аня", "Боря", "Вера")
MADE = {"order": "0H", "seat0-cards": "82", "seat1-cards": "48", "last_trick": "0"}
"""A deal Аня makes: 92 to 48."""
HANGS = {"order": "0H", "seat0-cards": "60", "seat1-cards": "70", "last_trick": "0"}
"""A hanging bait of Аня: 70 to 70."""
OTHER = {"order": "1C", "seat0-cards": "40", "seat1-cards": "75", "last_trick": "1"}
"""A deal Боря makes: 40 to 85."""
LIVE = {"HX-Request": "true"}


class Table:
    """A party and a browser of its club. The first dealer is the last seat, so seat 0 is the eldest hand."""

    def __init__(self, app: Flask, client: FlaskClient, preset: str = "moscow", **options: Any) -> None:
        self.app = app
        self.client = client
        players = 3 if preset in ("threesome", "short_3", "short_bait_3") else 2
        with app.test_request_context():
            club = create_club()
            row = start_party(club, players=NAMES[:players], ruleset={"preset": preset, **options}, dealer=players - 1)
            self.club, self.id = club.id, row.id
        with client.session_transaction() as session:
            session["club"] = self.club

    @property
    def address(self) -> str:
        return f"/party/{self.id}"

    @property
    def loaded(self) -> Loaded:
        with self.app.test_request_context():
            return load(db.session.get_one(PartyRow, self.id))

    @property
    def state(self) -> State:
        return self.loaded.state

    @property
    def seq(self) -> int:
        return len(self.loaded.party.events)

    def get(self, page: str = "/deal", **more: Any) -> TestResponse:
        return self.client.get(self.address + page, **more)

    def sheet(self, *typed: dict[str, str], **fields: str) -> dict[str, str]:
        """A form as the page makes it now, with what is typed."""
        form = {"seq": str(self.seq), "form_id": str(uuid4())}
        for part in typed:
            form |= part
        return form | {name.replace("__", "-"): value for name, value in fields.items()}

    def post(self, page: str, form: dict[str, str], **more: Any) -> TestResponse:
        return self.client.post(self.address + page, data=form, **more)

    def write(self, *typed: dict[str, str], **fields: str) -> TestResponse:
        return self.post("/deal", self.sheet(*typed, **fields))

    def say(self, *typed: dict[str, str], **fields: str) -> str:
        """What the live preview says."""
        answer = self.post("/preview", self.sheet(*typed, **fields), headers=LIVE)
        assert answer.status_code == 200
        return words(answer.text)


Sit = Callable[..., Table]


def words(page: str) -> str:
    """The text of a page as it is read."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", page)).replace("\u00a0", " ").split())


def error_at(page: str, field: str) -> str:
    """The message at a field; the field must be tied to it."""
    found = re.search(rf'<p class="error" id="{field}-error">([^<]*)</p>', page)
    assert found, f"no message at {field}"
    assert re.search(rf'aria-describedby="{field}-error[ "]', page)
    return unescape(found[1])


def value_of(page: str, field: str) -> str | None:
    """What a text field shows, or whether one of a choice is taken."""
    found = re.search(rf'<input[^>]*name="{field}"[^>]*value="([^"]*)"', page)
    return unescape(found[1]) if found else None


def chosen(page: str, field: str, value: str) -> bool:
    """Whether a radio, a checkbox or an option is on."""
    radio = re.search(rf'<input[^>]*name="{field}"[^>]*value="{value}"[^>]*>', page)
    if radio:
        return " checked" in radio[0]
    select = re.search(rf'<select name="{field}".*?</select>', page, re.DOTALL)
    return bool(select and re.search(rf'<option value="{value}" selected', select[0]))


def field(page: str, name: str) -> str:
    value = value_of(page, name)
    assert value is not None, name
    return value


def hidden(page: str) -> dict[str, str]:
    """Everything the page would send by itself."""
    found = re.findall(r'<input type="hidden" name="([^"]*)" value="([^"]*)"', page)
    return {name: value for name, value in found if name != "next"}
