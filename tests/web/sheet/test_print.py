"""The sheet on A4: one page for twenty deals, clean breaks for sixty, as PDF and by the same split everywhere."""

import importlib.util
import io
import re
import sys
from typing import Any

import pytest
import weasyprint
from pypdf import PdfReader

from scorer.ledger.codec import decode_party
from scorer.ledger.replay import replay
from scorer.rules.presets import PRESETS, preset
from scorer.sheets.build import blank_sheet, party_sheet
from scorer.sheets.model import Sheet
from scorer.web.i18n import speaking
from scorer.web.sheet import pdf
from scorer.web.sheet.document import html_document
from scorer.web.sheet.layout import DENSITIES, lay_out
from scorer.web.sheet.view import sheet_view
from scorer.web.sheet.words import SheetWords
from tests.web.sheet.parties import LONG, RIGHT_TO_LEFT, WIDE, document, three_play


def sheet_of(made: dict[str, Any]) -> Sheet:
    party = decode_party(made)
    return party_sheet(party, replay(party))


def html(sheet: Sheet, language: str = "ru") -> str:
    with speaking(language):
        return html_document(sheet)


def pages(sheet: Sheet, language: str = "ru") -> list[str]:
    """The text of every page of the PDF file."""
    made = PdfReader(io.BytesIO(pdf.make_pdf(html(sheet, language))))
    return [page.extract_text() for page in made.pages]


def leaves(sheet: Sheet) -> int:
    return html(sheet).count('class="leaf"')


@pytest.mark.parametrize(
    ("names", "deals", "most"),
    [
        (LONG, 1, 1),
        (LONG, 6, 1),
        (LONG, 20, 1),
        (WIDE, 20, 1),
        (RIGHT_TO_LEFT, 20, 1),
        (LONG, 25, 2),
        (WIDE, 60, 3),
    ],
)
def test_a_party_takes_no_more_pages_than_it_should(names: tuple[str, ...], deals: int, most: int) -> None:
    sheet = sheet_of(document(deals, names))
    made = weasyprint.HTML(string=html(sheet)).render().pages
    assert len(made) <= most
    assert len(made) == leaves(sheet)


@pytest.mark.parametrize("closed", [True, False])
def test_twenty_deals_of_three_with_long_names_take_one_page_whatever_is_in_them(closed: bool) -> None:
    for seed in range(12):
        sheet = sheet_of(three_play(seed, closed=closed))
        assert leaves(sheet) == 1
        if not seed:
            assert len(pages(sheet)) == 1
        if not closed:
            assert _view(sheet).pages[0].free


def test_no_page_is_begun_for_free_rows_alone() -> None:
    for deals in range(18, 40):
        goes_on = sheet_of(document(deals, closed=False))
        assert leaves(goes_on) <= leaves(sheet_of(document(deals)))


@pytest.mark.parametrize("closed", [True, False])
@pytest.mark.parametrize("deals", [33, 47, 60])
def test_the_split_of_the_model_is_the_split_of_the_paper(deals: int, closed: bool) -> None:
    sheet = sheet_of(document(deals, closed=closed))
    assert len(pages(sheet)) == leaves(sheet)


def test_every_page_repeats_the_names_and_says_which_it_is() -> None:
    sheet = sheet_of(document(60, ("Аня", "Боря")))
    made = pages(sheet)
    assert len(made) > 1
    for number, text in enumerate(made, start=1):
        assert "Аня" in text
        assert "Боря" in text
        assert f"стр. {number} из {len(made)}" in text
        assert sheet.code in text


def test_the_foot_has_rows_with_it_and_stands_on_the_last_page_alone() -> None:
    for deals in range(18, 40):
        view = _view(sheet_of(document(deals)))
        assert len(view.pages[-1].rows) >= 1
    made = pages(sheet_of(document(60)))
    assert ["Партия прервана" in text for text in made] == [False] * (len(made) - 1) + [True]


def test_every_deal_is_printed_once_and_in_order() -> None:
    sheet = sheet_of(document(60))
    printed = [row.number for page in _view(sheet).pages for row in page.rows if row.number]
    assert printed == [str(number) for number in range(1, 61)]


