"""The first load of the table page: what a phone on a bad network must fetch before it can write."""

import re
from urllib.parse import urljoin

from flask.testing import FlaskClient

START = {"name_0": "Аня", "name_1": "Боря", "dealer": "0", "preset": "moscow"}
BUDGET = 45_000
"""Bytes of page, styles and scripts together, gzip as served (design.md, measures)."""


def weight(client: FlaskClient, path: str) -> int:
    """Bytes over the wire; every file is compressed, but for those too small to gain by it."""
    answer = client.get(path, headers={"Accept-Encoding": "gzip"})
    assert answer.status_code == 200
    assert answer.headers.get("Content-Encoding") == "gzip" or len(answer.data) < 500, path
    return len(answer.data)


def parts(text: str) -> set[str]:
    """Addresses of the styles and scripts that a page, or a style, asks for."""
    found = re.findall(r'rel="stylesheet" href="([^"]+)"|<script[^>]* src="([^"]+)"|@import url\("([^"]+)"\)', text)
    return {next(filter(None, groups)) for groups in found}


def test_the_table_page_is_light(client: FlaskClient) -> None:
    address = client.post("/new", data=START).location
    addresses, new = {address}, {address}
    while new:
        new = {urljoin(path, part) for path in new for part in parts(client.get(path).text)} - addresses
        addresses |= new
    assert any("pico" in path for path in addresses)
    assert sum(weight(client, path) for path in addresses) <= BUDGET
