"""Страницы листа: the sheet of a party, its files, and the sheet to play on."""

from __future__ import annotations

from uuid import UUID

from flask import Blueprint, Response, abort, render_template, request

from scorer.ledger.names import LONGEST_NAME
from scorer.ledger.seen import as_seen
from scorer.rules.presets import DEFAULT_PRESET, PRESETS, preset
from scorer.sheets.build import blank_sheet, party_sheet
from scorer.sheets.code import entries_of
from scorer.sheets.model import Sheet
from scorer.store.parties import Loaded
from scorer.web.again import rules_name
from scorer.web.clubs import party_or_404
from scorer.web.presenters.presets import GROUPS, preset_name
from scorer.web.rights import Right, right_in
from scorer.web.sheet import files, pdf
from scorer.web.sheet.matching import matching
from scorer.web.sheet.reasons import no_pdf
from scorer.web.sheet.view import sheet_view

pages = Blueprint("sheet", __name__)
LONGEST_CODE = 20


@pages.get("/party/<uuid:party_id>/sheet")
def show(party_id: UUID) -> str:
    """The sheet, to be looked at and printed; with `code`, what a printed one shows of this party."""
    loaded = party_or_404(party_id)
    sheet = _sheet(loaded)
    code = request.args.get("code", "")[:LONGEST_CODE]
    return render_template(
        "sheet/show.html",
        party_id=party_id,
        sheet=sheet_view(sheet),
        no_pdf=_why_not(sheet),
        may_write=right_in(loaded.row) >= Right.WRITE,
        code=code,
        matched=matching(entries_of(loaded.party, code), loaded.party) if code else "",
    )


@pages.get("/party/<uuid:party_id>/sheet.pdf")
def as_pdf(party_id: UUID) -> Response:
    """The sheet as PDF."""
    return _pdf(_sheet(party_or_404(party_id)))


@pages.get("/party/<uuid:party_id>/sheet.txt")
def as_text(party_id: UUID) -> Response:
    """The sheet as text."""
    return files.text_file(_sheet(party_or_404(party_id)))


@pages.get("/party/<uuid:party_id>/sheet.csv")
def as_spreadsheet(party_id: UUID) -> Response:
    """The sheet for a spreadsheet program."""
    return files.spreadsheet_file(_sheet(party_or_404(party_id)))


@pages.get("/party/<uuid:party_id>/sheet.json")
def as_party_file(party_id: UUID) -> Response:
    """The party file."""
    loaded = party_or_404(party_id)
    return files.party_file(loaded.party, _sheet(loaded))


@pages.get("/sheet/blank")
def blank() -> str:
    """A sheet to play on, of the variant and with the names asked for."""
    name, names = _asked()
    groups = [(group, [(one, preset_name(one)) for one in presets]) for group, presets in GROUPS.items()]
    return render_template(
        "sheet/blank.html",
        sheet=sheet_view(_blank(name, names)),
        groups=groups,
        chosen=name,
        names=names,
        players=preset(name).players,
        longest=LONGEST_NAME,
        no_pdf=no_pdf(pdf.lacking()),
    )


@pages.get("/sheet/blank.pdf")
def blank_pdf() -> Response:
    """The same as PDF."""
    return _pdf(_blank(*_asked()))


def _sheet(loaded: Loaded) -> Sheet:
    return party_sheet(loaded.party, loaded.state, rules_name(loaded) or "")


def _asked() -> tuple[str, tuple[str, str, str]]:
    """The variant and the names of the address."""
    name = request.args.get("preset", DEFAULT_PRESET)
    if name not in PRESETS:
        abort(404)
    return name, (_name(0), _name(1), _name(2))


def _name(seat: int) -> str:
    return as_seen(request.args.get(f"name_{seat}"))[:LONGEST_NAME]


def _blank(name: str, names: tuple[str, str, str]) -> Sheet:
    rules = preset(name)
    return blank_sheet(names[: rules.players], name, rules)


def _why_not(sheet: Sheet) -> str:
    return no_pdf(pdf.lacking(), too_long=len(sheet.rows) > pdf.MOST_ROWS)


def _pdf(sheet: Sheet) -> Response:
    return files.pdf_file(sheet, _why_not(sheet), party_id=(request.view_args or {}).get("party_id"))
