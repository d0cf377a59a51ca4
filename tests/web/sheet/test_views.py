"""The pages and files of a party's sheet."""

import csv
import io
import json
from io import BytesIO

import pytest
from flask.testing import FlaskClient
from pypdf import PdfReader

from scorer.ledger.codec import decode_party
from scorer.ledger.replay import replay
from scorer.sheets.code import sheet_code
from scorer.store.base import db
from scorer.store.models import PartyRow
from scorer.store.sharing import Share, link_of_party
from scorer.web.sheet import pdf
from tests.store.playing import write
from tests.web.conftest import Visit
from tests.web.dealing import MADE, Sit, Table, words


@pytest.fixture
def table(sit: Sit) -> Table:
    """A party with one deal of Аня: 92 to 48."""
    table = sit()
    table.write(MADE)
    return table


def test_the_sheet_is_reached_from_the_table(table: Table) -> None:
    assert f'href="{table.address}/sheet"' in table.get("").text


def test_the_page_shows_names_figures_and_the_code(table: Table) -> None:
    page = table.get("/sheet").text
    said = words(page)
    assert "Московский до 501" in said.replace(",", "")
    assert "92" in said
    assert "+48" in said
    assert sheet_code(table.loaded.party) in said
    assert "осталось 409" in said


def test_rules_of_the_clubs_own_stand_on_every_sheet_by_their_name(table: Table) -> None:
    with table.app.test_request_context():
        db.session.get_one(PartyRow, table.id).rules_name = "Дачные"
        db.session.commit()
    assert "«Дачные» – Московский, до 501" in words(table.get("/sheet").text)
    assert table.get("/sheet.txt").text.startswith("Деберц: «Дачные» – Московский, до 501\n")
    (page,) = PdfReader(BytesIO(table.get("/sheet.pdf").data)).pages
    assert "Дачные" in page.extract_text()


def test_rules_agreed_on_the_way_have_the_name_no_more(table: Table) -> None:
    with table.app.test_request_context():
        row = db.session.get_one(PartyRow, table.id)
        row.rules_name = "Дачные"
        write(row, {"type": "rules", "ruleset": {"target": 301}, "reason": "?"})
    assert "Дачные" not in table.get("/sheet").text


@pytest.mark.parametrize("ending", ["", ".txt", ".csv", ".json", ".pdf"])
def test_a_stranger_finds_no_sheet(table: Table, visit: Visit, ending: str) -> None:
    assert visit().get(f"{table.address}/sheet{ending}").status_code == 404


def test_the_text_is_the_sheet_to_be_copied(table: Table) -> None:
    answer = table.get("/sheet.txt")
    assert answer.mimetype == "text/plain"
    assert answer.text.startswith("Деберц: Московский, до 501\n")


def test_the_spreadsheet_is_saved_with_a_mark_for_its_encoding(table: Table) -> None:
    answer = table.get("/sheet.csv")
    assert answer.mimetype == "text/csv"
    assert answer.data.startswith(b"\xef\xbb\xbf")
    assert "attachment" in answer.headers["Content-Disposition"]
    head, row = csv.reader(io.StringIO(answer.data.decode("utf-8-sig")), delimiter=";")
    assert dict(zip(head, row, strict=True))["Аня: всего"] == "92"


def test_the_party_file_replays_to_the_same_state(table: Table) -> None:
    answer = table.get("/sheet.json")
    assert answer.mimetype == "application/json"
    party = decode_party(json.loads(answer.data))
    assert party == table.loaded.party
    assert replay(party) == table.state


def test_files_are_named_by_day_and_code_in_plain_letters(table: Table) -> None:
    name = table.get("/sheet.json").headers["Content-Disposition"].split("filename=")[1]
    code = sheet_code(table.loaded.party)
    assert name == f"deberts-{table.loaded.party.started[:10]}-{code}.json"  # type: ignore[index]  # the store gives it


