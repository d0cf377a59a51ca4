"""The archive's pages: saved, sent, looked at, taken in."""

import io
import re
import zipfile
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.datastructures import FileStorage
from werkzeug.test import TestResponse, encode_multipart

from scorer.store import archive_file
from scorer.store.base import db
from scorer.store.clubs import create_club
from scorer.store.verify import verify
from scorer.web.club import archive as archive_pages
from tests.conftest import MakeApp
from tests.store.playing import deal, played, won_by
from tests.web.conftest import Visit


@pytest.fixture
def member(app: Flask, client: FlaskClient) -> FlaskClient:
    """A browser of a club with two parties."""
    with app.test_request_context():
        club = create_club()
        won_by(club, ("Аня", "Боря"), 0)
        played(club, ("Аня", "<b>Вера</b>"), deal(80, 40))
        club_id = club.id
    with client.session_transaction() as session:
        session["club"] = club_id
    return client


def saved(client: FlaskClient) -> bytes:
    with client.get("/club/archive/club.zip") as answer:
        return bytes(answer.data)


def send(client: FlaskClient, content: bytes, name: str = "club.zip") -> TestResponse:
    # As bytes: the file the test client would make of a large form is closed by nobody.
    boundary, body = encode_multipart({"file": FileStorage(io.BytesIO(content), name)})
    return client.post("/club/archive", data=body, content_type=f"multipart/form-data; boundary={boundary}")


def kept(app: Flask) -> list[Path]:
    return list((Path(app.instance_path) / "incoming").glob("*"))


def facts(page: str) -> dict[str, str]:
    return dict(re.findall(r"<dt>([^<]+)</dt><dd>(\d+)", page))


def test_the_archive_is_a_file_with_the_day_in_its_name(member: FlaskClient) -> None:
    with member.get("/club/archive/club.zip") as answer:
        assert answer.mimetype == "application/zip"
        assert re.search(r"deberts-club-\d{4}-\d\d-\d\d\.zip", answer.headers["Content-Disposition"])
        with zipfile.ZipFile(io.BytesIO(answer.data)) as archive:
            assert len([name for name in archive.namelist() if name.startswith("parties/")]) == 2


def test_who_has_no_club_saves_nothing_and_may_begin_with_an_archive(
    app: Flask, member: FlaskClient, visit: Visit
) -> None:
    content, other = saved(member), visit()
    assert other.get("/club/archive/club.zip").status_code == 404
    page = other.get("/club/archive").text
    assert "Сохранить архив" not in page
    assert "Принять архив" in page
    assert facts(send(other, content).text)["Новых партий"] == "2"
    look = other.get("/club/archive/look")
    assert facts(look.text)["Новых партий"] == "2"
    assert "Аня, Боря" in look.text
    assert "<b>Вера" not in look.text
    assert other.get("/club/parties").status_code == 404, "looking makes no club"
    answer = other.post("/club/archive/take")
    assert (answer.status_code, answer.location) == (303, "/club/parties")
    page = other.get("/club/parties").text
    assert "Приняты 2 партии." in page
    assert page.count('class="parties"') == 2
    with app.test_request_context():
        assert list(verify()) == []


def test_a_second_press_of_the_button_takes_in_nothing_more(app: Flask, member: FlaskClient, visit: Visit) -> None:
    other = visit()
    send(other, saved(member))
    assert len(kept(app)) == 1
    other.post("/club/archive/take")
    assert kept(app) == []
    answer = other.post("/club/archive/take", follow_redirects=True)
    assert "уже принят" in answer.text


def test_what_is_here_already_is_said_and_there_is_no_button(member: FlaskClient) -> None:
    send(member, saved(member))
    page = member.get("/club/archive/look").text
    assert facts(page)["Уже здесь"] == "2"
    assert "Всё из этого архива здесь уже есть." in page
    assert "/club/archive/take" not in page


def test_customs_and_mergings_alone_are_told_and_taken_in(app: Flask, member: FlaskClient, visit: Visit) -> None:
    other = visit()
    send(other, saved(member))
    other.post("/club/archive/take")
    member.post("/account/customs", data={"unit": "руб.", "stake": "7"})
    member.post("/club/marks", data={"bait": "ХВ"})
    send(other, saved(member))
    page = other.get("/club/archive/look").text
    for said in ("Байд – ХВ", "На что играет клуб: руб.", "Ставка клуба в короткой игре: 7"):
        assert said in page
    other.post("/club/archive/take")
    assert "Новых партий нет, остальное принято." in other.get("/club/parties").text
    assert 'value="7"' in other.get("/account").text
    send(other, saved(member))
    assert "Всё из этого архива здесь уже есть." in other.get("/club/archive/look").text


@pytest.mark.parametrize(
    ("content", "said"),
    [(b"", "Это не архив"), (b"no archive", "Это не архив"), (b"PK\x05\x06" + b"\0" * 18, "manifest.json")],
)
def test_a_bad_file_is_refused_at_its_field_and_not_kept(
    app: Flask, member: FlaskClient, content: bytes, said: str
) -> None:
    answer = send(member, content)
    assert answer.status_code == 422
    assert 'id="file-error"' in answer.text
    assert said in answer.text
    assert kept(app) == []


def test_the_first_fault_is_told_with_the_file_and_the_place(member: FlaskClient) -> None:
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(saved(member))) as old, zipfile.ZipFile(made, "w") as new:
        for name in old.namelist():
            body = old.read(name)
            new.writestr(name, body.replace(b'"last_trick":0', b'"last_trick":5'))
    page = send(member, made.getvalue()).text
    assert re.search(r"Файл в архиве: parties/[0-9a-f-]{36}\.json\. [^<]*events\[0\]\.last_trick", page)


def test_without_a_file_the_page_asks_for_one(member: FlaskClient) -> None:
    answer = member.post("/club/archive", data={})
    assert answer.status_code == 422
    assert "Выберите архив" in answer.text


def test_an_archive_may_be_larger_than_other_forms_and_no_larger_than_it_may(
    member: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "лишний файл" in send(member, large(3_000_000)).text
    monkeypatch.setattr(archive_pages, "LARGEST_ARCHIVE", 1_000_000)
    monkeypatch.setattr(archive_file, "LARGEST_ARCHIVE", 1_000_000)
    answer = send(member, large(3_000_000))
    assert answer.status_code == 422
    assert "Архив слишком велик" in answer.text


def large(size: int) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        archive.writestr("noise", b"\0" * size)
    return made.getvalue()


def test_only_a_handful_of_archives_waits_and_each_device_sees_its_own(
    app: Flask, member: FlaskClient, visit: Visit
) -> None:
    content = saved(member)
    devices = [visit() for _ in range(7)]
    for device in devices:
        send(device, content)
    assert len(kept(app)) == 5
    assert devices[-1].get("/club/archive/look").status_code == 200
    assert visit().get("/club/archive/look").location == "/club/archive"
    with member.session_transaction() as session:
        session["archive"] = "../secret_key"
    assert member.get("/club/archive/look").location == "/club/archive"


def test_a_form_from_elsewhere_is_refused_as_everywhere(make_app: MakeApp) -> None:
    client = make_app().test_client()
    assert client.post("/club/archive", data={"file": (io.BytesIO(b"x"), "x.zip")}).status_code == 400
    assert client.post("/club/archive/take").status_code == 400


def test_no_other_form_takes_so_much(member: FlaskClient) -> None:
    assert member.post("/club/players", data={"name": "x" * 3_000_000}).status_code == 413
    with member.application.test_request_context():
        db.session.rollback()
