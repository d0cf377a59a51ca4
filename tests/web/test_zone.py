"""Moments by the viewer's clock."""

import re
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from flask import Flask
from flask.testing import FlaskClient

from scorer.store.base import db
from scorer.store.models import PartyRow
from scorer.web.zone import told
from tests.web.conftest import Visit
from tests.web.dealing import MADE, Sit

AT = "2026-11-29T23:40:00+03:00"


def seen(app: Flask, zone: str | None) -> str:
    headers = {"Cookie": f"zone={zone}"} if zone is not None else {}
    with app.test_request_context(headers=headers):
        return told(AT, "d.MM HH:mm")


@pytest.mark.parametrize(
    ("zone", "moment"),
    [
        ("Europe/Kyiv", "29.11 22:40"),
        ("Asia/Vladivostok", "30.11 06:40"),
        ("Etc/GMT+3", "29.11 17:40"),
        ("UTC", "29.11 20:40"),
        (None, "29.11 23:40"),
        ("", "29.11 23:40"),
        ("Nowhere/Land", "29.11 23:40"),
        ("Europe", "29.11 23:40"),
        ("../../etc/passwd", "29.11 23:40"),
        ("Europe/../../x", "29.11 23:40"),
        ("A" * 1000, "29.11 23:40"),
    ],
)
def test_a_moment_is_told_by_the_viewers_clock_and_as_written_where_that_is_unknown(
    app: Flask, zone: str | None, moment: str
) -> None:
    assert seen(app, zone) == moment


def test_the_ends_of_the_calendar_are_told_as_written(app: Flask) -> None:
    with app.test_request_context(headers={"Cookie": "zone=America/New_York"}):
        assert told("0001-01-01T00:30:00+00:00", "HH:mm") == "00:30"


def test_outside_of_a_page_it_is_as_written(app: Flask) -> None:
    with app.app_context():
        assert told(AT, "HH:mm") == "23:40"
        assert told(None, "HH:mm") == ""


def test_a_remembered_table_is_not_shown_by_anothers_clock(sit: Sit, visit: Visit) -> None:
    table = sit()
    table.client.post(f"/party/{table.id}/passed", data={"seq": 0, "form_id": "x"})
    times = []
    for zone in ("Pacific/Kiritimati", "Pacific/Pago_Pago"):
        table.client.set_cookie("zone", zone)
        table.client.get(f"/party/{table.id}")
        times.append(re.findall(r"\b\d\d:\d\d\b", table.client.get(f"/party/{table.id}").text))
    assert times[0]
    assert times[0] != times[1]


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Pacific/Pago_Pago"])
def test_a_party_is_of_the_evening_of_the_phone_that_began_it(app: Flask, client: FlaskClient, zone: str) -> None:
    client.set_cookie("zone", zone)
    begun = client.post("/new", data={"name_0": "Аня", "name_1": "Боря", "preset": "moscow", "dealer": "0"})
    with app.test_request_context():
        row = db.session.get_one(PartyRow, begun.location.rsplit("/", 1)[-1])
    there = row.started.astimezone(ZoneInfo(zone))
    assert datetime.fromisoformat(row.opening["started"]).utcoffset() == there.utcoffset()
    assert row.day == there.date().isoformat()


def test_the_sheet_tells_the_hours_by_the_viewers_clock(sit: Sit) -> None:
    table = sit()
    table.write(MADE)
    for zone in ("Pacific/Kiritimati", "Pacific/Pago_Pago"):
        table.client.set_cookie("zone", zone)
        begun = datetime.fromisoformat(table.loaded.party.started or "").astimezone(ZoneInfo(zone))
        for kind in ("", ".txt"):
            assert f"{begun:%Y, %H:%M}" in table.get(f"/sheet{kind}").text
