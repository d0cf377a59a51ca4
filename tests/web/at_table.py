"""A table as it was started by the form: what it shows, and taps on its forms."""

import re
from html import unescape
from typing import Any
from uuid import uuid4

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from scorer.ledger.party import Party
from scorer.store.base import db
from scorer.store.models import PartyRow
from scorer.store.parties import read_log
from tests.store.playing import write

NAMES = {"name_0": "Аня", "name_1": "Боря", "name_2": ""}
MADE = {"type": "deal", "maker": 0, "trump": "H", "cards": [82, 48], "last_trick": 0}
BAIT = {"type": "deal", "maker": 0, "trump": "S", "cards": [40, 75], "last_trick": 1}
HANGS = {"type": "deal", "maker": 0, "trump": "D", "cards": [60, 70], "last_trick": 0}
HANGS_BACK = {"type": "deal", "maker": 1, "trump": "C", "cards": [70, 60], "last_trick": 1}


def filled(**fields: Any) -> dict[str, Any]:
    """The start form as the page makes it, filled in."""
    return {"form_id": str(uuid4()), "preset": "moscow", "dealer": "0", **NAMES, **fields}


class Table:
    """A party of a browser's club."""

    def __init__(self, app: Flask, client: FlaskClient, **form: Any) -> None:
        self.app = app
        self.client = client
        self.address = str(client.post("/new", data=filled(**form)).location)
        self.id = self.address.rsplit("/", 1)[-1]
        client.get(self.address)  # takes what is said once

    def write(self, *events: dict[str, Any]) -> list[str]:
        """Append events; their ids."""
        with self.app.app_context():
            return write(db.session.get_one(PartyRow, self.id), *events)

    @property
    def party(self) -> Party:
        with self.app.app_context():
            row = db.session.get(PartyRow, self.id)
            assert row is not None
            return read_log(row)

    def page(self) -> str:
        answer = self.client.get(self.address)
        assert answer.status_code == 200
        return unescape(answer.text)

    def form(self, action: str) -> dict[str, str]:
        """The hidden fields of one of the page's forms, as a browser would send them."""
        page = self.client.get(self.address).text
        found = re.search(rf'<form[^>]*action="{self.address}/{action}".*?</form>', page, re.DOTALL)
        assert found, action
        return dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', found.group()))

    def tap(self, action: str, form: dict[str, str] | None = None) -> TestResponse:
        return self.client.post(f"{self.address}/{action}", data=self.form(action) if form is None else form)

    def offers(self, action: str) -> bool:
        return f'action="{self.address}/{action}"' in self.page()


def totals(page: str) -> list[str]:
    return re.findall(r'<div class="total">([^<]+)</div>', page)
