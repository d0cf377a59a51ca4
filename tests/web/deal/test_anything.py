"""Whatever a form holds, it is answered with a page, and what is written is what the preview said."""

import string

import pytest
from flask import Flask
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scorer.rules.presets import PRESETS
from tests.web.dealing import Table

NAMES = [
    "order",
    "counted",
    "stock",
    "total",
    "conceded",
    "last_trick",
    "called_first",
    "round",
    "dealer",
    "dave_first",
    "dave_count",
    "resigned",
    "name_tops",
    "sure",
]
OF_SEATS = [
    "cards",
    "terz",
    "fifty",
    "long",
    "four",
    "terz_top0",
    "terz_top1",
    "fifty_top0",
    "four_top0",
    "long_length",
    "bella",
    "no_tricks",
    "offence",
]
fields = st.sampled_from(NAMES + [f"seat{seat}-{name}" for seat in range(3) for name in OF_SEATS])
sensible = st.sampled_from(
    ["0", "1", "2", "3", "40", "60", "75", "0H", "1S", "2D", "KH", "QS", "10H", "A", "J", "revoke", "false_meld"]
)
values = sensible | sensible | st.text(alphabet=string.printable + "♥²٣𝟜", max_size=6)


@pytest.fixture(params=PRESETS)
def tables(request: pytest.FixtureRequest, app: Flask) -> Table:
    return Table(app, app.test_client(), request.param)


@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(typed=st.dictionaries(fields, values, max_size=14))
def test_any_form_is_answered(tables: Table, typed: dict[str, str]) -> None:
    form = tables.sheet(typed)
    assert tables.post("/preview", form, headers={"HX-Request": "true"}).status_code == 200
    assert tables.post("/draft", form).status_code in (303, 409)
    assert tables.get("").status_code == 200
    assert tables.get("/deal?draft=take").status_code in (200, 303)
    assert tables.post("/deal", form).status_code in (303, 422)
