"""Static files: kept for good under an address that changes with the content."""

import os
from pathlib import Path

import pytest
from flask import Flask, url_for
from flask.testing import FlaskClient

from scorer.web import assets
from tests.conftest import MakeApp

NAME = "vendor/htmx-2.0.11.min.js"


def address(app: Flask, name: str) -> str:
    with app.test_request_context():
        return url_for("static", filename=name)


def test_an_address_with_a_digest_is_kept_for_a_year(app: Flask, client: FlaskClient) -> None:
    answer = client.get(address(app, NAME))
    assert answer.status_code == 200
    assert answer.cache_control.immutable
    assert answer.cache_control.public
    assert answer.cache_control.max_age == 365 * 24 * 3600


def test_an_address_without_a_digest_is_asked_for_again(client: FlaskClient) -> None:
    assert client.get(f"/static/{NAME}").cache_control.max_age == 60


def test_a_changed_file_gets_another_address(tmp_path: Path) -> None:
    app = Flask("elsewhere", static_folder=str(tmp_path))
    assets.init_app(app)
    file = tmp_path / "look.css"
    file.write_text("a {}")
    first = address(app, file.name)
    assert address(app, file.name) == first
    file.write_text("b {}")
    os.utime(file, ns=(0, 0))  # two writes may fall into one tick of the clock
    assert address(app, file.name) != first


def test_a_missing_file_is_a_404_and_not_kept(app: Flask, client: FlaskClient) -> None:
    assert "?v=" not in address(app, "vendor/nothing.js")
    answer = client.get("/static/vendor/nothing.js")
    assert answer.status_code == 404
    assert not answer.cache_control.immutable


@pytest.mark.parametrize("encoding", ["gzip", "br"])
def test_what_is_served_is_compressed(client: FlaskClient, encoding: str) -> None:
    answer = client.get(f"/static/{NAME}", headers={"Accept-Encoding": encoding})
    assert answer.headers["Content-Encoding"] == encoding
    assert len(answer.data) < 20_000


def test_a_program_without_a_network_compresses_nothing(make_app: MakeApp) -> None:
    answer = make_app(COMPRESS=False).test_client().get(f"/static/{NAME}", headers={"Accept-Encoding": "gzip"})
    assert "Content-Encoding" not in answer.headers
