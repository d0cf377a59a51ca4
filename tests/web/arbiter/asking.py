"""Questions put to the pages of the arbiter, and what is read off them."""

import re
from collections.abc import Mapping, Sequence
from html import unescape
from typing import Any

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

Fields = Mapping[str, str | Sequence[str]]


def ask(client: FlaskClient, question: str, fields: Fields, before: str = "", **more: str) -> TestResponse:
    """The ruling on a question; `before` is the address of a party."""
    return client.get(f"{before}/arbiter/{question}/ruling", query_string={**fields, **more})


def text(response: TestResponse) -> str:
    """The words of a page, without its tags."""
    body = re.sub(r"<(script|style|select).*?</\1>", " ", response.text, flags=re.DOTALL)
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", body)).split())


def part(response: TestResponse, css_class: str) -> str:
    """The words of the first element of a class."""
    found = re.search(rf'<(\w+)[^>]* ?class="{css_class}"[^>]*>(.*?)</\1>', response.text, re.DOTALL)
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", found.group(2))).split()) if found else ""


def verdict(response: TestResponse) -> str:
    """The ruling in large type."""
    assert response.status_code == 200, text(response)
    return part(response, "big")


def why(response: TestResponse) -> str:
    """Its reason."""
    return part(response, "why-so")


def said(response: TestResponse) -> list[str]:
    """What is said at the table, in order."""
    return [unescape(words) for words in re.findall(r"<q>(.*?)</q>", response.text)]


def elsewhere(response: TestResponse) -> str:
    """How the other variants rule."""
    return part(response, "elsewhere")


def errors(response: TestResponse) -> dict[str, str]:
    """What a refused form says, by field."""
    assert response.status_code == 422, text(response)
    for field in re.findall(r'<li><a href="#(.*?)">', response.text):
        assert f' id="{field}"' in response.text, f"the summary leads to {field}, which is not on the page"
    found = re.findall(r'<p class="error" id="(.*?)-error">(.*?)</p>', response.text)
    return {field: unescape(message) for field, message in found}


def filled_in(response: TestResponse) -> set[tuple[str, str]]:
    """Every field of a form that is checked or typed in, with its value."""
    inputs = re.findall(r"<input[^>]*>", response.text)
    found = set()
    for tag in inputs:
        parts: dict[str, Any] = dict(re.findall(r'(\w+)="(.*?)"', tag))
        if " checked" in tag or (parts.get("type") in ("text", "hidden") and parts.get("value")):
            found.add((parts["name"], parts["value"]))
    return found


def rule_links(response: TestResponse) -> list[str]:
    """The addresses of the points a ruling rests on."""
    law = re.search(r'<div class="law">(.*?)</div>', response.text, re.DOTALL)
    return [unescape(address) for address in re.findall(r'href="(.*?)"', law.group(1))] if law else []
