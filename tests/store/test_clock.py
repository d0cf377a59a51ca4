"""Moments as they are written."""

from datetime import timedelta
from zoneinfo import ZoneInfo

import pytest
from flask import Flask, g

from scorer.store.clock import ZONE, now


@pytest.mark.usefixtures("in_app")
def test_a_moment_has_the_offset_of_the_writers_zone() -> None:
    setattr(g, ZONE, ZoneInfo("Pacific/Kiritimati"))
    assert now().isoformat().endswith("+14:00")
    assert now().microsecond == 0


@pytest.mark.usefixtures("in_app")
def test_hours_before_a_moment_are_real_ones_also_where_clocks_are_put_on() -> None:
    setattr(g, ZONE, ZoneInfo("Europe/Kyiv"))
    moment = now()
    half_a_year = timedelta(days=182)
    assert (moment - half_a_year).utcoffset() == moment.utcoffset()


def test_without_a_writer_it_has_the_servers_offset(app: Flask) -> None:
    with app.app_context():
        assert now().utcoffset() == now().replace(tzinfo=None).astimezone().utcoffset()
    assert now().tzinfo is not None