def test_a_party_that_goes_on_has_free_rows_with_the_next_numbers() -> None:
    view = _view(sheet_of(document(6, closed=False)))
    (page,) = view.pages
    assert page.free[0] == 7
    assert len(page.free) >= 2
    assert _view(sheet_of(document(6))).pages[0].free == ()


@pytest.mark.parametrize(("played", "left"), [(0, [1, 2, 3, 4]), (3, [4]), (4, []), (6, [6])])
def test_where_a_number_of_deals_is_played_no_more_rows_are_free_than_are_left(played: int, left: list[int]) -> None:
    party = document(min(played, 5), closed=False)
    party["ruleset"]["deals"] = 5 if played == 6 else 4
    assert list(_view(sheet_of(party)).pages[0].free) == left


def test_a_longer_party_is_set_more_tightly() -> None:
    with speaking("ru"):
        densities = []
        for deals in (6, 16, 20, 24):
            sheet = sheet_of(document(deals))
            densities.append(lay_out(sheet, SheetWords("moscow"), with_picture=True).density)
    assert densities == sorted(densities, key=DENSITIES.index)
    assert densities[0] is DENSITIES[0]
    assert densities[-1] is DENSITIES[-1]


def test_names_stand_as_they_are_and_make_no_markup() -> None:
    made = html(sheet_of(document(3)))
    assert "О&#39;Ніл &lt;b&gt;&amp;amp; К" in made
    assert "<b>" not in made
    assert "Ґалина «Ї» О'Ніл <b>&amp; К" in pages(sheet_of(document(3)))[0].replace("\n", " ")


@pytest.mark.parametrize("language", ["ru", "uk", "en"])
def test_the_sheet_speaks_the_language_asked_for(language: str) -> None:
    made = html(sheet_of(document(3)), language)
    assert f'<html lang="{language}">' in made
    assert {"ru": "Деберц", "uk": "Деберц", "en": "Deberts"}[language] in made


def test_the_picture_is_drawn_and_told_in_words() -> None:
    made = html(sheet_of(document(6, ("Аня", "Боря"))))
    assert made.count("<polyline") == 4  # two lines, on paper and for a phone
    told = re.search(r'<svg class="broad"[^>]*role="img" aria-label="([^"]*)"', made)
    assert told
    assert "Аня: 0, 80, 232" in told[1]
    assert 'stroke-dasharray="7 4"' in made


@pytest.mark.parametrize("name", PRESETS)
def test_a_blank_sheet_of_any_variant_is_one_page(name: str) -> None:
    rules = preset(name)
    sheet = blank_sheet(("Аня", "", "")[: rules.players], name, rules)
    (text,) = pages(sheet)
    assert "20" in text.split()
    view = _view(sheet)
    assert len(view.pages[0].free) >= 18


def test_a_pdf_file_asks_for_nothing_from_outside(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("ERROR", "weasyprint"):
        made = pdf.make_pdf("<img src='http://example.org/x.png'><img src='file:///etc/passwd'>")
    assert made.startswith(b"%PDF")
    assert ["disallowed protocol" in record.getMessage() for record in caplog.records] == [True, True]


def test_without_the_package_it_is_said_to_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    assert pdf.lacking.__wrapped__() is pdf.Lack.PACKAGE


def test_without_the_libraries_they_are_said_to_be_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Broken:
        def find_spec(self, name: str, *_: object) -> None:
            if name == "weasyprint":
                print("advice")  # noqa: T201 - as weasyprint does
                raise OSError("cannot load library 'libpango-1.0-0'")

    monkeypatch.delitem(sys.modules, "weasyprint")
    monkeypatch.setattr(sys, "meta_path", [Broken(), *sys.meta_path])
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: object())
    assert pdf.lacking.__wrapped__() is pdf.Lack.LIBRARIES
    assert capsys.readouterr().out == ""


def _view(sheet: Sheet) -> Any:
    with speaking("ru"):
        return sheet_view(sheet)
