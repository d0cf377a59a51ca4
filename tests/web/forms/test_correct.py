"""Numbers with a sign, as people type them to put a score right."""

import pytest
from flask import Flask
from werkzeug.datastructures import MultiDict

from scorer.web.forms.correct import adjust_form, hundred_form, points_form


@pytest.mark.parametrize(
    ("typed", "points"),
    [("25", 25), ("+25", 25), ("-10", -10), ("−10", -10), (" 0 ", 0), ("", None), ("1000000", 1_000_000)],
)
def test_points_are_a_whole_number_with_or_without_a_sign(app: Flask, typed: str, points: int | None) -> None:
    with app.test_request_context():
        form = adjust_form(2, MultiDict({"points0": typed}))
        assert form.validate()
        assert (form.points0.data, form.points1.data) == (points, None)


@pytest.mark.parametrize("typed", ["ten", "+-5", "--5", "1.5", "1 000", "1000001", "-" + "9" * 5000, "−"])
def test_points_that_are_none_are_said_at_their_field_as_they_were_typed(app: Flask, typed: str) -> None:
    with app.test_request_context():
        form = adjust_form(2, MultiDict({"points0": typed, "points1": "5"}))
        assert not form.validate()
        assert form.points0.errors
        assert (form.points0.text, form.points0.data, form.points1.data) == (typed, None, 5)


@pytest.mark.parametrize(
    ("players", "seat", "sound"), [(2, "1", True), (2, "2", False), (3, "2", True), (3, "x", False)]
)
def test_a_seat_is_one_of_the_table(app: Flask, players: int, seat: str, sound: bool) -> None:
    with app.test_request_context():
        assert points_form(players, MultiDict({"seat": seat})).validate() == sound
        assert hundred_form(players, ["0:47"], MultiDict({"noticed_by": seat})).validate() == sound


def test_a_hundred_is_one_of_those_offered(app: Flask) -> None:
    with app.test_request_context():
        assert hundred_form(2, ["0:47", "1:38"], MultiDict({"count": "1:38"})).validate()
        assert not hundred_form(2, ["0:47"], MultiDict({"count": "1:38"})).validate()
