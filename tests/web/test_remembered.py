"""Pages laid out once: what is kept, for how long, and what is put in anew."""

from collections.abc import Callable

from flask import Flask, session
from flask_wtf.csrf import generate_csrf

from scorer.web.remembered import KEPT, remembered


def counting(said: str = "page") -> tuple[list[int], Callable[[], str]]:
    """A page that counts how often it is laid out."""
    times: list[int] = []

    def lay_out() -> str:
        times.append(1)
        return f"{said} {generate_csrf()} form-1"

    return times, lay_out


def test_a_page_is_laid_out_once_for_its_key_and_language(app: Flask) -> None:
    times, lay_out = counting()
    for language, asked in (("ru", 1), ("ru", 1), ("uk", 2), ("ru", 2)):
        with app.test_request_context(headers={"Accept-Language": language}):
            remembered("key", "form-1", lay_out)
        assert len(times) == asked
    with app.test_request_context():
        remembered("other key", "form-1", lay_out)
    assert len(times) == 3


def test_token_and_form_are_those_of_each_request(app: Flask) -> None:
    _, lay_out = counting()
    for form in ("form-1", "form-2"):
        with app.test_request_context():
            assert remembered("key", form, lay_out) == f"page {generate_csrf()} {form}"


def test_what_is_said_once_or_asked_for_with_a_query_is_not_kept(app: Flask) -> None:
    times, lay_out = counting()
    for _ in range(2):
        with app.test_request_context():
            session["_flashes"] = [("message", "once")]
            remembered("key", "form-1", lay_out)
        with app.test_request_context("/?row=2"):
            remembered("key", "form-1", lay_out)
    assert len(times) == 4


def test_only_so_many_pages_are_kept(app: Flask) -> None:
    times, lay_out = counting()
    with app.test_request_context():
        for number in range(KEPT + 1):
            remembered(number, "form-1", lay_out)
        remembered(KEPT, "form-1", lay_out)
        assert len(times) == KEPT + 1
        remembered(0, "form-1", lay_out)
    assert len(times) == KEPT + 2