def test_the_pdf_is_a_pdf(table: Table) -> None:
    answer = table.get("/sheet.pdf")
    assert answer.mimetype == "application/pdf"
    assert answer.data.startswith(b"%PDF")


@pytest.mark.parametrize(("lack", "named"), [(pdf.Lack.PACKAGE, "weasyprint"), (pdf.Lack.LIBRARIES, "libpango")])
def test_without_what_pdf_needs_the_button_says_what_is_missing(
    table: Table, monkeypatch: pytest.MonkeyPatch, lack: pdf.Lack, named: str
) -> None:
    monkeypatch.setattr(pdf, "lacking", lambda: lack)
    page = table.get("/sheet").text
    assert named in page
    assert "/sheet.pdf" not in page
    assert "Печатайте из браузера" in page
    answer = table.get("/sheet.pdf")
    assert answer.status_code == 501
    assert named in answer.text


def test_a_party_too_long_for_a_pdf_is_told_so(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pdf, "MOST_ROWS", 0)
    assert "слишком длинна" in table.get("/sheet").text
    assert table.get("/sheet.pdf").status_code == 501


def test_while_others_are_made_a_pdf_is_asked_for_later(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pdf, "PATIENCE", 0.01)
    with pdf._one_at_a_time:
        answer = table.get("/sheet.pdf")
    assert answer.status_code == 503
    assert "К листу" in answer.text


def test_a_printed_code_is_matched_with_the_party(table: Table) -> None:
    code = sheet_code(table.loaded.party)
    assert "на нём всё" in table.get(f"/sheet?code={code}").text
    table.write(MADE)
    assert "прибавилась 1 запись" in table.get(f"/sheet?code={code.lower().replace('-', '')}").text
    assert "не было" in table.get("/sheet?code=000-000").text


def test_names_make_no_markup(sit: Sit, client: FlaskClient) -> None:
    client.post(
        "/new", data={"name_0": "<script>alert(1)</script>", "name_1": "Боря & Ко", "preset": "moscow", "dealer": "0"}
    )
    page = client.get("/").text
    address = page.split('href="/party/')[1].split('"')[0]
    sheet = client.get(f"/party/{address}/sheet").text
    assert "<script>alert" not in sheet
    assert "&lt;script&gt;" in sheet
    assert "Боря &amp; Ко" in sheet


def test_who_only_follows_sees_the_sheet_and_writes_nothing(table: Table, visit: Visit) -> None:
    with table.app.test_request_context():
        link = link_of_party(table.loaded.row, Share.FOLLOW)
    guest = visit()
    with guest.session_transaction() as session:
        session[Share.FOLLOW] = [link]
    page = guest.get(f"{table.address}/sheet")
    assert page.status_code == 200
    assert "catch-up" not in page.text
    assert guest.get(f"{table.address}/catch-up").status_code == 403


def test_a_blank_sheet_is_for_the_variant_and_the_names_asked_for(client: FlaskClient) -> None:
    page = client.get("/sheet/blank?preset=threesome&name_0=\u202eАня&name_2=" + "Я" * 60).text
    assert page.count('<th class="c" scope="col">') == 3
    assert ">Аня<" in page
    sheet = page.split("<article")[1].split("</article>")[0]
    assert "Я" * 40 in sheet
    assert "Я" * 41 not in sheet


def test_a_blank_sheet_is_a_pdf_too(client: FlaskClient) -> None:
    answer = client.get("/sheet/blank.pdf")
    assert answer.data.startswith(b"%PDF")
    assert "deberts-blank.pdf" in answer.headers["Content-Disposition"]


def test_a_blank_sheet_of_no_variant_is_not_there(client: FlaskClient) -> None:
    assert client.get("/sheet/blank?preset=poker").status_code == 404


def test_paper_and_printing_are_offered_on_the_first_page(client: FlaskClient) -> None:
    page = client.get("/").text
    assert 'href="/sheet/blank"' in page
    assert 'href="/import"' in page
