"""Error pages: friendly, translated, and never a bare status."""

import logging

import pytest
from flask import Flask, abort
from flask.testing import FlaskClient
from werkzeug.exceptions import TooManyRequests

CODES = (400, 403, 404, 405, 409, 413, 422, 429)


@pytest.fixture
def failing(app: Flask) -> FlaskClient:
    """A browser on an application with a page for every error, one of them our own mistake."""
    app.config["PROPAGATE_EXCEPTIONS"] = False
    app.add_url_rule("/fail/<int:code>", "fail", abort)

    @app.get("/broken")
    def broken() -> str:
        raise ZeroDivisionError

    @app.get("/wait")
    def wait() -> str:
        raise TooManyRequests(retry_after=60)

    return app.test_client()


@pytest.mark.parametrize("code", CODES)
def test_an_error_has_a_page_of_its_own_with_a_way_on(failing: FlaskClient, code: int) -> None:
    answer = failing.get(f"/fail/{code}")
    assert answer.status_code == code
    assert answer.mimetype == "text/html"
    assert 'href="/"' in answer.text
    assert "<h1>" in answer.text


def test_no_two_errors_say_the_same(failing: FlaskClient) -> None:
    pages = {failing.get(f"/fail/{code}").text.split("<h1>")[1].split("</h1>")[0] for code in CODES}
    assert len(pages) == len(CODES)


def test_an_error_without_a_page_of_its_own_still_has_one(failing: FlaskClient) -> None:
    assert "Непонятный запрос" in failing.get("/fail/418").text


def test_our_own_mistake_is_written_down_and_shown_as_one(
    failing: FlaskClient, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        answer = failing.get("/broken")
    assert answer.status_code == 500
    assert "Всё записанное цело" in answer.text
    assert "ZeroDivisionError" in caplog.text
    assert "ZeroDivisionError" not in answer.text


def test_where_even_the_error_page_breaks_a_plain_sentence_is_left(failing: FlaskClient) -> None:
    failing.application.jinja_env.globals["url_for"] = None
    answer = failing.get("/broken")
    assert answer.status_code == 500
    assert answer.text.startswith("Что-то сломалось у нас")


def test_headers_that_belong_to_an_error_are_kept(failing: FlaskClient) -> None:
    assert "GET" in failing.post("/broken").headers["Allow"]
    assert failing.get("/wait").headers["Retry-After"] == "60"
