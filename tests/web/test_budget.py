"""The first load of the table page: what a phone on a bad network must fetch before it can write."""

import re

from flask.testing import FlaskClient

START = {"name_0": "Аня", "name_1": "Боря", "dealer": "0", "preset": "moscow"}
BUDGET = 45_000
"""Bytes of page, styles and scripts together, gzip as served (design.md, measures)."""


def weight(client: FlaskClient, path: str) -> int:
    """Bytes over the wire; every file is compressed."""
    answer = client.get(path, headers={"Accept-Encoding": "gzip"})
    assert answer.status_code == 200
    assert answer.headers["Content-Encoding"] == "gzip", path
    return len(answer.data)


def test_the_table_page_is_light(client: FlaskClient) -> None:
    started = client.post("/new", data=START)
    assert started.status_code == 303, started.text
    page = client.get(started.location).text
    parts = re.findall(r'<link rel="stylesheet" href="([^"]+)"|<script[^>]* src="([^"]+)"', page)
    total = weight(client, started.location) + sum(weight(client, style or script) for style, script in parts)
    assert total <= BUDGET
