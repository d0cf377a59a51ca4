"""The sheet of an evening."""

import io
import re
from datetime import datetime, timedelta
from html import unescape
from uuid import uuid4

import pytest
from flask import Flask
from flask.testing import FlaskClient
from pypdf import PdfReader

from scorer.store import parties as store_parties
from scorer.store.clubs import create_club
from scorer.store.evenings import Evening
from scorer.web.presenters.evenings import evening_view
from scorer.web.sheet import pdf
from scorer.web.sheet.document import document
from tests.store.playing import SHORT, begin, deal, played, won_by
from tests.web.conftest import Visit

AB = ("Аня", "Боря")


@pytest.fixture
def evening(app: Flask, client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of an evening that runs past midnight: Аня and Боря, Вера in his place, a short game, one running."""
    moment = datetime.fromisoformat("2026-11-29T22:40:00+03:00")
    with app.test_request_context():
        club = create_club()
        rows = []
        for number in range(4):
            monkeypatch.setattr(store_parties, "now", lambda number=number: moment + timedelta(minutes=50 * number))
            if number == 0:
                rows.append(won_by(club, AB, 0))
            elif number == 1:
                rows.append(won_by(club, ("Аня", "<i>Вера</i>"), 1))
            elif number == 2:
                rows.append(played(club, AB, deal(80, 40), ruleset=SHORT))
            else:
                rows.append(begin(club, *AB))
        club_id, first = club.id, rows[0].id
    with client.session_transaction() as session:
        session["club"] = club_id
    return f"/evening/{first}"


def words(page: str) -> str:
    return unescape(" ".join(re.sub(r"<[^>]+>", " ", page).split()))


def test_the_sheet_has_every_party_and_everybody_under_the_day_it_began(client: FlaskClient, evening: str) -> None:
    page = words(client.get(evening).text)
    assert "Вечер: 29 ноября 2026" in page
    assert "1 22:40 Аня победа 90 Боря 30 Московский, до 501 1 сдача" in page
    assert "2 23:30 Аня 30 <i>Вера</i> победа 90" in page
    assert "4 01:10 Аня 0 Боря 0 Московский, до 501 0 сдач, идёт" in page
    assert re.search(r"Аня 3 2 \+1", page)
    assert re.search(r"Боря 2 0 −1", page)
    assert "Кто кому должен: Боря → Аня: 1" in page


def test_the_sheet_is_told_by_the_viewers_clock(client: FlaskClient, evening: str) -> None:
    client.set_cookie("zone", "Europe/London")
    assert "1 19:40 Аня" in words(client.get(evening).text)


def test_the_table_leads_to_its_evening(client: FlaskClient, evening: str) -> None:
    table = evening.replace("evening", "party")
    page = client.get(table).text
    assert f'href="{evening}"' in page
    assert "вечер Аня 2, Боря 0, <i>Вера</i> 1" in unescape(page)


@pytest.mark.skipif(pdf.lacking() is not None, reason="what PDF files need is not installed")
def test_the_sheet_is_a_pdf_file_too(client: FlaskClient, evening: str) -> None:
    with client.get(f"{evening}/sheet.pdf") as answer:
        assert answer.mimetype == "application/pdf"
        assert "deberts-2026-11-29.pdf" in answer.headers["Content-Disposition"]
        assert answer.data.startswith(b"%PDF")


@pytest.mark.skipif(pdf.lacking() is not None, reason="what PDF files need is not installed")
def test_the_pages_of_a_long_evening_are_numbered_from_the_second_on(app: Flask) -> None:
    with app.test_request_context():
        club = create_club()
        rows = tuple(begin(club, *AB) for _ in range(3)) * 12
        view = evening_view(Evening("", "2026-11-29", rows, (1,) * len(rows), ()))
        made = pdf.make_pdf(document("evening/print.html", "print.css", "evening.css", evening=view))
    first, *others = [page.extract_text() for page in PdfReader(io.BytesIO(made)).pages]
    assert others
    assert "1 / " not in first
    for number, text in enumerate(others, start=2):
        assert f"{number} / {len(others) + 1}" in text


def test_without_what_pdf_files_need_the_page_says_so(
    client: FlaskClient, evening: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pdf, "lacking", lambda: pdf.Lack.PACKAGE)
    page = client.get(evening).text
    assert "weasyprint" in page
    assert "sheet.pdf" not in page
    answer = client.get(f"{evening}/sheet.pdf")
    assert answer.status_code == 501
    assert evening in answer.text


def test_while_other_files_are_made_it_is_asked_to_wait(
    client: FlaskClient, evening: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def busy(_document: str) -> bytes:
        raise pdf.Busy

    monkeypatch.setattr(pdf, "lacking", lambda: None)
    monkeypatch.setattr(pdf, "make_pdf", busy)
    assert client.get(f"{evening}/sheet.pdf").status_code == 503


def test_an_evening_of_another_club_is_not_there(client: FlaskClient, evening: str, visit: Visit) -> None:
    assert visit().get(evening).status_code == 404
    assert client.get(f"/evening/{uuid4()}").status_code == 404
