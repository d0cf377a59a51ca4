"""Safety of pages: headers, cookies, tokens, sizes."""

import re

import pytest
from flask import Flask, request, session
from flask.testing import FlaskClient

from scorer.config import LARGEST_REQUEST
from tests.conftest import MakeApp

FORM = {"language": "uk", "next": "/nowhere", "note": 'терц "от короля" <b>'}


def cookie(client: FlaskClient, path: str = "/language", **how: str) -> str:
    """The session cookie as a form's answer sets it."""
    return client.post(path, data=FORM, **how).headers["Set-Cookie"]


@pytest.mark.parametrize("path", ["/", "/nowhere", "/static/vendor/htmx-2.0.11.min.js"])
def test_every_answer_carries_the_safe_headers(client: FlaskClient, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "img-src 'self' data:" in policy
    assert headers["Referrer-Policy"] == "same-origin"
    assert headers["X-Content-Type-Options"] == "nosniff"


def test_a_page_is_kept_by_no_proxy_and_asked_for_again(client: FlaskClient) -> None:
    assert client.get("/").cache_control.private
    assert client.get("/").cache_control.no_cache


def test_the_session_outlives_the_window_and_scripts_cannot_read_it(client: FlaskClient) -> None:
    sent = cookie(client)
    assert "Expires=" in sent
    assert "HttpOnly" in sent
    assert "SameSite=Lax" in sent


def test_the_cookie_is_secure_where_the_page_is(client: FlaskClient) -> None:
    assert "Secure" not in cookie(client)
    assert "Secure" in cookie(client, base_url="https://localhost")


def test_a_page_looked_at_again_sets_no_cookie(client: FlaskClient) -> None:
    assert "Set-Cookie" in client.get("/nowhere").headers  # the form's token
    assert "Set-Cookie" not in client.get("/nowhere").headers
    assert "Set-Cookie" in client.post("/language", data=FORM).headers


def test_a_form_without_its_token_writes_nothing_and_can_be_sent_again(guarded: Flask) -> None:
    client = guarded.test_client()
    answer = client.post("/language?from=here", data=FORM)
    page = answer.text
    assert answer.status_code == 400
    assert 'action="/language?from=here"' in page
    assert 'value="терц &#34;от короля&#34; &lt;b&gt;"' in page
    kept = dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)"', page))
    assert kept.keys() == FORM.keys() | {"csrf_token"}
    assert client.post("/language", data={**FORM, "csrf_token": kept["csrf_token"]}).status_code == 303


def test_a_token_does_not_grow_old(guarded: Flask) -> None:
    assert guarded.config["WTF_CSRF_TIME_LIMIT"] is None


def test_a_request_that_is_too_large_is_refused_with_a_page(client: FlaskClient) -> None:
    answer = client.post("/language", data={"note": "x" * (LARGEST_REQUEST + 1)})
    assert answer.status_code == 413
    assert "2 МБ" in answer.text


def test_zero_bytes_are_not_taken_for_typed(app: Flask) -> None:
    app.add_url_rule("/typed", "typed", lambda: f"{request.form['note']} {request.args['row']}", methods=["POST"])
    assert app.test_client().post("/typed?row=1%00", data={"note": "a\0b"}).text == "ab 1"


def test_forwarded_headers_are_believed_only_where_a_proxy_is_configured(make_app: MakeApp) -> None:
    def seen(app: Flask) -> str:
        app.add_url_rule("/address", "address", lambda: f"{request.scheme} {request.remote_addr}")
        forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.5"}
        return app.test_client().get("/address", headers=forwarded).text

    assert seen(make_app()) == "http 127.0.0.1"
    assert seen(make_app(PROXIES=1)) == "https 203.0.113.5"


def test_a_session_of_another_key_is_not_believed(make_app: MakeApp) -> None:
    first, second = make_app(SECRET_KEY="one", WTF_CSRF_ENABLED=False), make_app(SECRET_KEY="another")
    sent = cookie(first.test_client()).split(";")[0].split("=", 1)
    client = second.test_client()
    client.set_cookie(*sent)
    with client:
        client.get("/nowhere")
        assert "language" not in session
