"""Corrections as a table makes them: from a deal's row, looked at, then written."""

from __future__ import annotations

import json
import re
from html import unescape
from typing import Any

from werkzeug.test import TestResponse

from scorer.ledger.events import AnyEvent
from tests.web.dealing import Table

LOOK = ("seq", "form_id", "entry", "copy")


def event_of(table: Table, number: int) -> str:
    """The event of a deal by its number, of what is no deal by its place from the end (−1)."""
    if number < 0:
        return table.loaded.party.events[number].id
    return next(row.event for row in table.state.rows if row.number == number)


def last(table: Table) -> AnyEvent:
    """The entry written last."""
    return table.loaded.party.events[-1]


def ask(table: Table, page: str, **fields: str) -> TestResponse:
    """Send a form of a correction: «что изменится?»."""
    return table.post(page, table.sheet(**fields))


def shown(page: TestResponse) -> dict[str, str]:
    """The form of the page that shows what changes."""
    assert 'action="' in page.text, page.text
    return {name: hidden(page.text, name) for name in LOOK}


def hidden(page: str, name: str) -> str:
    """The value of the last hidden field of this name."""
    found = re.findall(rf'<input type="hidden" name="{name}" value="([^"]*)"', page)
    assert found, f"no field {name}"
    return unescape(found[-1])


def write(table: Table, page: TestResponse) -> TestResponse:
    """Write what a page showed."""
    return table.post("/correct/write", shown(page))


def put_right(table: Table, page: str, **fields: str) -> TestResponse:
    """Look, and write."""
    looked = ask(table, page, **fields)
    assert looked.status_code == 200, looked.text
    return write(table, looked)


def entry(*events: dict[str, Any]) -> str:
    """Events as the page that shows them holds them."""
    return json.dumps(list(events))
